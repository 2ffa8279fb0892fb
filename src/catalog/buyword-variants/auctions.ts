import type { Options } from '../../games/buyword/options.ts';
import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import { row } from '../table-form.ts';
import { optionVariant } from '../variant.ts';
import { notAlone } from './not-alone.ts';

/** BW-10: a lot may be put up for auction. */
export const AUCTIONS = optionVariant({
  option: 'auctions',
  rule: 'BW-10',
  plainly: () => 'english',
  texts: (language) => buyWordVariantIn(language, 'auctions'),
  rows: [row('auctions')],
  /** Money to bid with. */
  preset: {
    name: 'auction',
    options: () => ({ auctions: 'french', startMoney: 300 }),
    inSight: ['auctions'],
  },
  remarks: [
    {
      // BW-10.5: playable, but not advised.
      option: 'auctions',
      note: 'twoPlayers',
      when: ({ auctions }: Options, seats) => auctions !== 'off' && seats === 2,
    },
  ],
  conflict: notAlone('auctions'),
});
