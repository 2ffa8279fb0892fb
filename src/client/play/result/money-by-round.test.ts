import { describe, expect, it } from 'vitest';
import { BUYWORD } from '../../../games/buyword/buyword.ts';
import { createDealSource } from '../../../games/buyword/deal-source.ts';
import type { GameEvent } from '../../../games/buyword/events.ts';
import { moneyByRound, roundUp } from './money-by-round.ts';

const env = {
  deal: createDealSource({ bag: 'EEJDNOYES', rolls: [4, 3], seed: 'x' }),
  judge: { has: () => true, inTheme: () => true },
};

/** A game alone, action by action. */
const played = (...actions: Parameters<typeof BUYWORD.decide>[3][]): GameEvent[] => {
  const started = BUYWORD.start(env, { players: 1, options: {}, setup: {} });
  if (!started.ok) throw new Error(started.error.code);
  const events = [...started.value];
  let state = events.reduce<ReturnType<typeof BUYWORD.apply> | undefined>(BUYWORD.apply, undefined);
  for (const action of actions) {
    const decided = state && BUYWORD.decide(env, state, 0, action);
    if (!decided?.ok) throw new Error(decided?.error.code);
    events.push(...decided.value.events);
    state = decided.value.state;
  }
  return events;
};

describe('money by round', () => {
  it('starts with the opening sum and has one more for every round that is over', () => {
    const events = played(
      { kind: 'roll' },
      { kind: 'buy' },
      { kind: 'done' },
      { kind: 'roll' },
      { kind: 'buy' },
      { kind: 'sell', word: 'ENJOYED', wildAt: null },
      { kind: 'done' },
    );
    expect(moneyByRound(events)).toEqual([[200, 136, 280]]);
  });

  it('is not told of a game whose beginning is not known', () => {
    expect(moneyByRound(played({ kind: 'roll' }, { kind: 'buy' }, { kind: 'done' }).slice(1))).toEqual([]);
  });

  it('has an axis that ends on a round sum', () => {
    expect([200, 201, 605, 1000, 1300].map(roundUp)).toEqual([200, 240, 800, 1000, 1600]);
  });
});
