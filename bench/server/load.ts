import { type LoadTable, SEATS } from './players.ts';

export type Load = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly elapsedMs: number;
};

const loadOf = (latencies: number[], elapsedMs: number): Load => {
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: (latencies.length / elapsedMs) * 1000, p50Ms: at(0.5), p99Ms: at(0.99), elapsedMs };
};

/** An action that is not heard of for so long is lost: that is an error, not a figure. */
const LOST_AFTER_MS = 60_000;
const LOOK_MS = 1000;

/** Runs a load that reports its progress; fails where nothing more arrives. */
const unlessStuck = (run: (progress: () => void) => Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    let lastMs = performance.now();
    const look = setInterval(() => {
      if (performance.now() - lastMs > LOST_AFTER_MS) reject(new Error('an action was lost'));
    }, LOOK_MS);
    const progress = (): void => {
      lastMs = performance.now();
    };
    run(progress)
      .then(resolve, reject)
      .finally(() => clearInterval(look));
  });

/** Each table acts as soon as all of its players have the last action's news. */
export const closedLoop = async (tables: readonly LoadTable[], forMs: number): Promise<Load> => {
  const latencies: number[] = [];
  const start = performance.now();
  const play = (table: LoadTable, progress: () => void): Promise<void> =>
    new Promise((resolve) => {
      let got = 0;
      let sentAt = 0;
      const next = (): void => {
        if (performance.now() - start > forMs) {
          resolve();
          return;
        }
        got = 0;
        sentAt = performance.now();
        table.act();
      };
      table.onNews = () => {
        if (++got < SEATS) return;
        latencies.push(performance.now() - sentAt);
        progress();
        next();
      };
      next();
    });
  await unlessStuck((progress) => Promise.all(tables.map((table) => play(table, progress))));
  return loadOf(latencies, performance.now() - start);
};

/**
 * So many actions a second over all tables, whether or not the last ones have arrived everywhere. A table plays one after the
 * other: where the last is still on its way the next waits, and its time runs from when it was due.
 */
export const openLoop = async (
  tables: readonly LoadTable[],
  perSecond: number,
  forMs: number,
): Promise<Load> => {
  const latencies: number[] = [];
  const start = performance.now();
  let sent = 0;
  await unlessStuck((progress) => {
    const queues = tables.map((table) => {
      const dueAt: number[] = [];
      let got = 0;
      table.onNews = () => {
        if (++got < SEATS) return;
        got = 0;
        latencies.push(performance.now() - (dueAt.shift() ?? 0));
        progress();
        if (dueAt.length > 0) table.act();
      };
      return (): void => {
        if (dueAt.push(performance.now()) === 1) table.act();
      };
    });
    return new Promise<void>((resolve) => {
      const tick = setInterval(() => {
        const sinceMs = performance.now() - start;
        for (const due = Math.floor((Math.min(sinceMs, forMs) / 1000) * perSecond); sent < due; sent++) {
          queues[sent % queues.length]?.();
        }
        if (sinceMs < forMs || latencies.length < sent) return;
        clearInterval(tick);
        resolve();
      }, 1);
    });
  });
  return loadOf(latencies, performance.now() - start);
};
