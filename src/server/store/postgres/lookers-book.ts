import type { Client } from 'pg';
import type { Lookers } from '../../app/bus.ts';
import { DROP_LOOKERS, PUT_LOOKERS, READ_LOOKERS, TELL } from './bus-statements.ts';
import { asLookersRow, type LookersRow, lookersNotice } from './notices.ts';

/** Few enough for one notice: of a table a dozen people are told at most. */
const ROWS_A_NOTICE = 15;
const NOBODY: readonly Lookers[] = [];

export type LookersBook = {
  /** Tells who looks at a table here. */
  readonly share: (table: number, lookers: Lookers) => void;
  readonly elsewhere: (table: number) => readonly Lookers[];
  /** Notes what another process has told; whether that is anything new. */
  readonly hear: (process: string, row: LookersRow) => boolean;
  /** Forgets what processes have told that live no more; gives the tables concerned. */
  readonly forgetAllBut: (living: ReadonlySet<string>) => number[];
  /** Reads what all others have told, and tells all that is known here anew; gives the tables concerned. */
  readonly readAll: () => Promise<number[]>;
  /** Tells what could not be told so far. */
  readonly flush: () => Promise<void>;
};

const isNobody = ({ here, watching }: Lookers): boolean => here.length === 0 && watching === 0;

/** Who looks at tables on which process: each tells its own, and knows all. */
export const createLookersBook = (
  origin: string,
  ask: <T>(question: (client: Client) => Promise<T>) => Promise<T>,
): LookersBook => {
  const mine = new Map<number, Lookers>();
  const changed = new Set<number>();
  const others = new Map<number, Map<string, Lookers>>();
  let flushing: Promise<void> | undefined;

  const write = async (tables: readonly number[]): Promise<void> => {
    const rows = tables.map((table) => asLookersRow(table, mine.get(table) ?? { here: [], watching: 0 }));
    const isGone = ([, here, watching]: LookersRow): boolean => isNobody({ here, watching });
    const gone = rows.filter(isGone).map(([table]) => table);
    const there = rows.filter((row) => !isGone(row));
    const notices: string[] = [];
    for (let from = 0; from < rows.length; from += ROWS_A_NOTICE)
      notices.push(lookersNotice(origin, rows.slice(from, from + ROWS_A_NOTICE)));
    await ask(async (client) => {
      if (gone.length > 0) await client.query(DROP_LOOKERS, [origin, gone]);
      if (there.length > 0)
        await client.query(PUT_LOOKERS, [
          origin,
          there.map(([table]) => table),
          there.map(([, here]) => JSON.stringify(here)),
          there.map(([, , watching]) => watching),
        ]);
      await client.query(TELL, [notices]);
    });
  };

  const flush = async (): Promise<void> => {
    while (changed.size > 0) {
      const tables = [...changed];
      changed.clear();
      try {
        await write(tables);
      } catch (error) {
        for (const table of tables) changed.add(table);
        throw error;
      }
    }
  };
  const flushOnce = (): Promise<void> => {
    flushing ??= flush().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };

  const forget = (table: number, process: string): boolean => {
    const known = others.get(table);
    if (known?.delete(process) !== true) return false;
    if (known.size === 0) others.delete(table);
    return true;
  };
  const note = (process: string, table: number, lookers: Lookers): void => {
    const known = others.get(table) ?? new Map<string, Lookers>();
    others.set(table, known.set(process, lookers));
  };

  return {
    share: (table, lookers) => {
      if (isNobody(lookers)) mine.delete(table);
      else mine.set(table, lookers);
      changed.add(table);
      // Where it fails, the next beat flushes.
      setImmediate(() => void flushOnce().catch(() => {}));
    },
    elsewhere: (table) => {
      const known = others.get(table);
      return known === undefined ? NOBODY : [...known.values()];
    },
    hear: (process, [table, here, watching]) => {
      if (isNobody({ here, watching })) return forget(table, process);
      note(process, table, { here, watching });
      return true;
    },
    forgetAllBut: (living) => {
      const concerned: number[] = [];
      for (const [table, known] of [...others])
        for (const process of [...known.keys()])
          if (!living.has(process) && forget(table, process)) concerned.push(table);
      return concerned;
    },
    readAll: async () => {
      const { rows } = await ask((client) =>
        client.query<{ process: string; t: number; here: string; watching: number }>(READ_LOOKERS, [origin]),
      );
      const concerned = new Set(others.keys());
      others.clear();
      for (const { process, t, here, watching } of rows) {
        note(process, t, { here: JSON.parse(here) as string[], watching });
        concerned.add(t);
      }
      for (const table of mine.keys()) changed.add(table);
      return [...concerned];
    },
    flush: flushOnce,
  };
};
