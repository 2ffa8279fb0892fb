import type { EntryBody } from './log-entry.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';

/** Counts what was done at a table here, and tells the log of the server what becomes of the table. */
export const noteChange = (
  { metrics, note }: TableContext,
  id: number,
  { status, seats }: TableState,
  after: TableState,
  body: EntryBody,
): void => {
  if (body.kind === 'acted') {
    const kind = body.seat === null ? undefined : seats[body.seat]?.kind;
    metrics.actions[kind ?? 'server']++;
  }
  if (status !== after.status) note(`table-${after.status}`, { table: id, game: after.game });
};
