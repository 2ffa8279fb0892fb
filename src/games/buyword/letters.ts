/** Tiles in hand are a text of their letters in alphabetical order. */

/** Adds tiles to a hand. */
export const addLetters = (hand: string, more: string): string => {
  let sorted = hand;
  for (const letter of more) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) <= letter) low = middle + 1;
      else high = middle;
    }
    sorted = sorted.slice(0, low) + letter + sorted.slice(low);
  }
  return sorted;
};

const CODE_OF_A = 65;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters in alphabetical order, counted rather than compared: a box at the end of a game holds hundreds. */
export const sortLetters = (letters: string): string => {
  const counts = new Uint16Array(ALPHABET.length);
  for (let i = 0; i < letters.length; i++) (counts[letters.charCodeAt(i) - CODE_OF_A] as number)++;
  let sorted = '';
  for (let letter = 0; letter < ALPHABET.length; letter++)
    sorted += (ALPHABET[letter] as string).repeat(counts[letter] as number);
  return sorted;
};

/** Takes tiles out of a hand; undefined where one is not there. */
export const takeLetters = (hand: string, less: string): string | undefined => {
  let left = hand;
  for (const letter of less) {
    const at = left.indexOf(letter);
    if (at < 0) return undefined;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return left;
};

/** The letters of a wish that a hand lacks, in alphabetical order. */
export const missingLetters = (hand: string, wanted: string): string => {
  let left = hand;
  let missing = '';
  for (const letter of wanted) {
    const at = left.indexOf(letter);
    if (at < 0) missing += letter;
    else left = left.slice(0, at) + left.slice(at + 1);
  }
  return [...missing].sort().join('');
};
