import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { ThemeName } from '../../shared/themes.ts';

export type ThemeQuery = {
  readonly theme: ThemeName;
  /** Words whose main sense it is, or words of the theme in any sense: those count (BW-15.1). */
  readonly sense: 'main' | 'any';
  /** Letters that the words hold, those that begin with them first; capitals. None: all words. */
  readonly search: string;
  readonly from: number;
  readonly count: number;
};

export type ThemePart = {
  readonly words: readonly string[];
  /** How many words there are by this search, and in each list as a whole. */
  readonly found: number;
  readonly sizes: { readonly main: number; readonly any: number };
};

/** A list searched: those that begin with the letters first, then those that hold them, each alphabetically. */
export const searchWords = (list: readonly string[], search: string): readonly string[] => {
  if (search === '') return list;
  const begin = list.filter((word) => word.startsWith(search));
  return [...begin, ...list.filter((word) => word.includes(search) && !word.startsWith(search))];
};

/** A part of a theme's words, as the page shows it. */
export const themePart = (lexicon: Lexicon, { theme, sense, search, from, count }: ThemeQuery): ThemePart => {
  const lists = { main: lexicon.themeWords(theme, 'main'), any: lexicon.themeWords(theme, 'any') };
  const found = searchWords(lists[sense], search);
  return {
    words: found.slice(from, from + count),
    found: found.length,
    sizes: { main: lists.main.length, any: lists.any.length },
  };
};
