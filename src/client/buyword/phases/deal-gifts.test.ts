import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../games/buyword/events.ts';
import type { Lot } from '../../../games/buyword/state.ts';
import { answersTo, giftsOf } from './deal-gifts.ts';

const lot = (from: number, tiles: string, holder = from): Lot => ({ from, holder, tiles });
const LOTS = [lot(0, 'CAT'), lot(1, 'DOG'), lot(2, 'TEN')];

describe('BW-11, BW-12 what goes from whom to whom', () => {
  it('is what I give first, then what I get, lots and money of one giver together', () => {
    const terms = {
      lots: [
        { from: 0, to: 1 },
        { from: 1, to: 0 },
      ],
      money: [{ from: 1, to: 0, amount: 5 }],
    };
    expect(giftsOf(terms, LOTS, 1)).toEqual([
      { from: 1, to: 0, lots: [LOTS[1]], money: 5 },
      { from: 0, to: 1, lots: [LOTS[0]], money: 0 },
    ]);
  });

  it('tells the several lots of one player apart by whom they were drawn for', () => {
    const held = [lot(0, 'CAT', 1), lot(1, 'DOG')];
    const terms = { lots: [{ from: 1, to: 2, origin: 0 }], money: [{ from: 2, to: 1, amount: 9 }] };
    expect(giftsOf(terms, held, 2)).toEqual([
      { from: 2, to: 1, lots: [], money: 9 },
      { from: 1, to: 2, lots: [held[0]], money: 0 },
    ]);
  });

  it('keeps a ring apart, a gift each', () => {
    const terms = {
      lots: [
        { from: 0, to: 1 },
        { from: 1, to: 2 },
        { from: 2, to: 0 },
      ],
      money: [],
    };
    expect(giftsOf(terms, LOTS, 2).map(({ from, to }) => [from, to])).toEqual([
      [2, 0],
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('BW-11.2 what became of my proposals', () => {
  const proposed = (proposal: number, by: number) =>
    ({
      type: 'proposed',
      proposal,
      by,
      terms: { lots: [], money: [] },
      moves: [{ from: 0, to: 1, origin: 0 }],
      parties: [1],
    }) as GameEvent;
  const roundBegan = { type: 'round-began', round: 3, leader: 0 } as GameEvent;

  it('is told for mine of this round alone, the last answer first', () => {
    const rejected: GameEvent = { type: 'rejected', proposal: 4, seat: 1 };
    const dealt: GameEvent = { type: 'dealt', proposal: 6, lots: [], money: [] };
    const events: readonly GameEvent[] = [
      proposed(3, 0),
      { type: 'rejected', proposal: 3, seat: 1 },
      roundBegan,
      proposed(4, 0),
      proposed(5, 1),
      rejected,
      { type: 'rejected', proposal: 5, seat: 0 },
      proposed(6, 0),
      dealt,
      proposed(7, 0),
    ];
    expect(answersTo(events, 0).map(({ number, outcome }) => [number, outcome])).toEqual([
      [6, dealt],
      [4, rejected],
    ]);
  });
});
