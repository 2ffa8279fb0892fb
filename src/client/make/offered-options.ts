import { boundsOf, type Options } from '../../games/buyword/options.ts';
import type { Way } from './table-wish.ts';

/** Of a table's options, how one is offered. */
export type OfferedLine = {
  readonly option: keyof Options;
  /** Values to choose from, where the option takes a number; undefined is the rule book's own. */
  readonly values?: (seats: number, way: Way) => readonly (number | null | undefined)[];
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
    { option: 'penalty', values: () => upTo(10).map((tens) => 10 * tens), when: withChallenges },
    {
      option: 'challengeSeconds',
      values: () => [5, 10, 15, 30, 60, 120, 300, 86_400, 604_800],
      when: withChallenges,
    },
    { option: 'houseWords' },
    { option: 'houseBans' },
  ],
  start: [
    { option: 'startMoney', values: () => upTo(19).map((at) => 50 * (at + 1)) },
    { option: 'wilds', values: (seats) => [undefined, ...upTo(mostOf('wilds', seats))] },
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
    { option: 'tileLimit', values: () => [...upTo(20).slice(1), null] },
  ],
  long: [{ option: 'extended' }],
  round: [
    { option: 'openTiles' },
    { option: 'turnSeconds', values: () => [null, 10, 20, 30, 60, 120, 300, 86_400, 259_200, 604_800] },
  ],
} as const satisfies Readonly<Record<string, readonly OfferedLine[]>>;

export type OptionGroup = keyof typeof OPTION_GROUPS;

export const GROUP_NAMES = Object.keys(OPTION_GROUPS) as OptionGroup[];

/** The options of a group that matter at a table. */
export const linesOf = (group: OptionGroup, options: Partial<Options>): readonly OfferedLine[] =>
  OPTION_GROUPS[group].filter((line: OfferedLine) => line.when?.(options) ?? true);
