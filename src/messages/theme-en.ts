import { waysOf } from './buyword-wording.ts';

const { number, count, list } = waysOf('en');

/** What is said around the theme of a table. */
export const themeEn = {
  label: 'Theme',
  pastedName: (words: number) => `a list of ${count(words, 'word', 'words')}`,
  free: 'No list: if a word is challenged, the others vote.',
  open: (name: string) => `Words of the theme: ${name}`,
  heading: (name: string) => `Theme: ${name}`,
  wideText: 'Every word on the wide list counts, in any of its senses.',
  namesText: 'The names on this list count, even if the dictionary doesn’t have them.',
  pastedText: 'Only words on this list count, whatever the dictionary says.',
  houseText: (words: readonly string[]) => `So do the words this table allows: ${list(words)}.`,
  closed: 'The players judge the words here: the list opens when the game is over.',
  search: 'Search the list',
  lists: { main: 'Core', any: 'Wide' },
  listLegend: 'Which list',
  listCount: (words: number) => count(words, 'word', 'words'),
  found: (words: number) => `${count(words, 'word', 'words')} found`,
  none: 'No word on the list has these letters.',
  more: (words: number) => `Show ${number(words)} more`,
  loading: 'Loading the list…',
  failed: 'The list couldn’t be loaded.',
  onTheme: (word: string) => `${word} is on theme.`,
  offTheme: (word: string) => `${word} is off theme.`,
};
