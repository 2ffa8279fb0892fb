/** What a coach of a game says: what a seat can expect to end with, by the choices open to it, from what that seat sees. */
import type { Reason } from '../bots/bot.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { GradeSteps } from './grades.ts';
import type { Hint } from './hint.ts';

/** A choice open to a seat, in canonical notation, and what the seat can expect to end with after it (dollars, chips). */
export type ValuedChoice = {
  readonly action: string;
  readonly value: number;
  /** Why it is good or bad, as a bot would tell it (messages/bot-reasons.ts). */
  readonly why?: Reason;
  /** The word it plays in capitals, where it plays one: pages show its meaning. */
  readonly word?: string;
};

/** What a position is worth to a seat: as much as its best choice, where it is to act. */
export type Valuation = {
  readonly value: number;
  /** Best first; empty where the seat has nothing to decide. Far worse choices than the best may be left out. */
  readonly choices: readonly ValuedChoice[];
};

/** Judges positions by the view of one seat alone. Same request, same view: same answer. */
export type Coach = {
  /**
   * What a seat can expect to end with, quickly and without a look ahead: it changes from step to step only by what happens, so
   * differences of it tell what luck and the others have done. Once the game is over, what the seat has ended with.
   */
  standing(view: unknown, seat: Seat): number;
  /** The choices open to a seat and what they are worth; an action that was played is among them, however bad. */
  valuation(view: unknown, seat: Seat, played?: string): Valuation;
  /** What any legal action is worth. */
  valueOf(view: unknown, seat: Seat, action: string): number;
  /** Help for a seat that is to act, in three levels; undefined where there is nothing to decide. */
  hint(view: unknown, seat: Seat): Hint | undefined;
};

/** How much a coach may think about one decision (bots/levels.ts): for a hint … */
export const HINT_WORK = 300;
/** … and in a review at most; all decisions of a long game share what a review may take. */
const MOST_REVIEW_WORK = 30;
const WHOLE_REVIEW_WORK = 4000;

/** The work for each decision in the review of a game of so many turns; it follows from the game, so that a review is the same everywhere. */
export const reviewWork = (turns: number): number =>
  Math.min(MOST_REVIEW_WORK, WHOLE_REVIEW_WORK / Math.max(1, turns));

export type CoachRequest = {
  readonly lexicon: Lexicon;
  /** For what is tried out by chance; no game's own seed. */
  readonly seed: string;
  readonly work: number;
};

/** The coach of a game. */
export type GameCoach = {
  make(request: CoachRequest): Coach;
  /** Whether an event is chance: a roll, a draw, a deal, cards that are shown. */
  isChance(event: unknown): boolean;
  /** Whether an action is nothing to judge: it arranges what only its seat sees, gives the seat up, or is the server's. */
  isNoDecision(action: unknown): boolean;
  /** What losses are called, in dollars or chips of this table. */
  gradeSteps(view: unknown): GradeSteps;
};
