import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { betDeeds } from './bet-deeds.ts';

const betting = (number: number): GameEvent => ({
  type: 'phase-began',
  phase: 'bet',
  number,
  queue: [0, 1, 2],
});
const raise = { step: 4, full: true, queue: [] } as const;
const FIRST: readonly GameEvent[] = [
  betting(1),
  { type: 'bet', seat: 0, to: 4, added: 4, ...raise },
  { type: 'called', seat: 1, added: 4 },
  { type: 'raised', seat: 2, to: 8, added: 8, ...raise },
  { type: 'called', seat: 0, added: 4 },
];

describe('what each last did in a betting', () => {
  it('is the newest deed of every seat that has acted', () => {
    expect([...betDeeds(FIRST)].toSorted()).toEqual([
      [0, 'called'],
      [1, 'called'],
      [2, 'raised'],
    ]);
  });

  it('begins anew with every betting, and with every round', () => {
    expect([...betDeeds([...FIRST, betting(2), { type: 'checked', seat: 1 }])]).toEqual([[1, 'checked']]);
    const round: GameEvent = {
      type: 'round-began',
      round: 2,
      dealer: 1,
      seats: [0, 1, 2],
      deckSize: 108,
      tieBreak: null,
    };
    expect([...betDeeds([...FIRST, round, { type: 'anted', seat: 0, amount: 1 }])]).toEqual([]);
  });
});
