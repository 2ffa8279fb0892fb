import type { Seat } from '../core/seat.ts';
import type { ActionKind } from './actions.ts';
import type { Phase } from './events.ts';

/** What an option takes. */
export type OptionBounds =
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly orNull: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'words' }
  | { readonly kind: 'not-yet' };

/** Why something was refused, with the data for a sentence fit to show a player. */
export type BuyWordRefusal =
  // Making a table.
  | { readonly code: 'bad-players'; readonly from: number; readonly to: number }
  | { readonly code: 'bad-options' }
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'bad-option'; readonly option: string; readonly bounds: OptionBounds }
  | { readonly code: 'bad-setup'; readonly part: 'bag' | 'rolls' | 'leader' | 'seed' }
  // Acting at all.
  | { readonly code: 'bad-action' }
  | { readonly code: 'bad-seat'; readonly players: number }
  | { readonly code: 'server-only'; readonly action: ActionKind }
  | { readonly code: 'players-only'; readonly action: ActionKind }
  | { readonly code: 'game-over' }
  | { readonly code: 'has-left'; readonly seat: Seat }
  | { readonly code: 'not-now'; readonly action: ActionKind; readonly phase: Phase }
  | { readonly code: 'not-your-turn'; readonly turn: readonly Seat[] }
  | { readonly code: 'nothing-due'; readonly seat: Seat }
  // Rolling, buying.
  | { readonly code: 'no-roll-left' }
  | { readonly code: 'bad-number'; readonly from: number; readonly to: number }
  | { readonly code: 'cannot-afford'; readonly price: number; readonly money: number }
  // Selling.
  | { readonly code: 'already-done' }
  | { readonly code: 'word-too-short' }
  | { readonly code: 'word-too-long'; readonly most: number }
  | { readonly code: 'word-bad-letters' }
  | { readonly code: 'missing-tiles'; readonly letters: string }
  | { readonly code: 'no-wild' }
  | { readonly code: 'not-a-word'; readonly word: string }
  | { readonly code: 'too-many-sales'; readonly most: number }
  // Discarding, done.
  | { readonly code: 'over-limit'; readonly limit: number; readonly excess: number }
  | { readonly code: 'nothing-to-discard' }
  | { readonly code: 'discard-too-many'; readonly excess: number }
  | { readonly code: 'tiles-not-held'; readonly letters: string }
  // Challenges.
  | { readonly code: 'no-challenges' }
  | { readonly code: 'no-such-sale'; readonly sale: number }
  | { readonly code: 'sale-settled'; readonly sale: number }
  | { readonly code: 'own-sale'; readonly sale: number }
  | { readonly code: 'already-challenged'; readonly sale: number }
  | { readonly code: 'nothing-to-waive' }
  | { readonly code: 'already-waived' }
  | { readonly code: 'window-not-open' };
export type RefusalCode = BuyWordRefusal['code'];
