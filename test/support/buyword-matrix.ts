/** Tables of BuyWord over a pairwise matrix of all options and player counts. */
import type { Setup } from '../../src/games/buyword/deal-source.ts';
import { parseOptions } from '../../src/games/buyword/options.ts';
import type { NewTable } from '../../src/games/core/game.ts';
import { DICTIONARIES } from '../../src/shared/dictionaries.ts';
import { pairwise, type Row } from './pairwise.ts';

/** Two-letter words that random hands can spell. */
const PASTED = [...'AEINORSTLD'].flatMap((a) => [...'AEIORST'].map((b) => a + b));

/** So many tiles, first drawn first; with refills, games stay short. */
const SHORT_BAG = 'EATRINSOLDEQAZTIERSONAUGLEMIHT';

const FACTORS = {
  players: [1, 2, 3, 4, 5, 6, 7, 8],
  setup: ['seed', 'short bag', 'tiny bag'],
  dictionary: DICTIONARIES,
  tiles: ['classic', 'french'],
  startMoney: [50, 200, 1000],
  wilds: ['default', 0, 1],
  leader: [null, 0],
  shortDraw: ['void', 'partial', 'voidShort'],
  selling: ['together', 'inTurn', 'oneByOne'],
  judge: ['dictionary', 'challenge'],
  penalty: [0, 20, 100],
  challengeSeconds: [5, 604_800],
  tileLimit: [8, 1, 20, null],
  auctions: ['off', 'english', 'french'],
  deals: ['off', 'trades', 'sales'],
  draft: [false, true],
  crossword: [false, true],
  theme: [
    null,
    'animals',
    'verbs',
    { words: PASTED },
    { free: 'Things that fly' },
    { free: 'The sea' },
    'films',
  ],
  extended: [
    null,
    { refill: 'all', bags: 2 },
    { refill: 'sold', bags: 3 },
    { refill: 'all', bags: 9, above: 30 },
    { refill: 'sold', above: 1 },
    { refill: 'sold', bags: 20, above: 100 },
    { refill: 'sold', bags: 3, refillWhen: 'atOnce' },
    { refill: 'sold', bags: 9, above: 60, refillWhen: 'atOnce' },
  ],
  houseWords: [[], ['EA', 'RES']],
  houseBans: [[], ['AE', 'TE']],
  openTiles: [true, false],
  turnSeconds: [null, 10],
} as const;

/** Targets are written as so much above what players start with. */
const extendedOf = (extended: unknown, startMoney: number): unknown => {
  if (extended === null) return null;
  const { above, ...rest } = extended as { above?: number };
  return above === undefined ? rest : { ...rest, target: startMoney + above };
};

const optionsOf = ({ players: _, setup: __, wilds, extended, ...rest }: Row): Record<string, unknown> => ({
  ...rest,
  extended: extendedOf(extended, rest['startMoney'] as number),
  ...(wilds === 'default' ? {} : { wilds }),
});

/** Only the bag tells how long a game without an end but money can be. */
const isShort = ({ setup, extended }: Row): boolean =>
  setup === 'tiny bag' || extended === null || (extended as { bags?: number }).bags === 2;

const isPlayable = (row: Row): boolean =>
  isShort(row) && parseOptions(optionsOf(row), row['players'] as number).ok;

const setupOf = (kind: unknown, seed: string): Setup => {
  if (kind === 'seed') return { seed };
  const bag = kind === 'tiny bag' ? SHORT_BAG.slice(0, 9) : SHORT_BAG;
  return { seed, bag, rolls: [2, 'choice'] };
};

const { rows, unplayablePairs } = pairwise(FACTORS, isPlayable);
export const MATRIX_ROWS = rows;
export const UNPLAYABLE_PAIRS = unplayablePairs;

/** The table of a row of the matrix. */
export const tableOf = (row: Row, seed: string): NewTable<Setup> => ({
  players: row['players'] as number,
  options: optionsOf(row),
  setup: setupOf(row['setup'], seed),
});
