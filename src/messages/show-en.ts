import { formatNumber } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);

/** What the table says of chance and of great words. */
export const showEn = {
  /** Why a word is great; `by`: its letters, or the points of the hand it beat. */
  great: {
    record: () => 'Word of the game',
    beat: (by: number) => `Beats a hand of ${number(by)}`,
    worth: () => 'A great word',
    length: (by: number) => `${number(by)} letters`,
  },
  revealStep: 'The words are turned over, weakest first.',
  /** Jumps to the end of the showdown. */
  showAll: 'Show all hands',
  designHeading: 'Chance',
  designText: 'The die is rolled on the felt and told once it lies still; a great word has its moment.',
  designRoll: 'Roll',
  designGreat: 'Show a great word',
};
