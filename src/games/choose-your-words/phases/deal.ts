import { seatAt } from '../../core/seats.ts';
import type { Card } from '../card.ts';
import { allCards } from '../decks.ts';
import type { Table } from '../engine-types.ts';
import { fromDealersLeft, liveSeats } from '../state.ts';

export const HAND_SIZE = 7;

/** The cards of the pack that is drawn from, top card first, those drawn already included. */
const packOrder = ({ state, env }: Table): readonly Card[] =>
  env.deal.order({
    round: state.round,
    shuffle: state.shuffles,
    cards: state.pile ?? allCards(state.options.deck),
    drawn: state.drawnBefore,
  });

/** How many cards there are to a deck in the round that comes next. */
export const nextDeckSize = ({ state, env }: Table): number =>
  env.deal.order({ round: state.round + 1, shuffle: 0, cards: allCards(state.options.deck), drawn: 0 })
    .length;

/** Looks at the next cards; who asks for more than the deck has gets its rest. */
const topCards = (table: Table, count: number): readonly Card[] => {
  const order = packOrder(table);
  const from = order.length - table.state.deckCount;
  return order.slice(from, from + count);
};

/** CW-3: draws cards; where the deck has fewer, its rest and then the discards shuffled in. */
export const drawCards = (table: Table, count: number): readonly Card[] => {
  const drawn = topCards(table, count);
  if (drawn.length === count) return drawn;
  table.emit({ type: 'reshuffled', pile: table.state.discards });
  return [...drawn, ...packOrder(table).slice(0, count - drawn.length)];
};

/** CW-3: seven cards each, one at a time, from the dealer's left. */
export const dealCards = (table: Table): void => {
  const seats = liveSeats(table.state);
  const cards = topCards(table, HAND_SIZE * seats.length);
  seats.forEach((seat, place) => {
    const hand = cards.filter((_, i) => i % seats.length === place);
    table.emit({ type: 'dealt', seat, cards: hand });
  });
};

/** CW-2: everyone antes first; who has less puts in what there is. */
export const takeAntes = (table: Table): void => {
  for (const seat of fromDealersLeft(table.state)) {
    const { dealtIn, chips } = seatAt(table.state, seat);
    const amount = dealtIn ? Math.min(table.state.options.ante, chips) : 0;
    if (amount > 0) table.emit({ type: 'anted', seat, amount });
  }
};
