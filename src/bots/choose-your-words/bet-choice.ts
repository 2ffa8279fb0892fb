/** What to do in a betting: by the chance to win, the price the pot asks, and some chance. */
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { Choice } from '../bot.ts';
import type { CardsReason } from './reasons.ts';
import { MOST_EXCHANGED, playOn } from './rollouts.ts';
import type { Thought } from './think-ahead.ts';

type Range = Extract<Offer, { kind: 'bet' | 'raise' }>;

/** More than this many futures tell nothing new. */
const MOST_FUTURES = 400;

/** The chance to win at the end, over what the exchanges to come may bring. */
const winningChance = (thought: Thought): number => {
  const { view, hand, pile, words, hands, chanceOf } = thought;
  const from = view.betting - 1;
  const handsEach = MOST_EXCHANGED.length - from + 1;
  const futures = from === MOST_EXCHANGED.length ? 1 : Math.min(MOST_FUTURES, Math.floor(hands / handsEach));
  if (futures <= 1) return chanceOf(words.quick(hand).score);
  let sum = 0;
  for (let i = 0; i < futures; i++) {
    pile.shuffle();
    sum += chanceOf(playOn(hand, from, pile, words.quick, words.values).score);
  }
  return sum / futures;
};

const percent = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));

/** Bets, calls, raises or folds. */
export const chooseBet = (thought: Thought): Choice<PlayerAction, CardsReason> => {
  const { view, seat, temper, random } = thought;
  const open = offers(view, seat);
  const range = open.find((offer): offer is Range => offer.kind === 'bet' || offer.kind === 'raise');
  const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0);
  const { toCall } = view;
  const rivals = view.seats.filter(
    ({ dealtIn, folded, out, left }, other) => other !== seat && dealtIn && !folded && !out && !left,
  ).length;
  const chance = winningChance(thought) + temper.blur * (2 * random.next() - 1);
  const shares = chance * (rivals + 1);
  const size = temper.sizes[random.below(temper.sizes.length)] ?? 1;
  const urge = random.next();

  const putIn = (range: Range, why: CardsReason): Choice<PlayerAction, CardsReason> => {
    const wish = view.highBet + Math.ceil((pot + toCall) * size);
    const amount = Math.min(range.to, Math.max(range.from, wish));
    return {
      action: range.kind === 'bet' ? { kind: 'bet', amount } : { kind: 'raise', to: amount },
      why,
    };
  };

  const isBold = shares >= (toCall === 0 ? temper.betFrom : temper.raiseFrom);
  if (range !== undefined && isBold) return putIn(range, { code: 'cards-value', chance: percent(chance) });
  // Bluffs are for hands that win little otherwise; against a bet they are rarer.
  const isBluff = shares < 0.7 && urge < temper.bluff * (toCall === 0 ? 1 : 0.3);
  if (range !== undefined && isBluff) return putIn(range, { code: 'cards-bluff', chance: percent(chance) });
  if (view.mustBet && range !== undefined) {
    const action =
      range.kind === 'bet' ? { kind: 'bet', amount: range.from } : { kind: 'raise', to: range.from };
    return { action: action as PlayerAction, why: { code: 'cards-must' } };
  }
  if (toCall === 0)
    return { action: { kind: 'check' }, why: { code: 'cards-check', chance: percent(chance) } };
  const need = toCall / (pot + toCall);
  const numbers = { chance: percent(chance), need: percent(need) };
  return chance >= need + temper.caution
    ? { action: { kind: 'call' }, why: { code: 'cards-call', ...numbers } }
    : { action: { kind: 'fold' }, why: { code: 'cards-fold', ...numbers } };
};
