import type { Bus } from './bus.ts';
import type { MachineClock, Outage, Store, Timer } from './ports.ts';

/** Shorter than this is no outage but a restart in passing. */
const SHORTEST_MS = 1000;
/** A machine that has slept through so many beats was not there, though its process was. */
const MOST_MISSED = 4;
/** Where nothing could be stored for so many beats, by any process, nobody could play. */
const MOST_UNSTORED = 2;

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

/** Knows when the server was down, or its database, so that nobody's clock ran meanwhile. */
export const createOutageBook = ({ store, bus, clock, beatMs, report }: OutageParts): OutageBook => {
  let outages: readonly Outage[] = [];
  let timer: Timer | undefined;
  let beatAtMs = Number.POSITIVE_INFINITY;
  let beatAwakeMs = 0;
  let stopped = false;
  /** When a beat was last stored, and since when none is: people cannot act then, and no time is up. */
  let storedAtMs = Number.POSITIVE_INFINITY;
  let unstoredSinceMs: number | undefined;

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
  const read = async (): Promise<void> => {
    outages = await store.outages();
  };
  const readAgain = (): void => void read().catch(report);
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

  const storeBeat = async (nowMs: number): Promise<void> => {
    if (unstoredSinceMs === undefined) await store.beat(nowMs);
    else {
      // Where another process could store meanwhile, people could play there.
      if (await store.beatAgain(nowMs, MOST_UNSTORED * beatMs)) bus.tell({ kind: 'outages' });
      // Another one may have entered it first, and not have told yet.
      await read();
    }
    storedAtMs = nowMs;
    unstoredSinceMs = undefined;
  };

  /** Beats now and from now on; a beat that fails is not the last. */
  const beat = async (): Promise<void> => {
    noticeSleep();
    noteBeat();
    await storeBeat(beatAtMs).catch((error) => {
      unstoredSinceMs ??= Math.min(storedAtMs, clock.nowMs());
      report(error);
    });
    if (!stopped) timer = clock.at(clock.nowMs() + beatMs, beat);
  };

  return {
    list: () => {
      noticeSleep();
      if (unstoredSinceMs === undefined) return outages;
      return [...outages, { fromMs: unstoredSinceMs, toMs: clock.nowMs() }];
    },
    start: async () => {
      const fromMs = await store.lastBeatMs();
      const toMs = clock.nowMs();
      const wasDown = bus.isAlone() && fromMs !== undefined && toMs - fromMs >= SHORTEST_MS;
      if (wasDown) await store.addOutage({ fromMs, toMs });
      await read();
      await beat();
    },
    stop: async () => {
      stopped = true;
      timer?.cancel();
      await store.beat(clock.nowMs());
    },
  };
};
