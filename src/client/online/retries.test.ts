import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetries } from './retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Retries of something that always fails, when it was tried, and a way to wake the browser up. */
const failing = () => {
  const startedMs = Date.now();
  const triedAtMs: number[] = [];
  let wake = (): void => {};
  let isListening = true;
  const retries = createRetries(
    () => {
      triedAtMs.push(Date.now() - startedMs);
      retries.later();
    },
    (onAwake) => {
      wake = onAwake;
      return () => {
        isListening = false;
      };
    },
  );
  return { retries, triedAtMs, wake: () => wake(), isListening: () => isListening };
};

describe('retries', () => {
  it('come after pauses that grow to ten seconds, and never end by themselves', () => {
    const { retries, triedAtMs } = failing();
    retries.later();
    vi.advanceTimersByTime(40_000);
    expect(triedAtMs).toEqual([250, 750, 1750, 3750, 7750, 15_750, 25_750, 35_750]);
  });

  it('come at once when the browser wakes up, and again soon where that fails too', () => {
    const { retries, triedAtMs, wake } = failing();
    retries.later();
    vi.advanceTimersByTime(16_000);
    triedAtMs.length = 0;
    wake();
    vi.advanceTimersByTime(800);
    expect(triedAtMs).toEqual([16_000, 16_250, 16_750]);
  });

  it('do nothing on waking up where nothing has failed, nor after it has worked', () => {
    const { retries, triedAtMs, wake } = failing();
    wake();
    retries.later();
    retries.worked();
    wake();
    vi.advanceTimersByTime(20_000);
    expect(triedAtMs).toEqual([]);
  });

  it('stop', () => {
    const { retries, triedAtMs, isListening } = failing();
    retries.later();
    retries.stop();
    vi.advanceTimersByTime(20_000);
    expect(triedAtMs).toEqual([]);
    expect(isListening()).toBe(false);
  });
});
