/** What a proposal says: which lots go where, and who pays whom (BW-11, BW-12). */
import type { Seat } from '../../core/seat.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import type { Lot } from '../state.ts';

/** A lot, named by the seat it was drawn for, goes to a seat. */
export type LotMove = { readonly from: Seat; readonly to: Seat };
/** A seat pays another. */
export type Payment = { readonly from: Seat; readonly to: Seat; readonly amount: number };
export type Terms = { readonly lots: readonly LotMove[]; readonly money: readonly Payment[] };

const byEnds = (a: LotMove, b: LotMove): number => a.from - b.from || a.to - b.to;

/** The same terms in the order they are written: lots, then payments, by seat. */
export const sortTerms = ({ lots, money }: Terms): Terms => ({
  lots: lots.map(({ from, to }) => ({ from, to })).sort(byEnds),
  money: money.map(({ from, to, amount }) => ({ from, to, amount })).sort(byEnds),
});

/** The canonical text of terms: `0>1 1>0 $1>0:25`. */
export const formatTerms = (terms: Terms): string => {
  const { lots, money } = sortTerms(terms);
  return [
    ...lots.map(({ from, to }) => `${from}>${to}`),
    ...money.map(({ from, to, amount }) => `$${from}>${to}:${amount}`),
  ].join(' ');
};

const holderOf = (lots: readonly Lot[], from: Seat): Seat | undefined =>
  lots.find((lot) => lot.from === from)?.holder;

/** Those who give, get or pay something. */
export const takingPart = ({ lots, money }: Terms, held: readonly Lot[]): Seat[] => {
  const seats = new Set<Seat>();
  for (const { from, to } of lots) seats.add(holderOf(held, from) as Seat).add(to);
  for (const { from, to } of money) seats.add(from).add(to);
  return [...seats].sort((a, b) => a - b);
};

/** What a seat pays more than it gets. */
const netPayment = ({ money }: Terms, seat: Seat): number =>
  money.reduce((sum, { from, to, amount }) => sum + (from === seat ? amount : to === seat ? -amount : 0), 0);

/** The first seat that cannot pay its part, with what it would pay; nothing where all can. */
export const whoCannotPay = (
  terms: Terms,
  moneyOf: (seat: Seat) => number,
): { readonly seat: Seat; readonly price: number } | undefined => {
  for (const { from: seat } of terms.money) {
    const price = netPayment(terms, seat);
    if (price > moneyOf(seat)) return { seat, price };
  }
  return undefined;
};

/** More than any player comes to hold; sums of so much are still exact. */
const MOST_PAID = 1_000_000_000;

const isWholeUpTo = (value: unknown, from: number, below: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value < below;

const hasTwice = (keys: readonly (string | number)[]): boolean => new Set(keys).size < keys.length;

/** Whether something has the shape of terms between so many players. */
export const areTerms = (given: unknown, players: number): given is Terms => {
  if (typeof given !== 'object' || given === null) return false;
  const { lots, money } = given as Record<string, unknown>;
  if (!Array.isArray(lots) || !Array.isArray(money) || lots.length > players) return false;
  const ends = [...lots, ...money].every(
    (each) => isWholeUpTo(each?.from, 0, players) && isWholeUpTo(each?.to, 0, players),
  );
  return ends && money.every(({ amount }) => isWholeUpTo(amount, 1, MOST_PAID + 1));
};

/** BW-11.1: each who takes part gives one lot and gets one. */
const isExchange = ({ lots }: Terms, held: readonly Lot[]): boolean => {
  const givers = lots.map(({ from }) => holderOf(held, from) as Seat);
  const getters = lots.map(({ to }) => to);
  return !hasTwice(givers) && !hasTwice(getters) && givers.every((seat) => getters.includes(seat));
};

/** Whether money may pass (BW-12.1), or only lots for lots (BW-11.1). */
export type DealKind = 'trades' | 'sales';

/** What speaks against terms, whoever proposes them. */
export const whyNotTerms = (
  terms: Terms,
  kind: DealKind,
  held: readonly Lot[],
): BuyWordRefusal | undefined => {
  const { lots, money } = terms;
  if (lots.length === 0) return { code: 'deal-without-lot' };
  if (hasTwice(lots.map(({ from }) => from))) return { code: 'bad-terms' };
  for (const { from, to } of lots) {
    const holder = holderOf(held, from);
    if (holder === undefined) return { code: 'no-such-lot', seat: from };
    if (holder === to) return { code: 'lot-already-there', seat: to };
  }
  // Money goes one way between two players, once.
  const pairs = money.map(({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`);
  if (hasTwice(pairs) || money.some(({ from, to }) => from === to)) return { code: 'bad-terms' };
  if (kind === 'sales') return undefined;
  if (money.length > 0) return { code: 'no-money-in-trades' };
  return isExchange(terms, held) ? undefined : { code: 'not-an-exchange' };
};
