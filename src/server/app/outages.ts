import type { Bus } from './bus.ts';
import type { MachineClock, Outage, Store, Timer } from './ports.ts';

/** Shorter than this is no outage but a restart in passing. */
const SHORTEST_MS = 1000;
/** A machine that has slept through so many beats was not there, though its process was. */
const MOST_MISSED = 4;

export type OutageBook = {
  readonly list: () => readonly Outage[];
  /** Enters what lies between the last beat of an earlier process and now, and starts to beat. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type OutageParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: MachineClock;
  readonly beatMs: number;
  readonly report: (error: unknown) => void;
};

/** Knows when the server was down, so that nobody's clock ran meanwhile. */
export const createOutageBook = ({ store, bus, clock, beatMs, report }: OutageParts): OutageBook => {
  let outages: readonly Outage[] = [];
  let timer: Timer | undefined;
  let beatAtMs = Number.POSITIVE_INFINITY;
  let beatAwakeMs = 0;
  let stopped = false;

  /**
   * Enters it where the machine has slept; whoever asks first after that finds it out. A server that was only busy, for however long,
   * was there: nobody gains time by keeping it busy.
   */
  const noticeSleep = (): void => {
    const nowMs = clock.nowMs();
    const gapMs = nowMs - beatAtMs;
    if (gapMs < MOST_MISSED * beatMs) return;
    const asleepMs = gapMs - Math.min(gapMs, clock.awakeMs() - beatAwakeMs);
    noteBeat();
    // Where others were awake, people could play on.
    if (asleepMs < MOST_MISSED * beatMs || !bus.isAlone()) return;
    const outage = { fromMs: nowMs - asleepMs, toMs: nowMs };
    outages = [...outages, outage];
    store
      .addOutage(outage)
      .then(() => bus.tell({ kind: 'outages' }))
      .catch(report);
  };
  const readAgain = (): void =>
    void store
      .outages()
      .then((kept) => {
        outages = kept;
      })
      .catch(report);
  bus.follow({
    news: ({ kind }) => {
      if (kind === 'outages') readAgain();
    },
    missed: readAgain,
  });

  const noteBeat = (): void => {
    beatAtMs = clock.nowMs();
    beatAwakeMs = clock.awakeMs();
  };

  /** Beats now and from now on; a beat that fails is not the last. */
  const beat = async (): Promise<void> => {
    noticeSleep();
    noteBeat();
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
      const wasDown = bus.isAlone() && fromMs !== undefined && toMs - fromMs >= SHORTEST_MS;
      if (wasDown) await store.addOutage({ fromMs, toMs });
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
