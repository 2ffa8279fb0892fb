import { TILES_FOR } from '../games/buyword/language-tiles.ts';
import { boundsOf, MOST_PLAYERS, type Options, parseOptions, readOptions } from '../games/buyword/options.ts';
import { buyWordSentence } from '../messages/buyword.ts';
import { buyWordFormEn } from '../messages/buyword-form-en.ts';
import { buyWordFormFr } from '../messages/buyword-form-fr.ts';
import { AUCTIONS } from './buyword-variants/auctions.ts';
import { CHALLENGE } from './buyword-variants/challenge.ts';
import { CROSSWORD } from './buyword-variants/crossword.ts';
import { DEALS } from './buyword-variants/deals.ts';
import { DRAFT } from './buyword-variants/draft.ts';
import { EXTENDED } from './buyword-variants/extended.ts';
import { THEME } from './buyword-variants/theme.ts';
import { BUYWORD_VARIANTS } from './buyword-variants.ts';
import { told, toldIfSet, variantTopic } from './rules-in-force.ts';
import { type AnyBounds, presetsOf, rangeIn, row, rowsFor, tableForm } from './table-form.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);
const mostWilds = (rules: Options, seats: number): number =>
  rangeIn(boundsOf('wilds', rules, seats) as AnyBounds)?.to ?? 0;
const withChallenges = ({ judge }: Options): boolean => judge === 'challenge';

const GROUPS = [
  {
    name: 'words',
    rows: [
      row('dictionary'),
      row('tiles'),
      ...rowsFor(THEME),
      row('judge'),
      row('penalty', { values: () => [0, 10, 20, 50, 100], step: 5, when: withChallenges }),
      row('challengeSeconds', {
        values: () => [5, 10, 15, 30, 60, 120, 300, 86_400, 604_800],
        step: 5,
        unit: 'seconds',
        when: withChallenges,
      }),
      row('houseWords'),
      row('houseBans'),
    ],
  },
  {
    name: 'start',
    rows: [
      row('startMoney', { values: () => [100, 150, 200, 300, 500, 1000], step: 10 }),
      row('wilds', {
        values: (rules: Options, seats) => [undefined, ...upTo(mostWilds(rules, seats))],
        step: 1,
        followsSeats: true,
        boundBySeats: true,
      }),
      row('leader', { values: (_rules, seats) => [null, ...upTo(seats - 1)], boundBySeats: true }),
    ],
  },
  { name: 'lots', rows: [...rowsFor(DRAFT, DEALS, AUCTIONS), row('shortDraw')] },
  {
    name: 'selling',
    rows: [
      ...rowsFor(CROSSWORD),
      row('selling'),
      row('tileLimit', { values: () => [5, 6, 7, 8, 10, 12, 15, 20, null], step: 1 }),
    ],
  },
  { name: 'long', rows: rowsFor(EXTENDED) },
  {
    name: 'round',
    rows: [
      row('openTiles'),
      row('turnSeconds', {
        values: () => [null, 10, 20, 30, 60, 120, 300, 86_400, 259_200, 604_800],
        step: 5,
        unit: 'seconds',
      }),
    ],
  },
];

/** How a table of BuyWord is asked for. */
export const BUYWORD_FORM = tableForm({
  name: 'buyword',
  title: 'BuyWord',
  seats: { from: 1, to: MOST_PLAYERS },
  readOptions,
  checkOptions: parseOptions,
  boundsOf,
  languageOptions: (language) => ({ dictionary: `${language}-full`, tiles: TILES_FOR[language] }),
  refusalSentence: buyWordSentence,
  variants: BUYWORD_VARIANTS,
  groups: GROUPS,
  presets: [
    { name: 'classic', options: () => ({}) },
    {
      // Words everybody knows, more to start with, and room to collect.
      name: 'family',
      options: (language) => ({ dictionary: `${language}-common`, startMoney: 300, tileLimit: 10 }),
      isForFamilies: true,
    },
    ...presetsOf(CHALLENGE, AUCTIONS, DRAFT, DEALS, CROSSWORD, THEME, EXTENDED),
  ],
  topics: [
    told('words', 'BW-5.4', 'dictionary'),
    toldIfSet('tiles', 'BW-1.5', 'tiles'),
    variantTopic(THEME),
    toldIfSet('houseWords', 'BW-5.4', 'houseWords'),
    toldIfSet('houseBans', 'BW-5.4', 'houseBans'),
    told('judge', 'BW-5.5', 'judge', 'penalty', 'challengeSeconds'),
    told('start', 'BW-2.2', 'startMoney', 'wilds'),
    toldIfSet('leader', 'BW-2.3', 'leader'),
    variantTopic(DRAFT),
    variantTopic(DEALS),
    variantTopic(AUCTIONS),
    told('selling', 'BW-5.1', 'selling'),
    variantTopic(CROSSWORD),
    told('limit', 'BW-7.1', 'tileLimit'),
    told('shortDraw', 'BW-3.3', 'shortDraw'),
    variantTopic(EXTENDED),
    toldIfSet('openTiles', 'BW-17', 'openTiles'),
    toldIfSet('clock', 'BW-18.1', 'turnSeconds'),
  ],
  texts: { en: buyWordFormEn, fr: buyWordFormFr },
});
