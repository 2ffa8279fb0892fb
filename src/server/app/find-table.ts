import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LiveTable } from './live-table.ts';
import type { RateLimit } from './rate-limits.ts';
import { seatOf } from './table-state.ts';
import { readCode, type Tables } from './tables.ts';

/** Who looks for a table: an address, and an identity where one is known. */
export type Seeker = { readonly address: string; readonly who: string | undefined };

const LONGEST_CODE_READ = 40;

/**
 * A table by its code as people write it. After too many codes that are not there, an address finds only tables where the
 * seeker sits: whether a guess was right is not told. A guess is counted before it is looked up, so that many at once are too.
 */
export const findTable = async (
  tables: Tables,
  misses: RateLimit,
  text: string,
  { address, who }: Seeker,
): Promise<Result<LiveTable, TableRefusal>> => {
  const seconds = misses.take(address);
  const table = await tables.find(readCode(text.slice(0, LONGEST_CODE_READ)));
  if (seconds > 0) {
    const isSeated = table !== undefined && who !== undefined && seatOf(table.state, who) !== undefined;
    return isSeated ? ok(table) : err({ code: 'too-many-requests', seconds });
  }
  if (table === undefined) return err({ code: 'no-such-table' });
  misses.giveBack(address);
  return ok(table);
};
