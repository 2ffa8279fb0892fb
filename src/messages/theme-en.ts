import { waysOf } from './buyword-wording.ts';

const { number, count, list } = waysOf('en');

/** What is said around the theme of a table. */
export const themeEn = {
  label: 'Theme',
  pastedName: (words: number) => `a list of ${count(words, 'word', 'words')}`,
  free: 'No list: if a word is challenged, the others vote.',
  open: (name: string) => `The words of the theme: ${name}`,
  heading: (name: string) => `Theme: ${name}`,
  wideText: 'Every word of the wide list counts, in any of its senses.',
  namesText: 'The names on this list count, even those the dictionary does not have.',
  pastedText: 'Only words of this list count, whatever the dictionary says.',
  houseText: (words: readonly string[]) => `So do the words that this table allows: ${list(words)}.`,
  closed: 'The players judge the words here: the list opens when the game is over.',
  search: 'Search the list',
  lists: { main: 'Core', any: 'Wide' },
  listLegend: 'Which list',
  listCount: (words: number) => count(words, 'word', 'words'),
  found: (words: number) => `${count(words, 'word', 'words')} found`,
  none: 'No word of the theme has these letters.',
  more: (words: number) => `Show ${number(words)} more`,
  loading: 'Fetching the list…',
  failed: 'The list could not be fetched.',
  onTheme: (word: string) => `${word} is on theme.`,
  offTheme: (word: string) => `${word} is off theme.`,
};
