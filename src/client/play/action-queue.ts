import type { Seat } from '../../games/core/seat.ts';
import type { Result } from '../../shared/result.ts';
import { newId } from '../saves/new-id.ts';

/** Something done at the table: what, for whom, and which tiles leave the hand with it. */
export type Deed<Action> = {
  readonly action: Action;
  /** For who else sits at this device; else for who holds it. */
  readonly seat?: Seat;
  readonly spends?: { readonly tiles: string; readonly wilds: number };
};

type Numbered<Action> = Deed<Action> & { readonly id: string };

type QueueParts<Action, Why> = {
  /** Whether one may do more in the same step after something; after all else it is another step, or somebody else's turn. */
  readonly goesOn: (action: Action) => boolean;
  readonly send: (deed: Numbered<Action>) => Promise<Result<null, Why>>;
  /** Something is to be done … */
  readonly onAdded: (deed: Numbered<Action>) => void;
  /** … or was done, or will not be. What is left when the table is cleared stays to be done. */
  readonly onSettled: (deed: Numbered<Action>) => void;
  /** What nobody has answered for a while: it is kept until somebody does. */
  readonly onKept: (deeds: readonly Deed<Action>[]) => void;
  /** Whether something waits for its answer that may come at any moment: what is shown is about to change. */
  readonly onBusy: (isBusy: boolean) => void;
  /** How the last deed went: undefined where it was done. */
  readonly onAnswer: (why: Why | undefined) => void;
  /** So many deeds came after one that was refused, and were not done. */
  readonly onDropped: (count: number) => void;
  /** Something has to wait for the answer to what was done before. */
  readonly onWait: () => void;
};

export type ActionQueue<Action> = {
  /** Does something after all that was done before; whether it was done, or is kept. */
  readonly add: (deed: Deed<Action>) => Promise<boolean>;
  /** Drops everything: another game is on the table. */
  readonly clear: () => void;
};

/** Unanswered for so long, a deed is kept, and one may go on. */
const KEPT_AFTER_MS = 1000;

type Queued<Action> = Numbered<Action> & { readonly settle: (done: boolean) => void; isKept: boolean };

/** Does one thing after the other: the next is sent when the one before has been done, and none after one refused. */
export const createActionQueue = <Action, Why>(parts: QueueParts<Action, Why>): ActionQueue<Action> => {
  let queue: Queued<Action>[] = [];

  const tell = (): void => {
    parts.onKept(queue.filter(({ isKept }) => isKept));
    parts.onBusy(queue.some(({ isKept }) => !isKept));
  };

  const empty = (): Queued<Action>[] => {
    const rest = queue;
    queue = [];
    for (const { settle } of rest) settle(false);
    return rest;
  };

  const run = async (): Promise<void> => {
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      const answer = await parts.send(first);
      // Another game has come between.
      if (queue[0] !== first) return;
      queue = queue.slice(1);
      parts.onSettled(first);
      first.settle(answer.ok);
      parts.onAnswer(answer.ok ? undefined : answer.error);
      if (!answer.ok) {
        const dropped = empty();
        for (const each of dropped) parts.onSettled(each);
        if (dropped.length > 0) parts.onDropped(dropped.length);
      }
      tell();
    }
  };

  return {
    add: (deed) => {
      const last = queue.at(-1);
      if (last !== undefined) {
        // A second tap.
        if (JSON.stringify(last.action) === JSON.stringify(deed.action)) return Promise.resolve(false);
        if (!parts.goesOn(last.action)) {
          parts.onWait();
          return Promise.resolve(false);
        }
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          queued.isKept = true;
          tell();
          resolve(true);
        }, KEPT_AFTER_MS);
        const queued: Queued<Action> = {
          ...deed,
          id: newId(),
          isKept: false,
          settle: (done) => {
            clearTimeout(timer);
            resolve(done);
          },
        };
        queue = [...queue, queued];
        parts.onAdded(queued);
        tell();
        if (queue.length === 1) void run();
      });
    },
    clear: () => {
      empty();
      tell();
    },
  };
};
