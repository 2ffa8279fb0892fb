import { DICTIONARIES } from '../../shared/dictionaries.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Seat } from '../core/seat.ts';
import { whyNotTogether } from './option-mixes.ts';
import { flag, isWhole, type OptionSpec, oneOf, whole, wholeOrNull, words } from './option-specs.ts';
import type { BuyWordRefusal, OptionBounds } from './refusals.ts';
import { type Extended, extendedSpec } from './variants/extended.ts';
import { type Theme, themeSpec } from './variants/theme.ts';

/** What a table plays by (names, defaults and ranges: docs/rules). */
export type Options = {
  readonly dictionary: (typeof DICTIONARIES)[number];
  readonly tiles: 'classic' | 'french';
  readonly startMoney: number;
  /** Wilds each player starts with. */
  readonly wilds: number;
  readonly leader: Seat | null;
  readonly shortDraw: 'void' | 'partial' | 'voidShort';
  readonly selling: 'together' | 'inTurn' | 'oneByOne';
  readonly judge: 'dictionary' | 'challenge';
  readonly penalty: number;
  readonly challengeSeconds: number;
  readonly tileLimit: number | null;
  readonly auctions: 'off' | 'english' | 'french';
  readonly deals: 'off' | 'trades' | 'sales';
  readonly draft: boolean;
  readonly crossword: boolean;
  readonly theme: Theme | null;
  readonly extended: Extended | null;
  readonly houseWords: readonly string[];
  readonly houseBans: readonly string[];
  readonly openTiles: boolean;
  readonly turnSeconds: number | null;
};

export const MOST_PLAYERS = 8;
const WILDS_IN_THE_BOX = 9;
const ONE_WEEK_SECONDS = 604_800;

/** BW-2.2: 8 wilds alone, 4 each for two, 3 for three, 2 for four, 1 for more. */
const WILDS_BY_PLAYERS = [8, 4, 3, 2, 1, 1, 1, 1] as const;

const mostWilds = (players: number): number => Math.floor(WILDS_IN_THE_BOX / players);
const wilds: OptionSpec = {
  bounds: (players) => ({ kind: 'whole', from: 0, to: mostWilds(players), orNull: false }),
  fallback: (players) => WILDS_BY_PLAYERS[players - 1],
  read: (given, players) => (isWhole(given, 0, mostWilds(players)) ? given : undefined),
};

const SPECS: Readonly<Record<keyof Options, OptionSpec>> = {
  dictionary: oneOf(...DICTIONARIES),
  tiles: oneOf('classic', 'french'),
  startMoney: whole(50, 1000, 200),
  wilds,
  leader: wholeOrNull(0, (players) => players - 1, null),
  shortDraw: oneOf('void', 'partial', 'voidShort'),
  selling: oneOf('together', 'inTurn', 'oneByOne'),
  judge: oneOf('dictionary', 'challenge'),
  penalty: whole(0, 100, 20),
  challengeSeconds: whole(5, ONE_WEEK_SECONDS, 15),
  tileLimit: wholeOrNull(1, () => 20, 8),
  auctions: oneOf('off', 'english', 'french'),
  deals: oneOf('off', 'trades', 'sales'),
  draft: flag(false),
  crossword: flag(false),
  theme: themeSpec,
  extended: extendedSpec,
  houseWords: words(),
  houseBans: words(),
  openTiles: flag(true),
  turnSeconds: wholeOrNull(10, () => ONE_WEEK_SECONDS, null),
};

/** What an option takes at a table of so many. */
export const boundsOf = (option: keyof Options, players: number): OptionBounds =>
  SPECS[option].bounds(players);

/**
 * Reads a table's options as they came in, each by itself; what is missing is the default. Alone the dictionary judges
 * (BW-5.5); on a grid nobody sells at the same time (BW-14). Whether all can be played together is not asked here.
 */
export const readOptions = (given: unknown, players: number): Result<Options, BuyWordRefusal> => {
  if (!isWhole(players, 1, MOST_PLAYERS)) return err({ code: 'bad-players', from: 1, to: MOST_PLAYERS });
  const wishes = given ?? {};
  if (typeof wishes !== 'object' || Array.isArray(wishes)) return err({ code: 'bad-options' });
  for (const option of Object.keys(wishes)) {
    if (!Object.hasOwn(SPECS, option)) return err({ code: 'unknown-option', option: option.slice(0, 40) });
  }
  const options: Record<string, unknown> = {};
  for (const [option, { bounds, fallback, read, why }] of Object.entries(SPECS)) {
    const wish = Object.hasOwn(wishes, option) ? (wishes as Record<string, unknown>)[option] : undefined;
    const value = wish === undefined ? fallback(players) : read(wish, players);
    if (value === undefined)
      return err(why?.(wish) ?? { code: 'bad-option', option, bounds: bounds(players) });
    options[option] = value;
  }
  if (players === 1) options['judge'] = 'dictionary';
  if (options['crossword'] === true && options['selling'] === 'together') options['selling'] = 'inTurn';
  return ok(options as Options);
};

/** Reads a table's options; what cannot be played together is refused with the reason. */
export const parseOptions = (given: unknown, players: number): Result<Options, BuyWordRefusal> => {
  const read = readOptions(given, players);
  const unplayable = read.ok ? whyNotTogether(read.value, players) : undefined;
  return unplayable === undefined ? read : err(unplayable);
};
