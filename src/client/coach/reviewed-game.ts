import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import type { Language } from '../../shared/language.ts';
import type { ReviewState } from './review-state.ts';

/** A game that is looked at with its review: what the parts of a page need to show it. */
export type ReviewedGame = {
  readonly review: ReviewState;
  readonly seats: readonly Seat[];
  /** The last step. */
  readonly last: number;
  /** The step that is shown. */
  readonly frame: ReadonlySignal<number>;
  /** Shows a step. */
  readonly jump: (step: number) => void;
  readonly nameOf: (seat: Seat) => string;
  /** An amount of dollars or chips, whole. */
  readonly say: (sum: number) => string;
  /** The same in a sentence. */
  readonly amount: (sum: number) => string;
  /** What happened in a step, in words. */
  readonly told: (step: number) => string;
  /** The language of its words. */
  readonly words: Language;
  /** Lets somebody decide a moment anew, by the step that shows what was done. */
  readonly onTry: (step: number) => void;
};

/** A change, with its sign. */
export const signed = (say: (sum: number) => string, sum: number): string => {
  const whole = Math.round(sum);
  if (whole === 0) return `±${say(0)}`;
  // The sign stays with its number.
  return whole > 0 ? `+${say(whole)}` : `−\u2060${say(-whole)}`;
};

/** What was lost, at least one: what is less is not called a loss. Never rounded up, which could reach the next worse grade. */
export const lossOf = (say: (sum: number) => string, loss: number): string =>
  say(Math.max(1, Math.floor(loss)));
