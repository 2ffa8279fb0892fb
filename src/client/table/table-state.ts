import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Judgement } from '../../catalog/game-module.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import { newId } from '../base/new-id.ts';
import { spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { type Around, createPendingActions, type PendingAction } from '../link/pending-actions.ts';
import type { StoredActions } from '../link/stored-actions.ts';
import type { LinkRefusal, OpenLink } from '../link/table-link.ts';
import { nameOf } from '../online/name-of.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import { toast } from '../ui/toast-state.ts';
import { createScenes, type ScenePlan } from './motion/scenes.ts';
import { newSince, onNewEvents } from './new-events.ts';
import { NO_SEAT } from './no-seat.ts';
import type { ShownRefusal } from './shown-refusal.ts';
import type { TableHints } from './table-hints.ts';

/** A device that people share. */
export type SharedDevice = {
  /** Somebody is to have it next, though whoever holds it may go on too. */
  readonly handTo: (seat: Seat) => void;
  /** Nobody holds it. */
  readonly putDown: () => void;
  /** Whether it is handed on without a word, because nothing is hidden: then the table says whose turn it is. */
  readonly isOpen: () => boolean;
};

/** What a table is opened with. */
export type TableOpening = {
  readonly openLink: OpenLink;
  /** What is not answered yet, past a reload. */
  readonly stored: StoredActions;
  /** Under which name this browser keeps what its owner lays out there; left out where nothing outlasts the page. */
  readonly storedAs?: string;
  /** The game, where it is one of this device … */
  readonly game?: LocalGame;
  /** … and the way on to who holds it next, where it is shared. */
  readonly device?: SharedDevice;
  /** Lets bots play on without a pause, where one plays alone with them. */
  readonly hurry?: () => void;
  /** Where the game on the table can be looked at again, once it is over. */
  readonly replayAddress?: (mirror: TableMirror) => string | undefined;
  /** Under which id a finished game counts among the records of this device; undefined where it does not. */
  readonly finishedAs?: (mirror: TableMirror) => string | undefined;
  /** Fetches why the bots did what they did; undefined where that cannot be had. */
  readonly readReasons?: () => Promise<readonly ToldReason[] | undefined>;
  /** Hints for who sits there, where some are given. */
  readonly hints?: TableHints;
  /** How far the clock of the table is ahead of ours. */
  readonly clockAheadMs?: () => number;
  /** How many actions wait to be answered. */
  readonly onPending?: (count: number) => void;
  /** What an earlier visit had left was refused, and not done. */
  readonly onLeftRefused?: (why: LinkRefusal) => void;
};

/** What the page itself tells between the events: after how many of them, and what. */
export type TableNote = { readonly after: number; readonly say: () => string };

type GameText<View, Action> = {
  /** An action as the text that goes to the table. */
  readonly format: (action: Action) => string;
  /** Whether one may do more in the same step after something. */
  readonly mayGoOn: (action: Action) => boolean;
  /** In which step the game is: what is done in one is not meant for another. */
  readonly step: (view: View) => string;
};

/** Said where an action came too late for its step. */
const MOVED_ON: LinkRefusal = {
  code: 'moved-on',
  get message() {
    return t().online.movedOn;
  },
};

/** What a host without a language refuses is the game's own, which the game's table puts into words. */
const shownRefusal = <Why>(why: LinkRefusal): ShownRefusal<Why> =>
  why.message === '' ? (why as unknown as Why) : { code: 'told', why };

/** Opens a table: what is seen there, and the way to act, until it is disposed of. */
export const createTableState = <View, Event, Action, Why extends { readonly code: string }>(
  { format, mayGoOn, step }: GameText<View, Action>,
  opening: TableOpening,
) => {
  const view = signal<View | undefined>(undefined);
  const events = signal<readonly Event[]>([]);
  /** What of it has been told in words: all but what is still to be seen. */
  const told = signal<readonly Event[]>([]);
  /** Why the last action was refused. */
  const refusal = signal<ShownRefusal<Why> | undefined>(undefined);
  /** Where the person at the page sits; NO_SEAT for who only looks on. */
  const mySeat = signal<Seat>(NO_SEAT);
  /** Where they sat who look at a game of theirs again. */
  const pastSeat = signal<Seat>(NO_SEAT);
  /** Whom sentences call «you». */
  const you = computed<Seat>(() => (mySeat.value === NO_SEAT ? pastSeat.value : mySeat.value));
  /** Everybody's names, as they call themselves; a person who plays alone needs none. */
  const seating = signal<readonly string[]>([]);
  /** How everybody looks, by seat. */
  const looks = signal<readonly SeatLook[]>([]);
  /** At which seats of the game somebody plays who is not there now. */
  const away = signal<readonly Seat[]>([]);
  /** Which bot sits where, by seat; undefined where a person does. */
  const bots = computed<readonly (string | undefined)[]>(() => looks.value.map(({ bot }) => bot));
  /** When the window for challenges, or a vote, closes, by the clock of this device; undefined where no time runs. */
  const windowEndsMs = signal<number | undefined>(undefined);
  /** Where the game on the table can be looked at again, once it is over. */
  const replayAddress = signal<string | undefined>(undefined);
  /** Under which id the game on the table counts, once it is over. */
  const finishedAs = signal<string | undefined>(undefined);
  /** What was done and is still unanswered after a while: the line is down, or slow. */
  const kept = signal<readonly PendingAction[]>([]);
  /** Whether what was just done is still on its way: the table is about to change. */
  const acting = signal(false);

  /** What was done for who sits here, and why: their page alone tells it. */
  const notes = signal<readonly TableNote[]>([]);
  /** Whether the one thing that can be done is about to be done for who sits here. */
  const isForced = signal(false);

  /** Everybody's name, with «you» for the person at the page, as the page's language has it. */
  const names = computed<readonly string[]>(() =>
    seating.value.map((name, seat) => (seat === you.value ? t().play.you : name)),
  );

  /** The table as it is shown … */
  let mirror: TableMirror | undefined;
  /** … and as it has come to be. */
  let latest: TableMirror | undefined;
  let isOpen = true;
  const scenes = createScenes();
  let planScenes: ((fresh: readonly Event[], before: readonly Event[]) => ScenePlan) | undefined;
  /** How much had happened when the game was opened, or jumped to: only what came after was seen to happen. */
  let seenFrom = 0;

  const pending = createPendingActions({
    send: (sent) => link.act(sent),
    stored: opening.stored,
    // Which game of the table is on, where one sits, and in which step it is.
    step: () =>
      mirror?.view == null ? '' : [mirror.info.gameNumber, mirror.you, step(mirror.view as View)].join(' '),
    movedOn: () => MOVED_ON,
    onChange: (now) =>
      batch(() => {
        kept.value = now.kept;
        acting.value = now.isBusy;
        opening.onPending?.(now.count);
      }),
    onAnswer: (why) => {
      refusal.value = why && shownRefusal(why);
    },
    onDropped: () => void toast(spoken(() => t().online.dropped)),
    onWait: () => {
      refusal.value = { code: 'told', why: spoken(() => t().online.waits) };
    },
    onLeftRefused: (why) => opening.onLeftRefused?.(why),
  });

  const put = (next: View | undefined, happened: readonly Event[]): void => {
    const before = events.peek();
    // Another game is on the table.
    if (happened.length < before.length) notes.value = [];
    if (happened.length !== before.length && newSince(before, happened).length === 0)
      seenFrom = happened.length;
    view.value = next;
    events.value = happened;
  };

  /** Puts on the table what is seen of a game, with all that has happened so far, and tells it. */
  const show = (next: View | undefined, happened: readonly Event[]): void => {
    scenes.skip();
    batch(() => {
      put(next, happened);
      told.value = happened;
    });
  };

  const showNow = (next: TableMirror): void => {
    if (!isOpen) return;
    mirror = next;
    const { you, info, deadlines } = next;
    batch(() => {
      mySeat.value = you ?? NO_SEAT;
      seating.value = info.seats.map((sitter) => (sitter === null ? '' : nameOf(sitter)));
      looks.value = info.seats.map((sitter) => sitter ?? {});
      // Between two games people sit elsewhere: in the room of the next.
      away.value = info.next === null ? next.away : [];
      replayAddress.value = opening.replayAddress?.(next);
      finishedAs.value = opening.finishedAs?.(next);
      windowEndsMs.value =
        deadlines.windowMs === null ? undefined : deadlines.windowMs - (opening.clockAheadMs?.() ?? 0);
      put((next.view as View | null) ?? undefined, next.events as readonly Event[]);
    });
    pending.show(next.version);
  };

  /** Shows the table once all that happened before has been seen. */
  const showTable = (next: TableMirror): void => {
    const before = (latest?.events ?? []) as readonly Event[];
    const fresh = newSince(before, next.events as readonly Event[]);
    const isSameSeat = latest?.you === next.you;
    latest = next;
    // Somebody else looks: what the last one was about to see is over.
    if (!isSameSeat) scenes.skip();
    scenes.add({
      ...(isSameSeat && fresh.length > 0 ? planScenes?.(fresh, before) : {}),
      show: () => showNow(next),
      tell: () => {
        if (isOpen) told.value = next.events as readonly Event[];
      },
    });
  };

  const link = opening.openLink({
    onTable: showTable,
    onAnswer: pending.answer,
    onCaughtUp: pending.catchUp,
  });

  return {
    /** Tells it from every other table that was opened. */
    id: newId(),
    /** The game of this device on the table, if it is one. */
    game: opening.game,
    storedAs: opening.storedAs,
    hints: opening.hints,
    view,
    events,
    told,
    refusal,
    mySeat,
    pastSeat,
    you,
    seating,
    looks,
    away,
    names,
    /** What a seat is called. */
    nameOf: (seat: Seat): string => names.value[seat] ?? '',
    bots,
    windowEndsMs,
    replayAddress,
    finishedAs,
    kept,
    acting,
    isForced,
    notes,
    /** Tells something with what happens next; returns what takes it back. */
    note: (say: () => string): (() => void) => {
      const told: TableNote = { after: events.peek().length, say };
      notes.value = [...notes.peek(), told];
      return () => {
        notes.value = notes.peek().filter((each) => each !== told);
      };
    },
    show,
    /** The same for what comes next, which is seen to happen first; `then` is called with it. */
    showNext: (next: View | undefined, happened: readonly Event[], then: () => void): void => {
      const before = events.peek();
      scenes.add({
        ...planScenes?.(newSince(before, happened), before),
        show: () =>
          batch(() => {
            put(next, happened);
            then();
          }),
        tell: () => {
          told.value = happened;
        },
      });
    },
    /** Whether an event, by its place among all, has come while this table was open. */
    wasSeen: (place: number): boolean => place >= seenFrom,
    /** The device, where people share it. */
    device: opening.device,
    hurry: opening.hurry,
    /** Asks for the bots' reasons. */
    readReasons: async () => opening.readReasons?.(),
    /** Tells what happens from now on, as it happens. Returns what stops it. */
    onNewEvents: (tell: (fresh: readonly Event[]) => void): (() => void) => onNewEvents(events, tell),
    /** The same, once it may be told in words. */
    onNewlyTold: (tell: (fresh: readonly Event[]) => void): (() => void) => onNewEvents(told, tell),
    /** What is seen to happen, one after the other. */
    scenes,
    /** Lets scenes be seen of what happens, before and after it is shown; returns what ends that. */
    playScenes: (plan: NonNullable<typeof planScenes>): (() => void) => {
      planScenes = plan;
      return () => {
        planScenes = undefined;
        scenes.skip();
      };
    },
    /** What the table says of a word; no answer at all where it does not tell. */
    judge: (word: string): Promise<Judgement | undefined> | undefined => link.judge?.(word),
    /**
     * Does something at the table, after all that was done before; whether that was allowed, or is kept until the line is
     * back. A refusal is kept to be shown; a second tap does nothing.
     */
    act: async (action: Action, around: Around = {}): Promise<boolean> => {
      const text = format(action);
      // What was just done is still being seen: the second tap only wants to see its end.
      const isAgain = scenes.isHolding() && pending.isUnderWay({ action: text, ...around });
      scenes.skip();
      return isOpen && !isAgain && pending.add({ action: text, ...around, mayGoOn: mayGoOn(action) });
    },
    /** Does something beside the game, which nobody else sees and which may fail unnoticed. */
    actQuietly: (action: Action): void => {
      if (isOpen) pending.addBeside({ action: format(action) });
    },
    isOpen: (): boolean => isOpen,
    /** Leaves the table: its link is closed, and nothing more of it is shown. */
    dispose: (): void => {
      isOpen = false;
      scenes.skip();
      pending.close();
      link.close();
    },
  };
};

/** A table that is open, until it is disposed of. */
export type TableState<View, Event, Action, Why extends { readonly code: string }> = ReturnType<
  typeof createTableState<View, Event, Action, Why>
>;

/** What a game is played by, and by how many. */
export type PlayedRules = { readonly options: Readonly<Record<string, unknown>>; readonly players: number };

/**
 * A table that is open, whichever its game: what pages know of it. `show` and `showNext` are declared as methods so that those of a
 * game, which names its own types, fit.
 */
export type OpenTable = Pick<
  TableState<unknown, unknown, unknown, { readonly code: string }>,
  | 'id'
  | 'mySeat'
  | 'pastSeat'
  | 'seating'
  | 'looks'
  | 'names'
  | 'scenes'
  | 'isForced'
  | 'acting'
  | 'isOpen'
  | 'dispose'
> & {
  readonly view: ReadonlySignal<(PlayedRules & { readonly toAct: readonly Seat[] }) | undefined>;
  readonly events: ReadonlySignal<readonly unknown[]>;
  show(view: unknown, events: readonly unknown[]): void;
  showNext(view: unknown, events: readonly unknown[], then: () => void): void;
};
