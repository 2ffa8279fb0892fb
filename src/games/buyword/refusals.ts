import type { Language } from '../../shared/language.ts';
import type { ThemeName } from '../../shared/themes.ts';
import type { OptionBounds as CommonBounds } from '../core/option-specs.ts';
import type { ActionRefusal, OptionsRefusal, SetupRefusal } from '../core/refusals.ts';
import type { Seat } from '../core/seat.ts';
import type { ActionKind } from './actions.ts';
import type { Phase } from './events.ts';

/** What an option takes. */
export type OptionBounds =
  | CommonBounds
  | { readonly kind: 'theme'; readonly mostWords: number; readonly mostLetters: number }
  | { readonly kind: 'extended'; readonly mostBags: number; readonly highestTarget: number };

/** Why something was refused, with the data for a sentence fit to show a player. */
export type BuyWordRefusal =
  // Making a table.
  | OptionsRefusal<OptionBounds>
  | { readonly code: 'bad-title'; readonly title: string }
  | SetupRefusal<'bag' | 'rolls' | 'leader' | 'seed'>
  // Options that cannot be played together.
  | { readonly code: 'needs-extended'; readonly most: number }
  | { readonly code: 'not-alone'; readonly option: 'auctions' | 'deals' }
  | { readonly code: 'theme-not-in-language'; readonly theme: ThemeName; readonly language: Language }
  | { readonly code: 'theme-needs-players'; readonly least: number }
  | { readonly code: 'theme-needs-challenge' }
  | { readonly code: 'extended-endless' }
  | { readonly code: 'at-once-needs-sold' }
  | { readonly code: 'target-too-low'; readonly target: number; readonly startMoney: number }
  // Acting at all.
  | ActionRefusal<ActionKind, Phase>
  // Rolling, buying.
  | { readonly code: 'no-roll-left' }
  | { readonly code: 'bad-number'; readonly from: number; readonly to: number }
  | { readonly code: 'cannot-afford'; readonly price: number; readonly money: number }
  | { readonly code: 'other-lot-first'; readonly seat: Seat }
  // Drafting.
  | { readonly code: 'not-open'; readonly open: string }
  // Deals.
  | { readonly code: 'bad-terms' }
  | { readonly code: 'deal-without-lot' }
  | { readonly code: 'no-such-lot'; readonly seat: Seat }
  | { readonly code: 'which-lot'; readonly seat: Seat }
  | { readonly code: 'lot-already-there'; readonly seat: Seat }
  | { readonly code: 'no-money-in-trades' }
  | { readonly code: 'not-an-exchange' }
  | { readonly code: 'out-of-deals'; readonly seat: Seat }
  | { readonly code: 'already-proposed' }
  | { readonly code: 'too-many-proposals'; readonly most: number }
  | { readonly code: 'no-such-proposal'; readonly proposal: number }
  | { readonly code: 'not-your-deal'; readonly proposal: number }
  | { readonly code: 'own-proposal'; readonly proposal: number }
  | { readonly code: 'not-your-proposal'; readonly proposal: number }
  | { readonly code: 'already-accepted'; readonly proposal: number }
  | { readonly code: 'done-dealing' }
  // Auctions.
  | { readonly code: 'bid-too-low'; readonly least: number }
  | { readonly code: 'bid-too-high'; readonly money: number }
  | { readonly code: 'bid-only-least'; readonly least: number }
  // Selling.
  | { readonly code: 'already-done' }
  | { readonly code: 'word-too-short' }
  | { readonly code: 'word-too-long'; readonly most: number }
  | { readonly code: 'word-bad-letters' }
  | { readonly code: 'missing-tiles'; readonly letters: string }
  | { readonly code: 'no-wild' }
  | { readonly code: 'not-a-word'; readonly word: string }
  | { readonly code: 'off-theme'; readonly word: string }
  | { readonly code: 'too-many-sales'; readonly most: number }
  // Selling on a grid.
  | { readonly code: 'no-grid' }
  | { readonly code: 'needs-place' }
  | { readonly code: 'bad-place'; readonly farthest: number }
  | { readonly code: 'first-word-place' }
  | { readonly code: 'cell-taken'; readonly row: number; readonly col: number; readonly letter: string }
  | { readonly code: 'word-goes-on' }
  | { readonly code: 'lays-nothing' }
  | { readonly code: 'not-joined' }
  | { readonly code: 'two-wilds'; readonly word: string }
  // Discarding, done.
  | { readonly code: 'over-limit'; readonly limit: number; readonly excess: number }
  | { readonly code: 'nothing-to-discard' }
  | { readonly code: 'discard-too-many'; readonly excess: number }
  | { readonly code: 'tiles-not-held'; readonly letters: string }
  // Challenges.
  | { readonly code: 'no-challenges' }
  | { readonly code: 'no-such-sale'; readonly sale: number }
  | { readonly code: 'sale-settled'; readonly sale: number }
  | { readonly code: 'sale-undone'; readonly sale: number }
  | { readonly code: 'own-sale'; readonly sale: number }
  | { readonly code: 'already-challenged'; readonly sale: number }
  | { readonly code: 'built-on'; readonly sale: number }
  | { readonly code: 'bad-ballot' }
  | { readonly code: 'already-voted' }
  | { readonly code: 'no-vote-for-you' }
  | { readonly code: 'nothing-to-waive' }
  | { readonly code: 'already-waived' };
export type RefusalCode = BuyWordRefusal['code'];
