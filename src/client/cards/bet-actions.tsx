import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '../../games/choose-your-words/view.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { mySeat } from './cards-state.ts';
import { wish } from './laying.ts';
import { quickBets } from './quick-bets.ts';
import type { BetRange, Step } from './step.ts';

type BetStep = Extract<Step, { kind: 'bet' }>;
type BetProps = { readonly step: BetStep; readonly view: View };

/** Check or call, bet or raise by slider and quick amounts, fold; every button names what it costs. */
export const BetActions = ({ step, view }: BetProps) => {
  const { cards } = t();
  const { range, toCall, mustBet } = step;
  const own = view.seats[mySeat.value];
  const isCallAllIn = own !== undefined && toCall > 0 && toCall >= own.chips;
  const amount = useSignal(range?.from ?? 0);
  useEffect(() => {
    amount.value = range?.from ?? 0;
  }, [view.round, view.betting, view.highBet]);
  const all = (own?.bet ?? 0) + (own?.chips ?? 0);
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
        />
      )}
      <div class="actions bet-actions">
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
        {range !== undefined && <BetButton range={range} amount={amount.value} all={all} isNext={mustBet} />}
      </div>
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
};

const BetButton = ({ range, amount, all, isNext }: BetButtonProps) => {
  const { cards } = t();
  const put = (): void =>
    void wish(range.kind === 'bet' ? { kind: 'bet', amount } : { kind: 'raise', to: amount });
  const name =
    amount === all ? cards.betAllIn(amount) : range.kind === 'bet' ? cards.bet(amount) : cards.raise(amount);
  return isNext ? (
    <StepButton onClick={put}>{name}</StepButton>
  ) : (
    <Button kind="quiet" onClick={put}>
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
};

/** How much: amounts at one tap, a slider, and a field to type into. */
const BetSlider = ({ range, view, all, value, onValue }: SliderProps) => {
  const { cards } = t();
  const { from, to } = range;
  const quick = quickBets({ ...view, all }, range);
  const take = (text: string): void => {
    const wanted = Math.round(Number(text));
    if (Number.isFinite(wanted) && text.trim() !== '') onValue(Math.min(to, Math.max(from, wanted)));
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
            onInput={({ currentTarget }) => take(currentTarget.value)}
          />
          <input
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={value}
            aria-label={cards.betAmount}
            onChange={({ currentTarget }) => {
              take(currentTarget.value);
              currentTarget.value = String(value);
            }}
          />
        </div>
      )}
    </fieldset>
  );
};
