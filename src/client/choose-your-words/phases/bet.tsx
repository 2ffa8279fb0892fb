import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { into } from '../../base/into.ts';
import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { useStepGuard } from '../../table/use-step-guard.ts';
import { type BetRange, type QuickBet, quickBets } from './quick-bets.ts';
import { holdsCards, offered, type PhaseSurface, type SeatView } from './surface.ts';

/** What may be bet, or raised to; undefined where neither may be. */
const rangeFor = (at: SeatView): BetRange | undefined => offered(at, 'bet') ?? offered(at, 'raise');

/** Check or call, bet or raise by slider and quick amounts, fold; every button names what it costs. */
const BetActions = (at: SeatView) => {
  const { cards } = t();
  const { view, me } = at;
  const { confirmThenAct } = at.table;
  const { toCall, mustBet } = view;
  const { bet = 0, chips = 0 } = view.seats[me] ?? {};
  const range = rangeFor(at);
  const amount = useSignal(range?.from ?? 0);
  useLayoutEffect(() => {
    amount.value = range?.from ?? 0;
  }, [view.round, view.betting, view.highBet]);
  const all = bet + chips;
  const put = (): void => {
    const to = amount.value;
    void confirmThenAct(range?.kind === 'bet' ? { kind: 'bet', amount: to } : { kind: 'raise', to });
  };
  return (
    <>
      {range !== undefined && (
        <BetSlider {...{ range, amount }} quick={quickBets({ ...view, all }, range)} onPut={put} />
      )}
      <Actions layout="bet-actions">
        {!mustBet && (
          <StepButton quiet onClick={() => confirmThenAct({ kind: 'fold' })}>
            {cards.fold}
          </StepButton>
        )}
        {toCall > 0 ? (
          <StepButton onClick={() => confirmThenAct({ kind: 'call' })}>
            {toCall >= chips ? cards.callAllIn(toCall) : cards.call(toCall)}
          </StepButton>
        ) : (
          !mustBet && <StepButton onClick={() => confirmThenAct({ kind: 'check' })}>{cards.check}</StepButton>
        )}
        {range !== undefined && (
          <StepButton quiet={!mustBet} means={range.kind} onClick={put}>
            {putName(range, amount.value, all)}
          </StepButton>
        )}
      </Actions>
    </>
  );
};

const putName = ({ kind }: BetRange, amount: number, all: number): string => {
  const { cards } = t();
  if (amount === all) return cards.betAllIn(amount);
  return kind === 'bet' ? cards.bet(amount) : cards.raise(amount);
};

type SliderProps = {
  readonly range: BetRange;
  readonly quick: readonly QuickBet[];
  readonly amount: Signal<number>;
  /** Bets, or raises, what is set. */
  readonly onPut: () => void;
};

/** How much: amounts at one tap, a slider, and a field to type into, where Enter bets. */
const BetSlider = ({ range, quick, amount, onPut }: SliderProps) => {
  const { cards } = t();
  const { from, to } = range;
  const isMeant = useStepGuard(range.kind);
  const set = into(amount);
  const field = { min: from, max: to, value: amount.value, 'aria-label': cards.betAmount };
  /** Takes what an input says, as far as it can be bet, and puts that there; whether it is the same. */
  const take = (input: HTMLInputElement): boolean => {
    const typed = input.value;
    const wanted = Math.round(Number(typed));
    if (Number.isFinite(wanted) && typed.trim() !== '') set(Math.min(to, Math.max(from, wanted)));
    input.value = String(amount.value);
    return Number(typed) === amount.value;
  };
  return (
    <fieldset class="amounts bet-slider">
      <legend class="unseen">{range.kind === 'bet' ? cards.betHowMuch : cards.raiseHowMuch}</legend>
      {quick.length > 1 && (
        <div class="quick-bets">
          {quick.map(({ name, amount: sum }) => (
            <button
              key={name}
              type="button"
              class="quick-bet frame pressable touch centred figures"
              aria-pressed={sum === amount.value}
              onClick={() => set(sum)}
            >
              <small>{cards.quick[name]}</small>
              <b>{cards.number(sum)}</b>
            </button>
          ))}
        </div>
      )}
      {to > from && (
        <div class="bet-amount line">
          <input
            type="range"
            {...field}
            step={1}
            aria-valuetext={cards.chipsOf(amount.value)}
            onInput={({ currentTarget }) => void take(currentTarget)}
          />
          <input
            type="number"
            inputMode="numeric"
            {...field}
            onChange={({ currentTarget }) => void take(currentTarget)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              // What cannot be bet is mended first, and seen, before it is bet.
              if (take(event.currentTarget) && isMeant(event)) onPut();
            }}
          />
        </div>
      )}
    </fieldset>
  );
};

const prompt = (at: SeatView): string => {
  const { cards } = t();
  const { mustBet, toCall } = at.view;
  if (mustBet) return cards.openStep(rangeFor(at)?.from ?? 0);
  return toCall > 0 ? cards.callStep(toCall, rangeFor(at) !== undefined) : cards.checkStep;
};

/** CW-4.1: a betting round; meanwhile words may be tried. Digits set the amount. */
export const betSurface: PhaseSurface = {
  prompt,
  waiting: (who) => t().cards.waitBet(who),
  Actions: BetActions,
  laysOut: holdsCards,
  stepKey: ({ view }) => String(view.betting),
  onKey: ({ key, ctrlKey, metaKey, altKey }) => {
    // The digit itself goes where the focus goes.
    if (/^\d$/.test(key) && !ctrlKey && !metaKey && !altKey)
      document.querySelector<HTMLInputElement>('.bet-amount [type=number]')?.select();
    return false;
  },
};
