/** What people take others to hold: the more somebody bets, the better a hand, as far as one heeds it; and some bluff. */
import type { View } from '../../games/choose-your-words/view.ts';
import { chanceAgainst, type Field, type Scores } from './field.ts';

/** So many who bet are taken to hold anything. */
export const BLUFFERS = 0.1;
/** What was put in before this betting tells half as much: the cards have changed since. */
const EARLIER = 0.5;

type Rival = { readonly likely: Scores; readonly any: Scores };

/** Which part of the hands, the best ones, a rival is taken to bet on. */
export const partHeld = (view: View, seat: number, heed: number): number => {
  const { ante, minBet } = view.options;
  // CW-4.1: the dealer must bet and others must match it, so the least bet of the first betting tells nothing, like the ante.
  const forced = view.betting === 1 ? minBet : 0;
  const { bet = 0, committed = 0 } = view.seats[seat] ?? {};
  const lying = Math.max(
    1,
    view.pots.reduce((sum, { amount }) => sum + amount, 0) -
      view.seats.reduce((sum, each) => sum + Math.max(0, each.bet - forced), 0),
  );
  const now = Math.max(0, bet - forced) / lying;
  const before = Math.max(0, committed - bet - ante - minBet) / Math.max(1, 2 * (ante + minBet));
  return ((1 + now) * (1 + before) ** EARLIER) ** -heed;
};

/** The chance that a score beats all rivals at the end, as a player sees it who heeds bets so much. */
export const chanceByBets = (
  view: View,
  seat: number,
  field: Field,
  heed: number,
): ((score: number) => number) => {
  const rivals = view.seats.flatMap(({ dealtIn, folded, out, left, exchanged }, other): Rival[] => {
    if (other === seat || !dealtIn || folded || out || left) return [];
    const part = partHeld(view, other, heed);
    return [{ likely: field.holding(exchanged, view.betting, part), any: field.after(exchanged) }];
  });
  return (score) =>
    rivals.reduce(
      (chance, { likely, any }) =>
        chance * ((1 - BLUFFERS) * chanceAgainst(likely, score, 1) + BLUFFERS * chanceAgainst(any, score, 1)),
      1,
    );
};
