/** Help in three levels: a nudge, the letters, the move with its reason and what it gains. */
import type { Reason } from '../bots/bot.ts';
import type { ValuedChoice } from './coach.ts';

/** A nudge: a code with data, plain JSON; messages/coach.ts tells it as a sentence. */
export type Nudge =
  /** A longer word is worth waiting for. */
  | { readonly code: 'hold' }
  /** There is a word worth selling now; with so many letters. */
  | { readonly code: 'sell'; readonly letters: number }
  /** There is a word worth its wild; the dearest one without it is worth less. */
  | { readonly code: 'spend-wild'; readonly letters: number }
  /** A word without the wild is better: the wild is worth more later. */
  | { readonly code: 'keep-wild'; readonly letters: number }
  | { readonly code: 'discard'; readonly count: number }
  /** The lot is worth its price, or is not. */
  | { readonly code: 'buy' | 'decline'; readonly price: number }
  | { readonly code: 'put-up' }
  /** Few or many letters serve the hand best. */
  | { readonly code: 'name-few' | 'name-many' }
  | { readonly code: 'draft' }
  /** The lot is worth more than the bid, or is not. */
  | { readonly code: 'bid' | 'pass' }
  | { readonly code: 'deal' | 'no-deal' }
  /** The pot pays well enough for the chance, in percent; or does not. */
  | { readonly code: 'call' | 'fold'; readonly chance: number; readonly need: number }
  | { readonly code: 'bet'; readonly chance: number }
  | { readonly code: 'check'; readonly chance: number }
  | { readonly code: 'exchange'; readonly count: number }
  | { readonly code: 'stand' }
  | { readonly code: 'declare'; readonly letters: number }
  | { readonly code: 'challenge' | 'let-stand' }
  /** All choices come to the same. */
  | { readonly code: 'equal' };

export type Hint = {
  readonly nudge: Nudge;
  /** The letters or cards that the move is about, in the order of the alphabet; '' where it is about none. */
  readonly letters: string;
  readonly move: ValuedChoice;
  readonly why?: Reason;
  /** What the move is worth more than the next best of another kind or word; 0 where there is none. */
  readonly gain: number;
};
