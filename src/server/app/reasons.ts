import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { type ReasonedTurn, reasonsIn, type ToldReason } from '../../protocol/bot-reasons.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LiveTable } from './live-table.ts';
import { readEntries } from './log-pages.ts';
import type { Store } from './ports.ts';
import { seatOf } from './table-state.ts';

/**
 * Why the bots of a table did what they did, for who may look at it; not before the game is over, and nothing where hands stay
 * sealed after it (CW-26.1).
 */
export const reasonsFor = async (
  store: Store,
  table: LiveTable,
  identity: string,
): Promise<Result<readonly ToldReason[], TableRefusal>> => {
  const { state, served } = table;
  const { playing, settings } = state;
  if (state.barred.includes(identity)) return err({ code: 'not-welcome' });
  if (playing === null || playing.state === null) return err({ code: 'not-started' });
  if (seatOf(state, identity) === undefined && settings.spectators === 'off')
    return err({ code: 'no-spectators' });
  if (!served.isOver(playing.state)) return err({ code: 'not-over' });
  if (!served.opensAll(playing.state)) return ok([]);
  const turns: ReasonedTurn[] = [];
  let opening: readonly unknown[] = [];
  for await (const { body } of readEntries(store, table.id, playing.startedAt - 1, state.version)) {
    if (body.kind === 'started') opening = body.events;
    if (body.kind === 'acted') turns.push({ actor: body.seat, events: body.events, why: body.why });
  }
  return ok(reasonsIn(opening, turns));
};
