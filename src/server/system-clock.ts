import type { Clock } from './app/ports.ts';

/** Beyond this a timer of Node fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time of the machine. */
export const systemClock: Clock = {
  nowMs: Date.now,
  at: (timeMs, call) => {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const leftMs = timeMs - Date.now();
      timer =
        leftMs > LONGEST_TIMER_MS
          ? setTimeout(wait, LONGEST_TIMER_MS)
          : setTimeout(call, Math.max(0, Math.ceil(leftMs)));
      timer.unref();
    };
    wait();
    return { cancel: () => clearTimeout(timer) };
  },
};
