/**
 * Loaded into a server before its program (`node --import turn-watch.ts …`): measures how long its main thread works without
 * giving way to the event loop. Asked `turns` by the process that has started it, it answers what it has measured since it was
 * last asked. It measures processor time of that one thread, so that a machine that is busy with other things makes nothing
 * longer, and leaves out what the garbage collector took meanwhile, which comes when it likes. The process does not outlive its
 * parent.
 */
import { createHook } from 'node:async_hooks';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Pieces of work without a break, in milliseconds of processor time: the longest, and all that were long. */
export type Turns = { readonly longestMs: number; readonly longMs: readonly number[] };

const US_A_MS = 1000;
const LONG_MS = 20;

/** A piece of work that may be long: its time of the processor, and from when to when it lasted. */
type Piece = { readonly workedMs: number; readonly fromMs: number; readonly toMs: number };
type Span = { readonly fromMs: number; readonly toMs: number };

const overlapMs = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.toMs, b.toMs) - Math.max(a.fromMs, b.fromMs));

const watchTurns = (): void => {
  const workedUs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  let beganUs = workedUs();
  let beganMs = performance.now();
  let longestMs = 0;
  let pieces: Piece[] = [];
  let collections: Span[] = [];

  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ fromMs: startTime, toMs: startTime + duration });
  });
  observer.observe({ entryTypes: ['gc'] });

  // Each callback that the loop makes begins a piece; what promises do after it belongs to it. Waiting takes no processor time.
  createHook({
    before: () => {
      const nowUs = workedUs();
      const nowMs = performance.now();
      const workedMs = (nowUs - beganUs) / US_A_MS;
      if (workedMs > LONG_MS) pieces.push({ workedMs, fromMs: beganMs, toMs: nowMs });
      else longestMs = Math.max(longestMs, workedMs);
      beganUs = nowUs;
      beganMs = nowMs;
    },
    trackPromises: false,
  }).enable();

  const withoutCollections = (piece: Piece): number =>
    piece.workedMs - collections.reduce((sum, each) => sum + overlapMs(piece, each), 0);

  process.once('disconnect', () => process.exit());
  process.on('message', (word) => {
    if (word !== 'turns') return;
    // What was collected is told a turn later.
    setTimeout(() => {
      const allMs = pieces.map(withoutCollections);
      const longMs = allMs.filter((each) => each > LONG_MS);
      process.send?.({ longestMs: Math.max(longestMs, ...allMs), longMs } satisfies Turns);
      longestMs = 0;
      pieces = [];
      collections = [];
    }, 1);
  });
};

if (isMainThread) watchTurns();
