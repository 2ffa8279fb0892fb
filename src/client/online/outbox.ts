import { err, ok, type Result } from '../../shared/result.ts';
import { newId } from '../saves/new-id.ts';
import type { KeptDeed, KeptDeeds } from './kept-deeds.ts';
import type { Told } from './told.ts';

type Answer = Result<null, Told>;
type Waiting = KeptDeed & { readonly resolve: (answer: Answer) => void };

type OutboxParts = {
  /** Whether it has gone out. */
  readonly send: (id: string, action: string) => boolean;
  /** Keeps what is not answered past a reload. */
  readonly kept: KeptDeeds;
  /** Which game is on, and in which step it is, as far as one knows. */
  readonly step: () => string;
  /** Why something is not sent any more: the game has gone on without it. */
  readonly movedOn: () => Told;
  readonly onWaiting: (count: number) => void;
};

export type Outbox = {
  /** Sends an action, and keeps it under its id until it is answered. */
  readonly add: (action: string, id?: string) => Promise<Answer>;
  /**
   * Sends all again that has no answer yet, in order; the server does each id once. What never went out belongs to the step in
   * which it was done: where the game has gone on, it is not done.
   */
  readonly sendAll: () => void;
  /** Does what an earlier visit has left, one after the other; after one refused the rest is dropped, and that refusal comes back. */
  readonly sendKept: (deeds: readonly KeptDeed[]) => Promise<Told | undefined>;
  /** An action was done, at a version of the table: that is handed on once this version is shown, never to the picture before it. */
  readonly accept: (id: string, version: number) => void;
  /** The table is shown as of a version. */
  readonly show: (version: number) => void;
  /** Hands an answer to who waits for it; whether anybody does. */
  readonly settle: (id: string | undefined, answer: Answer) => boolean;
};

/** Actions on their way to the server. */
export const createOutbox = ({ send, kept, step, movedOn, onWaiting }: OutboxParts): Outbox => {
  const waiting = new Map<string, Waiting>();
  /** What was done but is not to be seen yet, with its version. */
  const unseen = new Map<string, number>();
  let shownVersion = -1;

  const settle: Outbox['settle'] = (id, answer) => {
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined) return false;
    waiting.delete(id);
    unseen.delete(id);
    kept.forget(id);
    onWaiting(waiting.size);
    asked.resolve(answer);
    return true;
  };

  const settleSeen = (): void => {
    for (const [id, version] of unseen) if (version <= shownVersion) settle(id, ok(null));
  };

  const sendOne = (each: Waiting): void => {
    if (unseen.has(each.id)) return;
    if (!each.wasSent && each.step !== step()) {
      settle(each.id, err(movedOn()));
      return;
    }
    const { resolve, ...deed } = { ...each, wasSent: send(each.id, each.action) || each.wasSent };
    waiting.set(each.id, { ...deed, resolve });
    kept.keep(deed);
  };

  const enter = (deed: KeptDeed): Promise<Answer> =>
    new Promise((resolve) => {
      const entry = { ...deed, resolve };
      waiting.set(deed.id, entry);
      onWaiting(waiting.size);
      sendOne(entry);
    });

  return {
    add: (action, id = newId()) => enter({ id, action, step: step(), wasSent: false }),
    sendAll: () => {
      for (const each of [...waiting.values()]) sendOne(each);
    },
    sendKept: async (deeds) => {
      for (const deed of deeds) {
        const answer = await enter(deed);
        if (answer.ok) continue;
        for (const { id } of deeds) kept.forget(id);
        return answer.error;
      }
      return undefined;
    },
    accept: (id, version) => {
      if (!waiting.has(id)) return;
      unseen.set(id, version);
      kept.forget(id);
      settleSeen();
    },
    show: (version) => {
      shownVersion = version;
      settleSeen();
    },
    settle,
  };
};
