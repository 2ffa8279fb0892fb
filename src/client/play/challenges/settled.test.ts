import { expect, it } from 'vitest';
import type { GameEvent } from '../../../games/buyword/events.ts';
import { settledIn } from './settled.ts';

const undone = (sale: number, refund: number): GameEvent => ({
  type: 'undone',
  sale,
  seat: 0,
  refund,
  tiles: 'E',
  wilds: 0,
});

it('BW-14.5 tells all that was given back for a play and what its seller had built on it', () => {
  const events: GameEvent[] = [
    { type: 'challenged', sale: 1, by: 1, valid: false },
    undone(2, 9),
    undone(1, 16),
    { type: 'penalty', seat: 0, amount: 20 },
    { type: 'reopened', seat: 0 },
  ];
  expect(settledIn(events)).toEqual({ sale: 1, by: 1, valid: false, refund: 25, paid: 20, vote: undefined });
});
