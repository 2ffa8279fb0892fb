import type { Seat } from '../../core/seat.ts';
import { seatAt } from '../../core/seats.ts';
import { limitsFor } from '../betting.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { Offer } from '../offers.ts';
import type { LeastRaise } from '../options.ts';
import type { CardsRefusal } from '../refusals.ts';
import { ableSeats, fromDealersLeft, isLive, type State } from '../state.ts';
import type { View } from '../view.ts';

/** Those who must answer a bet or raise of a seat, clockwise from it. */
const answering = (state: State, seat: Seat): Seat[] =>
  fromDealersLeft({ players: state.players, dealer: seat }).filter(
    (other) => other !== seat && isLive(state, other) && seatAt(state, other).chips > 0,
  );

/** CW-1, CW-4.6: what a raise must add from now on, after chips were put in beyond the highest bet. */
const STEP_AFTER: Readonly<Record<LeastRaise, (state: State, to: number, full: boolean) => number>> = {
  bet: ({ options }) => options.minBet,
  // A first bet is the last one even where it is an all-in below minBet.
  poker: ({ high, step }, to, full) => (full || high === 0 ? to - high : step),
};

/** Puts chips in beyond the highest bet; `to` has been checked. */
const betTo = (table: Table, seat: Seat, to: number): void => {
  const { state } = table;
  const { high, options } = state;
  const least = high === 0 ? options.minBet : state.step;
  const full = to - high >= least;
  table.emit({
    type: high === 0 ? 'bet' : 'raised',
    seat,
    to,
    added: to - seatAt(state, seat).bet,
    step: STEP_AFTER[options.leastRaise](state, to, full),
    full,
    queue: answering(state, seat),
  });
};

const whyNotTo = (state: State, seat: Seat, to: unknown): CardsRefusal | undefined => {
  const { least, most, barred, toCall } = limitsFor(state, seat);
  if (barred === 'no-raises-left') return { code: barred, limit: state.options.limit ?? 0 };
  if (barred !== null) return { code: barred };
  if (least === null || most === null) return { code: 'bet-to-match', toCall };
  if (typeof to !== 'number' || !Number.isInteger(to) || to < least) return { code: 'bet-too-small', least };
  return to > most ? { code: 'bet-too-big', most } : undefined;
};

const mustBet = (state: State, seat: Seat): CardsRefusal | undefined => {
  const limits = limitsFor(state, seat);
  return limits.mustBet ? { code: 'must-bet', least: limits.least ?? 0 } : undefined;
};

/** CW-4.6: chips that nobody has matched go back to who put them in, as long as that one is in. */
export const returnUnmatched = (table: Table): void => {
  const stakes = table.state.seats
    .map(({ committed }, seat) => ({ committed, seat }))
    .sort((a, b) => b.committed - a.committed);
  const [top, second] = stakes;
  if (top === undefined || second === undefined || !isLive(table.state, top.seat)) return;
  const amount = top.committed - second.committed;
  if (amount > 0) table.emit({ type: 'returned', seat: top.seat, amount });
};

/** CW-4.6: at most one player can bet, and nothing is left to match. */
const isIdle = (state: State): boolean => {
  const [only, another] = ableSeats(state);
  return another === undefined && (only === undefined || seatAt(state, only).bet >= state.high);
};

const betOffers = ({ toCall, leastRaise, mostRaise, highBet, mustBet: must }: View): Offer[] => {
  const offers: Offer[] = [];
  if (leastRaise !== null && mostRaise !== null)
    offers.push({ kind: highBet === 0 ? 'bet' : 'raise', from: leastRaise, to: mostRaise });
  if (toCall > 0) offers.push({ kind: 'call', amount: toCall });
  else if (!must) offers.push({ kind: 'check' });
  if (!must) offers.push({ kind: 'fold' });
  return offers;
};

/** CW-4.1, CW-4.3, CW-4.5: a betting. The first starts with the dealer, who must bet; the others at the dealer's left. */
export const betPhase = (number: number): PhaseRules => ({
  name: 'bet',
  number,
  isDue: (state) => !isIdle(state),
  queue: (state) => {
    const able = ableSeats(state);
    const dealerFirst = number === 1 && able.includes(state.dealer);
    return dealerFirst ? [state.dealer, ...able.filter((seat) => seat !== state.dealer)] : able;
  },
  toAct: (state) => (isIdle(state) ? [] : state.queue.slice(0, 1)),
  inTurn: {
    bet: (table, seat, { amount }) => {
      const { high } = table.state;
      const why: CardsRefusal | undefined =
        high > 0 ? { code: 'already-bet', high } : whyNotTo(table.state, seat, amount);
      if (why !== undefined) return why;
      betTo(table, seat, amount);
      return undefined;
    },
    raise: (table, seat, { to }) => {
      const why: CardsRefusal | undefined =
        table.state.high === 0 ? { code: 'nothing-to-raise' } : whyNotTo(table.state, seat, to);
      if (why !== undefined) return why;
      betTo(table, seat, to);
      return undefined;
    },
    check: (table, seat) => {
      const { toCall } = limitsFor(table.state, seat);
      if (toCall > 0) return { code: 'bet-to-match', toCall };
      const why = mustBet(table.state, seat);
      if (why === undefined) table.emit({ type: 'checked', seat });
      return why;
    },
    call: (table, seat) => {
      const { toCall } = limitsFor(table.state, seat);
      if (toCall === 0) return mustBet(table.state, seat) ?? { code: 'nothing-to-call' };
      table.emit({ type: 'called', seat, added: toCall });
      return undefined;
    },
    fold: (table, seat) => {
      const why = mustBet(table.state, seat);
      if (why === undefined) table.emit({ type: 'folded', seat });
      return why;
    },
  },
  offers: betOffers,
  timeOut: (table, seat) => {
    const { mustBet: must, least, toCall } = limitsFor(table.state, seat);
    if (must && least !== null) betTo(table, seat, least);
    else table.emit({ type: toCall === 0 ? 'checked' : 'folded', seat });
  },
  end: returnUnmatched,
});
