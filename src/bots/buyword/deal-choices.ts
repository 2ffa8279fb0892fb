/** Trades and sales of lots (BW-11, BW-12): what to propose, and how to answer. */
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Offer } from '../../games/buyword/offers.ts';
import {
  canBePaid,
  type Payment,
  sortTerms,
  type Terms,
  takingPart,
} from '../../games/buyword/variants/deal-terms.ts';
import { edgeOf, gainOf, isFair } from './deal-worth.ts';
import { type BuyWordChoice, type OfferOf, offerOf } from './evaluator.ts';
import { moneyOf, type Player } from './player.ts';

/** Lots that go round: each gives theirs to the next, the last to the first. */
const ring = (seats: readonly number[]): Terms =>
  sortTerms({
    lots: seats.map((from, i) => ({ from, to: seats[(i + 1) % seats.length] as number })),
    money: [],
  });

/** All exchanges with others: of two lots, and for who thinks that far, of three in a ring. */
const exchangesOf = ({ seat, shrewd }: Player, others: readonly number[]): Terms[] => {
  const pairs = others.map((other) => ring([seat, other]));
  if (!shrewd) return pairs;
  const rings = others.flatMap((second) =>
    others.filter((third) => third !== second).map((third) => ring([seat, second, third])),
  );
  return [...pairs, ...rings];
};

/** Who has more than their part pays, who has less is paid, in whole dollars; no two pay each other twice. */
const balance = (due: ReadonlyMap<number, number>): Payment[] => {
  const payers = [...due]
    .filter(([, amount]) => amount < 0)
    .map(([seat, amount]) => ({ seat, left: -amount }));
  const payees = [...due]
    .filter(([, amount]) => amount > 0)
    .map(([seat, amount]) => ({ seat, left: amount }));
  return payees.flatMap((payee) =>
    payers.flatMap((payer) => {
      const amount = Math.floor(Math.min(payer.left, payee.left));
      payer.left -= amount;
      payee.left -= amount;
      return amount > 0 ? [{ from: payer.seat, to: payee.seat, amount }] : [];
    }),
  );
};

/** Terms with so much money that all gain, and the player as much as it likes to; none where there is nothing to share. */
const withMoney = (player: Player, terms: Terms): Terms[] => {
  const { seat, view, style } = player;
  const gains = new Map(takingPart(terms).map((each) => [each, gainOf(player, each, terms)]));
  const sum = [...gains.values()].reduce((all, gain) => all + gain, 0);
  if (sum <= 0) return [];
  // One of two likes to have this part of it all; of more, as much more than each of the others.
  const weight = style.dealShare / (1 - style.dealShare);
  const part = sum / (weight + gains.size - 1);
  const due = new Map([...gains].map(([each, gain]) => [each, (each === seat ? weight : 1) * part - gain]));
  const paid = sortTerms({ ...terms, money: balance(due) });
  return canBePaid(paid, (each) => moneyOf(view, each)) ? [paid] : [];
};

/** What the player could propose. */
const termsFor = (player: Player, others: readonly number[], { money }: OfferOf<'propose'>): Terms[] => {
  const exchanges = exchangesOf(player, others);
  if (!money) return exchanges;
  const { seat } = player;
  const sales = others.flatMap((other) => [
    { lots: [{ from: other, to: seat }], money: [] },
    { lots: [{ from: seat, to: other }], money: [] },
  ]);
  return [...exchanges, ...sales].flatMap((terms) => withMoney(player, terms));
};

/** The deal that promises most against the rivals, if all who take part gain by it. */
export const bestProposal = (player: Player, offer: OfferOf<'propose'>): BuyWordChoice | undefined => {
  const { seat, style } = player;
  const holdsOne = (each: number): boolean => offer.lots.filter(({ holder }) => holder === each).length === 1;
  if (!holdsOne(seat)) return undefined;
  const others = offer.seats.filter((other) => other !== seat && holdsOne(other));
  let best: { readonly terms: Terms; readonly edge: number } | undefined;
  for (const terms of termsFor(player, others, offer)) {
    const parties = takingPart(terms);
    // Nobody accepts what brings them nothing.
    const allGain = parties.every((each) => gainOf(player, each, terms) > (each === seat ? 0 : 1));
    if (!allGain) continue;
    const edge = edgeOf(player, terms);
    if (edge > Math.max(best?.edge ?? Number.NEGATIVE_INFINITY, style.dealMargin)) best = { terms, edge };
  }
  if (best === undefined) return undefined;
  const gain = Math.round(gainOf(player, seat, best.terms));
  const code = takingPart(best.terms).length > 2 ? 'proposed-ring' : 'proposed';
  return { action: { kind: 'propose', ...best.terms }, why: { code, gain } };
};

/** Accepts or rejects a deal, and says why. */
const answerTo = (player: Player, proposal: number, terms: Terms): BuyWordChoice => {
  const gain = Math.round(gainOf(player, player.seat, terms));
  const accepts = gain > 0 && isFair(player, terms);
  const action: PlayerAction = { kind: accepts ? 'accept' : 'reject', proposal };
  return { action, why: { code: accepts ? 'accepted' : gain > 0 ? 'rejected-unfair' : 'rejected', gain } };
};

/** Accepts what it gains by, rejects the rest, proposes one deal a round, waits for answers and for who may still propose, and is done. */
export const chooseDeal = (player: Player, open: readonly Offer[]): BuyWordChoice | undefined => {
  const { view, seat } = player;
  const answerable = offerOf(open, 'accept');
  for (const { number, ...terms } of view.proposals)
    if (answerable?.proposals.includes(number) === true) return answerTo(player, number, terms);
  if (view.proposals.some(({ by }) => by === seat)) return undefined;
  const offer = offerOf(open, 'propose');
  const proposal =
    offer === undefined || view.proposed.includes(seat) ? undefined : bestProposal(player, offer);
  if (proposal !== undefined) return proposal;
  // BW-11.2: done is final, and nobody can make a deal with who is done.
  const later = view.toAct.slice(view.toAct.indexOf(seat) + 1);
  if (later.some((each) => !view.proposed.includes(each))) return undefined;
  return { action: { kind: 'done' }, why: { code: 'no-deal' } };
};
