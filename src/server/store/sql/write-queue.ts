import { setImmediate as nextTurn } from 'node:timers/promises';

/** Something to write, and whom to tell how it went. */
export type Write<Work> = {
  readonly work: Work;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
};

/** So many are told in one turn of the loop how it went: whatever follows from it keeps nobody else waiting. */
const TOLD_AT_ONCE = 64;

/** Tells everybody in a batch how it went, one after the other. */
export const tellEach = async <T>(
  batch: readonly T[],
  tell: (each: T, at: number) => void,
): Promise<void> => {
  for (let at = 0; at < batch.length; at++) {
    if (at > 0 && at % TOLD_AT_ONCE === 0) await nextTurn();
    tell(batch[at] as T, at);
  }
};

export type WriteQueue<Work> = {
  /** Fulfilled with what was made of it, when that is kept for good. */
  readonly add: <T>(work: Work) => Promise<T>;
  /** Fulfilled when everything is written. */
  readonly flush: () => Promise<void>;
};

/**
 * Gathers what comes in during one turn of the event loop, or while a batch is being written, into the next batch. setImmediate
 * rather than a timer, so that a lone action does not wait. `writeBatch` tells everybody in it how it went, and never fails itself.
 */
export const createWriteQueue = <Work>(
  largestBatch: number,
  writeBatch: (batch: readonly Write<Work>[]) => Promise<void>,
): WriteQueue<Work> => {
  const waiting: Write<Work>[] = [];
  let writing: Promise<void> | undefined;

  /** One batch after the other: what was written is shown to everybody before the next, and others have their turn. */
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      await nextTurn();
      await writeBatch(waiting.splice(0, largestBatch));
    }
    writing = undefined;
  };

  return {
    add: <T>(work: Work) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, done: resolve as (value: unknown) => void, failed: reject });
        writing ??= writeAll();
      }),
    flush: async () => writing,
  };
};
