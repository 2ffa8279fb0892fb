import type { Clock, Outage, Store, Timer } from './ports.ts';

const BEAT_MS = 5000;
/** Shorter than this is no outage but a restart in passing. */
const SHORTEST_MS = 1000;

export type OutageBook = {
  readonly list: () => readonly Outage[];
  /** Enters what lies between the last beat of an earlier process and now, and starts to beat. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Knows when the server was down, so that nobody's clock ran meanwhile. */
export const createOutageBook = (
  store: Store,
  clock: Clock,
  report: (error: unknown) => void,
): OutageBook => {
  let outages: readonly Outage[] = [];
  let timer: Timer | undefined;

  const beat = async (): Promise<void> => {
    await store.beat(clock.nowMs());
    timer = clock.at(clock.nowMs() + BEAT_MS, () => {
      beat().catch(report);
    });
  };

  return {
    list: () => outages,
    start: async () => {
      const fromMs = await store.lastBeatMs();
      const toMs = clock.nowMs();
      if (fromMs !== undefined && toMs - fromMs >= SHORTEST_MS) await store.addOutage({ fromMs, toMs });
      outages = await store.outages();
      await beat();
    },
    stop: async () => {
      timer?.cancel();
      await store.beat(clock.nowMs());
    },
  };
};
