import { expect, it } from 'vitest';
import { SERVED_GAMES } from '../games/served-games.ts';
import { createGlances, type Glance } from './glances.ts';
import type { ServedGame } from './served-game.ts';
import { applyEntry } from './table-state.ts';

const served = SERVED_GAMES.get('buyword') as ServedGame;
const words = Array.from({ length: 100 }, (_, i) => `WORD${'ABCDEFGHIJ'[i % 10]}`);
const state = applyEntry(served, undefined, {
  seq: 1,
  atMs: 5,
  actionKey: null,
  body: {
    kind: 'made',
    game: 'buyword',
    options: { theme: { words } },
    capacity: 2,
    settings: { public: false, spectators: 'live', patienceSeconds: 90, chat: 'all', wordFilter: false },
    host: { id: 'ann', name: 'Ann' },
  },
});

it('reads a table once until something happens there, keeps nothing long of it, and forgets what nobody asks for', async () => {
  const read: string[] = [];
  const glances = createGlances(async (code) => {
    read.push(code);
    return code === 'NONE' ? undefined : { id: 7, state, served };
  }, 2);
  for (const code of ['A', 'A', 'B', 'A']) await glances.of(code);
  expect(read).toEqual(['A', 'B']);
  const { state: kept, info } = (await glances.of('A')) as Glance;
  expect(kept).toMatchObject({ seats: state.seats, options: null });
  expect(info).toMatchObject({ code: 'A', options: { theme: { words: { length: 100 } } } });
  expect(JSON.stringify(info)).not.toContain('WORDA');
  glances.changed('A');
  await glances.of('A');
  expect(read).toEqual(['A', 'B', 'A']);
  await glances.of('C');
  await glances.of('A');
  expect(read).toEqual(['A', 'B', 'A', 'C']);
  await glances.of('B');
  expect(read).toEqual(['A', 'B', 'A', 'C', 'B']);
  expect(await glances.of('NONE')).toBeUndefined();
});

it('forgets by its number what has changed at another process, and keeps nothing that is being read meanwhile', async () => {
  let reads = 0;
  const glances = createGlances(async () => {
    if (++reads === 1) glances.changedNumber(7);
    return { id: 7, state, served };
  });
  for (let i = 0; i < 3; i++) await glances.of('A');
  expect(reads).toBe(2);
  glances.changedNumber(8);
  await glances.of('A');
  expect(reads).toBe(2);
  glances.changedNumber(7);
  await glances.of('A');
  expect(reads).toBe(3);
});

it('does not keep what has changed while it was read', async () => {
  let reads = 0;
  const glances = createGlances(async (code) => {
    if (++reads === 1) glances.changed(code);
    return { id: 7, state, served };
  });
  for (let i = 0; i < 3; i++) await glances.of('A');
  expect(reads).toBe(2);
});

it('keeps what was read last where two read at the same time and something happens in between', async () => {
  const ends: ((whole: { id: number; state: typeof state; served: ServedGame }) => void)[] = [];
  const glances = createGlances(() => new Promise((resolve) => ends.push(resolve)));
  const early = glances.of('A');
  glances.changed('A');
  const late = glances.of('A');
  ends[0]?.({ id: 7, state, served });
  await early;
  ends[1]?.({ id: 7, state: { ...state, version: 2 }, served });
  await late;
  expect((await glances.of('A'))?.state.version).toBe(2);
});
