/** A seat's place in a round as a bot thinks about it: its cards, the unseen ones, who else is in, and what they may hold. */
import type { View } from '../../games/choose-your-words/view.ts';
import { lazy } from '../../shared/lazy.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { cardsIn, codeOf, unseenBy } from './card-codes.ts';
import { chanceAgainst, type Field, fieldOf, type Scores } from './field.ts';
import type { OwnWords } from './own-words.ts';
import { type CardCode, WILD_CODE } from './quick-score.ts';
import { chanceByBets } from './reading.ts';
import { createPile, type Pile } from './rollouts.ts';
import type { Temper } from './temper.ts';

/** Hands that are looked at for one unit of work. */
const HANDS_A_UNIT = 50;
/** A hand with wilds takes so many times longer to look at, by their number; so many are looked at in any case. */
const WILDS_COST = [1, 5, 15, 8] as const;
const LEAST_HANDS = 100;

/** How many hands may be looked at, wilds being held. */
const handsFor = (work: number, wilds: number): number => {
  const hands = Math.floor(work * HANDS_A_UNIT);
  const cost = WILDS_COST[Math.min(wilds, WILDS_COST.length - 1)] as number;
  return Math.max(Math.min(hands, LEAST_HANDS), Math.floor(hands / cost));
};

export type Thought = {
  readonly view: View;
  readonly seat: number;
  readonly words: OwnWords;
  readonly temper: Temper;
  /** The cards as they stand in the view, and as numbers. */
  readonly cards: readonly string[];
  readonly hand: readonly CardCode[];
  /** Unseen cards, and chance; both alike for the same view. */
  readonly pile: Pile;
  readonly random: Random;
  /** How many hands may be looked at. */
  readonly hands: number;
  /** The chance that a score beats all others at the end. */
  readonly chanceOf: (score: number) => number;
};

/** What others may hold: the scores of such hands, and which part of them, by how much they have bet, is to be expected. */
type Rival = { readonly scores: Scores; readonly bestPart: number };

/**
 * How much of the hands one who bets this much shows up with: who puts in as much as lies there in the last betting, the better half.
 * Before the exchanges a bet tells less of the score at the end, for nobody knows what will be drawn.
 */
const BET_TELLS = [0.6, 0.8, 1] as const;
/** Who has put in a large part of all they had before has shown something too. */
const STAKE_TELLS = 0.5;
/** However much is bet, so many of them may be bluffs. */
const LEAST_PART = 0.2;

const rivalsOf = (
  view: View,
  seat: number,
  field: Field,
  heed: number,
  bettable: readonly number[],
): Rival[] => {
  const { ante, minBet } = view.options;
  // CW-4.1: the dealer must bet and others must match it, so the least bet of the first betting tells nothing, like the ante.
  const forced = view.betting === 1 ? minBet : 0;
  const freely = (bet: number): number => Math.max(0, bet - forced);
  const tells = BET_TELLS[view.betting - 1] ?? 1;
  const bets = view.seats.reduce((sum, { bet }) => sum + freely(bet), 0);
  const lying = Math.max(1, view.pots.reduce((sum, { amount }) => sum + amount, 0) - bets);
  return view.seats.flatMap(({ dealtIn, folded, out, left, bet, committed, chips, exchanged }, other) => {
    if (other === seat || !dealtIn || folded || out || left) return [];
    const staked = Math.max(0, committed - ante - minBet) / Math.max(1, committed + chips);
    const most = freely(bet) > 0 ? (bettable[view.betting - 1] ?? 1) : 1;
    const part = Math.min(most, 1 / (1 + tells * (freely(bet) / lying) + STAKE_TELLS * staked));
    const bestPart = Math.max(LEAST_PART, 1 - heed * (1 - part));
    return [{ scores: field.after(exchanged), bestPart }];
  });
};

/** The chance that a score beats all others at the end, by what they may hold. */
const chanceIn = (
  view: View,
  seat: number,
  field: Field,
  { heed, bettable }: Temper,
): Thought['chanceOf'] => {
  if (bettable === undefined) return chanceByBets(view, seat, field, heed);
  const rivals = rivalsOf(view, seat, field, heed, bettable);
  return (score) =>
    rivals.reduce((chance, { scores, bestPart }) => chance * chanceAgainst(scores, score, bestPart), 1);
};

/** The words a bot has in mind for itself, and those it expects of others. */
export type MindWords = { readonly own: OwnWords; readonly others: OwnWords };

/** Gathers what a bot thinks with. */
export const thinkOf = (
  view: View,
  seat: number,
  { own, others }: MindWords,
  temper: Temper,
  { seed, work }: { readonly seed: string; readonly work: number },
): Thought => {
  const { deck } = view.options;
  const cards = cardsIn(view, seat);
  const hand = cards.map(codeOf);
  const { round, phase, betting, exchange, highBet, toCall, pots } = view;
  const place = [round, phase, betting, exchange, highBet, toCall, pots.length, ...cards].join(' ');
  const random = createRandom(`${seed} ${seat} ${place}`);
  const chanceOf = lazy(() => chanceIn(view, seat, fieldOf(others), temper));
  return {
    view,
    seat,
    // What is overlooked is overlooked all through a round.
    words: own.at(hashText(`${seed} ${seat} ${round}`)),
    temper,
    cards,
    hand,
    random,
    pile: createPile(unseenBy(hand, deck), random),
    hands: handsFor(work * temper.foresight, hand.filter((card) => card === WILD_CODE).length),
    chanceOf: (score) => chanceOf()(score),
  };
};
