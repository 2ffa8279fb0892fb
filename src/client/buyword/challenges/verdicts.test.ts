import { expect, it } from 'vitest';
import type { GameEvent } from '../../../games/buyword/events.ts';
import { settledIn } from './verdicts.ts';

const undone = (sale: number, refund: number): GameEvent => ({
  type: 'undone',
  sale,
  seat: 0,
  words: [],
  refund,
  tiles: 'E',
  wilds: 0,
});

it('BW-14.5, BW-6.3 tells all that was given back for a play and what was built on it, and what is owed', () => {
  const events: GameEvent[] = [
    { type: 'challenged', sale: 1, seller: 0, words: [], by: 1, valid: false },
    undone(2, 9),
    undone(1, 16),
    { type: 'penalty', seat: 0, amount: 12 },
    { type: 'owed', seat: 0, amount: 8 },
    { type: 'reopened', seat: 0 },
  ];
  const verdict = { sale: 1, by: 1, valid: false, vote: undefined };
  expect(settledIn(events)).toEqual({ ...verdict, refund: 25, paid: 12, owed: 8 });
});
