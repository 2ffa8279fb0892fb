import { LEAST_PLAYERS, MOST_PLAYERS } from '../games/choose-your-words/deck.ts';
import {
  boundsOf,
  type Options,
  parseOptions,
  TIES,
  USUAL_TIES,
} from '../games/choose-your-words/options.ts';
import type { OptionBounds } from '../games/choose-your-words/refusals.ts';
import { cardsSentence } from '../messages/cards.ts';
import { cardsFormEn } from '../messages/cards-form-en.ts';
import { cardsFormFr } from '../messages/cards-form-fr.ts';
import { languageOf } from '../shared/dictionaries.ts';
import { hasTheme, isThemeName } from '../shared/themes.ts';
import { CATEGORY } from './cards-variants/category.ts';
import { CARDS_VARIANTS } from './cards-variants.ts';
import { told, toldIfSet, variantTopic } from './rules-in-force.ts';
import { type FormRow, presetsOf, row, rowsFor, tableForm } from './table-form.ts';

type End = Options['end'];
type EndBounds = Extract<OptionBounds, { readonly kind: 'end' }>;

/** A score to reach, as so many stacks (CW-23). */
const STACKS = [2, 3, 5];

/** When the game ends beside all chips being one player's: any score, time and rounds that the rules take (CW-23). */
const END_ROWS: readonly FormRow[] = [
  {
    name: 'score',
    option: 'end',
    values: ({ stack }: Options, seats) => [
      null,
      ...STACKS.map((stacks) => stacks * stack).filter((score) => score <= stack * seats),
    ],
    step: 10,
    part: {
      get: ({ score }: End) => score,
      set: (end: End, score: number | null = null) => ({ ...end, score }),
      range: ({ scoreFrom, scoreTo }: EndBounds) => ({ from: scoreFrom, to: scoreTo }),
    },
  },
  {
    name: 'minutes',
    option: 'end',
    values: () => [null, 15, 30, 45, 60, 90, 120],
    step: 5,
    part: {
      get: ({ minutes }: End) => minutes,
      set: (end: End, minutes: number | null = null) => ({ ...end, minutes }),
      range: ({ minutesTo }: EndBounds) => ({ from: 1, to: minutesTo }),
    },
  },
  {
    name: 'rounds',
    option: 'end',
    values: () => [null, 3, 5, 10, 20],
    step: 1,
    part: {
      get: ({ rounds }: End) => rounds ?? null,
      set: ({ rounds: _, ...end }: End, rounds: number | null = null) =>
        rounds === null ? end : { ...end, rounds },
      range: ({ roundsTo }: EndBounds) => ({ from: 1, to: roundsTo }),
    },
  },
  {
    name: 'ties',
    option: 'end',
    values: () => TIES,
    // One player with all the chips is tied with nobody.
    when: ({ end: { score, minutes, rounds } }: Options) =>
      score !== null || minutes !== null || rounds !== undefined,
    part: {
      get: ({ ties }: End) => ties ?? USUAL_TIES,
      set: ({ ties: _, ...end }: End, ties: End['ties'] = USUAL_TIES) =>
        ties === USUAL_TIES ? end : { ...end, ties },
    },
  },
];

const GROUPS = [
  {
    name: 'words',
    rows: [
      row('dictionary'),
      row('deck'),
      row('judge'),
      row('openDictionary'),
      row('houseWords'),
      row('houseBans'),
    ],
  },
  {
    name: 'stakes',
    rows: [
      row('stack', { values: () => [50, 100, 200, 500, 1000, 5000], step: 10 }),
      row('ante', {
        values: ({ stack }: Options) => [0, 1, 2, 5, 10, 25, 50].filter((ante) => ante <= stack),
        step: 1,
      }),
      row('minBet', {
        values: ({ stack }: Options) => [1, 2, 5, 10, 25, 50].filter((bet) => bet <= stack),
        step: 1,
      }),
      row('maxBet', {
        values: ({ minBet }: Options) => [
          null,
          ...[5, 10, 25, 50, 100, 250].filter((most) => most >= minBet),
        ],
        step: 5,
      }),
      row('limit', { values: () => [null, 0, 1, 2, 3, 4], step: 1 }),
      row('leastRaise'),
    ],
  },
  {
    name: 'round',
    rows: [
      ...rowsFor(CATEGORY),
      row('challengeSeconds', {
        values: () => [10, 15, 30, 60, 120, 300, 86_400],
        step: 5,
        unit: 'seconds',
      }),
      row('turnSeconds', {
        values: () => [null, 20, 30, 60, 120, 300, 86_400, 259_200],
        step: 5,
        unit: 'seconds',
      }),
      row('revealAll'),
    ],
  },
  { name: 'end', rows: END_ROWS },
];

/** A theme that words of the language lack is none. */
const fitWords = (options: Partial<Options> & Pick<Options, 'dictionary'>): Partial<Options> => {
  const { category = 'off', dictionary } = options;
  const isLacking = isThemeName(category) && !hasTheme(languageOf(dictionary), category);
  return isLacking ? { ...options, category: 'off' } : options;
};

/** How a table of Choose Your Words is asked for. */
export const CARDS_FORM = tableForm({
  name: 'choose-your-words',
  title: 'Choose Your Words',
  seats: { from: LEAST_PLAYERS, to: MOST_PLAYERS },
  readOptions: parseOptions,
  checkOptions: parseOptions,
  boundsOf,
  languageOptions: (language) => ({
    dictionary: `${language}-full`,
    deck: language === 'fr' ? 'french' : 'classic',
  }),
  fitWords,
  refusalSentence: cardsSentence,
  variants: CARDS_VARIANTS,
  groups: GROUPS,
  presets: [
    { name: 'friendly', options: () => ({}) },
    {
      // Deep stacks, stakes that bite, a clock, and folded hands stay sealed.
      name: 'tournament',
      options: () => ({
        stack: 500,
        ante: 5,
        minBet: 10,
        turnSeconds: 60,
        challengeSeconds: 30,
        revealAll: false,
      }),
    },
    ...presetsOf(CATEGORY),
  ],
  topics: [
    told('words', 'CW-6.1', 'dictionary'),
    toldIfSet('deck', 'CW-3', 'deck'),
    toldIfSet('houseWords', 'CW-6.1', 'houseWords'),
    toldIfSet('houseBans', 'CW-6.1', 'houseBans'),
    told('stakes', 'CW-1', 'stack', 'ante'),
    told('bets', 'CW-1', 'minBet', 'maxBet', 'limit', 'leastRaise'),
    variantTopic(CATEGORY),
    told('challenges', 'CW-7.1', 'judge', 'challengeSeconds'),
    toldIfSet('lookUp', 'CW-9.1', 'openDictionary'),
    told('end', 'CW-23–24', 'end'),
    toldIfSet('reveal', 'CW-26.1', 'revealAll'),
    toldIfSet('clock', 'CW-26.2', 'turnSeconds'),
  ],
  texts: { en: cardsFormEn, fr: cardsFormFr },
});
