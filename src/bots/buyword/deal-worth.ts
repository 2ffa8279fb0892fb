/** What a deal (BW-11, BW-12) brings each who takes part: better lots to buy, and money. */
import type { Lot } from '../../games/buyword/state.ts';
import { type Terms, takingPart } from '../../games/buyword/variants/deal-terms.ts';
import { type Player, sharesOf, worthTo } from './player.ts';
import { costOf } from './standing.ts';

/** What the right to buy a lot is worth to a seat: nothing where it costs more than it brings, or than there is. */
const rightToBuy = (player: Player, seat: number, lot: string, money: number): number => {
  const cost = costOf(player.view, lot);
  return cost > money ? 0 : Math.max(0, worthTo(player, seat, lot) - cost);
};

/** What several lots are worth together: the best of them whole, the others less, for a hand has room for so many. */
const SECOND_LOT = 0.5;
const worthOfLots = (player: Player, seat: number, lots: readonly Lot[], money: number): number =>
  lots
    .map(({ tiles }) => rightToBuy(player, seat, tiles, money))
    .sort((a, b) => b - a)
    .reduce((sum, worth, i) => sum + (i === 0 ? worth : worth * SECOND_LOT), 0);

/** What a deal would bring a seat: better lots to buy, and money. */
export const gainOf = (player: Player, seat: number, terms: Terms): number => {
  const { lots, seats } = player.view;
  const moveOf = (lot: Lot) =>
    terms.lots.find(({ from, origin = lot.from }) => from === lot.holder && origin === lot.from);
  const paid = terms.money.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
  const money = seats[seat]?.money ?? 0;
  const before = lots.filter(({ holder }) => holder === seat);
  const after = lots.filter((lot) => (moveOf(lot)?.to ?? lot.holder) === seat);
  return worthOfLots(player, seat, after, money + paid) - worthOfLots(player, seat, before, money) + paid;
};

/** What a deal brings a player, less what it brings those it plays against. */
export const edgeOf = (player: Player, terms: Terms): number => {
  const others = takingPart(terms).filter((seat) => seat !== player.seat);
  const shares = sharesOf(player);
  const theirs = others.reduce(
    (sum, seat) => sum + (shares[seat] as number) * Math.max(0, gainOf(player, seat, terms)),
    0,
  );
  return gainOf(player, player.seat, terms) - theirs;
};

/** Who gains so much less than the others of a ring does not lend a hand to it. */
const LEAST_OF_RING = 0.5;

/** Whether a player who gains by a deal makes it: between two it must bring more than it brings the other, in a ring about as much. */
export const isFair = (player: Player, terms: Terms): boolean => {
  const gain = gainOf(player, player.seat, terms);
  if (gain <= 0) return false;
  const others = takingPart(terms).filter((seat) => seat !== player.seat);
  if (others.length < 2) return edgeOf(player, terms) > Math.min(0, player.style.dealMargin);
  const theirs = others.reduce((sum, seat) => sum + gainOf(player, seat, terms), 0);
  return gain >= (LEAST_OF_RING * theirs) / others.length;
};
