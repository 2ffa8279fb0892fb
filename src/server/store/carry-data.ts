import { err, ok, type Result } from '../../shared/result.ts';
import { openCarriedDatabase } from './postgres/carried-database.ts';
import { isPostgresUrl, shownUrl } from './postgres/database-url.ts';
import type { PostgresSettings } from './postgres/open-postgres.ts';
import { CARRIED_TABLES, type Carried } from './sql/carried-rows.ts';
import { openCarriedFolder } from './sqlite/carried-folder.ts';

/** How many rows were carried, by table. */
export type CarriedRows = Readonly<Record<string, number>>;

const open = async (place: string, settings?: PostgresSettings): Promise<Result<Carried, string>> =>
  isPostgresUrl(place) ? openCarriedDatabase(place, settings) : openCarriedFolder(place);

/** What a place is called in sentences. */
export const shownPlace = (place: string): string => (isPostgresUrl(place) ? shownUrl(place) : place);

const isEmpty = async ({ rowsOf }: Carried): Promise<boolean> => {
  for (const table of CARRIED_TABLES) for await (const _ of rowsOf(table)) return false;
  return true;
};

const carry = async (from: Carried, to: Carried): Promise<CarriedRows> => {
  const counts: Record<string, number> = {};
  for (const table of CARRIED_TABLES) {
    counts[table] = 0;
    for await (const rows of from.rowsOf(table)) {
      await to.put(table, rows);
      counts[table] += rows.length;
    }
  }
  await to.commit();
  return counts;
};

/**
 * Carries all data from one place to another, each a data folder or the address of a database, wholly or not at all; a sentence where
 * it cannot. A few rows are in memory at a time. What it comes from stays as it is.
 */
export const carryData = async (
  from: string,
  to: string,
  settings?: PostgresSettings,
): Promise<Result<CarriedRows, string>> => {
  const source = await open(from, settings);
  if (!source.ok) return source;
  try {
    const target = await open(to, settings);
    if (!target.ok) return target;
    try {
      if (!(await isEmpty(target.value)))
        return err(`There is data in ${shownPlace(to)} already; nothing was changed.`);
      return ok(await carry(source.value, target.value));
    } finally {
      await target.value.close();
    }
  } finally {
    await source.value.close();
  }
};
