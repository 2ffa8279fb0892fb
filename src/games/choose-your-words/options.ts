import type { Result } from '../../shared/result.ts';
import {
  flag,
  type OptionContext,
  type OptionSpec,
  oneOf,
  whole,
  wholeOrNull,
} from '../core/option-specs.ts';
import { type OptionSpecs, readOptionsBy, TABLE_OPTIONS, type TableOptions } from '../core/table-options.ts';
import { isWhole } from '../core/whole.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './deck.ts';
import { DECKS, type DeckName } from './decks.ts';
import type { CardsRefusal, OptionBounds } from './refusals.ts';

/** CW-1: what a raise adds at least: `minBet`, or as much as the last bet or raise. */
export const LEAST_RAISES = ['bet', 'poker'] as const;
export type LeastRaise = (typeof LEAST_RAISES)[number];

/** CW-6.1: who judges words: the players by challenges, or the dictionary as they are declared. */
export const JUDGES = ['challenge', 'dictionary'] as const;
export type JudgedBy = (typeof JUDGES)[number];

/** CW-24: what becomes of a tie at the top: it is played off, or the win is shared. */
export const TIES = ['play', 'share'] as const;

/** CW-23: what ends a game beside all chips being one player's; null: nothing of the kind. */
export type GameEnd = {
  readonly score: number | null;
  readonly minutes: number | null;
  /** Left out where nothing of the kind was chosen: options of older games and records read as they always did. */
  readonly rounds?: number;
  readonly ties?: (typeof TIES)[number];
};

const NO_END: GameEnd = { score: null, minutes: null };

/** What becomes of a tie where nothing else was chosen. */
export const USUAL_TIES = 'play';

/** What a table plays by (names, defaults and ranges: docs/rules). */
export type Options = TableOptions & {
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
  readonly end: GameEnd;
  readonly revealAll: boolean;
};

const MOST_CHIPS = 100_000;
const MOST_RAISES = 100;
const ONE_WEEK_MINUTES = 10_080;
const MOST_ROUNDS = 99;

type Context = OptionContext<Options>;
type Spec = OptionSpec<Options, OptionBounds>;

/** Which themes there are the dictionary tells when the table is made; `free` is the old name of `dealer` (CW-21.1). */
const category: Spec = {
  bounds: () => ({ kind: 'category' }),
  fallback: () => 'off',
  read: (given) => {
    if (typeof given !== 'string' || !/^[a-z][a-z-]{1,39}$/.test(given)) return undefined;
    return given === 'free' ? 'dealer' : given;
  },
};

const stackOf = ({ read }: Context): number => read.stack ?? 0;

/** CW-23: a score above the stack that the chips on the table can make. */
const scoreRange = (context: Context): readonly [from: number, to: number] => [
  stackOf(context) + 1,
  stackOf(context) * context.players,
];

/** CW-23: a score, minutes and rounds, each or none. */
const end: Spec = {
  bounds: (context) => {
    const [scoreFrom, scoreTo] = scoreRange(context);
    return { kind: 'end', scoreFrom, scoreTo, minutesTo: ONE_WEEK_MINUTES, roundsTo: MOST_ROUNDS };
  },
  fallback: () => NO_END,
  read: (given, context) => {
    if (typeof given !== 'object' || Array.isArray(given)) return undefined;
    const {
      score = null,
      minutes = null,
      rounds = null,
      ties = USUAL_TIES,
      ...more
    } = (given ?? {}) as Record<string, unknown>;
    const sound =
      Object.keys(more).length === 0 &&
      (score === null || isWhole(score, ...scoreRange(context))) &&
      (minutes === null || isWhole(minutes, 1, ONE_WEEK_MINUTES)) &&
      (rounds === null || isWhole(rounds, 1, MOST_ROUNDS)) &&
      (TIES as readonly unknown[]).includes(ties);
    return sound
      ? {
          ...{ score, minutes },
          ...(rounds === null ? {} : { rounds }),
          ...(ties === USUAL_TIES ? {} : { ties }),
        }
      : undefined;
  },
};

const SPECS: OptionSpecs<Options, OptionBounds, never> = {
  dictionary: TABLE_OPTIONS.dictionary,
  deck: oneOf(...Object.keys(DECKS)),
  stack: whole([20, MOST_CHIPS], 200),
  ante: whole((context) => [0, stackOf(context)], 1),
  minBet: whole((context) => [1, stackOf(context)], 1),
  maxBet: wholeOrNull(({ read }) => [read.minBet ?? 1, MOST_CHIPS], null),
  limit: wholeOrNull([0, MOST_RAISES], null),
  leastRaise: oneOf(...LEAST_RAISES),
  judge: oneOf(...JUDGES),
  category,
  openDictionary: flag(false),
  challengeSeconds: TABLE_OPTIONS.challengeSeconds,
  end,
  houseWords: TABLE_OPTIONS.houseWords,
  houseBans: TABLE_OPTIONS.houseBans,
  revealAll: flag(true),
  turnSeconds: TABLE_OPTIONS.turnSeconds,
};

/** What an option takes at a table that plays by these (CW-1). */
export const boundsOf = (option: keyof Options, rules: Options, players: number): OptionBounds =>
  SPECS[option].bounds({ read: rules, players });

/** Reads a table's options as they came in; what is missing is the default (CW-1). */
export const parseOptions = (given: unknown, players: number): Result<Options, CardsRefusal> =>
  readOptionsBy(SPECS, { from: LEAST_PLAYERS, to: MOST_PLAYERS }, given, players);
