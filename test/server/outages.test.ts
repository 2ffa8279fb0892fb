import { describe, expect, it } from 'vitest';
import { createLocalBus } from '../../src/server/app/local-bus.ts';
import { createOutageBook } from '../../src/server/app/outages.ts';
import type { Outage, Store } from '../../src/server/app/ports.ts';
import { TestClock } from '../support/table-room.ts';

const SECOND = 1000;

/** A book over a store that can be made to fail, and in which others may beat. */
const open = async () => {
  const clock = new TestClock();
  const kept: Outage[] = [];
  const state = { isDown: false, beatMs: clock.nowMs() };
  const whileUp = async <T>(answer: () => T): Promise<T> => {
    if (state.isDown) throw new Error('down');
    return answer();
  };
  const store = {
    lastBeatMs: () => whileUp(() => state.beatMs),
    beat: (nowMs: number) =>
      whileUp(() => {
        state.beatMs = nowMs;
      }),
    beatAgain: (nowMs: number, leastMs: number) =>
      whileUp(() => {
        const fromMs = state.beatMs;
        state.beatMs = nowMs;
        if (nowMs - fromMs >= leastMs) kept.push({ fromMs, toMs: nowMs });
        return nowMs - fromMs >= leastMs;
      }),
    addOutage: (outage: Outage) => whileUp(() => void kept.push(outage)),
    outages: () => whileUp(() => [...kept]),
    setWake: async () => {},
    replaceWake: async () => {},
  } as unknown as Store;
  const bus = createLocalBus(store);
  const book = createOutageBook({ store, bus, clock, beatMs: 5 * SECOND, report: () => {} });
  await book.start();
  return { clock, state, book, kept };
};
const sum = (outages: readonly Outage[]): number =>
  outages.reduce((all, { fromMs, toMs }) => all + toMs - fromMs, 0);

describe('a database that is away', () => {
  it('takes nobody’s time: it is given back while that lasts, and after it', async () => {
    const { clock, state, book, kept } = await open();
    await clock.pass(20 * SECOND);
    expect(book.list()).toEqual([]);
    state.isDown = true;
    await clock.pass(60 * SECOND);
    const meanwhile = sum(book.list());
    expect(meanwhile).toBeGreaterThanOrEqual(60 * SECOND);
    state.isDown = false;
    // Until the next beat it counts as away: no time is up before it is known how long that was.
    await clock.pass(SECOND);
    expect(sum(book.list())).toBe(meanwhile + SECOND);
    await clock.pass(10 * SECOND);
    expect(kept).toHaveLength(1);
    expect(book.list()).toEqual(kept);
    expect(sum(kept)).toBeLessThanOrEqual(70 * SECOND);
  });

  it('is given back also by a process that has not heard yet of what another has entered', async () => {
    const { clock, state, book, kept } = await open();
    const fromMs = clock.nowMs();
    state.isDown = true;
    await clock.pass(60 * SECOND);
    state.isDown = false;
    state.beatMs = clock.nowMs();
    kept.push({ fromMs, toMs: state.beatMs });
    await clock.pass(10 * SECOND);
    expect(book.list()).toEqual(kept);
  });

  it('for one process alone is no outage: people could play with others', async () => {
    const { clock, state, book } = await open();
    state.isDown = true;
    await clock.pass(60 * SECOND);
    state.isDown = false;
    state.beatMs = clock.nowMs();
    await clock.pass(10 * SECOND);
    expect(book.list()).toEqual([]);
  });
});
