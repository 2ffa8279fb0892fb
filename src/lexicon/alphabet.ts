import { foldWord } from '../shared/fold-word.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Letters are coded 0–25, A to Z, wherever a word is data. */
export const LETTERS = 26;
const CODE_OF_A = 65;

/** The word lists hold words of up to fifteen letters (BW-14.7). */
export const LONGEST_WORD = 15;

/** More letters than any rack at a table can hold; beyond it a query is a mistake. */
const LONGEST_RACK = 40;

export const letterOf = (code: number): string => String.fromCharCode(CODE_OF_A + code);

/** The code of the letter at a place in a text of A–Z; outside 0–25 where it is none. */
export const codeAt = (text: string, place: number): number => text.charCodeAt(place) - CODE_OF_A;

export const isLetterCode = (code: number): boolean => code >= 0 && code < LETTERS;

export type RackError =
  | { readonly code: 'rack-empty' }
  | { readonly code: 'rack-bad-letter'; readonly letter: string }
  | { readonly code: 'rack-too-long'; readonly length: number; readonly most: number };

/** Reads letters as a person types them (any case, accents, spaces) into capitals A–Z. */
export const parseRack = (text: string): Result<string, RackError> => {
  if (text.length > 4 * LONGEST_RACK) {
    return err({ code: 'rack-too-long', length: text.length, most: LONGEST_RACK });
  }
  const letters = foldWord(text.replace(/\s+/g, ''));
  if (letters === '') return err({ code: 'rack-empty' });
  for (const letter of letters) {
    if (letter.length !== 1 || !isLetterCode(codeAt(letter, 0))) {
      return err({ code: 'rack-bad-letter', letter });
    }
  }
  if (letters.length > LONGEST_RACK) {
    return err({ code: 'rack-too-long', length: letters.length, most: LONGEST_RACK });
  }
  return ok(letters);
};

/** Counts a rack's letters by code, A to Z. */
export const countLetters = (rack: string): Uint8Array => {
  const counts = new Uint8Array(LETTERS);
  for (let i = 0; i < rack.length; i++) {
    const code = codeAt(rack, i);
    if (!isLetterCode(code)) throw new RangeError(`not a letter: ${rack[i]}`);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};
