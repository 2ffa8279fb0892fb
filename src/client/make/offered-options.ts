import { boundsOf, type Options } from '../../games/buyword/options.ts';
import type { Way } from './table-wish.ts';

/** Of a table's options, how one is offered. */
export type OfferedLine = {
  readonly option: keyof Options;
  /** Values to choose from, where the option takes a seat or a number; undefined is the rule book's own. */
  readonly values?: (seats: number, way: Way) => readonly (number | null | undefined)[];
  /** Where it takes any number in its range: the values above are the usual ones, and a tap goes so far. */
  readonly step?: number;
  /** What is counted, where the name does not say so. */
  readonly unit?: 'seconds';
  /** Whether it matters at a table with these options. */
  readonly when?: (options: Partial<Options>) => boolean;
};

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);
const withChallenges = ({ judge }: Partial<Options>): boolean => judge === 'challenge';

const mostOf = (option: keyof Options, seats: number): number => {
  const bounds = boundsOf(option, seats);
  return bounds.kind === 'whole' ? bounds.to : 0;
};

/** What can be chosen when a table is made: every option of the game, in groups. */
export const OPTION_GROUPS = {
  words: [
    { option: 'dictionary' },
    { option: 'tiles' },
    { option: 'theme' },
    { option: 'judge' },
    { option: 'penalty', values: () => [0, 10, 20, 50, 100], step: 5, when: withChallenges },
    {
      option: 'challengeSeconds',
      values: () => [5, 10, 15, 30, 60, 120, 300, 86_400, 604_800],
      step: 5,
      unit: 'seconds',
      when: withChallenges,
    },
    { option: 'houseWords' },
    { option: 'houseBans' },
  ],
  start: [
    { option: 'startMoney', values: () => [100, 150, 200, 300, 500, 1000], step: 10 },
    { option: 'wilds', values: (seats) => [undefined, ...upTo(mostOf('wilds', seats))], step: 1 },
    // Only a seat that is taken for certain: to a table with a link fewer may come than there are seats.
    {
      option: 'leader',
      values: (seats, way) => [null, ...(way === 'friends' ? [0] : upTo(seats - 1))],
    },
  ],
  lots: [{ option: 'draft' }, { option: 'deals' }, { option: 'auctions' }, { option: 'shortDraw' }],
  selling: [
    { option: 'crossword' },
    { option: 'selling' },
    { option: 'tileLimit', values: () => [5, 6, 7, 8, 10, 12, 15, 20, null], step: 1 },
  ],
  long: [{ option: 'extended' }],
  round: [
    { option: 'openTiles' },
    {
      option: 'turnSeconds',
      values: () => [null, 10, 20, 30, 60, 120, 300, 86_400, 259_200, 604_800],
      step: 5,
      unit: 'seconds',
    },
  ],
} as const satisfies Readonly<Record<string, readonly OfferedLine[]>>;

export type OptionGroup = keyof typeof OPTION_GROUPS;

export const GROUP_NAMES = Object.keys(OPTION_GROUPS) as OptionGroup[];

/** The options of a group that matter at a table. */
export const linesOf = (group: OptionGroup, options: Partial<Options>): readonly OfferedLine[] =>
  OPTION_GROUPS[group].filter((line: OfferedLine) => line.when?.(options) ?? true);
