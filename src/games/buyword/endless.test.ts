import { expect, it } from 'vitest';
import { startMatch } from '../core/match.ts';
import { BUYWORD } from './buyword.ts';
import { createDealSource } from './deal-source.ts';

it('a word sold and challenged over and over comes to an end: a round takes so many sales and no more', () => {
  const setup = { bag: 'CTAXTZESOONRGDEA', rolls: [4 as const], leader: 0 };
  const env = { deal: createDealSource(setup), judge: { has: () => false, inTheme: () => false } };
  const started = startMatch(BUYWORD, env, { players: 2, options: { judge: 'challenge' }, setup });
  if (!started.ok) throw new Error(started.error.code);
  const match = started.value;
  match.act(0, { kind: 'roll' });
  match.act(0, { kind: 'buy' });
  match.act(1, { kind: 'decline' });
  for (let sale = 1; sale <= 200; sale++) {
    expect(match.act(0, { kind: 'sell', word: 'CTA', wildAt: null }).ok).toBe(true);
    expect(match.act(1, { kind: 'challenge', sale }).ok).toBe(true);
  }
  expect(match.act(0, { kind: 'sell', word: 'CTA', wildAt: null })).toEqual({
    ok: false,
    error: { code: 'too-many-sales', most: 200 },
  });
  expect(BUYWORD.offers(BUYWORD.view(match.state, 0), 0).map(({ kind }) => kind)).not.toContain('sell');
  expect(match.act(0, { kind: 'done' }).ok).toBe(true);
});
