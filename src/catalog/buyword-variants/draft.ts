import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import { row } from '../table-form.ts';
import { optionVariant } from '../variant.ts';

/** BW-13: tiles lie open, and each takes one in turn. */
export const DRAFT = optionVariant({
  option: 'draft',
  rule: 'BW-13',
  plainly: () => true,
  texts: (language) => buyWordVariantIn(language, 'draft'),
  rows: [row('draft')],
  preset: { name: 'draft', options: () => ({ draft: true }) },
});
