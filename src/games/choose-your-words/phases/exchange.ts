import { type Card, HIDDEN, isCard, missingCards, sortCards } from '../card.ts';
import type { CardsRefusal } from '../refusals.ts';
import { liveSeats, seatAt } from '../state.ts';
import type { Table } from '../table.ts';
import { returnUnmatched } from './bet.ts';
import { drawCards } from './deal.ts';
import type { PhaseRules } from './phase-rules.ts';

/** CW-4.2, CW-4.4: how many cards may be exchanged, by exchange; a short deck may not have so many (CW-3). */
export const mostExchanged = (exchange: number, deckCount: number, discardCount: number): number =>
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
  isDue: () => true,
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
  timeOut: (table, seat) => exchangeCards(table, seat, []),
});
