import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const money = (amount: number): string => formatMoney('en', amount);

export const finderEn = {
  heading: 'Word finder',
  closed: 'You’re in a game where the players judge the words. The finder opens again when it’s over.',
  letters: 'Your letters',
  placeholder: 'Type letters',
  hint: 'Accents are fine. Tap a tile to remove it.',
  clear: 'Clear',
  surprise: 'Surprise me',
  wild: 'With a wild',
  wildHint: 'stands for any letter, 1 pip',
  dictionary: 'Dictionary',
  tiers: { full: 'Full', common: 'Common' },
  wordCount: (count: number) => `${number(count)} ${plural('en', count, 'word', 'words')}`,
  tryHeading: 'Try one of these',
  examples: ['EEJDNOY', 'QUIZKIDS', 'TRACKSHOE'],
  tryRack: (letters: string) => `Try the letters ${letters}`,
  pipsHeading: 'Letter values',
  dearestHeading: 'Most valuable words',
  together: 'Sell together',
  togetherFound: 'Sell together (best found)',
  alone: (word: string, amount: number) => `Nothing beats ${word} alone: ${money(amount)}.`,
  total: (amount: number) => `Total: ${money(amount)}`,
  foundStatus: (count: number, first: string) =>
    count === 1 ? `One word: ${first}` : `${number(count)} words, most valuable first: ${first}`,
  loading: 'Opening the dictionary…',
  noWord: 'No words in these letters. Another vowel might help, or a wild.',
  badLetter: (letter: string) => `“${letter}” isn’t a letter. Use A to Z, with or without accents.`,
  tooLong: (most: number) => `That’s a lot of letters! The finder takes at most ${number(most)}.`,
  unreachable: 'The dictionary couldn’t be downloaded. Check your connection.',
  broken: 'The dictionary was downloaded, but can’t be read.',
  retry: 'Try again',
};
