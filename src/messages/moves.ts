import type { Language } from '../shared/language.ts';
import { movesEn } from './moves-en.ts';
import { movesFr } from './moves-fr.ts';

/** What can be done, in words; names of moves are those of the notation. */
export type MoveWords = Readonly<
  Record<
    | 'roll'
    | 'buy'
    | 'decline'
    | 'auction'
    | 'pass'
    | 'done'
    | 'propose'
    | 'accept'
    | 'reject'
    | 'withdraw'
    | 'challenge'
    | 'waive'
    | 'category'
    | 'noCategory'
    | 'check'
    | 'call'
    | 'fold'
    | 'exchangeNone'
    | 'wildCard'
    | 'declareNone',
    string
  > & {
    readonly vote: Readonly<Record<'yes' | 'no' | 'pass', string>>;
    readonly list: (items: readonly string[]) => string;
    readonly choose: (count: number) => string;
    readonly bid: (amount: number) => string;
    readonly bet: (chips: number) => string;
    readonly raise: (chips: number) => string;
    readonly draft: (letter: string) => string;
    readonly sell: (word: string) => string;
    readonly declare: (word: string) => string;
    readonly wilds: (letters: readonly string[]) => string;
    readonly discard: (letters: readonly string[]) => string;
    readonly exchange: (letters: readonly string[]) => string;
  }
>;

const WORDS: Readonly<Record<Language, MoveWords>> = { en: movesEn, fr: movesFr };

/** A word with its wilds in lower case, as the notation has them. */
const withWilds = (words: MoveWords, say: (word: string) => string, laid: string): string => {
  const wilds = [...laid].filter((letter) => letter !== letter.toUpperCase());
  const said = say(laid.toUpperCase());
  return wilds.length === 0 ? said : `${said} ${words.wilds(wilds.map((letter) => letter.toUpperCase()))}`;
};

/** Cards of a word as letters, those of wilds in lower case: `Bb Ib *Gb` is BIg. */
const laidLetters = (cards: readonly string[]): string =>
  cards.map((card) => (card.startsWith('*') ? card.slice(1, 2).toLowerCase() : card.slice(0, 1))).join('');

const exchangeOf = (words: MoveWords, cards: readonly string[]): string =>
  cards[0] === 'none' || cards.length === 0
    ? words.exchangeNone
    : words.exchange(cards.map((card) => (card === '*' ? words.wildCard : card.slice(0, 1))));

const declareOf = (words: MoveWords, [first, ...rest]: readonly string[]): string => {
  if (first === undefined || first === 'none') return words.declareNone;
  const cards = first === 'claim' ? rest : [first, ...rest];
  return withWilds(words, words.declare, laidLetters(cards));
};

/** What an action in canonical notation does, as one would advise it: “sell JADE”; the notation itself where it is unknown. */
export const moveInWords = (language: Language, action: string): string => {
  const words = WORDS[language];
  const [kind = '', ...rest] = action.split(' ');
  const [first = ''] = rest;
  switch (kind) {
    case 'choose':
    case 'bid':
    case 'bet':
    case 'raise':
      return words[kind](Number(first));
    case 'draft':
      return words.draft(first);
    case 'sell':
      return withWilds(words, words.sell, first);
    case 'discard':
      return words.discard([...first]);
    case 'exchange':
      return exchangeOf(words, rest);
    case 'declare':
      return declareOf(words, rest);
    case 'vote':
      return first === 'yes' || first === 'no' ? words.vote[first] : words.vote.pass;
    case 'category':
      return first === 'none' ? words.noCategory : words.category;
    default: {
      const said = Object.hasOwn(words, kind)
        ? (words as Readonly<Record<string, unknown>>)[kind]
        : undefined;
      return typeof said === 'string' ? said : action;
    }
  }
};

/** Letters (`AEINRT`) or cards (`Gb Xr *`) as one says them. */
export const lettersInWords = (language: Language, letters: string): string => {
  const words = WORDS[language];
  const all = /[br ]/.test(letters) ? letters.split(' ') : [...letters];
  return words.list(all.map((each) => (each === '*' ? words.wildCard : each.slice(0, 1))));
};
