import { describe, expect, it } from 'vitest';
import { ACTIONS, FOLD, PASS, rowOf, type Spot } from './abstraction.ts';
import { readMix } from './mix.ts';
import { trainedPolicy } from './trained-policy.ts';

/** What lies in the middle of a table of two after antes and a first betting in which nobody raised. */
const POT = 4;
const PUT_IN = POT / 2;
const HANDS = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
const LOTS = [0.1, 0.3, 0.5, 0.7, 0.9];
const CALL_OR_FOLD = (1 << PASS) | (1 << FOLD);

/** How often a hand folds to an all-in of a stack, with two players; always, where the table does not know. */
const foldsTo = (stack: number, rank: number, place: Pick<Spot, 'betting' | 'ownFew' | 'rivalFew'>): number =>
  LOTS.reduce((sum, lot) => {
    const bet = stack - PUT_IN;
    const spot = { ...place, scene: 0, pot: POT + bet, toCall: bet, behind: 0, growth: 1, leastBet: 1 };
    const mix = new Float64Array(ACTIONS);
    const row = rowOf({ ...spot, hasBet: false, isLate: true }, rank, lot);
    const isKnown = readMix(trainedPolicy(), row, CALL_OR_FOLD, mix);
    return sum + (isKnown ? (mix[FOLD] as number) : 1) / LOTS.length;
  }, 0);

const PLACES = [1, 2].flatMap((betting) =>
  [true, false].flatMap((ownFew) => [true, false].map((rivalFew) => ({ betting, ownFew, rivalFew }))),
);

describe('the betting policy that ships, met by an all-in', () => {
  it.each([20, 50, 200])('of %i chips folds too seldom for a bluff with anything to pay', (stack) => {
    const bet = stack - PUT_IN;
    for (const place of PLACES) {
      const folds = HANDS.map((rank) => foldsTo(stack, rank, place));
      const mean = folds.reduce((sum, fold) => sum + fold, 0) / HANDS.length;
      // A bluff wins the pot as often as it is believed, and loses the bet else.
      expect(mean, JSON.stringify(place)).toBeLessThan(bet / (bet + POT));
      expect(folds.at(-1), JSON.stringify(place)).toBe(0);
    }
  });
});
