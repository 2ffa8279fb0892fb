/** What a page asks the coach's worker, and what it answers. */
import type { Valuation } from '../../coach/coach.ts';
import type { Hint } from '../../coach/hint.ts';
import type { Review, ReviewedStep } from '../../coach/review.ts';
import type { Actor } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';

/** A position as one seat sees it: of a game that is not over, nothing else goes to the coach. */
export type Position = { readonly game: string; readonly view: unknown; readonly seat: Seat };

/** What can be asked of a position, and what is answered. */
export type Questions = {
  /** What helps whoever is to act; undefined where there is nothing to decide. */
  readonly hint: { readonly asked: Position; readonly answer: Hint | undefined };
  /** What the choices are worth, one that was taken among them. */
  readonly valuation: {
    readonly asked: Position & { readonly played: string };
    readonly answer: Valuation;
  };
};
export type QuestionKind = keyof Questions;

/** Why the coach says nothing: what it needs could not be fetched, or it broke down. */
export type CoachError = { readonly code: 'coach-unreachable' | 'coach-broken' };

/** A game that is over, and whose decisions are to be looked at. */
export type PlayedGame = {
  readonly game: string;
  readonly opening: readonly unknown[];
  readonly turns: readonly {
    readonly actor: Actor;
    readonly action: unknown;
    readonly events: readonly unknown[];
  }[];
  readonly seats: readonly Seat[];
};

export type CoachRequest =
  | {
      [Kind in QuestionKind]: {
        readonly id: number;
        readonly kind: Kind;
        readonly asked: Questions[Kind]['asked'];
      };
    }[QuestionKind]
  | { readonly id: number; readonly kind: 'review'; readonly asked: PlayedGame }
  /** Nobody waits for a review any more. */
  | { readonly id: number; readonly kind: 'stop' };

export type CoachReply =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  /** The next steps of a review … */
  | { readonly id: number; readonly kind: 'steps'; readonly steps: readonly ReviewedStep[] }
  /** … and the whole of it. */
  | { readonly id: number; readonly kind: 'reviewed'; readonly review: Review }
  | { readonly id: number; readonly kind: 'failed'; readonly error: CoachError };
