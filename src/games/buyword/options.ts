import { DICTIONARIES } from '../../shared/dictionaries.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Seat } from '../core/seat.ts';
import type { BuyWordRefusal, OptionBounds } from './refusals.ts';

/** What a table plays by (names, defaults and ranges: docs/rules). */
export type Options = {
  readonly dictionary: (typeof DICTIONARIES)[number];
  readonly tiles: 'classic' | 'french';
  readonly startMoney: number;
  /** Wilds each player starts with. */
  readonly wilds: number;
  readonly leader: Seat | null;
  readonly shortDraw: 'void' | 'partial' | 'voidShort';
  readonly selling: 'together' | 'inTurn';
  readonly judge: 'dictionary' | 'challenge';
  readonly penalty: number;
  readonly challengeSeconds: number;
  readonly tileLimit: number | null;
  readonly auctions: 'off';
  readonly deals: 'off';
  readonly draft: false;
  readonly crossword: false;
  readonly theme: null;
  readonly extended: null;
  readonly houseWords: readonly string[];
  readonly houseBans: readonly string[];
  readonly openTiles: boolean;
  readonly turnSeconds: number | null;
};

export const MOST_PLAYERS = 4;
const WILDS_IN_THE_BOX = 9;
const MOST_HOUSE_WORDS = 1000;
const ONE_WEEK_SECONDS = 604_800;

/** BW-2.2: 8 wilds alone, 4 each for two, 3 for three, 2 for four. */
const WILDS_BY_PLAYERS = [8, 4, 3, 2] as const;

type Spec = {
  readonly bounds: (players: number) => OptionBounds;
  readonly fallback: (players: number) => unknown;
  /** The value to play with, or undefined where what was given is none. */
  readonly read: (given: unknown, players: number) => unknown;
};

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const oneOf = (...values: readonly string[]): Spec => ({
  bounds: () => ({ kind: 'one-of', values }),
  fallback: () => values[0],
  read: (given) => (typeof given === 'string' && values.includes(given) ? given : undefined),
});

const whole = (from: number, to: number, fallback: number): Spec => ({
  bounds: () => ({ kind: 'whole', from, to, orNull: false }),
  fallback: () => fallback,
  read: (given) => (isWhole(given, from, to) ? given : undefined),
});

const wholeOrNull = (from: number, to: (players: number) => number, fallback: number | null): Spec => ({
  bounds: (players) => ({ kind: 'whole', from, to: to(players), orNull: true }),
  fallback: () => fallback,
  read: (given, players) => (given === null || isWhole(given, from, to(players)) ? given : undefined),
});

const flag = (fallback: boolean): Spec => ({
  bounds: () => ({ kind: 'flag' }),
  fallback: () => fallback,
  read: (given) => (typeof given === 'boolean' ? given : undefined),
});

const isHouseWord = (word: unknown): word is string => typeof word === 'string' && /^[A-Z]{2,15}$/.test(word);

const words = (): Spec => ({
  bounds: () => ({ kind: 'words' }),
  fallback: () => [],
  read: (given) =>
    Array.isArray(given) && given.length <= MOST_HOUSE_WORDS && Array.from(given).every(isHouseWord)
      ? [...new Set(given)].sort()
      : undefined,
});

const mostWilds = (players: number): number => Math.floor(WILDS_IN_THE_BOX / players);
const wilds: Spec = {
  bounds: (players) => ({ kind: 'whole', from: 0, to: mostWilds(players), orNull: false }),
  fallback: (players) => WILDS_BY_PLAYERS[players - 1],
  read: (given, players) => (isWhole(given, 0, mostWilds(players)) ? given : undefined),
};

/** A variant whose rules come later: its name is known, and only its rest value is taken. */
const notYet = (rest: unknown): Spec => ({
  bounds: () => ({ kind: 'not-yet' }),
  fallback: () => rest,
  read: (given) => (given === rest ? given : undefined),
});

const SPECS: Readonly<Record<keyof Options, Spec>> = {
  dictionary: oneOf(...DICTIONARIES),
  tiles: oneOf('classic', 'french'),
  startMoney: whole(50, 1000, 200),
  wilds,
  leader: wholeOrNull(0, (players) => players - 1, null),
  shortDraw: oneOf('void', 'partial', 'voidShort'),
  selling: oneOf('together', 'inTurn'),
  judge: oneOf('dictionary', 'challenge'),
  penalty: whole(0, 100, 20),
  challengeSeconds: whole(5, ONE_WEEK_SECONDS, 15),
  tileLimit: wholeOrNull(1, () => 20, 8),
  auctions: notYet('off'),
  deals: notYet('off'),
  draft: notYet(false),
  crossword: notYet(false),
  theme: notYet(null),
  extended: notYet(null),
  houseWords: words(),
  houseBans: words(),
  openTiles: flag(true),
  turnSeconds: wholeOrNull(10, () => ONE_WEEK_SECONDS, null),
};

/** Reads a table's options as they came in; what is missing is the default. Alone the dictionary judges (BW-5.5). */
export const parseOptions = (given: unknown, players: number): Result<Options, BuyWordRefusal> => {
  if (!isWhole(players, 1, MOST_PLAYERS)) return err({ code: 'bad-players', from: 1, to: MOST_PLAYERS });
  const wishes = given ?? {};
  if (typeof wishes !== 'object' || Array.isArray(wishes)) return err({ code: 'bad-options' });
  for (const option of Object.keys(wishes)) {
    if (!Object.hasOwn(SPECS, option)) return err({ code: 'unknown-option', option: option.slice(0, 40) });
  }
  const options: Record<string, unknown> = {};
  for (const [option, { bounds, fallback, read }] of Object.entries(SPECS)) {
    const wish = Object.hasOwn(wishes, option) ? (wishes as Record<string, unknown>)[option] : undefined;
    const value = wish === undefined ? fallback(players) : read(wish, players);
    if (value === undefined) return err({ code: 'bad-option', option, bounds: bounds(players) });
    options[option] = value;
  }
  if (players === 1) options['judge'] = 'dictionary';
  return ok(options as Options);
};
