import type { Ballot } from '../core/ballots.ts';
import type { ServerAction } from '../core/decide.ts';
import type { Seat } from '../core/seat.ts';
import type { Card, LaidCard } from './card.ts';

/** What is challenged: a word, or the claim that it fits the category. */
export type Challenged = 'word' | 'category';

/** What players can do. */
export type PlayerAction =
  /** Announces a shipped theme by its name, a category in own words, or none. */
  | {
      readonly kind: 'category';
      readonly text: string | null;
      readonly names: boolean;
      readonly own: boolean;
    }
  | { readonly kind: 'bet'; readonly amount: number }
  | { readonly kind: 'check' }
  | { readonly kind: 'call' }
  | { readonly kind: 'fold' }
  /** Raises to an amount, all that is put in during this betting counted. */
  | { readonly kind: 'raise'; readonly to: number }
  | { readonly kind: 'exchange'; readonly cards: readonly Card[] }
  | { readonly kind: 'layout'; readonly word: readonly LaidCard[] }
  | { readonly kind: 'declare'; readonly word: readonly LaidCard[] | null; readonly claim: boolean }
  | { readonly kind: 'challenge'; readonly seat: Seat; readonly what: Challenged }
  | { readonly kind: 'vote'; readonly vote: Ballot }
  | { readonly kind: 'waive' }
  | { readonly kind: 'leave' };

/** The server may also say that the table's minutes are over (CW-23). */
export type Action = PlayerAction | ServerAction | { readonly kind: 'time' };
export type ActionKind = Action['kind'];
