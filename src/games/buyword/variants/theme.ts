import { foldWord } from '../../../shared/fold-word.ts';
import { inOrder, readOnce } from '../../../shared/read-list.ts';
import { hasNames, isThemeName, type ThemeName } from '../../../shared/themes.ts';
import type { Judge } from '../env.ts';
import type { Options, Spec } from '../options.ts';
import type { BuyWordRefusal } from '../refusals.ts';

/** BW-15: a theme that ships, a pasted list, or one in the players' own words that votes decide. */
export type Theme = ThemeName | { readonly words: readonly string[] } | { readonly free: string };

/** BW-14.7: the lists that ship hold no longer words … */
const LONGEST_LISTED_WORD = 15;
/** … a pasted list may: film titles, written without spaces. */
const LONGEST_PASTED_WORD = 40;
const MOST_PASTED_WORDS = 5000;
const LONGEST_FREE_THEME = 60;
/** BW-15.2: a seller, a challenger, and somebody to vote. */
export const LEAST_VOTERS_AT_A_TABLE = 3;

/** BW-15.1: what a character of a title comes to where it is played: capitals A–Z, nothing for spaces and other signs. */
const foldCharacter = (character: string): string =>
  foldWord(character)
    .replaceAll('Ł', 'L')
    .replaceAll('Ø', 'O')
    .replace(/[\s\p{P}\p{S}]/gu, '');

/** Titles are written with few characters: each is folded once, or a list of thousands takes long. */
const folded = new Map<string, string>();
const MOST_CHARACTERS_KNOWN = 2000;
const foldKnown = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const now = foldCharacter(character);
  if (folded.size < MOST_CHARACTERS_KNOWN) folded.set(character, now);
  return now;
};

const PLAYABLE = /^[A-Z]{2,}$/;

/** BW-15.1: a title as it is played. */
const foldTitle = (title: string): string => {
  if (PLAYABLE.test(title)) return title;
  let word = '';
  for (const character of title) word += foldKnown(character);
  return word;
};

const isPlayable = (word: string): boolean => word.length <= LONGEST_PASTED_WORD && PLAYABLE.test(word);

/** The first title of a list that cannot be played. */
const whyNotPasted = (given: unknown): BuyWordRefusal | undefined => {
  const words = typeof given === 'object' && given !== null && 'words' in given ? given.words : undefined;
  if (!Array.isArray(words)) return undefined;
  const bad = words
    .slice(0, MOST_PASTED_WORDS)
    .find((title) => typeof title === 'string' && !isPlayable(foldTitle(title)));
  return bad === undefined ? undefined : { code: 'bad-title', title: bad.slice(0, LONGEST_PASTED_WORD) };
};

const readTitles = readOnce((list): readonly string[] | undefined => {
  if (list.length === 0 || list.length > MOST_PASTED_WORDS) return undefined;
  if (
    !Array.from(list).every((title) => typeof title === 'string' && title.length <= 4 * LONGEST_PASTED_WORD)
  )
    return undefined;
  const words = (list as readonly string[]).map(foldTitle);
  return words.every(isPlayable) ? inOrder(words) : undefined;
});

const readPasted = (list: unknown): Theme | undefined => {
  const words = Array.isArray(list) ? readTitles(list) : undefined;
  return words && { words };
};

const readFree = (text: unknown): Theme | undefined => {
  if (typeof text !== 'string') return undefined;
  const free = text.trim().replace(/\s+/g, ' ');
  const isPlain = free !== '' && free.length <= LONGEST_FREE_THEME && !/\p{C}/u.test(free);
  return isPlain ? { free } : undefined;
};

const readTheme = (given: unknown): Theme | undefined => {
  if (typeof given === 'string') return isThemeName(given) ? given : undefined;
  if (typeof given !== 'object' || given === null) return undefined;
  const [key, ...more] = Object.keys(given);
  if (more.length > 0) return undefined;
  if (key === 'words') return readPasted((given as { words: unknown }).words);
  return key === 'free' ? readFree((given as { free: unknown }).free) : undefined;
};

export const themeSpec: Spec = {
  bounds: () => ({ kind: 'theme', mostWords: MOST_PASTED_WORDS, mostLetters: LONGEST_PASTED_WORD }),
  fallback: () => null,
  read: (given) => (given === null ? null : readTheme(given)),
  why: whyNotPasted,
};

/** Whether challenges of a theme go to the vote (BW-15.2). */
export const isFree = (theme: Theme | null): theme is { readonly free: string } =>
  typeof theme === 'object' && theme !== null && 'free' in theme;

/** How long a word may be: no list that ships holds a longer one, but others may, and who is not judged at once may say anything. */
export const longestWordOf = ({ theme, judge }: Pick<Options, 'theme' | 'judge'>): number =>
  judge === 'challenge' || (typeof theme === 'object' && theme !== null)
    ? LONGEST_PASTED_WORD
    : LONGEST_LISTED_WORD;

const isListed = (words: readonly string[], word: string): boolean => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return words[low] === word;
};

/**
 * What speaks against a word (BW-5.4, BW-15.1), nothing where it is good. What the players agreed on is a word and on
 * theme. A theme with names replaces the dictionary as a pasted list does.
 */
export const whyNotInLists = (
  { theme, houseWords }: Pick<Options, 'theme' | 'houseWords'>,
  judge: Judge,
  word: string,
): 'not-a-word' | 'off-theme' | undefined => {
  if (houseWords.includes(word)) return undefined;
  if (typeof theme === 'object' && theme !== null && 'words' in theme)
    return isListed(theme.words, word) ? undefined : 'off-theme';
  if (typeof theme === 'string' && hasNames(theme))
    return judge.inTheme(word, theme) ? undefined : 'off-theme';
  if (!judge.has(word)) return 'not-a-word';
  return typeof theme !== 'string' || judge.inTheme(word, theme) ? undefined : 'off-theme';
};
