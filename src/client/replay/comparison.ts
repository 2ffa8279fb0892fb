import type { Valuation } from '../../coach/coach.ts';

/** A choice, and what one could expect to end with after it. */
type Weighed = { readonly action: string; readonly value: number };
/** What somebody chose anew, beside what was played and what was best. */
export type Comparison = { readonly yours: Weighed; readonly played: Weighed; readonly best: Weighed };

/** Puts what the coach says of two choices at the same position beside each other. */
export const comparisonOf = (
  chosen: string,
  played: string,
  [ofChosen, ofPlayed]: readonly [Valuation, Valuation],
): Comparison => {
  const valueIn = ({ value, choices }: Valuation, action: string): number =>
    choices.find((each) => each.action === action)?.value ?? value;
  const yours = { action: chosen, value: valueIn(ofChosen, chosen) };
  const theirs = { action: played, value: valueIn(ofPlayed, played) };
  const all = [yours, theirs, ...ofChosen.choices, ...ofPlayed.choices];
  // What is as good as the best is the best: first what was chosen.
  const best = all.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a));
  return { yours, played: theirs, best: { action: best.action, value: best.value } };
};

/** What a new choice comes to in a word, and by how many whole dollars or chips. */
export type Outcome =
  | { readonly kind: 'best' | 'as-good' }
  /** What was played once more, though there is better by so much. */
  | { readonly kind: 'same'; readonly by: number }
  | { readonly kind: 'better' | 'worse'; readonly by: number };

export const outcomeOf = ({ yours, played, best }: Comparison): Outcome => {
  const short = Math.round(best.value - yours.value);
  if (yours.action === best.action || short === 0) return { kind: 'best' };
  if (yours.action === played.action) return { kind: 'same', by: short };
  const gain = Math.round(yours.value - played.value);
  if (gain === 0) return { kind: 'as-good' };
  return gain > 0 ? { kind: 'better', by: gain } : { kind: 'worse', by: -gain };
};
