import type { Options } from '../../games/buyword/options.ts';
import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import { row } from '../table-form.ts';
import { optionVariant } from '../variant.ts';

/** BW-14: words that are sold stay on a grid, and the next ones join on. */
export const CROSSWORD = optionVariant({
  option: 'crossword',
  rule: 'BW-14',
  plainly: () => true,
  texts: (language) => buyWordVariantIn(language, 'crossword'),
  rows: [row('crossword')],
  preset: { name: 'crossword', options: () => ({ crossword: true }) },
  remarks: [
    {
      option: 'selling',
      note: 'inTurn',
      when: ({ crossword }: Options) => crossword,
      values: ['inTurn', 'oneByOne'],
    },
  ],
});
