import { parseOptions as buyWordOptions } from '../../src/games/buyword/options.ts';
import { parseOptions as cardsOptions } from '../../src/games/choose-your-words/options.ts';

const STEP = { name: 'Mot', sign: '+', value: 2, amount: 2 };
const WHO = { name: 'Anne', isYou: false };
/** Whatever texts take as one object. */
const FIELDS = {
  ...STEP,
  ...WHO,
  ...{ reads: 'MOT', score: 2, steps: { sum: 1, length: 0, flush: 2 }, added: 1, known: 2, unread: 1 },
  ...{
    letters: 'MOT',
    pips: 1,
    price: 1,
    most: 1,
    field: 'name',
    seconds: 1,
    from: 1,
    to: 2,
    given: 1,
    of: 2,
    seated: 2,
    capacity: 1,
  },
  ...{
    text: 'mot',
    line: 1,
    header: 'Game',
    letter: 'E',
    length: 2,
    size: 1,
    held: 1,
    lot: 'MOT',
    worth: 1,
    theirs: 2,
  },
  ...{ word: 'MOT', kept: 'E', without: 1, dearest: 1, tiles: 'E', expected: 1, gain: 1, chance: 1, need: 2 },
  ...{ beats: 1, fold: 1, pass: 1, raise: 1, counted: 1, least: 1, more: 1 },
  ...{ number: 1, count: 1, money: 1, seats: { from: 1, to: 2 }, baselines: ['Anne'] },
};

const LISTS: readonly (readonly unknown[])[] = [
  ['Anne', 'Yves'],
  [1, 2],
];
const PLAIN_KINDS: readonly unknown[] = [1, 2, 'Anne'];
const KINDS: readonly unknown[] = [...PLAIN_KINDS, 'down', ...LISTS, FIELDS, [FIELDS]];

/** All rows of so many arguments; where they are many, all are plain. */
const rowsOf = (length: number, kinds = length > 4 ? PLAIN_KINDS : KINDS): readonly (readonly unknown[])[] =>
  length === 0 ? [[]] : rowsOf(length - 1, kinds).flatMap((row) => kinds.map((kind) => [...row, kind]));

const parsed = <Value>(options: { readonly ok: true; readonly value: Value } | { readonly ok: false }) => {
  if (!options.ok) throw new Error('these are options');
  return options.value;
};
/** What the sentences on the rules of a table take: usual rules, and others that hold one of what is counted. */
const RULES: readonly unknown[] = [
  parsed(buyWordOptions({}, 2)),
  parsed(
    buyWordOptions(
      {
        ...{ wilds: 1, tileLimit: 1, judge: 'challenge', penalty: 0, challengeSeconds: 60, turnSeconds: 60 },
        ...{ theme: { words: ['MOT'] }, extended: { refill: 'sold', bags: 1 }, auctions: 'english' },
        ...{ deals: 'sales', houseWords: ['MOT'], houseBans: ['NON'] },
      },
      2,
    ),
  ),
  parsed(cardsOptions({}, 2)),
  parsed(
    cardsOptions(
      {
        limit: 1,
        ante: 0,
        turnSeconds: 60,
        end: { minutes: 1, rounds: 1, ties: 'share' },
        category: 'dealer',
      },
      2,
    ),
  ),
];

/** Whether a text was given what it takes, as far as its reader can see. */
const fits = (text: string): boolean =>
  !/undefined|NaN|Infinity|\[object/.test(text) && !LISTS.some((list) => text.includes(String(list)));

const ofFunction = (write: (...values: unknown[]) => unknown): readonly string[] => {
  const rows = [
    ...rowsOf(write.length),
    ...(write.length === 1 ? ['animals', ...RULES].map((it) => [it]) : []),
  ];
  const texts = rows.flatMap((row) => {
    try {
      return textsOf(write(...row));
    } catch {
      return []; // It takes others.
    }
  });
  const fitting = texts.filter(fits);
  if (fitting.length === 0) throw new Error(`no sample fits ${write}`);
  return fitting;
};

/** Every text of a catalogue; its functions are called with all samples that they take. */
export const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return ofFunction(value as (...values: unknown[]) => unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
