import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Result } from '../../shared/result.ts';
import { newId } from '../saves/new-id.ts';

/** Something done at the table: what, for whom, and which tiles leave the hand with it. */
export type Deed = {
  readonly action: PlayerAction;
  /** For who else sits at this device; else for who holds it. */
  readonly seat?: Seat;
  readonly spends?: { readonly tiles: string; readonly wilds: number };
};

type Numbered = Deed & { readonly id: string };

type QueueParts<Why> = {
  readonly send: (deed: Numbered) => Promise<Result<null, Why>>;
  /** Something is to be done … */
  readonly onAdded: (deed: Numbered) => void;
  /** … or was done, or will not be. What is left when the table is cleared stays to be done. */
  readonly onSettled: (deed: Numbered) => void;
  /** What nobody has answered for a while: it is kept until somebody does. */
  readonly onKept: (deeds: readonly Deed[]) => void;
  /** Whether something waits for its answer that may come at any moment: what is shown is about to change. */
  readonly onBusy: (isBusy: boolean) => void;
  /** How the last deed went: undefined where it was done. */
  readonly onAnswer: (why: Why | undefined) => void;
  /** So many deeds came after one that was refused, and were not done. */
  readonly onDropped: (count: number) => void;
  /** Something has to wait for the answer to what was done before. */
  readonly onWait: () => void;
};

export type ActionQueue = {
  /** Does something after all that was done before; whether it was done, or is kept. */
  readonly add: (deed: Deed) => Promise<boolean>;
  /** Drops everything: another game is on the table. */
  readonly clear: () => void;
};

/** Unanswered for so long, a deed is kept, and one may go on. */
const KEPT_AFTER_MS = 1000;

/** After these one may do more in the same step; after all others it is somebody else's turn, or another step. */
const GOES_ON: ReadonlySet<PlayerAction['kind']> = new Set([
  'sell',
  'discard',
  'challenge',
  'propose',
  'accept',
  'reject',
  'withdraw',
]);

type Queued = Numbered & { readonly settle: (done: boolean) => void; isKept: boolean };

/** Does one thing after the other: the next is sent when the one before has been done, and none after one refused. */
export const createActionQueue = <Why>(parts: QueueParts<Why>): ActionQueue => {
  let queue: Queued[] = [];

  const tell = (): void => {
    parts.onKept(queue.filter(({ isKept }) => isKept));
    parts.onBusy(queue.some(({ isKept }) => !isKept));
  };

  const empty = (): Queued[] => {
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
        if (!GOES_ON.has(last.action.kind)) {
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
        const queued: Queued = {
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
