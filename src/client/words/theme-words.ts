import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { ThemePart, ThemeQuery } from './words-protocol.ts';

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
