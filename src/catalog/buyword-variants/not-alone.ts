import type { Options } from '../../games/buyword/options.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import type { Conflict } from '../table-form.ts';

/** Of what takes somebody else to do it with. */
export const notAlone =
  (option: 'auctions' | 'deals') =>
  (refusal: BuyWordRefusal): Conflict | undefined =>
    refusal.code === 'not-alone' && refusal.option === option
      ? {
          at: ['seats', option],
          fixes: [
            {
              label: (language) => buyWordVariantIn(language, option).fixes.off,
              change: (options: Partial<Options>) => ({ ...options, [option]: 'off' }),
            },
            { seats: 2 },
          ],
        }
      : undefined;
