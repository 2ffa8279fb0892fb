import { type Card, letterOf, sortCards, WILD } from './card.ts';

/** A deck of letter cards: each letter's value and how many blue and red cards it has, and the wilds (CW-3). */
export type Deck = {
  readonly name: string;
  readonly letters: Readonly<
    Record<string, { readonly value: number; readonly blue: number; readonly red: number }>
  >;
  readonly wilds: number;
};

/** CW-3: seven dealt, four and two exchanged. */
const MOST_CARDS_A_SEAT = 13;
/** CW-1: seats at a table. */
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 8;

/** All cards of a deck, sorted. */
export const cardsOf = ({ letters, wilds }: Deck): Card[] =>
  sortCards([
    ...Object.entries(letters).flatMap(([letter, { blue, red }]) => [
      ...Array<Card>(blue).fill(`${letter}b`),
      ...Array<Card>(red).fill(`${letter}r`),
    ]),
    ...Array<Card>(wilds).fill(WILD),
  ]);

/** What a card in hand counts when nobody has a word: its letter's value, a wild 0 (CW-4.9). */
export const cardValue = ({ letters }: Deck, card: Card): number => letters[letterOf(card)]?.value ?? 0;

/** Gives a deck back that has all 26 letters, whole values and enough cards for eight; throws where it has not (CW-3). */
export const checkDeck = (deck: Deck): Deck => {
  const entries = Object.entries(deck.letters);
  const sound = entries.every(
    ([, { value, blue, red }]) => [value, blue, red].every(Number.isInteger) && value >= 1 && blue + red >= 1,
  );
  const all = entries.map(([letter]) => letter).join('') === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  if (!all || !sound || cardsOf(deck).length < MOST_CARDS_A_SEAT * MOST_PLAYERS) {
    throw new Error(`The deck ${deck.name} has not ${MOST_CARDS_A_SEAT} sound cards a seat.`);
  }
  return deck;
};
