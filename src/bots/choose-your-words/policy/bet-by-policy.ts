/** Bets by the policy that was trained: looks its row up, and leaves to chance what the policy mixes. */
import type { PlayerAction } from '../../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../../games/choose-your-words/offers.ts';
import type { View } from '../../../games/choose-your-words/view.ts';
import type { Choice } from '../../bot.ts';
import type { OwnWords } from '../own-words.ts';
import type { CardCode } from '../quick-score.ts';
import type { CardsReason } from '../reasons.ts';
import type { Thought } from '../think-ahead.ts';
import { ACTIONS, FOLD, PASS, raiseOf, rowOf, type Spot } from './abstraction.ts';
import { habitOf, lean } from './lean.ts';
import { drawFrom, readMix } from './mix.ts';
import { judgeHand } from './rank.ts';
import { spotOf } from './spot.ts';
import { trainedPolicy } from './trained-policy.ts';

type Range = Extract<Offer, { kind: 'bet' | 'raise' }>;

/** The table was trained with two rivals at most: more of them make a hand weaker in this proportion. */
const RIVALS_TRAINED = 2;
/** The policy bluffs as often as it should; who bluffs more than this by style plays weak hands as strong ones now and then. */
const USUAL_BLUFFS = 0.12;
const WEAK = 0.4;
const POSES_FROM = 0.85;

const percent = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));

/** What the policy plays at a place, or at one much like it where training hardly came to it; else by the price alone. */
const mixAt = (spot: Spot, rank: number, lot: number, open: number, pays: boolean): Float64Array => {
  const mix = new Float64Array(ACTIONS);
  const canFold = (open & (1 << FOLD)) !== 0;
  const isKnown = readMix(trainedPolicy(), rowOf(spot, rank, lot), open, mix);
  if (!isKnown) mix[pays || !canFold ? PASS : FOLD] = 1;
  return mix;
};

/** What every action adds beyond a call, as far as it is open. */
const raisesOf = (spot: Spot, range: Range | undefined, high: number, lot: number): number[] =>
  Array.from({ length: ACTIONS }, (_, action) => {
    if (range === undefined || action <= PASS) return 0;
    const wish = raiseOf(action, spot, Math.max(1, range.from - high), lot);
    return wish === 0 ? 0 : Math.min(range.to, Math.max(range.from, high + wish)) - high;
  });

/** What a choice was made from. */
type Weighed = {
  readonly mix: Float64Array;
  readonly raises: readonly number[];
  readonly rank: number;
  readonly isPose: boolean;
  readonly isMet: boolean;
  readonly range: Range | undefined;
  readonly view: View;
};

const reasonOf = ({ mix, raises, rank, isPose, isMet, range, view }: Weighed): CardsReason => {
  const beats = percent(rank);
  if (isPose) return { code: 'cards-pose', beats };
  const [fold, pass] = [mix[FOLD] as number, mix[PASS] as number];
  if (view.mustBet) {
    // The least is what passing comes to here, and what small bets come to where the pot is small.
    const least = mix.reduce((sum, part, action) => {
      const to = view.highBet + (raises[action] as number);
      return action === PASS || to === range?.from ? sum + part : sum;
    }, 0);
    return { code: 'cards-plan-open', beats, least: percent(least), more: percent(1 - least) };
  }
  const parts = { fold: percent(fold), pass: percent(pass), raise: percent(1 - fold - pass) };
  return { code: isMet ? 'cards-plan-met' : 'cards-plan-free', beats, ...parts };
};

/** The actions that are open, a bit each. */
const openActions = ({ toCall }: Spot, raises: readonly number[]): number =>
  raises.reduce(
    (set, raise, action) => (raise > 0 ? set | (1 << action) : set),
    toCall > 0 ? (1 << PASS) | (1 << FOLD) : 1 << PASS,
  );

/** Lots that stand for all, where nothing is left to chance. */
const LOTS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** How often the policy folds, checks or calls, and raises, over what it leaves to chance; always the same for a hand and a view. */
export const policyParts = (
  view: View,
  seat: number,
  words: OwnWords,
  hand: readonly CardCode[],
): { readonly fold: number; readonly pass: number; readonly raise: number } => {
  const { spot, rivals } = spotOf(view, seat);
  const { strength, rank } = judgeHand(words, hand, view.betting);
  const range = offers(view, seat).find(
    (offer): offer is Range => offer.kind === 'bet' || offer.kind === 'raise',
  );
  const among = rank ** Math.max(1, rivals / RIVALS_TRAINED);
  const need = spot.toCall / Math.max(1, spot.pot + spot.toCall);
  let [fold, pass] = [0, 0];
  for (const lot of LOTS) {
    const open = openActions(spot, raisesOf(spot, range, view.highBet, lot));
    const mix = mixAt(spot, among, lot, open, strength ** rivals >= need);
    fold += (mix[FOLD] as number) / LOTS.length;
    pass += (mix[PASS] as number) / LOTS.length;
  }
  return { fold, pass, raise: Math.max(0, 1 - fold - pass) };
};

/** Bets, calls, raises or folds as the policy has it. */
export const betByPolicy = (thought: Thought): Choice<PlayerAction, CardsReason> => {
  const { view, seat, words, hand, temper, random } = thought;
  const { spot, rivals } = spotOf(view, seat);
  const { strength, rank } = judgeHand(words, hand, view.betting);
  const range = offers(view, seat).find(
    (offer): offer is Range => offer.kind === 'bet' || offer.kind === 'raise',
  );
  const [lotOfRow, lotOfSize, lotOfAction, lotOfPose, lotOfMask] = Array.from({ length: 5 }, random.next) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const amongMore = rank ** Math.max(1, rivals / RIVALS_TRAINED);
  const isPose = rank < WEAK && lotOfPose < temper.bluff - USUAL_BLUFFS;
  const shown = isPose ? POSES_FROM + (1 - POSES_FROM) * lotOfMask : amongMore;
  const raises = raisesOf(spot, range, view.highBet, lotOfSize);
  const open = openActions(spot, raises);
  const need = spot.toCall / Math.max(1, spot.pot + spot.toCall);
  const mix = mixAt(spot, shown, lotOfRow, open, strength ** rivals >= need);
  lean(mix, spot, { habit: habitOf(view, seat), rank, open });
  const action = drawFrom(mix, lotOfAction);
  const why = reasonOf({ mix, raises, rank, isPose, isMet: spot.toCall > 0, range, view });
  if (action === FOLD) return { action: { kind: 'fold' }, why };
  const raise = raises[action] as number;
  if (range !== undefined && (raise > 0 || view.mustBet)) {
    const to = raise > 0 ? view.highBet + raise : range.from;
    return { action: range.kind === 'bet' ? { kind: 'bet', amount: to } : { kind: 'raise', to }, why };
  }
  return { action: { kind: view.toCall > 0 ? 'call' : 'check' }, why };
};
