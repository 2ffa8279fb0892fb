import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import { row } from '../table-form.ts';
import { optionVariant } from '../variant.ts';
import { notAlone } from './not-alone.ts';

/** BW-11–12: players exchange lots before they buy. */
export const DEALS = optionVariant({
  option: 'deals',
  rule: 'BW-11–12',
  plainly: () => 'trades',
  texts: (language) => buyWordVariantIn(language, 'deals'),
  rows: [row('deals')],
  preset: { name: 'traders', options: () => ({ deals: 'sales', startMoney: 300 }), inSight: ['deals'] },
  conflict: notAlone('deals'),
});
