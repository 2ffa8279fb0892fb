/** Why a bot of BuyWord did what it did, as data; messages tell it as a sentence. Amounts are whole dollars. */
export type BuyWordReason =
  /** Named a size: with so many letters held, its game promises so much more than with the next best size. */
  | { readonly code: 'named-size'; readonly size: number; readonly held: number; readonly gain: number }
  /** Named a size without much thought. */
  | { readonly code: 'named-on-whim'; readonly size: number }
  /** Bought a lot that is worth more to it than its price. */
  | { readonly code: 'bought'; readonly lot: string; readonly price: number; readonly worth: number }
  /** Declined a lot that is worth less to it than its price. */
  | { readonly code: 'declined'; readonly lot: string; readonly price: number; readonly worth: number }
  /** Could not pay a lot. */
  | { readonly code: 'could-not-pay'; readonly lot: string; readonly price: number; readonly money: number }
  /** Sold a word and kept letters for a longer one. */
  | {
      readonly code: 'sold-and-kept';
      readonly word: string;
      readonly price: number;
      readonly kept: string;
    }
  /** Sold a word that brought in most, with nothing kept. */
  | { readonly code: 'sold-all'; readonly word: string; readonly price: number }
  /** Sold a word because it was the last chance. */
  | { readonly code: 'sold-last'; readonly word: string; readonly price: number }
  /** Sold a word before the last chance: nothing that may still come makes its letters worth more. */
  | { readonly code: 'sold-out'; readonly word: string; readonly price: number }
  /** Spent a wild, which made the word so much dearer than one without. */
  | {
      readonly code: 'spent-wild';
      readonly word: string;
      readonly price: number;
      readonly without: number;
      readonly kept: string;
    }
  /** Sold nothing: its letters promise a longer word than the dearest they make now. */
  | { readonly code: 'held-back'; readonly kept: string; readonly dearest: number }
  /** Saw no word. */
  | { readonly code: 'no-word'; readonly kept: string }
  /** Discarded what it could miss best. */
  | { readonly code: 'discarded'; readonly tiles: string; readonly kept: string }
  /** Put a lot up that it does not want at its price; whoever likes may have it. */
  | { readonly code: 'put-up-dear'; readonly lot: string; readonly price: number }
  /** Put a lot up that it hopes to have for less than its price, or that others want more. */
  | {
      readonly code: 'put-up';
      readonly lot: string;
      readonly price: number;
      readonly worth: number;
      readonly expected: number;
    }
  /** Declined a lot instead of putting it up, for to another it is worth so much. */
  | {
      readonly code: 'declined-to-deny';
      readonly lot: string;
      readonly price: number;
      readonly theirs: number;
    }
  /** Bid up to what a lot is worth to it, or more than that to make another pay. */
  | {
      readonly code: 'bid' | 'bid-bluff';
      readonly lot: string;
      readonly amount: number;
      readonly worth: number;
    }
  /** Bid more than a lot is worth to it, to keep it from one to whom it is worth so much. */
  | {
      readonly code: 'bid-to-deny';
      readonly lot: string;
      readonly amount: number;
      readonly worth: number;
      readonly theirs: number;
    }
  | { readonly code: 'passed'; readonly lot: string; readonly worth: number }
  /** Took a tile in a draft, for itself or from under another's nose. */
  | { readonly code: 'drafted' | 'drafted-away'; readonly letter: string }
  /** Proposed or answered a deal that brings it so much; a ring is one in which three lots go round, an unfair one brings others more. */
  | {
      readonly code: 'proposed' | 'proposed-ring' | 'accepted' | 'rejected' | 'rejected-unfair';
      readonly gain: number;
    }
  | { readonly code: 'no-deal' }
  /** Did not know a word, or knew it. */
  | { readonly code: 'challenged' | 'voted-no' | 'voted-yes'; readonly word: string }
  /** Declared a word that it made up. */
  | { readonly code: 'made-up'; readonly word: string; readonly price: number };
