import { useSignal } from '@preact/signals';
import { createRef } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { View } from '../../games/choose-your-words/view.ts';
import { Actions } from '../play/actions.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { mySeat } from './cards-state.ts';
import { wish } from './laying.ts';
import { quickBets } from './quick-bets.ts';
import type { BetRange, Step } from './step.ts';

type BetStep = Extract<Step, { kind: 'bet' }>;
type BetProps = { readonly step: BetStep; readonly view: View };

const amountField = createRef<HTMLInputElement>();

/** Digits typed at the table set the amount; whether there is one to set. */
export const focusAmount = (): boolean => {
  amountField.current?.select();
  return amountField.current !== null;
};

/** Check or call, bet or raise by slider and quick amounts, fold; every button names what it costs. */
export const BetActions = ({ step, view }: BetProps) => {
  const { cards } = t();
  const { range, toCall, mustBet } = step;
  const own = view.seats[mySeat.value];
  const isCallAllIn = own !== undefined && toCall > 0 && toCall >= own.chips;
  const amount = useSignal(range?.from ?? 0);
  useLayoutEffect(() => {
    amount.value = range?.from ?? 0;
  }, [view.round, view.betting, view.highBet]);
  const all = (own?.bet ?? 0) + (own?.chips ?? 0);
  const put = (): void => {
    if (range === undefined) return;
    const to = amount.value;
    void wish(range.kind === 'bet' ? { kind: 'bet', amount: to } : { kind: 'raise', to });
  };
  return (
    <>
      {range !== undefined && (
        <BetSlider
          range={range}
          view={view}
          all={all}
          value={amount.value}
          onValue={(value) => {
            amount.value = value;
          }}
          onPut={put}
        />
      )}
      <Actions layout="bet-actions">
        {!mustBet && (
          <Button kind="quiet" onClick={() => void wish({ kind: 'fold' })}>
            {cards.fold}
          </Button>
        )}
        {toCall > 0 ? (
          <StepButton onClick={() => void wish({ kind: 'call' })}>
            {isCallAllIn ? cards.callAllIn(toCall) : cards.call(toCall)}
          </StepButton>
        ) : (
          !mustBet && <StepButton onClick={() => void wish({ kind: 'check' })}>{cards.check}</StepButton>
        )}
        {range !== undefined && (
          <BetButton range={range} amount={amount.value} all={all} isNext={mustBet} onPut={put} />
        )}
      </Actions>
    </>
  );
};

type StepButtonProps = { readonly onClick: () => void; readonly children: string };

/** The obvious next step: it has the focus when the turn comes. */
const StepButton = ({ onClick, children }: StepButtonProps) => (
  <button type="button" class="button" data-step-focus onClick={onClick}>
    {children}
  </button>
);

type BetButtonProps = {
  readonly range: BetRange;
  readonly amount: number;
  readonly all: number;
  readonly isNext: boolean;
  readonly onPut: () => void;
};

const BetButton = ({ range, amount, all, isNext, onPut }: BetButtonProps) => {
  const { cards } = t();
  const name =
    amount === all ? cards.betAllIn(amount) : range.kind === 'bet' ? cards.bet(amount) : cards.raise(amount);
  return isNext ? (
    <StepButton onClick={onPut}>{name}</StepButton>
  ) : (
    <Button kind="quiet" onClick={onPut}>
      {name}
    </Button>
  );
};

type SliderProps = {
  readonly range: BetRange;
  readonly view: View;
  readonly all: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
  /** Bets, or raises, what is set. */
  readonly onPut: () => void;
};

/** How much: amounts at one tap, a slider, and a field to type into, where Enter bets. */
const BetSlider = ({ range, view, all, value, onValue, onPut }: SliderProps) => {
  const { cards } = t();
  const { from, to } = range;
  const quick = quickBets({ ...view, all }, range);
  /** Takes what was set, as far as it can be bet; returns what it is now. */
  const take = (text: string): number => {
    const wanted = Math.round(Number(text));
    const taken =
      Number.isFinite(wanted) && text.trim() !== '' ? Math.min(to, Math.max(from, wanted)) : value;
    onValue(taken);
    return taken;
  };
  return (
    <fieldset class="bet-slider">
      <legend class="unseen">{range.kind === 'bet' ? cards.betHowMuch : cards.raiseHowMuch}</legend>
      {quick.length > 1 && (
        <div class="quick-bets">
          {quick.map(({ name, amount }) => (
            <button
              key={name}
              type="button"
              class="quick-bet"
              aria-pressed={amount === value}
              onClick={() => onValue(amount)}
            >
              <small>{cards.quick[name]}</small>
              <b>{cards.number(amount)}</b>
            </button>
          ))}
        </div>
      )}
      {to > from && (
        <div class="bet-amount">
          <input
            type="range"
            min={from}
            max={to}
            step={1}
            value={value}
            aria-label={cards.betAmount}
            aria-valuetext={cards.chipsOf(value)}
            onInput={({ currentTarget }) => void take(currentTarget.value)}
          />
          <input
            ref={amountField}
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={value}
            aria-label={cards.betAmount}
            onChange={({ currentTarget }) => {
              currentTarget.value = String(take(currentTarget.value));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const field = event.currentTarget;
              const typed = field.value;
              const taken = take(typed);
              field.value = String(taken);
              // What cannot be bet is mended first, and seen, before it is bet.
              if (Number(typed) === taken) onPut();
            }}
          />
        </div>
      )}
    </fieldset>
  );
};
