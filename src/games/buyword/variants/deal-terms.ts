/** What a proposal says: which lots go where, and who pays whom (BW-11, BW-12). */
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import type { Lot } from '../state.ts';

/** A seat's lot goes to another; `origin`, the seat that it was drawn for, says which where the giver holds several. */
export type LotMove = { readonly from: Seat; readonly to: Seat; readonly origin?: Seat };
/** A seat pays another. */
export type Payment = { readonly from: Seat; readonly to: Seat; readonly amount: number };
export type Terms = { readonly lots: readonly LotMove[]; readonly money: readonly Payment[] };
/** The lot drawn for a seat goes from one to another. */
export type KnownMove = Required<LotMove>;

const byEnds = (a: LotMove, b: LotMove): number =>
  a.from - b.from || a.to - b.to || (a.origin ?? -1) - (b.origin ?? -1);

/** The same terms in the order they are written: lots, then payments, by seat. */
export const sortTerms = ({ lots, money }: Terms): Terms => ({
  lots: lots
    .map(({ from, to, origin }) => (origin === undefined ? { from, to } : { from, to, origin }))
    .sort(byEnds),
  money: money.map(({ from, to, amount }) => ({ from, to, amount })).sort(byEnds),
});

/** The canonical text of terms: `0>1 1>0 $1>0:25`; `1.0>2`: of several lots of seat 1, the one drawn for seat 0. */
export const formatTerms = (terms: Terms): string => {
  const { lots, money } = sortTerms(terms);
  return [
    ...lots.map(({ from, to, origin }) => `${from}${origin === undefined ? '' : `.${origin}`}>${to}`),
    ...money.map(({ from, to, amount }) => `$${from}>${to}:${amount}`),
  ].join(' ');
};

/** Those who give, get or pay something. */
export const takingPart = ({ lots, money }: Terms): Seat[] => {
  const seats = new Set<Seat>();
  for (const { from, to } of [...lots, ...money]) seats.add(from).add(to);
  return [...seats].sort((a, b) => a - b);
};

/** What a seat pays more than it gets. */
const netPayment = ({ money }: Terms, seat: Seat): number =>
  money.reduce((sum, { from, to, amount }) => sum + (from === seat ? amount : to === seat ? -amount : 0), 0);

/** Whether all can pay their part: what they pay less what they get. */
export const canBePaid = (terms: Terms, moneyOf: (seat: Seat) => number): boolean =>
  terms.money.every(({ from }) => netPayment(terms, from) <= moneyOf(from));

/** More than any player comes to hold; sums of so much are still exact. */
const MOST_PAID = 1_000_000_000;

const isWholeUpTo = (value: unknown, from: number, below: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value < below;

const hasTwice = (keys: readonly (string | number)[]): boolean => new Set(keys).size < keys.length;

/** Whether something has the shape of terms between so many players. */
export const areTerms = (given: unknown, players: number): given is Terms => {
  if (typeof given !== 'object' || given === null) return false;
  const { lots, money } = given as Record<string, unknown>;
  if (!Array.isArray(lots) || !Array.isArray(money)) return false;
  if (lots.length > players || money.length > players) return false;
  const isSeat = (seat: unknown): boolean => isWholeUpTo(seat, 0, players);
  const ends = [...lots, ...money].every((each) => isSeat(each?.from) && isSeat(each?.to));
  const origins = ends && lots.every(({ origin }) => origin === undefined || isSeat(origin));
  return origins && money.every(({ amount }) => isWholeUpTo(amount, 1, MOST_PAID + 1));
};

/** BW-11.1: each who takes part gives one lot and gets one. */
const isExchange = ({ lots }: Terms): boolean => {
  const givers = lots.map(({ from }) => from);
  const getters = lots.map(({ to }) => to);
  return !hasTwice(givers) && !hasTwice(getters) && givers.every((seat) => getters.includes(seat));
};

/** Whether money may pass (BW-12.1), or only lots for lots (BW-11.1). */
export type DealKind = 'trades' | 'sales';

/** Which lot a move means; who gives one of several must say which. */
const knownMove = (
  { from, to, origin }: LotMove,
  held: readonly Lot[],
): Result<KnownMove, BuyWordRefusal> => {
  const own = held.filter(({ holder }) => holder === from);
  const meant = origin === undefined ? own : own.filter((lot) => lot.from === origin);
  const [lot] = meant;
  if (lot === undefined) return err({ code: 'no-such-lot', seat: from });
  if (meant.length > 1) return err({ code: 'which-lot', seat: from });
  return from === to ? err({ code: 'lot-already-there', seat: to }) : ok({ from, to, origin: lot.from });
};

/** Which lots terms move, and the terms as they are written; or what speaks against them, whoever proposes. */
export const readTerms = (
  given: Terms,
  kind: DealKind,
  held: readonly Lot[],
): Result<{ readonly terms: Terms; readonly moves: readonly KnownMove[] }, BuyWordRefusal> => {
  if (given.lots.length === 0) return err({ code: 'deal-without-lot' });
  const moves: KnownMove[] = [];
  for (const move of given.lots) {
    const known = knownMove(move, held);
    if (!known.ok) return known;
    moves.push(known.value);
  }
  if (hasTwice(moves.map(({ origin }) => origin))) return err({ code: 'bad-terms' });
  // Money goes one way between two players, once.
  const pairs = given.money.map(({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`);
  if (hasTwice(pairs) || given.money.some(({ from, to }) => from === to)) return err({ code: 'bad-terms' });
  const holdsSeveral = (seat: Seat): boolean => held.filter(({ holder }) => holder === seat).length > 1;
  const lots = moves.map(({ from, to, origin }) =>
    holdsSeveral(from) ? { from, to, origin } : { from, to },
  );
  const terms = sortTerms({ lots, money: given.money });
  if (kind === 'trades' && terms.money.length > 0) return err({ code: 'no-money-in-trades' });
  return kind === 'sales' || isExchange(terms) ? ok({ terms, moves }) : err({ code: 'not-an-exchange' });
};
