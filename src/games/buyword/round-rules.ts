/** The one place that knows every variant: what a round is made of, as a table's options put it together. */

import type { PhaseRules } from './engine-types.ts';
import { layFromHand } from './laying.ts';
import type { Options } from './options.ts';
import { buyPhase } from './phases/buy.ts';
import { choosePhase } from './phases/choose.ts';
import { drawPhase } from './phases/draw.ts';
import { rollPhase } from './phases/roll.ts';
import { createSellPhase } from './phases/sell.ts';
import { type Ending, endWithTheBag } from './round-end.ts';
import { AUCTIONS, withAuctions } from './variants/auction.ts';
import { layOnGrid } from './variants/crossword.ts';
import { createDealPhase } from './variants/deal.ts';
import { draftPhase } from './variants/draft.ts';
import { endingOf } from './variants/refill.ts';
import { isFree } from './variants/theme.ts';
import { withVotes } from './variants/vote.ts';

type RoundRules = {
  /** In order; the first always has somebody to act. */
  readonly phases: readonly [PhaseRules, ...PhaseRules[]];
  readonly ending: Ending;
};

const putTogether = ({ draft, deals, auctions, crossword, theme, extended }: Options): RoundRules => {
  const selling = createSellPhase(crossword ? layOnGrid : layFromHand);
  return {
    phases: [
      rollPhase,
      choosePhase,
      draft ? draftPhase : drawPhase,
      ...(deals === 'off' ? [] : [createDealPhase(deals)]),
      ...(auctions === 'off' ? [buyPhase] : withAuctions(AUCTIONS[auctions], buyPhase)),
      ...(isFree(theme) ? withVotes(selling) : [selling]),
    ],
    ending: extended === null ? endWithTheBag : endingOf(extended),
  };
};

const known = new WeakMap<Options, RoundRules>();

/** The rules of a round under a table's options. */
export const roundRules = (options: Options): RoundRules => {
  let rules = known.get(options);
  if (rules === undefined) {
    rules = putTogether(options);
    known.set(options, rules);
  }
  return rules;
};
