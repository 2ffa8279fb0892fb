import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LiveTable } from './live-table.ts';
import type { Store } from './ports.ts';
import { recordCacheOf } from './record-cache.ts';
import { seatOf } from './table-state.ts';
import { writeRecord } from './write-record.ts';

/** The record of a table's game as somebody may have it. */
export const recordFor = async (
  store: Store,
  table: LiveTable,
  identity: string,
): Promise<Result<string, TableRefusal>> => {
  const { id, state, served } = table;
  const { playing, settings } = state;
  if (state.barred.includes(identity)) return err({ code: 'not-welcome' });
  if (playing === null || playing.state === null) return err({ code: 'not-started' });
  const seat = seatOf(state, identity);
  const mayLook =
    settings.spectators === 'live' || (settings.spectators === 'delayed' && served.isOver(playing.state));
  if (seat === undefined && !mayLook) return err({ code: 'no-spectators' });
  const viewer = seat ?? null;
  return ok(
    await recordCacheOf(store).text(`${id} at ${state.version} ${viewer}`, () =>
      writeRecord(store, id, served, state, playing, viewer),
    ),
  );
};
