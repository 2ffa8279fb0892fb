import { codeAt, letterOf } from './alphabet.ts';
import { CHILD_SHIFT, ENDS, LAST, LETTER_MASK } from './graph.ts';
import type { Spelling } from './spelling.ts';

/** A word that a rack can spell, and the places in it where wilds stand, left to right. */
export type RackWord = { readonly word: string; readonly wildAt: readonly number[] };

/**
 * Every word that a rack (counts by code) and up to so many wilds can spell, once each, in alphabetical order. Wilds
 * stand only for letters that the rack lacks, at their last places in the word.
 */
export const wordsOfRack = ({ graph }: Spelling, rack: Uint8Array, wilds: number): RackWord[] => {
  const found: RackWord[] = [];
  const left = Int8Array.from(rack);
  const descend = (node: number, soFar: string, wildsLeft: number): void => {
    for (let at = node; ; at++) {
      const edge = graph.edges[at] as number;
      const letter = edge & LETTER_MASK;
      const count = left[letter] as number;
      const wildsAfter = count > 0 ? wildsLeft : wildsLeft - 1;
      if (wildsAfter >= 0) {
        const word = soFar + letterOf(letter);
        left[letter] = count - 1;
        if ((edge & ENDS) !== 0) found.push({ word, wildAt: wildPlaces(word, rack) });
        if (edge >>> CHILD_SHIFT !== 0) descend(edge >>> CHILD_SHIFT, word, wildsAfter);
        left[letter] = count;
      }
      if ((edge & LAST) !== 0) return;
    }
  };
  if (graph.root !== 0) descend(graph.root, '', wilds);
  return found;
};

/** The places of a word whose letters a rack (counts by code) lacks: the last ones of each such letter. */
export const wildPlaces = (word: string, rack: Uint8Array): number[] => {
  const left = Uint8Array.from(rack);
  const places: number[] = [];
  for (let i = 0; i < word.length; i++) {
    const letter = codeAt(word, i);
    if ((left[letter] as number) > 0) left[letter] = (left[letter] as number) - 1;
    else places.push(i);
  }
  return places;
};

/** Writes a word with its wilds in lower case, as every text of ours does: `ENjOYED`. */
export const markWilds = (word: string, wildAt: readonly number[]): string =>
  Array.from(word, (letter, i) => (wildAt.includes(i) ? letter.toLowerCase() : letter)).join('');
