/** Trades and sales of lots (BW-11, BW-12): what a deal brings a player, and what it brings the others. */
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Offer } from '../../games/buyword/offers.ts';
import type { Lot } from '../../games/buyword/state.ts';
import { sortTerms, type Terms, takingPart } from '../../games/buyword/variants/deal-terms.ts';
import { type BuyWordChoice, type OfferOf, offerOf } from './evaluator.ts';
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
const gainOf = (player: Player, seat: number, terms: Terms): number => {
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
const edgeOf = (player: Player, terms: Terms): number => {
  const others = takingPart(terms).filter((seat) => seat !== player.seat);
  const shares = sharesOf(player);
  const theirs = others.reduce(
    (sum, seat) => sum + (shares[seat] as number) * Math.max(0, gainOf(player, seat, terms)),
    0,
  );
  return gainOf(player, player.seat, terms) - theirs;
};

const swap = (a: number, b: number): Terms =>
  sortTerms({
    lots: [
      { from: a, to: b },
      { from: b, to: a },
    ],
    money: [],
  });

/** An exchange of two lots, with money from who gains to who does not where money may pass. */
const termsWith = (player: Player, other: number, offer: OfferOf<'propose'>): Terms[] => {
  const { seat, view, style } = player;
  const exchange = swap(seat, other);
  if (!offer.money) return [exchange];
  const buy = { lots: [{ from: other, to: seat }], money: [] };
  const sell = { lots: [{ from: seat, to: other }], money: [] };
  return [exchange, buy, sell].flatMap((terms) => {
    const mine = gainOf(player, seat, terms);
    const theirs = gainOf(player, other, terms);
    // So much passes that the gain is shared as the player likes it; nothing to share, no deal.
    const amount = Math.floor(mine < theirs ? theirs - (mine + theirs) * (1 - style.dealShare) : 0);
    const owed = Math.ceil(mine > theirs ? (mine + theirs) * (1 - style.dealShare) - theirs : 0);
    const money = [
      ...(amount > 0 ? [{ from: other, to: seat, amount }] : []),
      ...(owed > 0 && amount <= 0 ? [{ from: seat, to: other, amount: owed }] : []),
    ];
    const payable = money.every(({ from, amount: paid }) => paid <= (view.seats[from]?.money ?? 0));
    return mine + theirs <= 0 || !payable ? [] : [sortTerms({ ...terms, money })];
  });
};

const proposalOf = (player: Player, offer: OfferOf<'propose'>): BuyWordChoice | undefined => {
  const { seat, style } = player;
  const holdsOne = (each: number): boolean => offer.lots.filter(({ holder }) => holder === each).length === 1;
  if (!holdsOne(seat)) return undefined;
  let best: { readonly terms: Terms; readonly edge: number } | undefined;
  for (const other of offer.seats) {
    if (other === seat || !holdsOne(other)) continue;
    for (const terms of termsWith(player, other, offer)) {
      // Nobody accepts what brings them nothing.
      if (gainOf(player, other, terms) <= 1 || gainOf(player, seat, terms) <= 0) continue;
      const edge = edgeOf(player, terms);
      if (edge > Math.max(best?.edge ?? Number.NEGATIVE_INFINITY, style.dealMargin)) best = { terms, edge };
    }
  }
  return (
    best && {
      action: { kind: 'propose', ...best.terms },
      why: { code: 'proposed', gain: Math.round(gainOf(player, seat, best.terms)) },
    }
  );
};

/** Accepts what it gains by, rejects the rest, proposes one deal a round, waits for the answers, and is done. */
export const chooseDeal = (player: Player, open: readonly Offer[]): BuyWordChoice | undefined => {
  const { view, seat, style } = player;
  const answerable = offerOf(open, 'accept');
  for (const { number, ...terms } of view.proposals) {
    if (answerable === undefined || !answerable.proposals.includes(number)) continue;
    const gain = Math.round(gainOf(player, seat, terms));
    const accepts = gain > 0 && edgeOf(player, terms) > Math.min(0, style.dealMargin);
    const action: PlayerAction = { kind: accepts ? 'accept' : 'reject', proposal: number };
    return { action, why: { code: accepts ? 'accepted' : 'rejected', gain } };
  }
  if (view.proposals.some(({ by }) => by === seat)) return undefined;
  const offer = offerOf(open, 'propose');
  const proposal =
    offer === undefined || view.proposed.includes(seat) ? undefined : proposalOf(player, offer);
  return proposal ?? { action: { kind: 'done' }, why: { code: 'no-deal' } };
};
