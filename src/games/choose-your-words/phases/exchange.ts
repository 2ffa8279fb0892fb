import { seatAt } from '../../core/seats.ts';
import { type Card, HIDDEN, isCard, missingCards, sortCards } from '../card.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { CardsRefusal } from '../refusals.ts';
import { liveSeats } from '../state.ts';
import { returnUnmatched } from './bet.ts';
import { drawCards } from './deal.ts';

/** CW-4.2, CW-4.4: how many cards may be exchanged, by exchange; a short deck may not have so many (CW-3). */
const mostExchanged = (exchange: number, deckCount: number, discardCount: number): number =>
  Math.min(exchange === 1 ? 4 : 2, deckCount + discardCount);

const exchangeCards = (table: Table, seat: number, cards: readonly Card[]): void => {
  const discarded = sortCards(cards);
  const drawn = drawCards(table, discarded.length);
  table.emit({ type: 'exchanged', seat, discarded, drawn });
};

/** CW-4.2, CW-4.4: an exchange of cards. The dealer begins the first, the dealer's left the second. */
export const exchangePhase = (number: number): PhaseRules => ({
  name: 'exchange',
  number,
  prepare: returnUnmatched,
  queue: (state) => {
    const live = liveSeats(state);
    const dealerFirst = number === 1 && live.includes(state.dealer);
    return dealerFirst ? [state.dealer, ...live.filter((seat) => seat !== state.dealer)] : live;
  },
  toAct: ({ queue }) => queue.slice(0, 1),
  inTurn: {
    exchange: (table, seat, { cards }): CardsRefusal | undefined => {
      if (!Array.isArray(cards) || !cards.every((card) => isCard(card) || card === HIDDEN))
        return { code: 'not-cards' };
      const { state } = table;
      const most = mostExchanged(number, state.deckCount, state.discards.length);
      if (cards.length > most) return { code: 'too-many-cards', most };
      const missing = missingCards(seatAt(state, seat).cards, cards);
      if (missing.length > 0) return { code: 'cards-not-held', cards: missing };
      exchangeCards(table, seat, cards);
      return undefined;
    },
  },
  offers: ({ seats, deckCount, discardCount }, seat) => [
    {
      kind: 'exchange',
      cards: seats[seat]?.cards ?? '',
      most: mostExchanged(number, deckCount, discardCount),
    },
  ],
  timeOut: (table, seat) => exchangeCards(table, seat, []),
});
