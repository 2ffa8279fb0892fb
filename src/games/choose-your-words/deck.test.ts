import { describe, expect, it } from 'vitest';
import { lettersByFrequency } from '../../../test/support/derive-tiles.ts';
import { heldAs, takeCards } from './card.ts';
import { CLASSIC_DECK } from './classic-deck.ts';
import { cardsOf, checkDeck, type Deck } from './deck.ts';
import { allCards, DECKS } from './decks.ts';
import { FRENCH_DECK } from './french-deck.ts';
import { scoreWord } from './score.ts';

const LETTERS = Object.keys(CLASSIC_DECK.letters);
const byLetter = ({ letters }: Deck, what: 'value' | 'blue' | 'red'): Record<string, number> =>
  Object.fromEntries(Object.entries(letters).map(([letter, card]) => [letter, card[what]]));

/** A hand that has the cards of a word; undefined where the deck does not. */
const dealt = (deck: Deck, word: string): string[] | undefined =>
  takeCards(cardsOf(deck), word.split(' ').map(heldAs));

/** A word in one colour, letters in lower case being wilds. */
const inColour = (word: string, colour: 'b' | 'r'): string =>
  [...word]
    .map((letter) => (/[a-z]/.test(letter) ? `*${letter.toUpperCase()}${colour}` : `${letter}${colour}`))
    .join(' ');

/** The examples of the rule book, with the colours it gives them. */
const EXAMPLES: readonly (readonly [word: string, score: number])[] = [
  [inColour('BIGGER', 'b'), 24],
  ['Bb Ib Gb Gr Eb Rb', 24],
  [inColour('BIGgER', 'b'), 60],
  [inColour('BIggER', 'b'), 72],
  [inColour('BIGGER', 'r'), 60],
  [inColour('BIGgER', 'r'), 108],
  [inColour('BIggER', 'r'), 126],
  ['Gb Ob Nb Gr', 10],
  [inColour('ZIPS', 'b'), 23],
  ['Zr Ib Pr Sb', 23],
  [inColour('zIPS', 'b'), 46],
  [inColour('ZIPS', 'r'), 46],
  [inColour('zIPS', 'r'), 69],
  [inColour('oXEN', 'b'), 30],
  ['Mb Ob Mr', 14],
  ['Db Ab Db', 12],
  [inColour('REDDER', 'b'), 42],
  [inColour('OMYWORD', 'b'), 204],
  [inColour('OMYWORD', 'r'), 233],
];

/** The examples of the page on the French deck. */
const FRENCH_EXAMPLES: readonly (readonly [word: string, score: number])[] = [
  [inColour('ELLE', 'b'), 21],
  [inColour('SERRES', 'r'), 48],
  [inColour('BALlE', 'b'), 40],
  ['Nb Or Nb', 11],
];

describe('CW-3 the decks', () => {
  it.each(EXAMPLES)(
    'CW-3 classic: the example %s of the rule book can be dealt, and scores %i',
    (word, score) => {
      expect(dealt(CLASSIC_DECK, word)).toBeDefined();
      expect(scoreWord(CLASSIC_DECK, word.split(' '), false).score).toBe(score);
    },
  );

  it.each(FRENCH_EXAMPLES)(
    'CW-3 french: the example %s of its page can be dealt, and scores %i',
    (word, score) => {
      expect(dealt(FRENCH_DECK, word)).toBeDefined();
      expect(scoreWord(FRENCH_DECK, word.split(' '), false).score).toBe(score);
    },
  );

  it.each(['EEL', 'FISH', 'CRAB', 'SEAL', 'SHARK'])(
    'CW-3, CW-21 classic: %s can be dealt in blue',
    (word) => {
      expect(dealt(CLASSIC_DECK, inColour(word, 'b'))).toBeDefined();
    },
  );

  it.each(Object.values(DECKS))(
    'CW-3 $name has 108 cards: 68 blue, 34 red, six wilds of no colour',
    (deck) => {
      const cards = cardsOf(deck);
      const count = (end: string) => cards.filter((card) => card.endsWith(end)).length;
      expect([cards.length, count('b'), count('r'), count('*')]).toEqual([108, 68, 34, 6]);
    },
  );

  it('CW-3 classic: values and cards are those of the rules', () => {
    const groups = { AEIOU: 1, LNRST: 2, DG: 3, BCMP: 4, FHVWY: 5, K: 8, JX: 10, QZ: 15 };
    for (const [letters, value] of Object.entries(groups))
      for (const letter of letters) expect(CLASSIC_DECK.letters[letter]?.value, letter).toBe(value);
    const blue = { E: 8, A: 6, I: 6, O: 6, T: 4, N: 4, R: 4, S: 4, U: 3, L: 3, D: 3, G: 2, C: 2 };
    const red = { E: 3, A: 2, I: 2, O: 2, T: 2, R: 2, G: 2 };
    const ones = Object.fromEntries(LETTERS.map((letter) => [letter, 1]));
    expect(byLetter(CLASSIC_DECK, 'blue')).toEqual({ ...ones, ...blue });
    expect(byLetter(CLASSIC_DECK, 'red')).toEqual({ ...ones, ...red });
  });

  it('CW-3 french: the classic shape over the letters of the common French list (docs/french-deck.md)', () => {
    const frequent = lettersByFrequency('fr-common').map(([letter]) => letter);
    for (const what of ['value', 'blue', 'red'] as const) {
      const shape = Object.values(byLetter(CLASSIC_DECK, what)).sort((a, b) =>
        what === 'value' ? a - b : b - a,
      );
      const derived = Object.fromEntries(frequent.map((letter, i) => [letter, shape[i]]));
      expect(byLetter(FRENCH_DECK, what)).toEqual(derived);
    }
  });

  it('CW-3 has at least 13 cards a seat, all letters and whole values, or is refused', () => {
    expect(allCards('classic').length).toBeGreaterThanOrEqual(13 * 8);
    const letters = { ...CLASSIC_DECK.letters };
    const { Z: _, ...withoutZ } = letters;
    for (const wrong of [
      { ...CLASSIC_DECK, wilds: 0, letters: { ...letters, E: { value: 1, blue: 1, red: 1 } } },
      { ...CLASSIC_DECK, letters: withoutZ },
      { ...CLASSIC_DECK, letters: { ...letters, A: { value: 0.5, blue: 6, red: 2 } } },
    ])
      expect(() => checkDeck(wrong)).toThrow('classic');
  });
});
