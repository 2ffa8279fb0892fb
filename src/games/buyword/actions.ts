import type { Seat } from '../core/seat.ts';
import type { LaidWord } from './events.ts';

/** What players can do. */
export type PlayerAction =
  | { readonly kind: 'roll' }
  | { readonly kind: 'choose'; readonly number: number }
  | { readonly kind: 'buy' }
  | { readonly kind: 'decline' }
  | ({ readonly kind: 'sell' } & LaidWord)
  | { readonly kind: 'challenge'; readonly sale: number }
  | { readonly kind: 'waive' }
  | { readonly kind: 'discard'; readonly tiles: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'leave' };

/** What the server does: a seat's time is up, the window for challenges closes. */
export type ServerAction = { readonly kind: 'timeout'; readonly seat: Seat } | { readonly kind: 'window' };

export type Action = PlayerAction | ServerAction;
export type ActionKind = Action['kind'];
