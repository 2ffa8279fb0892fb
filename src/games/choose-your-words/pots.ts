/** Main pot and side pots, and who wins them (CW-4.6, CW-4.9). */
import type { Seat } from '../core/seat.ts';
import type { Award, WonBy } from './events.ts';

export type Pot = { readonly amount: number /** Who can win it. */; readonly seats: readonly Seat[] };

export type Stake = {
  /** Put in during the round. */
  readonly committed: number;
  /** Whether the seat is still in the round, and whether it has no chips left. */
  readonly live: boolean;
  readonly allIn: boolean;
};

/** The pots of a round, main pot first: each all-in closes one. What others folded stays in. */
export const potsOf = (stakes: readonly Stake[], carried: number): Pot[] => {
  const levels = new Set(stakes.filter(({ live, allIn }) => live && allIn).map(({ committed }) => committed));
  const pots: { amount: number; seats: Seat[] }[] = [];
  let from = 0;
  for (const to of [...[...levels].sort((a, b) => a - b), Number.POSITIVE_INFINITY]) {
    const amount = stakes.reduce(
      (sum, { committed }) => sum + Math.min(committed, to) - Math.min(committed, from),
      pots.length === 0 ? carried : 0,
    );
    const seats = stakes.flatMap(({ live, allIn, committed }, seat) =>
      live && (!allIn || committed > from) ? [seat] : [],
    );
    const before = pots.at(-1);
    from = to;
    if (amount === 0 && before !== undefined) continue;
    // Chips above the highest all-in whose owner has folded belong to the pot before.
    if (seats.length === 0 && before !== undefined) before.amount += amount;
    else pots.push({ amount, seats });
  }
  return pots;
};

/** What a seat brings to the showdown: the score of its word (null: none), and the total of its cards. */
export type Hand = { readonly seat: Seat; readonly score: number | null; readonly total: number };

export type WonPot = { readonly amount: number; readonly by: WonBy; readonly winners: readonly Award[] };

/** CW-4.9: shares chips out evenly; odd ones go to the first of the winners in the order given. */
export const shareOut = (amount: number, winners: readonly Seat[]): Award[] => {
  const each = Math.floor(amount / winners.length);
  const odd = amount - each * winners.length;
  return winners.map((seat, i) => ({ seat, amount: each + (i === 0 ? odd : 0) }));
};

const best = (hands: readonly Hand[], worth: (hand: Hand) => number): Seat[] => {
  const most = Math.max(...hands.map(worth));
  return hands.filter((hand) => worth(hand) === most).map(({ seat }) => seat);
};

/**
 * CW-4.9: who wins each pot. Hands are those still in, clockwise from the dealer's left; a pot all of whose players have
 * been struck joins the one before; what is left over with the first of them nobody wins.
 */
export const settlePots = (pots: readonly Pot[], hands: readonly Hand[]): WonPot[] => {
  const won: WonPot[] = [];
  let joining = 0;
  for (const { amount: own, seats } of pots.toReversed()) {
    const amount = own + joining;
    const rivals = hands.filter(({ seat }) => seats.includes(seat));
    joining = rivals.length === 0 ? amount : 0;
    if (rivals.length === 0) continue;
    const hasWord = rivals.some(({ score }) => score !== null);
    const winners = hasWord ? best(rivals, ({ score }) => score ?? -1) : best(rivals, ({ total }) => total);
    const by = hands.length === 1 ? 'last' : hasWord ? 'word' : 'cards';
    won.unshift({ amount, by, winners: shareOut(amount, winners) });
  }
  return won;
};
