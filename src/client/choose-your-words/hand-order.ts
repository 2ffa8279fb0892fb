import { computed } from '@preact/signals';
import { type Card, colourOf, WILD } from '../../games/choose-your-words/card.ts';
import { cardValue } from '../../games/choose-your-words/deck.ts';
import { language } from '../base/language.ts';
import { createOwnOrder } from '../table/own-order.ts';
import { type CardState, deckOf } from './cards-state.ts';

/** A card in hand; its number stays the same wherever it lies. */
export type HandCard = { readonly id: number; readonly card: Card };

/** The cards I hold at a table. */
export const createHand = ({ view, mySeat, storedAs: table }: CardState) => {
  /** As the game sees them. */
  const held = computed<readonly Card[]>(() => {
    const cards = view.value?.seats[mySeat.value]?.cards ?? '';
    return cards === '' ? [] : cards.split(' ');
  });
  const order = createOwnOrder({ storedAs: 'wordstake.hand', table, separator: ' ', mySeat, held });
  return {
    ...order,
    /** In my order, which nobody else knows. */
    cards: computed<readonly HandCard[]>(() =>
      order.hand.value.map(({ id, letter }) => ({ id, card: letter })),
    ),
    /** By the alphabet; what lies so already, by colour; what lies so, by value, the highest first. Wilds come last. */
    sort: (): void =>
      order.sort(
        (card) => (card === WILD ? '[' : card),
        (card) => (card === WILD ? 's' : colourOf(card)),
        (card) => -cardValue(deckOf(view.value, language.value), card),
      ),
  };
};

export type CardHand = ReturnType<typeof createHand>;
