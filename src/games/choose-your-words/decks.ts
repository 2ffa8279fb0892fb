import type { Card } from './card.ts';
import { CLASSIC_DECK } from './classic-deck.ts';
import { cardsOf, checkDeck } from './deck.ts';
import { FRENCH_DECK } from './french-deck.ts';

/** The decks that ship, by name (CW-3). */
export const DECKS = { classic: checkDeck(CLASSIC_DECK), french: checkDeck(FRENCH_DECK) } as const;
export type DeckName = keyof typeof DECKS;

export const isDeckName = (text: unknown): text is DeckName =>
  typeof text === 'string' && Object.hasOwn(DECKS, text);

const ALL_CARDS: Readonly<Record<DeckName, readonly Card[]>> = {
  classic: cardsOf(DECKS.classic),
  french: cardsOf(DECKS.french),
};

/** All cards of a deck, sorted. */
export const allCards = (name: DeckName): readonly Card[] => ALL_CARDS[name];
