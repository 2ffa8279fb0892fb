/** Slow and plain ways to find words, to test the quick ones against. */

export type BruteFind = { readonly word: string; readonly worth: number };
export type BruteWorths = { readonly letters: readonly number[]; readonly wild: number };

const worthOf = (letter: string, { letters }: BruteWorths): number =>
  letters[letter.charCodeAt(0) - 65] as number;

/** The most that tiles of a rack, and a wild if there is one, are worth when they spell a word; undefined: they can't. */
export const bruteWorth = (
  word: string,
  rack: string,
  wild: boolean,
  worths: BruteWorths,
): number | undefined => {
  const ways: number[] = [];
  for (let wildAt = -1; wildAt < (wild ? word.length : 0); wildAt++) {
    const left = [...rack];
    let worth = 0;
    const spelt = [...word].every((letter, i) => {
      if (i === wildAt) {
        worth += worths.wild;
        return true;
      }
      const tile = left.indexOf(letter);
      if (tile < 0) return false;
      left.splice(tile, 1);
      worth += worthOf(letter, worths);
      return true;
    });
    if (spelt) ways.push(worth);
  }
  return ways.length === 0 ? undefined : Math.max(...ways);
};

/** All words of a rack, dearest first, then alphabetically. */
export const bruteDearest = (
  words: Iterable<string>,
  rack: string,
  wild: boolean,
  worths: BruteWorths,
): BruteFind[] => {
  const found: BruteFind[] = [];
  for (const word of words) {
    let strange = Math.max(0, word.length - rack.length);
    for (const letter of word) if (!rack.includes(letter)) strange++;
    if (strange > (wild ? 2 : 0)) continue;
    const worth = bruteWorth(word, rack, wild, worths);
    if (worth !== undefined) found.push({ word, worth });
  }
  return found.sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1));
};

/** The most that words from a rack can be sold for together, a wild at most in each, by trying every next word. */
export const bruteBestTotal = (
  words: readonly string[],
  rack: string,
  wilds: number,
  worths: BruteWorths,
  pay: (worth: number) => number,
): number => {
  const known = new Map<string, number>();
  const best = (left: string, wildsLeft: number, candidates: readonly string[]): number => {
    const key = `${left}/${wildsLeft}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = 0;
    const fitting = candidates.filter((word) => bruteWorth(word, left, wildsLeft > 0, worths) !== undefined);
    for (const word of fitting) {
      for (let wildAt = -1; wildAt < (wildsLeft > 0 ? word.length : 0); wildAt++) {
        const tiles = [...left];
        let worth = wildAt < 0 ? 0 : worths.wild;
        const spelt = [...word].every((letter, i) => {
          if (i === wildAt) return true;
          const tile = tiles.indexOf(letter);
          if (tile < 0) return false;
          tiles.splice(tile, 1);
          worth += worthOf(letter, worths);
          return true;
        });
        if (spelt) {
          most = Math.max(most, pay(worth) + best(tiles.join(''), wildsLeft - (wildAt < 0 ? 0 : 1), fitting));
        }
      }
    }
    known.set(key, most);
    return most;
  };
  return best([...rack].sort().join(''), wilds, words);
};
