import type { Seat } from '../../games/core/seat.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { newId } from '../base/new-id.ts';
import type { StoredAction, StoredActions } from './stored-actions.ts';
import type { LinkRefusal, TableLink } from './table-link.ts';

/** The tiles that leave the hand with an action. */
export type Spends = { readonly tiles: string; readonly wilds: number };

/** What goes with an action's text. */
export type Around = {
  /** For another who sits at this device; else for who holds it. */
  readonly seat?: Seat | undefined;
  readonly spends?: Spends;
};

/** An action that is not answered yet. */
export type PendingAction = Around & { readonly action: string };

/** How much is pending. */
export type PendingState = {
  /** What nobody has answered for a while: it is kept until somebody does. */
  readonly kept: readonly PendingAction[];
  /** Whether something waits for its answer that may come at any moment: what is shown is about to change. */
  readonly isBusy: boolean;
  readonly count: number;
};

type PendingParts = {
  readonly send: TableLink['act'];
  /** Keeps what is not answered past a reload. */
  readonly stored: StoredActions;
  /** Which game is on, and in which step it is, as it is shown. */
  readonly step: () => string;
  /** Why something is not sent any more: the game has gone on without it. */
  readonly movedOn: () => LinkRefusal;
  readonly onChange: (state: PendingState) => void;
  /** How the last action went: undefined where it was done. */
  readonly onAnswer: (why: LinkRefusal | undefined) => void;
  /** So many actions came after one that was refused, and were not done. */
  readonly onDropped: (count: number) => void;
  /** Something has to wait for the answer to what was done before. */
  readonly onWait: () => void;
  /** What an earlier visit had left was refused, and the rest of it dropped. */
  readonly onLeftRefused: (why: LinkRefusal) => void;
};

/** Unanswered for so long, an action is kept, and one may go on. */
const KEPT_AFTER_MS = 1000;
/** What was answered is seen soon, though what happened before it may have to be seen first. */
const SEEN_WITHIN_MS = 4000;

type Entry = Omit<StoredAction, 'wasSent'> & {
  readonly way: 'queue' | 'beside' | 'left';
  readonly spends?: Spends;
  readonly mayGoOn: boolean;
  readonly tell: (done: boolean) => void;
  wasSent: boolean;
  /** Whether its turn to be sent has come. */
  isOut: boolean;
  isKept: boolean;
  /** The version at which it was done, and which is yet to be shown. */
  doneAt?: number;
};

/**
 * Actions on their way to a table, one after the other: the next is sent when the one before has been done and is seen, and none after
 * one refused.
 */
export const createPendingActions = (parts: PendingParts) => {
  const { send, stored, step, movedOn } = parts;
  let all: readonly Entry[] = [];
  let shownVersion = -1;
  let hasLooked = false;

  const queue = (): readonly Entry[] => all.filter(({ way }) => way !== 'beside');

  const tellChange = (): void =>
    parts.onChange({
      kept: queue().filter(({ isKept }) => isKept),
      isBusy: queue().some(({ isKept }) => !isKept),
      count: all.length,
    });

  const takeOut = (gone: readonly Entry[], wasDone: boolean): void => {
    all = all.filter((each) => !gone.includes(each));
    for (const { id, tell } of gone) {
      stored.forget(id);
      tell(wasDone);
    }
  };

  /** Takes out of the queue what came after one that was refused; what an earlier visit has left takes only its own along. */
  const dropAfter = ({ way }: Entry): readonly Entry[] => {
    const dropped = queue().filter((each) => way !== 'left' || each.way === 'left');
    takeOut(dropped, false);
    return dropped;
  };

  const settle = (entry: Entry, answer: Result<unknown, LinkRefusal>): void => {
    if (!all.includes(entry)) return;
    takeOut([entry], answer.ok);
    if (entry.way === 'queue') parts.onAnswer(answer.ok ? undefined : answer.error);
    if (!answer.ok && entry.way !== 'beside') {
      const dropped = dropAfter(entry);
      if (entry.way === 'left') parts.onLeftRefused(answer.error);
      else if (dropped.length > 0) parts.onDropped(dropped.length);
    }
    tellChange();
    sendFirst();
  };

  const store = ({ id, action, seat, step: at, wasSent }: Entry): void =>
    stored.store({ id, action, seat, step: at, wasSent });

  const sendOne = (entry: Entry): void => {
    if (entry.doneAt !== undefined) return;
    if (!entry.wasSent && entry.step !== step()) {
      settle(entry, err(movedOn()));
      return;
    }
    const { id, action, seat } = entry;
    const wasSent = send({ id, action, seat });
    // The answer may have come at once.
    if (!wasSent || entry.wasSent || entry.doneAt !== undefined || !all.includes(entry)) return;
    entry.wasSent = true;
    store(entry);
  };

  const sendFirst = (): void => {
    const [first] = queue();
    if (first === undefined || first.isOut) return;
    first.isOut = true;
    sendOne(first);
  };

  const settleSeen = (): void => {
    for (const entry of all)
      if (entry.doneAt !== undefined && entry.doneAt <= shownVersion) settle(entry, ok(null));
  };

  /** Takes in something that is done now. */
  const take = (pending: PendingAction, rest: Pick<Entry, 'way' | 'mayGoOn' | 'tell'>): Entry => {
    const state = { step: step(), wasSent: false, isOut: false, isKept: false };
    const entry: Entry = { ...pending, ...rest, ...state, id: newId() };
    all = [...all, entry];
    store(entry);
    tellChange();
    return entry;
  };

  /** What an earlier visit has left, as if it had been kept here all the time. */
  const left = (): readonly Entry[] =>
    stored
      .all()
      .filter(({ id }) => all.every((entry) => entry.id !== id))
      .map((each) => ({ ...each, way: 'left', mayGoOn: true, tell: () => {}, isOut: false, isKept: true }));

  /** What has been kept has taken its tiles out of the hand: the same again spends others. */
  const isUnderWay = ({ action, seat, spends }: PendingAction): boolean => {
    const last = queue().at(-1);
    if (last?.action !== action || last.seat !== seat) return false;
    return spends === undefined || !last.isKept;
  };

  return {
    /** Whether this is what was done last, and has not been shown to be done yet. */
    isUnderWay,
    /**
     * Does something after all that was done before; whether it was done, or is kept. `mayGoOn`: whether one may do more in the same step
     * after it; after all else it is another step, or somebody else's turn.
     */
    add: ({ mayGoOn, ...pending }: PendingAction & { readonly mayGoOn: boolean }): Promise<boolean> => {
      const last = queue().at(-1);
      if (last !== undefined) {
        // A second tap.
        if (isUnderWay(pending)) return Promise.resolve(false);
        if (!last.mayGoOn) {
          parts.onWait();
          return Promise.resolve(false);
        }
      }
      return new Promise((resolve) => {
        const keep = (): void => {
          entry.isKept = true;
          tellChange();
          resolve(true);
        };
        let timer = setTimeout(() => {
          if (entry.doneAt === undefined) keep();
          else timer = setTimeout(keep, SEEN_WITHIN_MS);
        }, KEPT_AFTER_MS);
        const tell = (done: boolean): void => {
          clearTimeout(timer);
          resolve(done);
        };
        const entry = take(pending, { way: 'queue', mayGoOn, tell });
        sendFirst();
      });
    },
    /** Does something at once, beside the rest, of which nobody waits to hear. */
    addBeside: (pending: PendingAction): void =>
      sendOne(take(pending, { way: 'beside', mayGoOn: true, tell: () => {} })),
    /**
     * Sends all again that has no answer yet, in order; the table does each id once. What never went out belongs to the step in which it
     * was done: where the game has gone on, it is not done. The first time, what an earlier visit has left is done before anything else.
     */
    catchUp: (): void => {
      for (const entry of all) if (entry.isOut || entry.way === 'beside') sendOne(entry);
      if (hasLooked) return;
      hasLooked = true;
      all = [...left(), ...all];
      tellChange();
      sendFirst();
    },
    /** Takes the answer to an action: the version at which it was done, or why it was refused. Gives whether anybody waits for it. */
    answer: (id: string, answer: Result<number, LinkRefusal>): boolean => {
      const entry = all.find((each) => each.id === id);
      if (entry === undefined) return false;
      if (!answer.ok) settle(entry, answer);
      else {
        entry.doneAt = answer.value;
        stored.forget(id);
        settleSeen();
      }
      return true;
    },
    /** The table is shown as of a version: that something was done is told with it, never to the picture before it. */
    show: (version: number): void => {
      shownVersion = version;
      settleSeen();
    },
    /** Lets go of everything: the table is left. What is stored stays to be done when it is opened again. */
    close: (): void => {
      for (const { tell } of all) tell(false);
      all = [];
      tellChange();
    },
  };
};
