import type { ServerAction } from '../core/decide.ts';
import type { Seat } from '../core/seat.ts';
import type { LaidWord, Place } from './events.ts';
import type { AuctionAction } from './variants/auction.ts';
import type { DealAction } from './variants/deal.ts';
import type { DraftAction } from './variants/draft.ts';
import type { VoteAction } from './variants/vote.ts';

/** Which lot, by the seat that it was drawn for, where one holds several (BW-12.2). */
export type LotChoice = { readonly from?: Seat };

/** What players can do. */
export type PlayerAction =
  | { readonly kind: 'roll' }
  | { readonly kind: 'choose'; readonly number: number }
  | ({ readonly kind: 'buy' } & LotChoice)
  | ({ readonly kind: 'decline' } & LotChoice)
  | ({ readonly kind: 'sell'; readonly at?: Place } & LaidWord)
  | { readonly kind: 'challenge'; readonly sale: number }
  | { readonly kind: 'waive' }
  | { readonly kind: 'discard'; readonly tiles: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'leave' }
  | DraftAction
  | DealAction
  | AuctionAction
  | VoteAction;

export type Action = PlayerAction | ServerAction;
export type ActionKind = Action['kind'];
