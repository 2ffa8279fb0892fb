import type { Options } from '../../games/buyword/options.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import { pipsByLetter, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { isFree } from '../../games/buyword/variants/theme.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import { createDearestFinder, type DearestFinder, type LetterSet } from '../../lexicon/dearest.ts';
import { createGridFinder, type GridFinder } from '../../lexicon/grid-finder.ts';
import { type Lexicon, lexiconOfWords } from '../../lexicon/lexicon.ts';
import { wildPlaces } from '../../lexicon/rack-words.ts';
import { anagrams } from '../../lexicon/spelling.ts';
import { createWordFinder, type WordFinder } from '../../lexicon/word-finder.ts';
import { lazy } from '../../shared/lazy.ts';
import { shippedThemeNamed } from '../../shared/theme-names.ts';

/** A word to lay, and where a wild stands in it. */
export type Spelt = { readonly word: string; readonly wildAt: number | null };

/** What a bot knows of the words of one table. */
export type TableWords = {
  readonly finder: WordFinder;
  readonly gridFinder: () => GridFinder;
  /** A search over sets of letters, and which of them spell a word that a bot says. */
  readonly sets: () => DearestFinder;
  readonly accept: (letters: Uint8Array) => boolean;
  /** A word of a set of letters that a bot says, the first by the alphabet that `prefer` likes, if any. */
  readonly spell: (set: LetterSet, prefer?: (word: string) => boolean) => Spelt | undefined;
  /** Whether the table's lists have a word. */
  readonly isKnown: (word: string) => boolean;
  /** Whether it is fit to be said, known or not. */
  readonly isClean: (word: string) => boolean;
  /** Whether a bot says it: known, and never vulgar. */
  readonly isSayable: (word: string) => boolean;
};

/** The options as a bot takes them: a theme in the players' own words is the one that ships under that name, if any. */
const understood = (lexicon: Lexicon, options: Options): Options => {
  const theme = isFree(options.theme) ? shippedThemeNamed(options.theme.free) : undefined;
  return theme !== undefined && lexicon.themes.includes(theme) ? { ...options, theme } : options;
};

/** The words to search: the dictionary's, or those of a theme or a pasted list with the table's own (BW-15.1). */
const searchedLexicon = (lexicon: Lexicon, { theme, houseWords }: Options): Lexicon => {
  if (theme === null || isFree(theme)) return lexicon;
  const words = typeof theme === 'string' ? lexicon.themeWords(theme) : theme.words;
  return lexiconOfWords([...words, ...houseWords]);
};

/** Letters in no order as one number: others may share it, the same letters always do. */
const keyOf = (letters: Uint8Array): number => {
  let key = 0;
  for (let code = 0; code < letters.length; code++) {
    key = (key + Math.imul(letters[code] as number, Math.imul(code + 1, 0x9e3779b1))) | 0;
    key ^= letters[code] === 0 ? 0 : key >>> 15;
  }
  return key;
};

/** Letters that spell a word which is not said, and whether they also spell one that is, once that was looked up. */
type Suspect = { readonly letters: Uint8Array; isSaid?: boolean };

const suspectSets = (words: readonly string[]): ReadonlyMap<number, readonly Suspect[]> => {
  const sets = new Map<number, Suspect[]>();
  for (const word of words) {
    const letters = countLetters(word);
    const key = keyOf(letters);
    sets.set(key, [...(sets.get(key) ?? []), { letters }]);
  }
  return sets;
};

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((count, code) => count === other[code]);

/** Words of so many kinds of tables are kept: finders take a while to make. */
const MOST_KEPT = 6;

/** Gives the words of a table by its options. */
export const createTableWords = (lexicon: Lexicon): ((options: Options) => TableWords) => {
  const kept = new Map<string, TableWords>();

  const wordsOf = (given: Options): TableWords => {
    const options = understood(lexicon, given);
    const worths = { letters: pipsByLetter(TILE_SETS[options.tiles]), wild: WILD_PIPS };
    // Made only where words are looked for: to know one takes no graph.
    const searched = lazy(() => searchedLexicon(lexicon, options));
    const isKnown = (word: string): boolean => whyNotWord(options, lexicon, word) === undefined;
    const isClean = (word: string): boolean => !lexicon.isVulgar(word);
    const isSayable = (word: string): boolean => isKnown(word) && isClean(word);
    const said = (letters: Uint8Array): string[] => anagrams(searched().spelling, letters).filter(isSayable);
    /** Only letters of a word that is not said need a look at all that they spell: once, then it is known. */
    const suspects = lazy(() => suspectSets([...lexicon.vulgarWords(), ...options.houseBans]));
    const accept = (letters: Uint8Array): boolean => {
      const suspect = suspects()
        .get(keyOf(letters))
        ?.find((each) => isSame(each.letters, letters));
      if (suspect === undefined) return true;
      suspect.isSaid ??= said(letters).length > 0;
      return suspect.isSaid;
    };
    const finder = lazy(() => createWordFinder(searched(), worths));
    return {
      get finder() {
        return finder();
      },
      gridFinder: lazy(() => createGridFinder(searched(), worths)),
      sets: lazy(() => createDearestFinder(searched().letterGraph(), worths)),
      accept,
      spell: ({ letters, wildLetter }, prefer) => {
        const words = said(letters);
        const word = words.find((each) => prefer?.(each) ?? true) ?? words[0];
        if (word === undefined) return undefined;
        const fromRack = letters.map((count, code) => count - (code === wildLetter ? 1 : 0));
        return { word, wildAt: wildPlaces(word, fromRack)[0] ?? null };
      },
      isKnown,
      isClean,
      isSayable,
    };
  };

  return (options) => {
    const { tiles, theme, houseWords, houseBans } = options;
    const key = JSON.stringify({ tiles, theme, houseWords, houseBans });
    const words = kept.get(key) ?? wordsOf(options);
    // Asked for last, given up last.
    kept.delete(key);
    kept.set(key, words);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return words;
  };
};
