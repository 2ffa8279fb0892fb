/** What to do in a betting: by the chance to win, the price the pot asks, and some chance. */
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Choice } from '../bot.ts';
import type { CardsReason } from './reasons.ts';
import { MOST_EXCHANGED, meanWorth } from './rollouts.ts';
import type { Thought } from './think-ahead.ts';

type Range = Extract<Offer, { kind: 'bet' | 'raise' }>;

/** More than this many futures tell nothing new. */
const MOST_FUTURES = 400;

/** The chance to win at the end, over what the exchanges to come may bring. */
const winningChance = (thought: Thought): number => {
  const { view, hand, pile, words, hands, chanceOf, temper } = thought;
  const from = view.betting - 1;
  const handsEach = MOST_EXCHANGED.length - from + 1;
  const most = temper.futures ?? Math.min(MOST_FUTURES, Math.floor(hands / handsEach));
  const futures = from === MOST_EXCHANGED.length ? 1 : most;
  if (futures <= 1) return chanceOf(words.quick(hand).score);
  const { quick, values } = words;
  return meanWorth(hand, from, { pile, quick, values }, futures, chanceOf);
};

/** How much is hoped for by betting: both exchanges are still to come, one, none. */
const HOPED = [1, 0.6, 0.2] as const;

const percent = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part)));

/** Whether a seat is the last to speak in a betting in which nobody has bet more than the dealer had to (CW-4.1, CW-4.3). */
const isLetBe = ({ betting, dealer, seats, highBet, options }: View, seat: number): boolean => {
  if (highBet > (betting === 1 ? options.minBet : 0)) return false;
  const first = betting === 1 ? dealer : dealer + 1;
  const placeOf = (each: number): number => (each - first + 2 * seats.length) % seats.length;
  return seats.every(
    ({ dealtIn, folded, out, left }, other) =>
      !dealtIn || folded || out || left || placeOf(other) <= placeOf(seat),
  );
};

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
  const staked = Math.min(1, toCall / Math.max(1, view.seats[seat]?.chips ?? 1));
  const hope = temper.optimism * (1 - staked) * (HOPED[view.betting - 1] ?? 0);
  // Decided by whole parts of a hundred, which is what the reason tells.
  const chance = percent(winningChance(thought) + hope + temper.blur * (2 * random.next() - 1));
  const shares = (chance / 100) * (rivals + 1);
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
  if (range !== undefined && isBold) return putIn(range, { code: 'cards-value', chance });
  // Bluffs are for hands that win little otherwise; against a bet they are rarer.
  const isBluff = shares < 0.7 && urge < temper.bluff * (toCall === 0 ? 1 : 0.3);
  if (range !== undefined && isBluff) return putIn(range, { code: 'cards-bluff', chance });
  if (range !== undefined && urge > 1 - temper.stab && isLetBe(view, seat))
    return putIn(range, { code: 'cards-stab', chance });
  if (view.mustBet && range !== undefined) {
    const action =
      range.kind === 'bet' ? { kind: 'bet', amount: range.from } : { kind: 'raise', to: range.from };
    return { action: action as PlayerAction, why: { code: 'cards-must' } };
  }
  if (toCall === 0) return { action: { kind: 'check' }, why: { code: 'cards-check', chance } };
  const need = percent(toCall / (pot + toCall) + temper.caution + temper.fear * staked);
  return chance >= need
    ? { action: { kind: 'call' }, why: { code: 'cards-call', chance, need } }
    : { action: { kind: 'fold' }, why: { code: 'cards-fold', chance, need } };
};
