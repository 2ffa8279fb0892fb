import type { GameModule, Standing } from '../../catalog/game-module.ts';
import { type Daily, isDaily } from '../../daily/daily-game.ts';
import type { Actor } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import { isLanguage, type Language } from '../../shared/language.ts';
import { isLook, type Look } from '../../shared/looks.ts';
import { isListed } from '../base/game-list.ts';

/** A bot at the table: what it is called, and which one plays (a level or a character). */
export type BotSeat = { readonly name: string; readonly bot: string };

/** An action that was taken, and what came of it. */
export type KeptTurn = {
  readonly actor: Actor;
  readonly action: unknown;
  readonly events: readonly unknown[];
  /** A bot's reasons, for after the game. */
  readonly why?: unknown;
  /** Under which id a person did it: sent again, it is not done again. */
  readonly id?: string;
};

/** That a game is that of a day; the first that was started counts, and others are practice. */
export type DailyMark = Daily & { readonly isPractice?: true };

/** That a game was played on from a moment of another, with what that other one came to. */
export type ForkMark = {
  /** How many turns the two have in common. */
  readonly after: number;
  /** The round in which they part. */
  readonly round: number;
  /** Everybody's money or chips in the real game, by seat: at the start, then after every round. */
  readonly sums: readonly (readonly number[])[];
  /** Where the real game is replayed; left out where it is kept nowhere. */
  readonly from?: string;
};

/** A game of this device: all that is said of it before it begins. */
export type LocalGame = {
  readonly id: string;
  /** Its name (base/game-list.ts). */
  readonly game: string;
  /** The language of its words; the page around it may speak another. */
  readonly language: Language;
  readonly seed: string;
  /** The options that were chosen; the rest is as the language and the rules have it. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The names of those who share this device; one person alone needs none. */
  readonly people?: readonly string[];
  /** How they look, by seat. */
  readonly looks: readonly Look[];
  /** They sit after the people, in a fork around the one who plays. */
  readonly bots: readonly BotSeat[];
  /** Where one person alone sits, in a fork; left out: at the first seat. */
  readonly seat?: Seat;
  /** Bag, rolls or decks that were prepared, as the game reads them (`GameModule.parseSetup`). */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** Of a day's game which one it is. */
  readonly daily?: DailyMark;
  /** Of a fork where it comes from. */
  readonly fork?: ForkMark;
  /** A lesson is not kept: it cannot be looked at again. */
  readonly isLesson?: true;
  readonly startedAtMs: number;
};

/** A game as it is kept, its turns apart. */
export type GameHead = LocalGame & {
  readonly changedAtMs: number;
  /** How long it was on the table. */
  readonly playedMs: number;
  readonly standing: Standing;
  /** The first events; empty where the game is still to begin. */
  readonly opening: readonly unknown[];
  readonly turnCount: number;
  /** How many hints were taken; left out where none was. */
  readonly hints?: number;
};

/** A game as it is kept: all it takes to go on with it. */
export type SavedGame = GameHead & { readonly turns: readonly KeptTurn[] };

export const NO_STANDING: Standing = { round: 1, isOver: false, scores: [], winners: [] };

const MOST_SEATS = 8;
const LONGEST_NAME = 60;

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NAME;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBotSeat = (value: unknown): value is BotSeat =>
  isThing(value) && isName(value['name']) && isName(value['bot']);

const isStanding = (value: unknown): value is Standing =>
  isThing(value) &&
  isCount(value['round']) &&
  typeof value['isOver'] === 'boolean' &&
  Array.isArray(value['scores']) &&
  Array.isArray(value['winners']);

const isSums = (value: unknown): boolean =>
  Array.isArray(value) && value.every((sums) => Array.isArray(sums) && sums.every(Number.isFinite));

/** The address of a replay, and no other. */
const isReplay = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^\/replay\?[\w=&-]{1,80}$/.test(value));

const isFork = (value: unknown): value is ForkMark =>
  isThing(value) &&
  isCount(value['after']) &&
  isCount(value['round']) &&
  isSums(value['sums']) &&
  isReplay(value['from']);

const isActor = (value: unknown): value is Actor => value === null || (isCount(value) && value < MOST_SEATS);

/** Whether something read from outside is a turn; what its action and events hold the game itself finds out. */
export const isKeptTurn = (value: unknown): value is KeptTurn =>
  isThing(value) && isActor(value['actor']) && isThing(value['action']) && Array.isArray(value['events']);

/** Whether something read from outside is the head of a game. */
export const isGameHead = (value: unknown): value is GameHead => {
  if (!isThing(value)) return false;
  const { id, game, language, seed, options, people, looks, bots, daily, opening, standing } = value;
  const { seat, fork, hints } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || typeof seed !== 'string') return false;
  if (typeof game !== 'string' || !isListed(game)) return false;
  if (typeof language !== 'string' || !isLanguage(language) || !isThing(options)) return false;
  if (!Array.isArray(bots) || !bots.every(isBotSeat)) return false;
  if (people !== undefined && !(Array.isArray(people) && people.length > 0 && people.every(isName)))
    return false;
  if (!Array.isArray(looks) || !looks.every(isLook)) return false;
  if ((people?.length ?? 1) + bots.length > MOST_SEATS) return false;
  if (daily !== undefined && !isDaily(daily)) return false;
  if (seat !== undefined && !(isCount(seat) && seat <= bots.length && people === undefined)) return false;
  if ((fork !== undefined && !isFork(fork)) || (hints !== undefined && !isCount(hints))) return false;
  const counts = [value['startedAtMs'], value['changedAtMs'], value['playedMs'], value['turnCount']];
  return counts.every(isCount) && Array.isArray(opening) && isStanding(standing);
};

/** Whether something read from outside is a whole game. */
export const isSavedGame = (value: unknown): value is SavedGame => {
  if (!isGameHead(value)) return false;
  const { turns } = value as { readonly turns?: unknown };
  return Array.isArray(turns) && turns.length === value.turnCount && turns.every(isKeptTurn);
};

/** How many sit at a table. */
export const playersAt = ({ people, bots }: Pick<LocalGame, 'people' | 'bots'>): number =>
  (people?.length ?? 1) + bots.length;

/** The seats of those who play at this device. */
export const seatsOfPeople = ({ people, seat = 0 }: Pick<LocalGame, 'people' | 'seat'>): readonly Seat[] =>
  people === undefined ? [seat] : people.map((_, at) => at);

/** What is so of people and of bots, by seat. */
export const bySeat = <T>(
  { people, seat = 0 }: Pick<LocalGame, 'people' | 'seat'>,
  ofPeople: readonly T[],
  ofBots: readonly T[],
): readonly T[] => ofBots.toSpliced(people === undefined ? seat : 0, 0, ...ofPeople);

/** What a game of this device is played by: words of its language, unless others were chosen; all else is as the rules have it. */
export const optionsPlayed = (
  { languageOptions }: Pick<GameModule, 'languageOptions'>,
  { language, options }: Pick<LocalGame, 'language' | 'options'>,
): Readonly<Record<string, unknown>> => ({ ...languageOptions(language), ...options });

/** All that has happened in a game. */
export const eventsOf = ({ opening, turns }: Pick<SavedGame, 'opening' | 'turns'>): readonly unknown[] => [
  ...opening,
  ...turns.flatMap(({ events }) => events),
];
