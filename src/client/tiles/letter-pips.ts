import { CLASSIC_TILES } from '../../games/buyword/classic-tiles.ts';
import { pipsByLetter } from '../../games/buyword/tile-set.ts';
import { codeAt, letterOf } from '../../lexicon/alphabet.ts';

const PIPS = pipsByLetter(CLASSIC_TILES);

/** The pips of a letter (a capital A–Z) of the classic set. */
export const pipsOf = (letter: string): number => PIPS[codeAt(letter, 0)] ?? 0;

/** The letters of the classic set by their pips, fewest first. */
export const lettersByPips = (): { readonly pips: number; readonly letters: string[] }[] =>
  [...new Set(PIPS)]
    .sort((a, b) => a - b)
    .map((pips) => ({
      pips,
      letters: PIPS.flatMap((each, code) => (each === pips ? [letterOf(code)] : [])),
    }));
