import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LiveTable } from './live-table.ts';
import type { Store } from './ports.ts';
import type { RecordedTurn } from './served-game.ts';
import { seatOf } from './table-state.ts';

/** The record of a table's game as somebody may have it. */
export const recordFor = async (
  store: Store,
  table: LiveTable,
  identity: string,
): Promise<Result<string, TableRefusal>> => {
  const { state, served } = table;
  const { playing, settings, seats } = state;
  if (state.barred.includes(identity)) return err({ code: 'not-welcome' });
  if (playing === null || playing.state === null) return err({ code: 'not-started' });
  const seat = seatOf(state, identity);
  const mayLook =
    settings.spectators === 'live' || (settings.spectators === 'delayed' && served.isOver(playing.state));
  if (seat === undefined && !mayLook) return err({ code: 'no-spectators' });
  const turns: RecordedTurn[] = [];
  let opening: readonly unknown[] = [];
  for (const { seq, body } of await store.readLog(table.id, playing.startedAt - 1)) {
    if (seq > state.version) break;
    if (body.kind === 'started') opening = body.events;
    if (body.kind !== 'acted') continue;
    const action = served.parseAction(body.action);
    if (action.ok) turns.push({ actor: body.seat, action: action.value, events: body.events });
  }
  const { seed, lexicon, rulesVersion } = playing;
  const names = seats.map((sitter) => sitter?.name ?? '');
  return ok(
    served.record({ seed, lexicon, rulesVersion, names, state: playing.state, opening, turns }, seat ?? null),
  );
};
