import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Bot } from '../bot.ts';

/** Players that bet by rote, to be measured against; in all else they do as another bot does. */
export const BASELINES = ['always-raise', 'always-call', 'always-fold'] as const;
export type Baseline = (typeof BASELINES)[number];

export const isBaseline = (text: string): text is Baseline => (BASELINES as readonly string[]).includes(text);

const betBy = (baseline: Baseline, view: View, seat: number): PlayerAction => {
  const open = offers(view, seat);
  const range = open.find((offer) => offer.kind === 'bet' || offer.kind === 'raise');
  if (range !== undefined && (baseline === 'always-raise' || view.mustBet))
    return range.kind === 'bet'
      ? { kind: 'bet', amount: range.from }
      : { kind: 'raise', to: (range as { readonly from: number }).from };
  if (view.toCall === 0) return { kind: 'check' };
  return { kind: baseline === 'always-fold' ? 'fold' : 'call' };
};

/** A player that always raises (the least), calls or folds, and exchanges, declares and challenges like another. */
export const createBaseline = (
  baseline: Baseline,
  like: Bot<View, PlayerAction>,
): Bot<View, PlayerAction> => ({
  name: baseline,
  choose: (view, seat) =>
    view.phase === 'bet' && view.toAct.includes(seat) ? betBy(baseline, view, seat) : like.choose(view, seat),
});
