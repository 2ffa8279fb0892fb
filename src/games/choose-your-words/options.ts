import { DICTIONARIES } from '../../shared/dictionaries.ts';
import { inOrder, readOnce } from '../../shared/read-list.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './deck.ts';
import { DECKS, type DeckName } from './decks.ts';
import type { CardsRefusal, OptionBounds } from './refusals.ts';

/** CW-1: what a raise adds at least: `minBet`, or as much as the last bet or raise. */
export const LEAST_RAISES = ['bet', 'poker'] as const;
export type LeastRaise = (typeof LEAST_RAISES)[number];

/** CW-6.1: who judges words: the players by challenges, or the dictionary as they are declared. */
export const JUDGES = ['challenge', 'dictionary'] as const;
export type JudgedBy = (typeof JUDGES)[number];

/** What a table plays by (names, defaults and ranges: docs/rules). */
export type Options = {
  readonly dictionary: (typeof DICTIONARIES)[number];
  readonly deck: DeckName;
  readonly stack: number;
  readonly ante: number;
  readonly minBet: number;
  readonly maxBet: number | null;
  readonly limit: number | null;
  readonly leastRaise: LeastRaise;
  readonly judge: JudgedBy;
  /** `off`, `dealer` or the name of a theme (CW-21.1). */
  readonly category: string;
  readonly openDictionary: boolean;
  readonly challengeSeconds: number;
  readonly end: { readonly score: number | null; readonly minutes: number | null };
  readonly houseWords: readonly string[];
  readonly houseBans: readonly string[];
  readonly revealAll: boolean;
  readonly turnSeconds: number | null;
};

const MOST_CHIPS = 100_000;
const MOST_RAISES = 100;
const MOST_HOUSE_WORDS = 1000;
const ONE_WEEK_SECONDS = 604_800;
const ONE_WEEK_MINUTES = 10_080;

/** What an option may depend on: the seats, and the options read before it. */
type Context = { readonly read: Partial<Options>; readonly players: number };

type Spec = {
  readonly fallback: unknown;
  readonly bounds: (context: Context) => OptionBounds;
  /** The value to play with, or undefined where what was given is none. */
  readonly read: (given: unknown, context: Context) => unknown;
};

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const oneOf = (...values: readonly string[]): Spec => ({
  fallback: values[0],
  bounds: () => ({ kind: 'one-of', values }),
  read: (given) => (typeof given === 'string' && values.includes(given) ? given : undefined),
});

type Range = readonly [from: number, to: number];
type RangeOf = (context: Context) => Range;

const whole = (range: RangeOf, fallback: number | null, orNull: boolean): Spec => ({
  fallback,
  bounds: (context) => {
    const [from, to] = range(context);
    return { kind: 'whole', from, to, orNull };
  },
  read: (given, context) => {
    if (given === null) return orNull ? null : undefined;
    return isWhole(given, ...range(context)) ? given : undefined;
  },
});

const flag = (fallback: boolean): Spec => ({
  fallback,
  bounds: () => ({ kind: 'flag' }),
  read: (given) => (typeof given === 'boolean' ? given : undefined),
});

const isHouseWord = (word: unknown): word is string => typeof word === 'string' && /^[A-Z]{2,15}$/.test(word);

const readHouseWords = readOnce((list) =>
  list.length <= MOST_HOUSE_WORDS && Array.from(list).every(isHouseWord)
    ? inOrder(list as readonly string[])
    : undefined,
);

const words: Spec = {
  fallback: [],
  bounds: () => ({ kind: 'words' }),
  read: (given) => (Array.isArray(given) ? readHouseWords(given) : undefined),
};

/** Which themes there are the dictionary tells when the table is made; `free` is the old name of `dealer`. */
const category: Spec = {
  fallback: 'off',
  bounds: () => ({ kind: 'category' }),
  read: (given) => {
    if (typeof given !== 'string' || !/^[a-z][a-z-]{1,39}$/.test(given)) return undefined;
    return given === 'free' ? 'dealer' : given;
  },
};

const stackOf = ({ read }: Context): number => read.stack ?? 0;

/** CW-23: a score above the stack that the chips on the table can make. */
const scoreRange: RangeOf = (context) => [stackOf(context) + 1, stackOf(context) * context.players];

/** CW-23: a score and minutes, each or none. */
const end: Spec = {
  fallback: { score: null, minutes: null },
  bounds: (context) => {
    const [scoreFrom, scoreTo] = scoreRange(context);
    return { kind: 'end', scoreFrom, scoreTo, minutesTo: ONE_WEEK_MINUTES };
  },
  read: (given, context) => {
    if (typeof given !== 'object' || Array.isArray(given)) return undefined;
    const { score = null, minutes = null, ...more } = (given ?? {}) as Record<string, unknown>;
    const sound =
      Object.keys(more).length === 0 &&
      (score === null || isWhole(score, ...scoreRange(context))) &&
      (minutes === null || isWhole(minutes, 1, ONE_WEEK_MINUTES));
    return sound ? { score, minutes } : undefined;
  },
};

const SPECS: Readonly<Record<keyof Options, Spec>> = {
  dictionary: oneOf(...DICTIONARIES),
  deck: oneOf(...Object.keys(DECKS)),
  stack: whole(() => [20, MOST_CHIPS], 200, false),
  ante: whole((context) => [0, stackOf(context)], 1, false),
  minBet: whole((context) => [1, stackOf(context)], 1, false),
  maxBet: whole(({ read }) => [read.minBet ?? 1, MOST_CHIPS], null, true),
  limit: whole(() => [0, MOST_RAISES], null, true),
  leastRaise: oneOf(...LEAST_RAISES),
  judge: oneOf(...JUDGES),
  category,
  openDictionary: flag(false),
  challengeSeconds: whole(() => [5, ONE_WEEK_SECONDS], 15, false),
  end,
  houseWords: words,
  houseBans: words,
  revealAll: flag(true),
  turnSeconds: whole(() => [10, ONE_WEEK_SECONDS], null, true),
};

/** What an option takes at a table that plays by these (CW-1). */
export const boundsOf = (option: keyof Options, rules: Options, players: number): OptionBounds =>
  SPECS[option].bounds({ read: rules, players });

/** Reads a table's options as they came in; what is missing is the default (CW-1). */
export const parseOptions = (given: unknown, players: number): Result<Options, CardsRefusal> => {
  if (!isWhole(players, LEAST_PLAYERS, MOST_PLAYERS))
    return err({ code: 'bad-players', from: LEAST_PLAYERS, to: MOST_PLAYERS });
  const wishes = given ?? {};
  if (typeof wishes !== 'object' || Array.isArray(wishes)) return err({ code: 'bad-options' });
  for (const option of Object.keys(wishes)) {
    if (!Object.hasOwn(SPECS, option)) return err({ code: 'unknown-option', option: option.slice(0, 40) });
  }
  const options: Record<string, unknown> = {};
  const context: Context = { read: options, players };
  for (const [option, { bounds, fallback, read }] of Object.entries(SPECS)) {
    const wish = Object.hasOwn(wishes, option) ? (wishes as Record<string, unknown>)[option] : undefined;
    const value = wish === undefined ? fallback : read(wish, context);
    if (value === undefined) return err({ code: 'bad-option', option, bounds: bounds(context) });
    options[option] = value;
  }
  return ok(options as Options);
};

/** What games played by that began before there was a choice. */
const OLDER: Partial<Options> = { leastRaise: 'poker', judge: 'challenge' };

/** The options of a game as its first event has them, those that it knows nothing of filled in. */
export const optionsOfGame = (began: Options): Options => {
  const missing = Object.entries(OLDER).filter(([option]) => !Object.hasOwn(began, option));
  if (missing.length === 0) return began;
  const category = began.category === 'free' ? 'dealer' : began.category;
  return { ...began, category, ...Object.fromEntries(missing) };
};
