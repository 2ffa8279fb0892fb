import { seatAt } from '../core/seats.ts';
import { cardValue } from './deck.ts';
import { DECKS } from './decks.ts';
import type { Table } from './engine-types.ts';
import type { Award } from './events.ts';
import { type Hand, type Pot, potsOf, settlePots } from './pots.ts';
import { isLive, liveSeats, type State } from './state.ts';

/**
 * The pots of a round as they stand, main pot first, each with those who can win it; none once they are paid out. Words
 * are struck when the pots are made: a player who is struck has made side pots all the same (CW-4.9).
 */
export const potsIn = (state: State): Pot[] => {
  const { seats, carried, paid } = state;
  if (paid > 0) return [];
  const stakes = seats.map(({ committed, chips, struck, left }, seat) => ({
    committed,
    live: isLive(state, seat) || (struck && !left),
    allIn: chips === 0,
  }));
  const pots = potsOf(stakes, carried);
  return pots.map((pot) => ({ ...pot, seats: pot.seats.filter((seat) => isLive(state, seat)) }));
};

const handsIn = (state: State): Hand[] => {
  const deck = DECKS[state.options.deck];
  return liveSeats(state).map((seat) => {
    const declared = state.declared.find((each) => each.seat === seat);
    const hasWord = declared?.declaration?.word != null;
    return {
      seat,
      score: hasWord ? (declared.opened?.score ?? null) : null,
      total: seatAt(state, seat).cards.reduce((sum, card) => sum + cardValue(deck, card), 0),
    };
  });
};

/** CW-8.2: debts are taken right after the pots are paid; who cannot pay is out, and what they have goes the same way. */
const takeDebts = (table: Table): void => {
  table.state.seats.forEach(({ owes }, seat) => {
    if (owes === 0) return;
    const amount = Math.min(owes, seatAt(table.state, seat).chips);
    table.emit({ type: 'debt-taken', seat, owed: owes, amount });
    if (amount < owes) table.emit({ type: 'out', seat, why: 'debt' });
  });
};

const sumOf = (pots: readonly { readonly amount: number }[]): number =>
  pots.reduce((sum, { amount }) => sum + amount, 0);

/** CW-4.7, CW-4.9: pays the pots out and takes debts; gives back who won the main pot, nobody where all were struck. */
export const payOut = (table: Table): readonly Award[] => {
  const pots = potsIn(table.state);
  const won = settlePots(pots, handsIn(table.state));
  won.forEach((pot, i) => {
    table.emit({ type: 'pot-won', pot: i, ...pot });
  });
  const unwon = sumOf(pots) - sumOf(won);
  if (unwon > 0) table.emit({ type: 'pot-carried', amount: unwon });
  takeDebts(table);
  return won[0]?.winners ?? [];
};
