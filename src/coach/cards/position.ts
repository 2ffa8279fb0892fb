/** A position of Choose Your Words as one seat sees it, and what is reckoned with it. */
import { cardsIn, codeOf } from '../../bots/choose-your-words/card-codes.ts';
import { chanceAgainst, fieldOf } from '../../bots/choose-your-words/field.ts';
import type { OwnWords } from '../../bots/choose-your-words/own-words.ts';
import { isIn } from '../../bots/choose-your-words/policy/spot.ts';
import type { CardCode } from '../../bots/choose-your-words/quick-score.ts';
import { BLUFFERS, partHeld } from '../../bots/choose-your-words/reading.ts';
import { HIDDEN } from '../../games/choose-your-words/card.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { OwnScores } from './own-scores.ts';

export type Position = {
  readonly view: View;
  readonly seat: number;
  readonly own: View['seats'][number];
  readonly cards: readonly string[];
  readonly hand: readonly CardCode[];
  readonly words: OwnWords;
  readonly lexicon: Lexicon;
  readonly ownScores: OwnScores;
  readonly work: number;
  readonly seed: string;
};

export type PositionParts = Pick<Position, 'words' | 'lexicon' | 'ownScores' | 'work' | 'seed'>;

export const positionOf = (view: View, seat: number, parts: PositionParts): Position => {
  const own = view.seats[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  const cards = cardsIn(view, seat);
  return { ...parts, view, seat, own, cards, hand: isKnown(cards) ? cards.map(codeOf) : [] };
};

/** Whether a hand can be judged: it has been dealt, and a record that was made for another has not left it out. */
const isKnown = (cards: readonly string[]): boolean => cards.length > 0 && !cards.includes(HIDDEN);

export const canJudge = ({ hand }: Position): boolean => hand.length > 0;

/** The others who are still in the round. */
export const rivalsOf = ({ view, seat }: Position): number[] =>
  view.seats.flatMap((held, other) => (other !== seat && isIn(held) ? [other] : []));

/** How far bets are believed: wholly would be to take nobody for a bluffer, not at all to learn nothing. */
const HEED = 0.7;

/** A rival who may go on: how likely, and with which of the hands that it may hold, the better part. */
export type Opposition = { readonly seat: number; readonly stays: number; readonly part: number };

/** Rivals as they are, all of them staying in. */
export const oppositionOf = (position: Position): Opposition[] =>
  rivalsOf(position).map((seat) => ({ seat, stays: 1, part: 1 }));

/** The chance that a hand beats all who stay in, over what the exchanges to come may bring it; `from`: the first of those (0, 1, or 2: none). */
export const winningChance = (
  { view, words, hand, ownScores }: Position,
  from: number,
  opposition: readonly Opposition[],
): number => {
  const field = fieldOf(words);
  const against = opposition.map(({ seat, stays, part }) => {
    const { exchanged } = view.seats[seat] as View['seats'][number];
    const betting = Math.max(1, view.betting);
    const likely = field.holding(exchanged, betting, partHeld(view, seat, HEED) * part);
    const any = field.after(exchanged);
    return { stays, likely, any };
  });
  const scores = ownScores(hand, from);
  let sum = 0;
  for (const score of scores) {
    sum += against.reduce((chance, { stays, likely, any }) => {
      const beats =
        (1 - BLUFFERS) * chanceAgainst(likely, score, 1) + BLUFFERS * chanceAgainst(any, score, 1);
      return chance * (1 - stays * (1 - beats));
    }, 1);
  }
  return sum / scores.length;
};

/** Which exchange is next for a seat: 0 the first, 1 the second, 2 none. */
export const exchangesFrom = ({ view, own }: Position): number => {
  if (view.phase === 'bet') return Math.max(0, view.betting - 1);
  if (view.phase === 'exchange')
    return own.exchanged.length >= view.exchange ? view.exchange : view.exchange - 1;
  return view.phase === 'category' ? 0 : 2;
};

/** What a seat can win that has put so much into the round: as much of everybody, and what came from the round before. */
export const winnable = ({ view, seat }: Position, committed: number): number => {
  const lying = view.pots.reduce((sum, { amount }) => sum + amount, 0);
  const carried = lying - view.seats.reduce((sum, each) => sum + each.committed, 0);
  return view.seats.reduce(
    (sum, each, other) => sum + (other === seat ? committed : Math.min(each.committed, committed)),
    Math.max(0, carried),
  );
};

/** Of what lies ready for the next round each who plays on has an equal part. */
export const nextPotShare = ({ view, own }: Position): number => {
  const staying = view.seats.filter(({ out, left }) => !out && !left).length;
  return own.out || own.left || staying === 0 ? 0 : view.nextPot / staying;
};
