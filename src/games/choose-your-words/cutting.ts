import type { Seat } from '../core/seat.ts';
import { type Card, letterOf, WILD } from './card.ts';
import { cardValue } from './deck.ts';
import { allCards, DECKS } from './decks.ts';
import type { Table } from './engine-types.ts';

/** Only a prepared source of chance could tie for ever. */
const MOST_CUTS = 100;

/** CW-2: the highest value, then the letter nearer to Z; a wild beats all. As one number. */
const rankOf = (table: Table, card: Card): number =>
  card === WILD
    ? Number.POSITIVE_INFINITY
    : cardValue(DECKS[table.state.options.deck], card) * 100 + letterOf(card).charCodeAt(0);

/** CW-2: each cuts one card, those still tied cut again; gives back who deals first. */
export const cutForDeal = (table: Table): Seat => {
  const { firstDealer, cut } = table.env.deal;
  if (firstDealer !== undefined) return firstDealer;
  const deck = allCards(table.state.options.deck);
  let tied: readonly Seat[] = table.state.seats.map((_, seat) => seat);
  for (let time = 0; tied.length > 1 && time < MOST_CUTS; time++) {
    const cards = cut(time, tied.length, deck);
    const cuts = tied.map((seat, i) => ({ seat, card: cards[i] as Card }));
    table.emit({ type: 'cut', cuts });
    const highest = Math.max(...cuts.map(({ card }) => rankOf(table, card)));
    tied = cuts.filter(({ card }) => rankOf(table, card) === highest).map(({ seat }) => seat);
  }
  return tied[0] as Seat;
};
