/** Which part of all hands of a betting one is stronger than, whatever the language. */
import type { DeckName } from '../../../games/choose-your-words/decks.ts';
import { lazy } from '../../../shared/lazy.ts';
import type { OwnWords } from '../own-words.ts';
import type { CardCode } from '../quick-score.ts';
import { STRENGTHS } from './policy-weights.ts';
import { strengthOf } from './strength.ts';

/** The strengths that ascending, evenly spaced parts of the hands of a betting do not reach, by betting. */
export type Quantiles = readonly [readonly number[], readonly number[], readonly number[]];

/** The part of hands that a strength beats, by the strengths of known hands; between two of them in proportion. */
export const partBelow = (quantiles: readonly number[], strength: number): number => {
  const last = quantiles.length - 1;
  let low = 0;
  while (low < last && (quantiles[low + 1] as number) <= strength) low++;
  const from = quantiles[low] as number;
  if (low === last) return 1;
  const width = (quantiles[low + 1] as number) - from;
  const within = width <= 0 ? 0 : Math.max(0, Math.min(1, (strength - from) / width));
  return (low + within) / last;
};

/** Quantiles as text that a module can hold. */
export const packQuantiles = (quantiles: Quantiles): string =>
  quantiles.map((of) => of.join(' ')).join(' / ');

const unpackQuantiles = (text: string): Quantiles =>
  text.split(' / ').map((of) => of.split(' ').map(Number)) as unknown as Quantiles;

const trainedQuantiles = lazy(
  (): Readonly<Record<DeckName, Quantiles>> => ({
    classic: unpackQuantiles(STRENGTHS.classic),
    french: unpackQuantiles(STRENGTHS.french),
  }),
);

/** The part of the hands dealt from a deck that are weaker than one of this strength in a betting. */
const rankOf = (deck: DeckName, betting: number, strength: number): number =>
  partBelow(trainedQuantiles()[deck][betting - 1] ?? [0, 1], strength);

/** How strong a hand is, and where it stands among all. */
export const judgeHand = (
  words: OwnWords,
  hand: readonly CardCode[],
  betting: number,
): { readonly strength: number; readonly rank: number } => {
  const strength = strengthOf(words, hand, betting);
  return { strength, rank: rankOf(words.deck, betting, strength) };
};
