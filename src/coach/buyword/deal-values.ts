/** What it is worth to propose, answer or withdraw a deal, or to be done with deals (BW-11, BW-12). */
import { bestProposal } from '../../bots/buyword/deal-choices.ts';
import { edgeOf, gainOf } from '../../bots/buyword/deal-worth.ts';
import { type OfferOf, offerOf } from '../../bots/buyword/evaluator.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Offer } from '../../games/buyword/offers.ts';
import { type Terms, takingPart } from '../../games/buyword/variants/deal-terms.ts';
import type { View } from '../../games/buyword/view.ts';
import { baseOf, lotsOf, type Position, worthWithLots } from './position.ts';
import { playedAs, type Weighed, worthByBothSides } from './weighed.ts';

/** How often a deal comes about that others are still to accept, and one that brings one of them nothing. */
const ACCEPTED = 0.5;
const ACCEPTED_FOR_NOTHING = 0.05;

type Proposal = View['proposals'][number];

/** How likely a deal comes about, if the seat itself accepts it. */
const chanceOf = ({ player, seat }: Position, terms: Terms, accepted: readonly number[]): number => {
  const awaited = takingPart(terms).filter((each) => each !== seat && !accepted.includes(each));
  if (awaited.length === 0) return 1;
  return awaited.every((each) => gainOf(player, each, terms) > 1) ? ACCEPTED : ACCEPTED_FOR_NOTHING;
};

const expectedGain = (position: Position, terms: Terms, accepted: readonly number[]): number =>
  chanceOf(position, terms, accepted) * gainOf(position.player, position.seat, terms);

/** What a seat can expect of the deals that it has agreed to and others are still to accept: of the best of them. */
export const standingDealGain = (position: Position, without?: number): number => {
  const agreed = position.view.proposals.filter(
    ({ number, accepted }) => number !== without && accepted.includes(position.seat),
  );
  return Math.max(0, ...agreed.map((proposal) => expectedGain(position, proposal, proposal.accepted)));
};

const numbersOf = (open: readonly Offer[], kind: 'accept' | 'reject' | 'withdraw'): readonly number[] =>
  offerOf(open, kind)?.proposals ?? [];

/** The proposal that the Expert would make, and the one that was made. */
const proposalsOf = (
  position: Position,
  offer: OfferOf<'propose'> | undefined,
  played: PlayerAction | undefined,
): Weighed['action'][] => {
  const made = playedAs(played, 'propose');
  const best = offer === undefined ? undefined : bestProposal(position.player, offer)?.action;
  return [...(best === undefined ? [] : [best]), ...(made === undefined ? [] : [made])];
};

export const dealValues = (
  position: Position,
  open: readonly Offer[],
  played: PlayerAction | undefined,
): Weighed[] => {
  const { view, seat, holding, player } = position;
  const lots = baseOf(position) + worthWithLots(position, holding, lotsOf(position));
  const standing = standingDealGain(position);
  const proposal = (number: number): Proposal | undefined =>
    view.proposals.find((each) => each.number === number);
  const weighed: Weighed[] = [
    // BW-11.2: done is final, and takes one's own proposals off the table.
    { action: { kind: 'done' }, value: lots, why: { code: 'no-deal' } },
  ];
  for (const number of numbersOf(open, 'accept')) {
    const terms = proposal(number);
    if (terms === undefined) continue;
    const gain = gainOf(player, seat, terms);
    const chance = chanceOf(position, terms, terms.accepted);
    const sides = { own: Math.max(standing, chance * gain), edge: chance * edgeOf(player, terms) };
    // To reject what would serve the others more is no fault (weighed.ts).
    const [accepting = 0, rejecting = 0] = worthByBothSides([
      gain < 0 ? { own: gain, edge: gain } : sides,
      { own: standing, edge: 0 },
    ]);
    const told = Math.round(gain);
    weighed.push(
      {
        action: { kind: 'accept', proposal: number },
        value: lots + accepting,
        why: { code: 'accepted', gain: told },
      },
      {
        action: { kind: 'reject', proposal: number },
        value: lots + rejecting,
        why: { code: 'rejected', gain: told },
      },
    );
  }
  for (const number of numbersOf(open, 'withdraw'))
    weighed.push({
      action: { kind: 'withdraw', proposal: number },
      value: lots + standingDealGain(position, number),
    });
  for (const action of proposalsOf(position, offerOf(open, 'propose'), played)) {
    if (action.kind !== 'propose') continue;
    const gain = Math.round(gainOf(player, seat, action));
    const value = lots + Math.max(standing, expectedGain(position, action, [seat]));
    weighed.push({
      action,
      value: gain < 0 ? Math.min(value, lots + gain) : value,
      why: { code: 'proposed', gain },
    });
  }
  return weighed;
};
