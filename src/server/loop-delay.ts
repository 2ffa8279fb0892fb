import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 60_000;
const NS_A_SECOND = 1e9;

/** How late the event loop was, in seconds. */
export type LoopDelay = { readonly p50: number; readonly p99: number; readonly max: number };

/** Watches how late the event loop is: `read` tells of the last whole minute, or of the first one so far. */
export const watchLoopDelay = (): { readonly read: () => LoopDelay; readonly stop: () => void } => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // It measures how long a tick of its own took: what that should take is no delay.
  const late = (ns: number): number => Math.max(0, ns / NS_A_SECOND - RESOLUTION_MS / 1000);
  const now = (): LoopDelay => ({
    p50: late(histogram.percentile(50)),
    p99: late(histogram.percentile(99)),
    max: histogram.count === 0 ? 0 : late(histogram.max),
  });
  let lastMinute: LoopDelay | undefined;
  histogram.enable();
  const timer = setInterval(() => {
    lastMinute = now();
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  return {
    read: () => lastMinute ?? now(),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
};
