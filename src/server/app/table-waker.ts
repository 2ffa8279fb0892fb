import { Backoff } from './backoff.ts';
import { nextTurn } from './load-gate.ts';
import type { Clock, Store, TableRow, Timer } from './ports.ts';

/** Read at a time, so that however many are due, few are held. */
const BATCH = 15;
/** Loaded together: they share a transaction, and leave room for those whom somebody waits for. */
const AT_ONCE = 3;

export type TableWaker = {
  /** Looks after what is due, now and from now on. */
  readonly look: () => void;
  /** Looks again when the next table is due: one has left memory. */
  readonly reschedule: () => Promise<void>;
  readonly stop: () => void;
};

export type WakerParts = {
  readonly store: Store;
  readonly clock: Clock;
  /** The first moment at which a table that is not in memory may want to be looked after. */
  readonly fromMs: number;
  /** Loads a table; its own alarm does the rest. False where another process has taken it, or is about to. */
  readonly wake: (row: TableRow) => Promise<boolean>;
  readonly report: (error: unknown) => void;
};

/** Wakes tables whose time has come, a few at a time; what people do comes in between. */
export const createTableWaker = ({ store, clock, fromMs, wake, report }: WakerParts): TableWaker => {
  const backoff = new Backoff();
  let timer: Timer | undefined;
  let isLooking = false;
  let stopped = false;

  /** Wakes all that is due; false where something could not be woken and is tried again later. */
  const wakeDue = async (): Promise<boolean> => {
    for (;;) {
      const due = stopped ? [] : await store.dueTables(fromMs, clock.nowMs(), BATCH);
      if (due.length === 0) return true;
      let allCame = true;
      const wakeOne = async (row: TableRow): Promise<void> => {
        const hasCome = await wake(row).catch(report);
        if (hasCome !== true) allCame = false;
      };
      for (let from = 0; from < due.length && !stopped; from += AT_ONCE) {
        await Promise.all(due.slice(from, from + AT_ONCE).map(wakeOne));
        await nextTurn();
      }
      if (!allCame) return false;
    }
  };

  const reschedule = async (): Promise<void> => {
    const nextMs = await store.nextWakeMs(fromMs);
    if (nextMs !== undefined && !isLooking) waitUntil(nextMs);
  };

  const waitUntil = (timeMs: number): void => {
    timer?.cancel();
    if (!stopped) timer = clock.at(Math.max(timeMs, backoff.notBeforeMs), look);
  };

  const look = (): void => {
    if (isLooking || stopped) return;
    isLooking = true;
    const retry = (): void => waitUntil(backoff.failed(clock.nowMs()));
    wakeDue()
      .then(async (allCame) => {
        isLooking = false;
        if (!allCame) return retry();
        backoff.worked();
        await reschedule();
      })
      .catch((error) => {
        isLooking = false;
        report(error);
        retry();
      });
  };

  return {
    look,
    reschedule,
    stop: () => {
      stopped = true;
      timer?.cancel();
    },
  };
};
