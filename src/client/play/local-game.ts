import { signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { reasonsIn } from '../../protocol/bot-reasons.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import type { Language } from '../../shared/language.ts';
import { seatBots } from '../bots/seated-bots.ts';
import { CARDS_SURFACE } from '../cards/cards-surface.ts';
import { language } from '../language.ts';
import { navigate } from '../route.ts';
import { askToPersist } from '../saves/ask-to-persist.ts';
import { localGames } from '../saves/games.ts';
import { newId } from '../saves/new-id.ts';
import { addressOf, noteGone, noteRunning } from '../saves/running-game.ts';
import {
  type BotSeat,
  type GameName,
  type LocalGame,
  NO_STANDING,
  type SavedGame,
} from '../saves/saved-game.ts';
import { BUYWORD_SURFACE } from './buyword-surface.ts';
import { inGame } from './in-game.ts';
import { keepNews, keepWhole } from './keeping.ts';
import type { LocalHost, Surface, WrapHost } from './local-surface.ts';
import { table } from './play-port.ts';
import { ME, type News, type Seen } from './play-protocol.ts';
import { NO_SEAT } from './play-state.ts';

const BOT_PACE_MS = 600;

/** How long bots seem to think: not at all for those who want no motion, or where the address says `?pace=0`. */
const givenPace = new URLSearchParams(location.search).get('pace');
const paceMs = (): number => {
  if (givenPace !== null && /^\d{1,4}$/.test(givenPace)) return Number(givenPace);
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BOT_PACE_MS;
};

/** Where the games are shown. */
const SURFACES: Readonly<Record<GameName, Surface>> = {
  buyword: BUYWORD_SURFACE,
  'choose-your-words': CARDS_SURFACE,
};

/** Whether a game can be played on this device. */
export const isPlayedHere = (game: GameName): boolean => SURFACES[game] !== undefined;

/** The game of this device on the table. */
export const localGame = signal<LocalGame | undefined>(undefined);
/** Who holds the device; NO_SEAT between two who share it. */
export const localSeat = signal<Seat>(ME);
/** What that one sees, with all that has happened so far. */
const localSeen = signal<Seen | undefined>(undefined);
/** When time runs out in it. */
export const localDeadlines = signal<Deadlines>({ seats: [], windowMs: null });
/** A kept game could not be read and was put away, or is not here at all. */
export const saveTrouble = signal<'broken' | 'missing' | undefined>(undefined);

type OnTable = {
  readonly surface: Surface;
  readonly wrap: WrapHost | undefined;
  readonly isKept: boolean;
  /** What the table was opened with, and all that has happened since. */
  saved: SavedGame;
  /** What each person sees, and who only looks on. */
  people: readonly Seen[];
  onlooker: Seen | undefined;
  isOver: boolean;
};
let onTable: OnTable | undefined;

/** What has happened is shown in its order, and once it has been kept: what one has seen, a page that is left cannot lose. */
let showing: Promise<void> = Promise.resolve();

const host: LocalHost = {
  act: async (action, seat = localSeat.value) => {
    const answer = await table.ask('act', { seat, action });
    await showing;
    return answer;
  },
  judge: (word) => table.ask('judge', word),
};

/** Whether a game of ours is still on the table: one elsewhere may have taken its place. */
const isShown = ({ surface, saved }: OnTable): boolean => surface.holds(saved);

/** Whether the game on the table has not ended. */
export const hasRunningGame = (): boolean => onTable !== undefined && !onTable.isOver && isShown(onTable);

/** Shows the table to who holds the device. */
const showToHolder = (shown: OnTable): void => {
  const { surface, people, onlooker } = shown;
  const seen = people[localSeat.value] ?? onlooker;
  if (seen === undefined || !isShown(shown)) return;
  localSeen.value = seen;
  surface.show(seen, localSeat.value, localDeadlines.value);
};

const joined = (before: Seen | undefined, { view, events }: Seen): Seen => ({
  view,
  events: [...(before?.events ?? []), ...events],
});

const show = (shown: OnTable, news: News): void => {
  shown.people = news.people.map((seen, seat) => joined(shown.people[seat], seen));
  shown.onlooker = joined(shown.onlooker, news.onlooker);
  shown.isOver = news.standing.isOver;
  inGame.value = !shown.isOver;
  localDeadlines.value = news.deadlines;
  if (shown.isOver && shown.saved.people !== undefined) localSeat.value = NO_SEAT;
  showToHolder(shown);
};

const noteStanding = (saved: SavedGame): void => {
  if (saved.standing.isOver) {
    noteGone(saved);
    void askToPersist();
  } else noteRunning(saved);
};

const keepAndShow = async (shown: OnTable, news: News): Promise<void> => {
  const before = showing;
  const { saved, kept } = shown.isKept
    ? keepNews(shown.saved, news)
    : { saved: shown.saved, kept: undefined };
  shown.saved = saved;
  const how = await kept;
  await before;
  if (shown.isKept) noteStanding(saved);
  if (onTable !== shown) return;
  // Another window of ours has played on: what it has kept is the game now.
  if (how === 'overtaken') return void resumeGame(saved.id, 'anew');
  show(shown, news);
};

/** Keeps what has happened, then shows it. */
const takeIn = (shown: OnTable, news: News): Promise<void> => {
  // Where something cannot be shown, what comes after it still is.
  showing = keepAndShow(shown, news).catch(reportError);
  return showing;
};

/** To whom the device is to be handed, though who holds it may go on too. */
const handTo = signal<Seat | undefined>(undefined);

const clear = (): void => {
  handTo.value = undefined;
  if (onTable !== undefined && isShown(onTable)) onTable.surface.clear(undefined);
  onTable = undefined;
  localGame.value = undefined;
  localSeen.value = undefined;
  inGame.value = false;
  saveTrouble.value = undefined;
};

type Opening = {
  readonly wrap?: WrapHost;
  /** Lessons are not kept. */
  readonly isKept?: boolean;
};

/** Puts a game on the table, new or kept. */
export const openGame = async (saved: SavedGame, { wrap, isKept = true }: Opening = {}): Promise<void> => {
  const surface = SURFACES[saved.game];
  clear();
  const { opening: _, turns: __, ...local } = saved;
  const { isOver } = saved.standing;
  const opened: OnTable = { surface, wrap, isKept, saved, people: [], onlooker: undefined, isOver };
  onTable = opened;
  localGame.value = local;
  localSeat.value = saved.people === undefined ? ME : NO_SEAT;
  const people = Array<undefined>(saved.people?.length ?? 1).fill(undefined);
  seatBots([...people, ...saved.bots.map(({ bot }) => bot)], async () =>
    reasonsIn(opened.saved.opening, opened.saved.turns),
  );
  surface.clear(host, wrap);
  surface.open(local, saved.people && [...saved.people, ...saved.bots.map(({ name }) => name)]);
  const answer = await table.ask('open', { game: saved, paceMs: paceMs() });
  if (onTable !== opened) return;
  if (answer.ok) await takeIn(opened, answer.value);
  else if (answer.error.code === 'game-broken') await putAway(saved);
  else surface.fail(answer.error);
};

/** What was kept leads to no game: it is put away, and that is said. */
const putAway = async (saved: SavedGame): Promise<void> => {
  clear();
  saveTrouble.value = 'broken';
  const { store } = await localGames();
  await store.setAside({ id: saved.id, raw: saved });
};

export type NewGame = {
  readonly game?: GameName;
  /** Of that game; those not given are as the language and the rules have them. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who shares this device; left out for one person alone. */
  readonly people?: readonly string[];
  readonly bots?: readonly BotSeat[];
  readonly language?: Language;
};

/** A game that is still to begin. */
export const newGame = ({
  game = 'buyword',
  options = {},
  people,
  bots = [],
  language: words = language.value,
}: NewGame): SavedGame => ({
  id: newId(),
  game,
  language: words,
  seed: newId(),
  options,
  ...(people === undefined ? {} : { people }),
  bots,
  startedAtMs: Date.now(),
  changedAtMs: Date.now(),
  playedMs: 0,
  standing: NO_STANDING,
  opening: [],
  turnCount: 0,
  turns: [],
});

/** Starts a game on this device and goes to its table; the game before it stays among one's games. */
export const startLocalGame = (wish: NewGame): void => {
  const saved = newGame(wish);
  void keepWhole(saved);
  void openGame(saved);
  navigate(addressOf(saved));
};

/** Starts a game like the one on the table. */
export const startAgain = (): void => {
  if (localGame.value === undefined) return;
  const { game, options, people, bots, language: words } = localGame.value;
  startLocalGame({ game, options, ...(people === undefined ? {} : { people }), bots, language: words });
};

/** Goes on with a game that is kept, unless it is on the table already; `anew`: as it is kept, whatever is on the table. */
export const resumeGame = async (id: string, how: 'as-it-is' | 'anew' = 'as-it-is'): Promise<void> => {
  if (onTable?.saved.id === id && isShown(onTable) && how === 'as-it-is') return;
  const { store } = await localGames();
  const kept = await store.read(id);
  if (typeof kept === 'object') return openGame(kept);
  clear();
  saveTrouble.value = kept === 'broken' ? 'broken' : 'missing';
};

/** Goes on with the game that still runs, alone and with bots or by passing the device on; its id, where there is one. */
export const resumeLatest = async (kind: 'own' | 'pass'): Promise<string | undefined> => {
  const { store, foundBroken } = await localGames();
  const { games } = await store.list();
  const latest = games.find(
    ({ people, standing }) => !standing.isOver && (people === undefined) === (kind === 'own'),
  );
  if (latest === undefined) {
    clear();
    saveTrouble.value = foundBroken ? 'broken' : undefined;
    return undefined;
  }
  await resumeGame(latest.id);
  return latest.id;
};

/** Takes the game off the table; it stays among one's games. */
export const leaveGame = (): void => clear();

/** Tries again to open the game that could not be opened. */
export const reopenGame = (): void => {
  if (onTable === undefined) return;
  const { saved, wrap, isKept } = onTable;
  void openGame(saved, { isKept, ...(wrap === undefined ? {} : { wrap }) });
};

/** Who has the device next, where it is to be passed on. */
export const nextHolder = (): Seat | undefined => {
  const { toAct } = (localSeen.value?.view ?? { toAct: [] }) as { readonly toAct: readonly Seat[] };
  const people = localGame.value?.people;
  if (people === undefined || onTable?.isOver !== false) return undefined;
  const waiting = toAct.filter((seat) => seat < people.length);
  if (handTo.value !== undefined && waiting.includes(handTo.value)) return handTo.value;
  if (toAct.includes(localSeat.value)) return undefined;
  return waiting.find((seat) => seat > localSeat.value) ?? waiting[0];
};

/** Hands the device to somebody whose answer is wanted, before one is done oneself. */
export const handOn = (seat: Seat): void => {
  handTo.value = seat;
};

/** Somebody takes the device. */
export const takeSeat = (seat: Seat): void => {
  handTo.value = undefined;
  localSeat.value = seat;
  if (onTable !== undefined) showToHolder(onTable);
};

table.listen(
  (news) => {
    // What comes late from a game put away, or while a table elsewhere is shown.
    if (onTable !== undefined) void takeIn(onTable, news);
  },
  () => {
    if (onTable !== undefined && isShown(onTable)) onTable.surface.fail({ code: 'words-unreachable' });
  },
);
