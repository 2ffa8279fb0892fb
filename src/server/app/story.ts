import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LiveTable } from './live-table.ts';
import type { Store } from './ports.ts';
import { allEventsJson, batchOf, type EventBatch } from './recent-events.ts';
import { seatOf } from './table-state.ts';

/** What a page of events holds at most; one action's events are never cut in two. */
const MOST_ENTRIES = 200;
const MOST_BYTES = 128 * 1024;

export type StoryAsked = { readonly after: number; readonly upTo: number };

/**
 * A page of what has happened in a table's game, from its start or after a version, as somebody may see it; as JSON. What spectators
 * who are behind have not been shown yet is not told.
 */
export const storyPage = async (
  store: Store,
  table: LiveTable,
  identity: string,
  { after, upTo }: StoryAsked,
): Promise<Result<string, TableRefusal>> => {
  const seen = await table.tableFor(identity);
  if (!seen.ok) return seen;
  const { version, playing } = seen.value;
  if (playing === null) return err({ code: 'not-started' });
  const from = Math.max(after, playing.startedAt - 1);
  const last = Math.min(upTo, version);
  const batches: EventBatch[] = [];
  let bytes = 0;
  for (const entry of last > from
    ? await store.readLog(table.id, from, Math.min(MOST_ENTRIES, last - from))
    : []) {
    const batch = batchOf(entry);
    bytes += batch.json.length;
    if (bytes > MOST_BYTES && batches.length > 0) break;
    batches.push(batch);
  }
  const reached = batches.at(-1)?.seq ?? from;
  const events = allEventsJson(table.served, batches, seatOf(seen.value, identity) ?? null);
  return ok(`{"game":${playing.number},"version":${reached},"more":${reached < last},"events":${events}}`);
};
