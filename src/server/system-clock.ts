import type { MachineClock } from './app/ports.ts';

/** Beyond this a timer of Node fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Elsewhere than on Linux the clock that never jumps counts sleep too; but a process that was busy has used the processor. */
const busyMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The time of the machine. */
export const systemClock: MachineClock = {
  nowMs: Date.now,
  awakeMs: process.platform === 'linux' ? () => performance.now() : busyMs,
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
