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

/** Each table acts as soon as all of its players have the last action's news. */
export const closedLoop = async (tables: readonly LoadTable[], forMs: number): Promise<Load> => {
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    tables.map(
      (table) =>
        new Promise<void>((resolve) => {
          let seat = 0;
          let got = 0;
          let sentAt = 0;
          const next = (): void => {
            if (performance.now() - start > forMs) {
              resolve();
              return;
            }
            got = 0;
            sentAt = performance.now();
            table.act(seat);
            seat = (seat + 1) % SEATS;
          };
          table.onNews = () => {
            if (++got < SEATS) return;
            latencies.push(performance.now() - sentAt);
            next();
          };
          next();
        }),
    ),
  );
  return loadOf(latencies, performance.now() - start);
};

/** So many actions a second over all tables, whether or not the last ones have arrived everywhere. */
export const openLoop = async (
  tables: readonly LoadTable[],
  perSecond: number,
  forMs: number,
): Promise<Load> => {
  const latencies: number[] = [];
  const seats = tables.map(() => 0);
  const start = performance.now();
  let sent = 0;
  let arrived = 0;
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
      for (; sent < due; sent++) {
        const which = sent % tables.length;
        const table = tables[which] as LoadTable;
        const sentAt = performance.now();
        let got = 0;
        table.onNews = () => {
          if (++got < SEATS) return;
          latencies.push(performance.now() - sentAt);
          arrived++;
        };
        table.act(seats[which] as number);
        seats[which] = ((seats[which] as number) + 1) % SEATS;
      }
      if (performance.now() - start < forMs || arrived < sent) return;
      clearInterval(tick);
      resolve();
    }, 1);
  });
  return loadOf(latencies, performance.now() - start);
};
