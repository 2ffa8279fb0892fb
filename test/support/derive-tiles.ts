import type { TileSet } from '../../src/games/buyword/tile-set.ts';
import { eachWord } from '../../src/lexicon/spelling.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import type { DictionaryName } from '../../src/shared/dictionaries.ts';

/** A letter and how often it stands in the words of a list. */
type LetterCount = readonly [letter: string, times: number];

/** The letters of a dictionary, the most frequent first. */
export const lettersByFrequency = (name: DictionaryName): LetterCount[] => {
  const times = new Map<string, number>();
  eachWord(loadLexicon(name).spelling, '', (word) => {
    for (const letter of word) times.set(letter, (times.get(letter) ?? 0) + 1);
  });
  return [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
};

/** So many tiles in proportion, at least one each; what is left over goes to the largest remainders. */
export const shareOut = (letters: readonly LetterCount[], tiles: number): Map<string, number> => {
  const total = letters.reduce((sum, [, times]) => sum + times, 0);
  const shares = letters.map(([letter, times]) => ({ letter, share: (times * tiles) / total }));
  const counts = new Map(shares.map(({ letter, share }) => [letter, Math.max(1, Math.floor(share))]));
  const left = tiles - [...counts.values()].reduce((sum, count) => sum + count, 0);
  const byRemainder = shares.filter(({ share }) => share >= 1).sort((a, b) => (b.share % 1) - (a.share % 1));
  for (const { letter } of byRemainder.slice(0, left)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

/** Every way to cut so many things in a row into four groups, none empty, as the sizes of the groups. */
const allCuts = (length: number): number[][] => {
  const cuts: number[][] = [];
  for (let a = 1; a < length - 2; a++) {
    for (let b = 1; b < length - a - 1; b++) {
      for (let c = 1; c < length - a - b; c++) cuts.push([a, b, c, length - a - b - c]);
    }
  }
  return cuts;
};

const unevenness = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size * size, 0);

/** The pips of letters in order of frequency: the most even cut into 1, 2, 3 and 4 pips that makes just this total. */
export const pipsByRarity = (counts: readonly number[], totalPips: number): number[] => {
  const pipsOfCut = (sizes: readonly number[]): number[] =>
    sizes.flatMap((size, group) => Array<number>(size).fill(group + 1));
  const [best] = allCuts(counts.length)
    .filter((sizes) => {
      const pips = pipsOfCut(sizes);
      return counts.reduce((sum, count, i) => sum + count * (pips[i] as number), 0) === totalPips;
    })
    .sort((a, b) => unevenness(a) - unevenness(b) || (a[3] as number) - (b[3] as number));
  if (best === undefined) throw new Error(`no cut makes ${totalPips} pips`);
  return pipsOfCut(best);
};

/** The tiles of a set whose letters are as frequent as in a dictionary (docs/french-tiles.md). */
export const deriveTiles = (name: DictionaryName, tiles: number, totalPips: number): TileSet['tiles'] => {
  const letters = lettersByFrequency(name);
  const counts = shareOut(letters, tiles);
  const inOrder = letters.map(([letter]) => counts.get(letter) as number);
  const pips = pipsByRarity(inOrder, totalPips);
  return Object.fromEntries(
    letters.map(([letter], i) => [letter, { count: inOrder[i] as number, pips: pips[i] as number }]),
  );
};
