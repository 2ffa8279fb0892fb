import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Bot } from '../bot.ts';
import { potFor } from './policy/spot.ts';

/** What a player by rote bets by: what is open to it, and where its hand stands among all in this betting. */
type Place = {
  readonly view: View;
  readonly seat: number;
  readonly range: Extract<Offer, { kind: 'bet' | 'raise' }> | undefined;
  readonly judged: () => Judged;
};

/** The part of finished hands that a hand is expected to beat, and the part of all hands of this betting that it beats. */
export type Judged = { readonly strength: number; readonly rank: number };

type Rote = (place: Place) => PlayerAction;

const LAST_BETTING = 3;
/** The part of hands that a player who bluffs in the last betting goes all-in with: the worse half. */
const BLUFFED = 0.5;

const passOrFold = ({ view }: Place): PlayerAction => ({ kind: view.toCall === 0 ? 'check' : 'fold' });
const passOrCall = ({ view }: Place): PlayerAction => ({ kind: view.toCall === 0 ? 'check' : 'call' });

/** Puts in this part of the pot beyond what calling takes; passes where betting is closed. */
const putIn =
  (part: number): Rote =>
  (place) => {
    const { view, seat, range } = place;
    if (range === undefined) return passOrCall(place);
    const pot = potFor(view, seat);
    // No part of the pot is the least one may bet; more than any pot is all one has.
    const wish = part === Number.POSITIVE_INFINITY ? range.to : view.highBet + (pot + view.toCall) * part;
    const amount = Math.round(Math.min(range.to, Math.max(range.from, wish)));
    return range.kind === 'bet' ? { kind: 'bet', amount } : { kind: 'raise', to: amount };
  };

const least = putIn(0);
const allIn = putIn(Number.POSITIVE_INFINITY);

/** Does one thing with the best part of hands, and gives up the others. */
const withTop =
  (part: number, then: Rote): Rote =>
  (place) =>
    place.judged().rank >= 1 - part ? then(place) : passOrFold(place);

/** Calls where the hand is stronger than what the pot asks for. */
const callByPrice: Rote = (place) => {
  const { toCall } = place.view;
  const pot = potFor(place.view, place.seat);
  return toCall > 0 && place.judged().strength < toCall / (pot + toCall)
    ? { kind: 'fold' }
    : passOrCall(place);
};

/** Bets wherever it could check, whatever it holds. */
const steal =
  (part: number): Rote =>
  (place) =>
    place.view.toCall === 0 ? putIn(part)(place) : callByPrice(place);

const ROTES = {
  'always-raise': least,
  'always-call': passOrCall,
  'always-fold': passOrFold,
  'always-all-in': allIn,
  'all-in-top-10': withTop(0.1, allIn),
  'all-in-top-20': withTop(0.2, allIn),
  'all-in-top-30': withTop(0.3, allIn),
  'folds-but-top-15': withTop(0.15, putIn(1)),
  'steals-least': steal(0),
  'steals-half': steal(0.5),
  'steals-pot': steal(1),
  'bluffs-last': (place) =>
    place.view.betting === LAST_BETTING && place.judged().rank < BLUFFED ? allIn(place) : callByPrice(place),
} as const satisfies Readonly<Record<string, Rote>>;

/** Players that bet by rote, to be measured against. */
export type Baseline = keyof typeof ROTES;
export const BASELINES = Object.keys(ROTES) as readonly Baseline[];

export const isBaseline = (text: string): text is Baseline => Object.hasOwn(ROTES, text);

/** A player that bets by rote, and exchanges, declares and challenges like another. */
export const createBaseline = (
  baseline: Baseline,
  like: Bot<View, PlayerAction>,
  judge: (view: View, seat: number) => Judged,
): Bot<View, PlayerAction> => ({
  name: baseline,
  choose: (view, seat) => {
    if (view.phase !== 'bet' || !view.toAct.includes(seat)) return like.choose(view, seat);
    const range = offers(view, seat).find(
      (offer): offer is NonNullable<Place['range']> => offer.kind === 'bet' || offer.kind === 'raise',
    );
    const place: Place = { view, seat, range, judged: () => judge(view, seat) };
    // CW-4.1: the opener must bet, and one who would check bets the least.
    const action = ROTES[baseline](place);
    return view.mustBet && action.kind !== 'bet' ? least(place) : action;
  },
});
