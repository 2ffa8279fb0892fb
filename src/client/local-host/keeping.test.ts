import '../../../test/support/listed-games.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedGame } from '../../../test/support/saved-game.ts';
import type { GameStore } from '../saves/game-store.ts';
import { type KeptTurn, NO_STANDING } from '../saves/saved-game.ts';
import { createMemoryStorage, createStorageStore } from '../saves/storage-store.ts';
import { createKeeper } from './keeping.ts';
import type { GameProgress } from './play-protocol.ts';

const begun = savedGame({ opening: [{ type: 'began' }] });
const turn: KeptTurn = { actor: 0, action: { kind: 'roll' }, events: [{ type: 'rolled' }] };
const progress: GameProgress = {
  standing: NO_STANDING,
  playedMs: 7,
  opening: begun.opening,
  turn,
};

/** A store whose writes wait until they are let through. */
const slowStore = () => {
  const store = createStorageStore(createMemoryStorage());
  let letThrough: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const slow: GameStore = {
    ...store,
    put: async (game) => gate.then(() => store.put(game)),
    append: async (...words) => gate.then(() => store.append(...words)),
  };
  return { store, slow, letThrough };
};

const realTimeout = setTimeout;
/** Lets everything run that waits for nothing. */
const runOn = (): Promise<void> => new Promise((resolve) => realTimeout(resolve));

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await runOn();
  return settled;
};

const LONG_MS = 1000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('what is kept of a game on this device', () => {
  it('is told once it can be read again, not before: a page left then has lost nothing', async () => {
    const { store, slow, letThrough } = slowStore();
    await store.put(begun);
    const { keepProgress } = createKeeper(async () => slow);
    const { saved, kept } = keepProgress(begun, progress);
    expect(saved).toMatchObject({ turnCount: 1, turns: [turn] });
    expect(await isSettled(kept)).toBe(false);
    expect(await store.read('a')).toMatchObject({ turnCount: 0 });
    letThrough();
    expect(await kept).toBe('kept');
    expect(await store.read('a')).toMatchObject({ turnCount: 1, turns: [turn], playedMs: 7 });
  });

  it('is kept in the order in which it happened', async () => {
    const { store, slow, letThrough } = slowStore();
    const { keepWhole, keepProgress } = createKeeper(async () => slow);
    const whole = keepWhole(begun);
    const first = keepProgress(begun, progress);
    const second = keepProgress(first.saved, { ...progress, playedMs: 9 });
    letThrough();
    expect(await Promise.all([whole, first.kept, second.kept])).toEqual(['kept', 'kept', 'kept']);
    expect(await store.read('a')).toMatchObject({ turnCount: 2, playedMs: 9 });
  });

  it('holds nobody up for long where the store does not answer, and not again until it has', async () => {
    const { store, slow, letThrough } = slowStore();
    await store.put(begun);
    const { keepProgress } = createKeeper(async () => slow);
    const first = keepProgress(begun, progress);
    expect(await isSettled(first.kept)).toBe(false);
    vi.advanceTimersByTime(LONG_MS);
    expect(await first.kept).toBe('unsure');
    const second = keepProgress(first.saved, progress);
    expect(await isSettled(second.kept)).toBe(true);
    letThrough();
    await runOn();
    const third = keepProgress(second.saved, progress);
    expect(await third.kept).toBe('kept');
    expect(await store.read('a')).toMatchObject({ turnCount: 3 });
  });

  it('tells where another window has kept a turn in between', async () => {
    const store = createStorageStore(createMemoryStorage());
    await store.put({ ...begun, turnCount: 1, turns: [turn] });
    const { keepProgress } = createKeeper(async () => store);
    expect(await keepProgress(begun, progress).kept).toBe('overtaken');
  });

  it('never stops a game, though the store be broken', async () => {
    const { keepProgress } = createKeeper(() => Promise.reject(new Error('forbidden')));
    expect(await keepProgress(begun, progress).kept).toBe('unsure');
  });
});
