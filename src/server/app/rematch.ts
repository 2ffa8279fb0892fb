/** The next game of a table starts by itself as soon as all who sit in the room are ready. */
import type { Refusal } from '../../games/core/game.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LiveTable } from './live-table.ts';
import { whyReadyTooOften } from './log-bounds.ts';
import type { EntryBody } from './log-entry.ts';
import { newSeed } from './new-seed.ts';
import type { Identity } from './ports.ts';
import { isEverybodyReady, roomOf, withReady } from './room.ts';
import type { ServedGame } from './served-game.ts';
import { MOST_CONFLICTS } from './table-context.ts';
import { isRunning, seatOf, type TableState } from './table-state.ts';
import { gameOfSeated } from './waiting-room.ts';

/**
 * Says that one wants the next game to start, or no longer; null where that was said before. Where all would be ready and the game
 * cannot be played by so many, that is why it is refused.
 */
export const sayReady = (
  served: ServedGame,
  table: TableState,
  who: Identity,
  isReady: boolean,
): Result<EntryBody | null, Refusal> => {
  if (table.status === 'archived') return err({ code: 'archived' });
  if (isRunning(table)) return err({ code: 'not-over' });
  if (table.status === 'open') return err({ code: 'not-started' });
  const room = roomOf(table);
  const seat = seatOf(room, who.id);
  if (seat === undefined) return err({ code: 'not-seated' });
  const entry: EntryBody = { kind: 'ready', seat, isReady };
  const after = { ...table, ...withReady(table, seat, isReady) };
  if (isReady && isEverybodyReady(served, after)) {
    const started = gameOfSeated(served, after, newSeed());
    if (!started.ok) return started;
  }
  if (room.ready.includes(seat) === isReady) return ok(null);
  const tooOften = isReady ? whyReadyTooOften(table, who.id) : undefined;
  return tooOften === undefined ? ok(entry) : err(tooOften);
};

/** Starts the next game where everybody is ready for it; only inside `enqueue`. Of several who try, one does. */
export const startWhenReady = async (live: LiveTable): Promise<void> => {
  for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
    if (!isEverybodyReady(live.served, live.state)) return;
    const started = gameOfSeated(live.served, live.state, newSeed());
    // So many cannot play by these rules: whoever says ready again is told why.
    if (!started.ok || (await live.commit(started.value, null))) return;
  }
};
