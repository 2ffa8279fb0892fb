import { err, ok, type Result } from '../../shared/result.ts';
import { flag, type OptionSpec, oneOf, whole, wholeOrNull } from '../core/option-specs.ts';
import type { Seat } from '../core/seat.ts';
import { type OptionSpecs, readOptionsBy, TABLE_OPTIONS, type TableOptions } from '../core/table-options.ts';
import { whyNotTogether } from './option-mixes.ts';
import type { BuyWordRefusal, OptionBounds } from './refusals.ts';
import { type Extended, extendedSpec } from './variants/extended.ts';
import { type Theme, themeSpec } from './variants/theme.ts';

/** What a table plays by (names, defaults and ranges: docs/rules). */
export type Options = TableOptions & {
  readonly tiles: 'classic' | 'french';
  readonly startMoney: number;
  /** Wilds each player starts with. */
  readonly wilds: number;
  readonly leader: Seat | null;
  readonly shortDraw: 'void' | 'partial' | 'voidShort';
  readonly selling: 'together' | 'inTurn' | 'oneByOne';
  readonly judge: 'dictionary' | 'challenge';
  readonly penalty: number;
  readonly tileLimit: number | null;
  readonly auctions: 'off' | 'english' | 'french';
  readonly deals: 'off' | 'trades' | 'sales';
  readonly draft: boolean;
  readonly crossword: boolean;
  readonly theme: Theme | null;
  readonly extended: Extended | null;
  readonly openTiles: boolean;
};

/** How one of BuyWord's options is read. */
export type Spec = OptionSpec<Options, OptionBounds, BuyWordRefusal>;

export const MOST_PLAYERS = 8;
const WILDS_IN_THE_BOX = 9;

/** BW-2.2: 8 wilds alone, 4 each for two, 3 for three, 2 for four, 1 for more. */
const WILDS_BY_PLAYERS = [8, 4, 3, 2, 1, 1, 1, 1] as const;

const SPECS: OptionSpecs<Options, OptionBounds, BuyWordRefusal> = {
  dictionary: TABLE_OPTIONS.dictionary,
  tiles: oneOf('classic', 'french'),
  startMoney: whole([50, 1000], 200),
  wilds: whole(
    ({ players }) => [0, Math.floor(WILDS_IN_THE_BOX / players)],
    ({ players }) => WILDS_BY_PLAYERS[players - 1] as number,
  ),
  leader: wholeOrNull(({ players }) => [0, players - 1], null),
  shortDraw: oneOf('void', 'partial', 'voidShort'),
  selling: oneOf('together', 'inTurn', 'oneByOne'),
  judge: oneOf('dictionary', 'challenge'),
  penalty: whole([0, 100], 20),
  challengeSeconds: TABLE_OPTIONS.challengeSeconds,
  tileLimit: wholeOrNull([1, 20], 8),
  auctions: oneOf('off', 'english', 'french'),
  deals: oneOf('off', 'trades', 'sales'),
  draft: flag(false),
  crossword: flag(false),
  theme: themeSpec,
  extended: extendedSpec,
  houseWords: TABLE_OPTIONS.houseWords,
  houseBans: TABLE_OPTIONS.houseBans,
  openTiles: flag(true),
  turnSeconds: TABLE_OPTIONS.turnSeconds,
};

/** What an option takes at a table that plays by these. */
export const boundsOf = (option: keyof Options, rules: Options, players: number): OptionBounds =>
  SPECS[option].bounds({ read: rules, players });

/**
 * Reads a table's options as they came in, each by itself; what is missing is the default. Alone the dictionary judges
 * (BW-5.5); on a grid nobody sells at the same time (BW-14). Whether all can be played together is not asked here.
 */
export const readOptions = (given: unknown, players: number): Result<Options, BuyWordRefusal> => {
  const read = readOptionsBy(SPECS, { from: 1, to: MOST_PLAYERS }, given, players);
  if (!read.ok) return read;
  const { judge, crossword, selling } = read.value;
  return ok({
    ...read.value,
    judge: players === 1 ? 'dictionary' : judge,
    selling: crossword && selling === 'together' ? 'inTurn' : selling,
  });
};

/** Reads a table's options; what cannot be played together is refused with the reason. */
export const parseOptions = (given: unknown, players: number): Result<Options, BuyWordRefusal> => {
  const read = readOptions(given, players);
  const unplayable = read.ok ? whyNotTogether(read.value, players) : undefined;
  return unplayable === undefined ? read : err(unplayable);
};
