import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { reasonsIn } from '../../protocol/bot-reasons.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { Language } from '../../shared/language.ts';
import { listedGame } from '../base/game-list.ts';
import { addressOfLocalReplay } from '../base/replay-addresses.ts';
import { NOTHING_STORED, type StoredActions, storedActionsOf } from '../link/stored-actions.ts';
import type { OpenLink } from '../link/table-link.ts';
import { keepHints, keepProgress } from '../local-host/keeping.ts';
import type { TableError } from '../local-host/play-protocol.ts';
import { openWorkerLink, type WorkerLink } from '../local-host/worker-link.ts';
import { inGame } from '../online/in-game.ts';
import { askToPersist } from '../saves/ask-to-persist.ts';
import { noteGone, noteRunning } from '../saves/running-game.ts';
import { type LocalGame, type SavedGame, seatsOfPeople } from '../saves/saved-game.ts';
import { callToTurn } from '../table/call-to-turn.ts';
import { surfaceOf } from '../table/client-game.ts';
import { NO_SEAT } from '../table/no-seat.ts';
import type { OpenTable } from '../table/table-state.ts';
import { paceMs } from './pace.ts';

export type Opening = {
  /** May put a lesson between the page and the game. */
  readonly wrap?: (open: OpenLink) => OpenLink;
  /** Lessons are not kept. */
  readonly isKept?: boolean;
};

type DeviceEvents = {
  /** Another window of ours has played on: what it has kept is the game now. */
  readonly onOvertaken: () => void;
  /** What was kept leads to no game. */
  readonly onBroken: () => void;
};

/** A game of this device that is on the table, until it is disposed of. */
export type DeviceTable = {
  readonly game: LocalGame;
  readonly opening: Opening;
  /** What the table was opened with, and all that has been kept since. */
  readonly saved: () => SavedGame;
  /** Who holds the device; NO_SEAT between two who share it. */
  readonly seat: ReadonlySignal<Seat>;
  /** What that one sees of the game; undefined until it is there. */
  readonly mirror: ReadonlySignal<TableMirror | undefined>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Why it could not be opened. */
  readonly trouble: ReadonlySignal<TableError | undefined>;
  /** The table itself, as its game has it. */
  readonly table: OpenTable;
  /** Somebody takes the device. */
  readonly takeSeat: (seat: Seat) => void;
  /** Who has the device next, where it is to be passed on. */
  readonly nextHolder: () => Seat | undefined;
  readonly dispose: () => void;
};

const noteStanding = (saved: SavedGame): void => {
  if (saved.standing.isOver) {
    noteGone(saved);
    if (saved.daily !== undefined)
      // Where it cannot be fetched, it is noted when the game is opened again.
      void import('./finish-daily.ts').then(({ finishDaily }) => finishDaily(saved)).catch(() => {});
    void askToPersist();
    return;
  }
  const { form } = surfaceOf(saved.game);
  const variants = form?.variants.filter(({ isPlayed }) => isPlayed(saved.options)) ?? [];
  const labels = (language: Language): readonly string[] => variants.map(({ label }) => label(language));
  noteRunning(saved, { en: labels('en'), fr: labels('fr') });
};

/** Of those who share a device, nobody's records are kept; nor of a bag that one knows, or where somebody gave hints. */
const makesRecords = ({ people, daily, fork, hints = 0 }: SavedGame): boolean =>
  people === undefined && daily?.isPractice !== true && fork === undefined && hints === 0;

/** Whether hints are given in a game at all: what counts for a day, and what is a lesson, goes without. */
const givesHints = ({ daily, isLesson }: LocalGame): boolean =>
  isLesson !== true && (daily === undefined || daily.isPractice === true);

const hintsIn = (taken = 0): Pick<SavedGame, 'hints'> => (taken === 0 ? {} : { hints: taken });

/** What was done and is not answered yet; what is kept of the game already is not done again. */
const storedFor = ({ id: table, turns }: SavedGame): StoredActions => {
  const stored = storedActionsOf(table);
  for (const { id } of stored.all()) if (turns.some((turn) => turn.id === id)) stored.forget(id);
  return stored;
};

/** Puts a game on the table, new or kept. */
export const openDeviceTable = (
  opened: SavedGame,
  opening: Opening,
  { onOvertaken, onBroken }: DeviceEvents,
): DeviceTable => {
  const { wrap = (open) => open, isKept = true } = opening;
  const { opening: _, turns: __, ...game } = opened;
  const isShared = game.people !== undefined;
  const people = seatsOfPeople(game);
  const seat = signal<Seat>(isShared ? NO_SEAT : (people[0] ?? NO_SEAT));
  const mirror = signal<TableMirror | undefined>(undefined);
  const isOver = computed(() =>
    mirror.value === undefined ? opened.standing.isOver : mirror.value.info.status === 'over',
  );
  const trouble = signal<TableError | undefined>(undefined);
  /** To whom the device is to be handed, though whoever holds it may go on too. */
  const handTo = signal<Seat | undefined>(undefined);
  let saved = opened;
  let link: WorkerLink | undefined;

  const takeSeat = (next: Seat): void => {
    handTo.value = undefined;
    seat.value = next;
    if (table.isOpen()) link?.showAgain();
  };

  const openLink: OpenLink = (events) => {
    link = openWorkerLink(
      {
        game: opened,
        paceMs: paceMs(),
        ...(isKept ? { keepProgress } : {}),
        holder: () => (seat.peek() === NO_SEAT ? null : seat.peek()),
      },
      {
        ...events,
        onTable: (next) => {
          mirror.value = next;
          inGame.value = !isOver.peek();
          // Nobody holds the device once the game is over, but for whoever has learned.
          if (isOver.peek() && isShared && game.isLesson !== true && seat.peek() !== NO_SEAT)
            takeSeat(NO_SEAT);
          else {
            events.onTable(next);
            handOn();
          }
        },
        onKept: (now) => {
          saved = { ...now, ...hintsIn(hints?.taken.peek()) };
          noteStanding(saved);
        },
        onOvertaken,
        onFailed: (why) => {
          if (why.code === 'game-broken') onBroken();
          else trouble.value = why;
        },
      },
    );
    return link;
  };

  const { isOpen, together, openTable, giveHints, closesLookUp } = surfaceOf(game.game);
  const hints =
    isKept && !isShared && givesHints(game)
      ? giveHints?.(
          {
            game: game.game,
            seat: people[0] ?? NO_SEAT,
            taken: opened.hints ?? 0,
            onTaken: (taken) => {
              saved = { ...saved, ...hintsIn(taken) };
              void keepHints(game.id, taken);
            },
            isLookUpClosed: (view) => closesLookUp?.(view) === true,
          },
          () => table,
        )
      : undefined;
  /** What is seen of the game says that nothing is hidden from anybody. */
  const isOpenNow = (): boolean => {
    const view = mirror.value?.view;
    return view != null && isOpen?.(view) === true;
  };

  const table = openTable({
    openLink: wrap(openLink),
    stored: isKept ? storedFor(opened) : NOTHING_STORED,
    ...(isKept ? { storedAs: game.id } : {}),
    ...(hints === undefined ? {} : { hints }),
    game,
    ...(isShared
      ? {
          device: {
            handTo: (next: Seat) => {
              handTo.value = next;
              handOn();
            },
            putDown: () => takeSeat(NO_SEAT),
            isOpen: isOpenNow,
          },
        }
      : { hurry: () => link?.hurry() }),
    replayAddress: () => (isKept ? addressOfLocalReplay(game.id) : undefined),
    finishedAs: () => (isKept && makesRecords(saved) ? saved.id : undefined),
    readReasons: async () => reasonsIn(saved.opening, saved.turns),
  });

  const nextHolder = (): Seat | undefined => {
    if (!isShared || isOver.value) return undefined;
    const { toAct } = (mirror.value?.view ?? { toAct: [] }) as { readonly toAct: readonly Seat[] };
    const waiting = toAct.filter((each) => people.includes(each));
    if (handTo.value !== undefined && waiting.includes(handTo.value)) return handTo.value;
    const holder = seat.value;
    if (toAct.includes(holder)) return undefined;
    return waiting.find((each) => each > holder) ?? waiting[0];
  };

  /** Where all is open the next one simply goes on; what all look at together is nobody's turn. */
  const handOn = (): void => {
    const next = nextHolder();
    if (next !== undefined && isOpenNow() && together?.isNow(mirror.peek()?.view) !== true) takeSeat(next);
  };

  /** Whether it is the turn of somebody at this device, after bots have played. */
  const waits = (): boolean => {
    const { toAct } = (mirror.value?.view ?? { toAct: [] }) as { readonly toAct: readonly Seat[] };
    const isDone = table.isForced.value || table.acting.value;
    return game.bots.length > 0 && !isOver.value && !isDone && toAct.some((each) => people.includes(each));
  };
  // Nobody is called back to a lesson.
  const stopCalling = isKept
    ? callToTurn({ here: () => ({ table: game.id, game: listedGame(game.game).title, waits: waits() }) })
    : undefined;

  return {
    game,
    opening,
    saved: () => saved,
    seat,
    mirror,
    isOver,
    trouble,
    table,
    takeSeat,
    nextHolder,
    dispose: () => {
      stopCalling?.();
      table.dispose();
      inGame.value = false;
    },
  };
};
