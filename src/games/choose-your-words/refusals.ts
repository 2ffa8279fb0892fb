import type { OptionBounds as CommonBounds } from '../core/option-specs.ts';
import type { ActionRefusal, OptionsRefusal, SetupRefusal } from '../core/refusals.ts';
import type { Seat } from '../core/seat.ts';
import type { ActionKind } from './actions.ts';
import type { Card } from './card.ts';
import type { Phase } from './events.ts';

/** What an option takes. */
export type OptionBounds =
  | CommonBounds
  | { readonly kind: 'category' }
  | {
      readonly kind: 'end';
      readonly scoreFrom: number;
      readonly scoreTo: number;
      readonly minutesTo: number;
      readonly roundsTo: number;
    };

/** Why something was refused, with the data for a sentence fit to show a player. */
export type CardsRefusal =
  // Making a table.
  | OptionsRefusal<OptionBounds>
  | { readonly code: 'unknown-theme'; readonly theme: string; readonly themes: readonly string[] }
  | SetupRefusal<'decks' | 'dealer' | 'seed'>
  // Acting at all.
  | ActionRefusal<ActionKind, Phase>
  | { readonly code: 'record-closed' }
  | { readonly code: 'is-out'; readonly seat: Seat }
  | { readonly code: 'has-folded' }
  | { readonly code: 'no-time-limit' }
  | { readonly code: 'time-already-up' }
  // Category.
  | { readonly code: 'bad-category'; readonly most: number }
  // Betting.
  | { readonly code: 'must-bet'; readonly least: number }
  | { readonly code: 'bet-to-match'; readonly toCall: number }
  | { readonly code: 'nothing-to-call' }
  | { readonly code: 'already-bet'; readonly high: number }
  | { readonly code: 'nothing-to-raise' }
  | { readonly code: 'bet-too-small'; readonly least: number }
  | { readonly code: 'bet-too-big'; readonly most: number }
  | { readonly code: 'no-raises-left'; readonly limit: number }
  | { readonly code: 'not-reopened' }
  | { readonly code: 'nobody-to-raise' }
  // Cards and words.
  | { readonly code: 'not-cards' }
  | { readonly code: 'cards-not-held'; readonly cards: readonly Card[] }
  | { readonly code: 'too-many-cards'; readonly most: number }
  | { readonly code: 'word-length'; readonly from: number; readonly to: number }
  | { readonly code: 'not-a-word'; readonly word: string }
  | { readonly code: 'already-declared' }
  | { readonly code: 'no-category' }
  // Challenges.
  | { readonly code: 'no-such-word'; readonly seat: Seat }
  | { readonly code: 'no-such-claim'; readonly seat: Seat }
  | { readonly code: 'own-word' }
  | { readonly code: 'never-challenged' }
  | { readonly code: 'dictionary-judges' }
  | { readonly code: 'on-the-list' }
  | { readonly code: 'already-challenged' }
  | { readonly code: 'already-waived' }
  | { readonly code: 'already-voted' };
export type RefusalCode = CardsRefusal['code'];
