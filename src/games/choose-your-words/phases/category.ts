import type { PlayerAction } from '../actions.ts';
import { announced, type Category } from '../categories.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { CardsRefusal } from '../refusals.ts';

type Said = Extract<PlayerAction, { kind: 'category' }>;
const NONE = { text: null, names: false } as const;

const LONGEST_CATEGORY = 60;

/** A category as people type it, spaces evened out; undefined where it is none. */
export const readCategory = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 10 * LONGEST_CATEGORY) return undefined;
  const even = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const isPlain = !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(even);
  return isPlain && even !== '' && even.length <= LONGEST_CATEGORY ? even : undefined;
};

/** What a dealer announces, read; a refusal where it is no category. */
const readAnnounced = (table: Table, { text, names, own }: Said): CardsRefusal | Category | null => {
  const bad: CardsRefusal = { code: 'bad-category', most: LONGEST_CATEGORY };
  if (typeof names !== 'boolean') return bad;
  if (text === null) return null;
  const even = readCategory(text);
  if (even === undefined || typeof own !== 'boolean') return bad;
  const { judge } = table.env;
  return (
    announced({ text: even, names, own }, judge) ?? {
      code: 'unknown-theme',
      theme: even,
      themes: judge.themes,
    }
  );
};

/** CW-21.1: each round's dealer may announce a category before the deal (rule 3). */
export const categoryPhase: PhaseRules = {
  name: 'category',
  number: 0,
  isDue: ({ options }) => options.category === 'dealer',
  queue: ({ dealer }) => [dealer],
  toAct: ({ queue }) => queue,
  inTurn: {
    category: (table, seat, action): CardsRefusal | undefined => {
      const read = readAnnounced(table, action);
      if (read !== null && 'code' in read) return read;
      table.emit({ type: 'category-set', seat, ...(read ?? NONE) });
      return undefined;
    },
  },
  offers: () => [{ kind: 'category', most: LONGEST_CATEGORY }],
  timeOut: (table, seat) => table.emit({ type: 'category-set', seat, ...NONE }),
};
