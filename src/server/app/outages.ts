import type { Clock, Outage, Store, Timer } from './ports.ts';

/** Shorter than this is no outage but a restart in passing. */
const SHORTEST_MS = 1000;
/** A server that has missed so many beats was not there, though its process was: the machine slept. */
const MOST_MISSED = 4;

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
  beatMs: number,
  report: (error: unknown) => void,
): OutageBook => {
  let outages: readonly Outage[] = [];
  let timer: Timer | undefined;
  let beatAtMs = Number.POSITIVE_INFINITY;
  let stopped = false;

  /** Enters it where the machine has slept; whoever asks first after that finds it out. */
  const noticeSleep = (): void => {
    const nowMs = clock.nowMs();
    if (nowMs - beatAtMs < MOST_MISSED * beatMs) return;
    const outage = { fromMs: beatAtMs, toMs: nowMs };
    outages = [...outages, outage];
    beatAtMs = nowMs;
    store.addOutage(outage).catch(report);
  };

  /** Beats now and from now on; a beat that fails is not the last. */
  const beat = async (): Promise<void> => {
    noticeSleep();
    beatAtMs = clock.nowMs();
    await store.beat(beatAtMs).catch(report);
    if (!stopped) timer = clock.at(clock.nowMs() + beatMs, beat);
  };

  return {
    list: () => {
      noticeSleep();
      return outages;
    },
    start: async () => {
      const fromMs = await store.lastBeatMs();
      const toMs = clock.nowMs();
      if (fromMs !== undefined && toMs - fromMs >= SHORTEST_MS) await store.addOutage({ fromMs, toMs });
      outages = await store.outages();
      await beat();
    },
    stop: async () => {
      stopped = true;
      timer?.cancel();
      await store.beat(clock.nowMs());
    },
  };
};
