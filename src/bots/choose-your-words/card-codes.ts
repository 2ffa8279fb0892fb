import { type Card, colourOf, letterOf, WILD } from '../../games/choose-your-words/card.ts';
import { cardsOf } from '../../games/choose-your-words/deck.ts';
import { DECKS, type DeckName } from '../../games/choose-your-words/decks.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { type CardCode, RED_BIT, WILD_CODE } from './quick-score.ts';

const CODE_OF_A = 65;

/** A card as the quick scorer knows it. */
export const codeOf = (card: Card): CardCode =>
  card === WILD
    ? WILD_CODE
    : (letterOf(card).charCodeAt(0) - CODE_OF_A) | (colourOf(card) === 'r' ? RED_BIT : 0);

/** The cards of a seat as they stand in a view; none where they are hidden. */
export const cardsIn = (view: View, seat: number): Card[] =>
  (view.seats[seat]?.cards ?? '').split(' ').filter((card) => card !== '');

/** The cards of a seat as the quick scorer knows them. */
export const handIn = (view: View, seat: number): CardCode[] => cardsIn(view, seat).map(codeOf);

/** The cards of a deck that are not in a hand. */
export const unseenBy = (hand: readonly CardCode[], deck: DeckName): CardCode[] => {
  const left = cardsOf(DECKS[deck]).map(codeOf);
  for (const card of hand) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};
