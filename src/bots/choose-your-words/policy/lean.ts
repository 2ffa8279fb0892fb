/**
 * A lean toward what rivals have shown: who folds to bets too often is bet into more with little, who calls too often less with little and
 * more with much. It is bounded, so that nobody gains much by pretending; and it waits until there is something to go by.
 */
import type { View } from '../../../games/choose-your-words/view.ts';
import { ACTIONS, LEAST, PASS, type Spot } from './abstraction.ts';
import { isIn } from './spot.ts';

/** Fewer answers than this tell nothing; so they are always from more than one round. */
const FEWEST_ANSWERS = 8;
/** How many answers of the usual kind are thought to have come before those that were seen. */
const USUAL_ANSWERS = 20;
/** How often good players fold to a bet, two at the table and more; so much more or less often is as far as a habit goes. */
const USUAL_FOLDS = { two: 0.35, more: 0.47 } as const;
const FAR = 0.25;
/** So much of what is played changes at most. */
export const MOST_LEANED = 0.15;
/** Up to which rank hands have little to show, and from which on much. */
const LITTLE = 0.5;
const MUCH = 0.7;

/** How far the rivals of a seat who are left fold too often (up to 1) or too seldom (down to −1), together. */
export const habitOf = (view: View, seat: number): number => {
  let [folds, answers] = [0, 0];
  view.seats.forEach((held, other) => {
    if (other === seat || !isIn(held)) return;
    folds += held.answers.folds;
    answers += held.answers.folds + held.answers.calls + held.answers.raises;
  });
  if (answers < FEWEST_ANSWERS) return 0;
  const usual = view.seats.length > 2 ? USUAL_FOLDS.more : USUAL_FOLDS.two;
  const part = (folds + USUAL_ANSWERS * usual) / (answers + USUAL_ANSWERS);
  return Math.max(-1, Math.min(1, (part - usual) / FAR));
};

/** Moves up to so much of what is played from checking to a bet of half a pot, or to a smaller one. */
const betMore = (mix: Float64Array, open: number, most: number): void => {
  const action = [LEAST + 1, LEAST].find((each) => (open >> each) & 1);
  if (action === undefined) return;
  const moved = Math.min(most, mix[PASS] as number);
  mix[PASS] = (mix[PASS] as number) - moved;
  mix[action] = (mix[action] as number) + moved;
};

/** Moves up to so much of what is played from all bets to checking. */
const betLess = (mix: Float64Array, most: number): void => {
  const bets = 1 - (mix[PASS] as number);
  if (bets <= 0) return;
  const moved = Math.min(most, bets);
  for (let action = LEAST; action < ACTIONS; action++)
    mix[action] = (mix[action] as number) * (1 - moved / bets);
  mix[PASS] = (mix[PASS] as number) + moved;
};

/** Changes what is played where there is nothing to meet, by the habit of those who are left. */
export const lean = (
  mix: Float64Array,
  { toCall }: Pick<Spot, 'toCall'>,
  { habit, rank, open }: { readonly habit: number; readonly rank: number; readonly open: number },
): void => {
  if (toCall > 0) return;
  const most = MOST_LEANED * Math.abs(habit);
  if (rank < LITTLE && habit > 0) betMore(mix, open, most);
  else if (rank < LITTLE) betLess(mix, most);
  else if (rank >= MUCH && habit < 0) betMore(mix, open, most);
};
