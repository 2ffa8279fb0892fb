import type { CardsRefusal } from '../refusals.ts';
import type { PhaseRules } from './phase-rules.ts';

export const LONGEST_CATEGORY = 60;

/** A category as people type it, spaces evened out; undefined where it is none. */
export const readCategory = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 10 * LONGEST_CATEGORY) return undefined;
  const even = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const isPlain = !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(even);
  return isPlain && even !== '' && even.length <= LONGEST_CATEGORY ? even : undefined;
};

/** CW-21: where categories are free, the dealer may announce one before the deal (rule 3). */
export const categoryPhase: PhaseRules = {
  name: 'category',
  number: 0,
  isDue: ({ options }) => options.category === 'free',
  queue: ({ dealer }) => [dealer],
  toAct: ({ queue }) => queue,
  inTurn: {
    category: (table, seat, { text: given, names }): CardsRefusal | undefined => {
      const text = given === null ? null : readCategory(given);
      if (text === undefined || typeof names !== 'boolean')
        return { code: 'bad-category', most: LONGEST_CATEGORY };
      table.emit({ type: 'category-set', seat, text, names: text !== null && names });
      return undefined;
    },
  },
  timeOut: (table, seat) => table.emit({ type: 'category-set', seat, text: null, names: false }),
};
