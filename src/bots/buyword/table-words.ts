import type { Options } from '../../games/buyword/options.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import { pipsByLetter, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { createGridFinder, type GridFinder } from '../../lexicon/grid-finder.ts';
import { type Lexicon, lexiconOfWords } from '../../lexicon/lexicon.ts';
import { createWordFinder, type WordFinder } from '../../lexicon/word-finder.ts';
import { lazy } from '../../shared/lazy.ts';

/** What a bot knows of the words of one table. */
export type TableWords = {
  readonly finder: WordFinder;
  readonly gridFinder: () => GridFinder;
  /** Whether the table's lists have a word. */
  readonly isKnown: (word: string) => boolean;
  /** Whether a bot says it: known, and never vulgar. */
  readonly isSayable: (word: string) => boolean;
};

/** The words to search: the dictionary's, a theme's, or those of a pasted list. */
const searchedLexicon = (lexicon: Lexicon, { theme }: Options): Lexicon => {
  if (theme === null || (typeof theme === 'object' && 'free' in theme)) return lexicon;
  return lexiconOfWords(typeof theme === 'string' ? lexicon.themeWords(theme) : theme.words);
};

/** Gives the words of a table by its options; finders take a while to make, so those of the last table asked for are kept. */
export const createTableWords = (lexicon: Lexicon): ((options: Options) => TableWords) => {
  let last: { readonly key: string; readonly words: TableWords } | undefined;

  const wordsOf = (options: Options): TableWords => {
    const worths = { letters: pipsByLetter(TILE_SETS[options.tiles]), wild: WILD_PIPS };
    const searched = searchedLexicon(lexicon, options);
    const isKnown = (word: string): boolean => whyNotWord(options, lexicon, word) === undefined;
    return {
      finder: createWordFinder(searched, worths),
      gridFinder: lazy(() => createGridFinder(searched, worths)),
      isKnown,
      isSayable: (word) => isKnown(word) && !lexicon.isVulgar(word),
    };
  };

  return (options) => {
    const { tiles, theme, houseWords, houseBans } = options;
    const key = JSON.stringify({ tiles, theme, houseWords, houseBans });
    if (last?.key !== key) last = { key, words: wordsOf(options) };
    return last.words;
  };
};
