import { pipsByLetter, type TileSet } from '../../games/buyword/tile-set.ts';
import { letterOf } from '../../lexicon/alphabet.ts';

/** The letters of a set by their pips, fewest first. */
export const lettersByPips = (set: TileSet): { readonly pips: number; readonly letters: string[] }[] => {
  const byLetter = pipsByLetter(set);
  return [...new Set(byLetter)]
    .sort((a, b) => a - b)
    .map((pips) => ({
      pips,
      letters: byLetter.flatMap((each, code) => (each === pips ? [letterOf(code)] : [])),
    }));
};
