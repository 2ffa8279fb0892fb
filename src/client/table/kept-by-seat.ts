import type { Seat } from '../../games/core/seat.ts';
import { attempt } from '../base/attempt.ts';
import { readStored, writeStored } from '../base/stored.ts';

/** A table, and a text for each of its seats that this device has something of. */
type KeptTable = { readonly table: string; readonly texts: Readonly<Record<string, string>> };

/** So many tables, those used last: nobody comes back to a word they had begun many games ago. */
const MOST_TABLES = 8;

const read = (storedAs: string): readonly KeptTable[] => {
  const stored: unknown = attempt(() => JSON.parse(readStored(storedAs) ?? ''), []);
  const tables = Array.isArray(stored) ? stored : [];
  return tables.filter((each) => typeof each?.table === 'string' && typeof each?.texts === 'object');
};

/**
 * A text for each seat of a table, kept under a name past a reload. Where the table has none (a lesson, a replay) it lasts as long as
 * the page.
 */
export const keptBySeat = (storedAs: string, table: string | undefined) => {
  const textsOf = (all: readonly KeptTable[]) => all.find((each) => each.table === table)?.texts ?? {};
  let texts: Readonly<Record<string, string>> = table === undefined ? {} : textsOf(read(storedAs));
  return {
    /** What is kept of a seat; empty where nothing is. */
    of: (seat: Seat): string => String(texts[seat] ?? ''),
    /** Keeps a text; an empty one is forgotten. */
    keep: (seat: Seat, text: string): void => {
      if ((texts[seat] ?? '') === text) return;
      const { [seat]: _, ...others } = texts as Readonly<Record<number, string>>;
      texts = text === '' ? others : { ...others, [seat]: text };
      if (table === undefined) return;
      const rest = read(storedAs).filter((each) => each.table !== table);
      const all = Object.keys(texts).length === 0 ? rest : [...rest, { table, texts }];
      writeStored(storedAs, JSON.stringify(all.slice(-MOST_TABLES)));
    },
  };
};
