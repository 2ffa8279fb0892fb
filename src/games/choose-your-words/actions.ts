import type { Seat } from '../core/seat.ts';
import type { Card, LaidCard } from './card.ts';

export const VOTES = ['yes', 'no', 'pass'] as const;
/** *Yes*: the word or claim stands. */
export type Vote = (typeof VOTES)[number];

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
  | { readonly kind: 'vote'; readonly vote: Vote }
  | { readonly kind: 'waive' }
  | { readonly kind: 'leave' };

/** What the server does: a seat's time is up, the window for challenges closes, the table's minutes are over. */
export type ServerAction =
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'window' }
  | { readonly kind: 'time' };

export type Action = PlayerAction | ServerAction;
export type ActionKind = Action['kind'];
