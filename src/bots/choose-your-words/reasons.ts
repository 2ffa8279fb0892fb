/** The hand beats so many of all hands at this point; the plan folds, checks or calls, and bets or raises so often. */
type Plan = {
  readonly beats: number;
  readonly fold: number;
  readonly pass: number;
  readonly raise: number;
};

/** Why a bot did what it did at Choose Your Words. Chances are parts of a hundred. */
export type CardsReason =
  /** A bet or raise on a hand that is likely to win … */
  | { readonly code: 'cards-value'; readonly chance: number }
  /** … or on one that is not. */
  | { readonly code: 'cards-bluff'; readonly chance: number }
  /** A bet, or a raise of what the dealer had to bet, where nobody has shown strength, to take the pot with whatever is held. */
  | { readonly code: 'cards-stab'; readonly chance: number }
  /** The dealer must bet, and bets the least. */
  | { readonly code: 'cards-must' }
  /** What a plan for such a place does with a hand that beats so many in a hundred, and how often, where a bet is to be met … */
  | ({ readonly code: 'cards-plan-met' } & Plan)
  /** … and where there is none. */
  | ({ readonly code: 'cards-plan-free' } & Plan)
  /** The same for the dealer, who must bet: how often the plan bets the least, and how often more. */
  | {
      readonly code: 'cards-plan-open';
      readonly beats: number;
      readonly least: number;
      readonly more: number;
    }
  /** A weak hand played as if it were a strong one. */
  | { readonly code: 'cards-pose'; readonly beats: number }
  | { readonly code: 'cards-check'; readonly chance: number }
  /** The chance to win, against what the call costs of the pot. */
  | { readonly code: 'cards-call'; readonly chance: number; readonly need: number }
  | { readonly code: 'cards-fold'; readonly chance: number; readonly need: number }
  /** Keeps all cards for a word of so many points; null: has none. */
  | { readonly code: 'cards-stand'; readonly word: string | null; readonly score: number }
  /** Gives so many cards away and keeps these, as letters, wilds as `*`. */
  | { readonly code: 'cards-exchange'; readonly count: number; readonly kept: string }
  | { readonly code: 'cards-declare'; readonly word: string; readonly score: number }
  /** The same, but it counted less than the word scores: it overlooked what pairs, colours or a palindrome add. */
  | {
      readonly code: 'cards-declare-blind';
      readonly word: string;
      readonly counted: number;
      readonly score: number;
    }
  | { readonly code: 'cards-no-word' }
  /** A word it does not know. */
  | { readonly code: 'cards-challenge'; readonly word: string }
  /** A claim of the category for a word that is not on its list. */
  | { readonly code: 'cards-doubt'; readonly word: string };
