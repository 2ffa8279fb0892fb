/** Help in three levels: a nudge, the letters, the move with its reason and what it gains. */
import type { Valuation, ValuedChoice } from './coach.ts';

/** A nudge: a code with data, plain JSON; messages/coach.ts tells it as a sentence. */
export type Nudge =
  /** A longer word is worth waiting for; or there is no word at all. */
  | { readonly code: 'hold' | 'no-word' }
  /** A word of so many letters is worth selling now: without a wild, with one, or though a wild would make a dearer one. */
  | { readonly code: 'sell' | 'spend-wild' | 'keep-wild'; readonly letters: number }
  | { readonly code: 'discard'; readonly count: number }
  /** The lot is worth its price, or is not. */
  | { readonly code: 'buy' | 'decline'; readonly price: number }
  | { readonly code: 'put-up' | 'draft' }
  /** Few or many letters serve the hand best. */
  | { readonly code: 'name-few' | 'name-many' }
  /** The lot is worth more than the bid, or is not. */
  | { readonly code: 'bid' | 'pass' }
  | { readonly code: 'deal' | 'no-deal' }
  /** The pot pays well enough for the chance to win, in percent, or does not. */
  | { readonly code: 'call' | 'fold'; readonly chance: number; readonly need: number }
  /** The hand is worth a bet; or it is weak, and a bet may make others fold. */
  | { readonly code: 'bet' | 'bluff' | 'check'; readonly chance: number }
  | { readonly code: 'exchange'; readonly count: number }
  | { readonly code: 'stand' }
  | { readonly code: 'declare'; readonly letters: number }
  | { readonly code: 'declare-none' }
  | { readonly code: 'challenge' | 'let-stand' }
  /** All choices come to the same. */
  | { readonly code: 'equal' };

export type Hint = {
  readonly nudge: Nudge;
  /** The letters (`AEINRT`) or cards (`Gb Xr *`) that the move is about; '' where it is about none. */
  readonly letters: string;
  readonly move: ValuedChoice;
  /** What the move is worth more than the next best, in whole dollars or chips; 0 where there is none. */
  readonly gain: number;
};

/** What a game tells of its choices. */
export type HintWording = {
  readonly nudgeOf: (best: ValuedChoice, choices: readonly ValuedChoice[]) => Nudge;
  readonly lettersOf: (choice: ValuedChoice) => string;
};

/** Choices that differ by less come to the same. */
const SAME = 0.01;

/** The hint that choices give; undefined where there is nothing to decide. */
export const hintFrom = ({ choices }: Valuation, { nudgeOf, lettersOf }: HintWording): Hint | undefined => {
  const [best, ...rest] = choices;
  const last = rest.at(-1);
  if (best === undefined || last === undefined) return undefined;
  const letters = lettersOf(best);
  if (best.value - last.value < SAME) return { nudge: { code: 'equal' }, letters: '', move: best, gain: 0 };
  const kindOf = ({ action }: ValuedChoice): string => action.split(' ', 1)[0] as string;
  // Another word of the same letters is the same move.
  const next = rest.find((choice) => kindOf(choice) !== kindOf(best) || lettersOf(choice) !== letters);
  const gain = next === undefined ? 0 : Math.round(best.value - next.value);
  return { nudge: nudgeOf(best, choices), letters, move: best, gain };
};

/** A table as whoever asks for a hint there finds it. */
export type HintedTable = {
  /** How many people play there; bots are not counted. */
  readonly people: number;
  readonly isRated: boolean;
  /** Whether players may not look words up: they judge them themselves (a game's `closesLookUp`). */
  readonly isLookUpClosed: boolean;
};

/** Hints are for those who play alone or against bots, never where somebody else or a rating could lose by it, nor where the dictionary is closed. */
export const allowsHints = ({ people, isRated, isLookUpClosed }: HintedTable): boolean =>
  people <= 1 && !isRated && !isLookUpClosed;
