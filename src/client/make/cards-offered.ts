import { JUDGES, LEAST_RAISES, type Options } from '../../games/choose-your-words/options.ts';
import { DICTIONARIES, languageOf } from '../../shared/dictionaries.ts';
import { OFFERED_THEMES } from './theme-groups.ts';

export type CardValue = string | number | boolean | null;
/** Options with one value; the end and the house's words have controls of their own. */
export type PlainCardOption = Exclude<keyof Options, 'end' | 'houseWords' | 'houseBans'>;

/** How an option of Choose Your Words is offered. */
export type OfferedCardOption = {
  readonly option: PlainCardOption;
  /** Values to choose from; the usual ones where any number in range is taken. */
  readonly values: (rules: Options) => readonly CardValue[];
  /** Where any number in range is taken: how far a tap goes. */
  readonly step?: number;
  /** What is counted, where the name does not say so. */
  readonly unit?: 'seconds';
};

const SECONDS = { step: 5, unit: 'seconds' } as const;

/** What can be chosen, in groups. */
export const CARD_OPTION_GROUPS = {
  words: [
    { option: 'dictionary', values: () => DICTIONARIES },
    { option: 'deck', values: () => ['classic', 'french'] },
    { option: 'judge', values: () => JUDGES },
    { option: 'openDictionary', values: () => [false, true] },
  ],
  stakes: [
    { option: 'stack', values: () => [50, 100, 200, 500, 1000, 5000], step: 10 },
    {
      option: 'ante',
      values: ({ stack }) => [0, 1, 2, 5, 10, 25, 50].filter((ante) => ante <= stack),
      step: 1,
    },
    {
      option: 'minBet',
      values: ({ stack }) => [1, 2, 5, 10, 25, 50].filter((bet) => bet <= stack),
      step: 1,
    },
    {
      option: 'maxBet',
      values: ({ minBet }) => [null, ...[5, 10, 25, 50, 100, 250].filter((most) => most >= minBet)],
      step: 5,
    },
    { option: 'limit', values: () => [null, 0, 1, 2, 3, 4], step: 1 },
    { option: 'leastRaise', values: () => LEAST_RAISES },
  ],
  round: [
    {
      option: 'category',
      values: ({ dictionary }) => ['off', 'dealer', ...OFFERED_THEMES[languageOf(dictionary)]],
    },
    { option: 'challengeSeconds', values: () => [10, 15, 30, 60, 120, 300, 86_400], ...SECONDS },
    {
      option: 'turnSeconds',
      values: () => [null, 20, 30, 60, 120, 300, 86_400, 259_200],
      ...SECONDS,
    },
    { option: 'revealAll', values: () => [true, false] },
  ],
} as const satisfies Readonly<Record<string, readonly OfferedCardOption[]>>;

export type CardOptionGroup = keyof typeof CARD_OPTION_GROUPS;

export const CARD_GROUP_NAMES = Object.keys(CARD_OPTION_GROUPS) as CardOptionGroup[];
