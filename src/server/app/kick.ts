/**
 * Sending somebody away. Before and after a game that is the host's to decide. During a game it would be a way to win: then
 * everybody else who sits there as a person must want it, two at least, and the seat is given up by the game's own rule.
 */
import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Answer } from './answer.ts';
import type { LiveTable } from './live-table.ts';
import type { EntryBody } from './log-entry.ts';
import type { Identity } from './ports.ts';
import { roomOf } from './room.ts';
import { isRunning, personSeats, seatOf, type TableState } from './table-state.ts';

const LEAST_AGREEING = 2;

const personAt = (table: TableState, seat: Seat): string | undefined => {
  const sitter = roomOf(table).seats[seat];
  return sitter?.kind === 'person' && !sitter.gone ? sitter.id : undefined;
};

/** Those who must agree that a seat is given up: all other people at the table. */
const othersThan = (table: TableState, seat: Seat): string[] =>
  personSeats(roomOf(table)).flatMap((each) => (each === seat ? [] : (personAt(table, each) ?? [])));

const agreed = (table: TableState, seat: Seat): { readonly given: number; readonly of: number } => {
  const others = othersThan(table, seat);
  return { given: others.filter((id) => table.kicks[seat]?.includes(id)).length, of: others.length };
};

/** The first entry of sending somebody away, or why not. */
const decideKick = (table: TableState, who: Identity, seat: Seat): Result<EntryBody | null, TableRefusal> => {
  if (table.status === 'archived') return err({ code: 'archived' });
  if (seatOf(roomOf(table), who.id) === undefined) return err({ code: 'not-seated' });
  const target = personAt(table, seat);
  if (target === undefined || target === who.id) return err({ code: 'no-such-person' });
  if (!isRunning(table)) {
    if (table.host !== who.id) return err({ code: 'host-only' });
    return ok({ kind: 'kicked', seat, who: target, host: table.host });
  }
  const { given, of } = agreed(table, seat);
  if (of < LEAST_AGREEING) return err({ code: 'two-only' });
  if (!table.kicks[seat]?.includes(who.id)) return ok({ kind: 'kick-asked', seat, by: who.id });
  // What everybody has agreed to already is done, without being asked for again.
  return given < of ? err({ code: 'needs-agreement', given, of }) : ok(null);
};

/** Bars somebody and gives their seat up by the game's own action: as much of that as is not done already. */
const giveUpSeat = (live: LiveTable, seat: Seat, target: string): Promise<Answer> =>
  live.enqueue(async () => {
    while (personAt(live.state, seat) === target && !live.state.barred.includes(target))
      await live.commit({ kind: 'kicked', seat, who: target, host: live.state.host }, null);
    if (personAt(live.state, seat) !== target) return ok(live.state.version);
    return new Promise((resolve, reject) => {
      live.take({ actor: seat, text: live.served.leaveText }, resolve).catch(reject);
    });
  });

/** Sends somebody away, or notes that one wants it; what is still missing is told as a refusal. */
export const kick = async (live: LiveTable, who: Identity, seat: Seat): Promise<Answer> => {
  const target = personAt(live.state, seat);
  const wasRunning = isRunning(live.state);
  const decided = await live.change((table) => decideKick(table, who, seat));
  if (!decided.ok || !wasRunning || target === undefined) return decided;
  const { given, of } = agreed(live.state, seat);
  return given < of ? err({ code: 'needs-agreement', given, of } as Refusal) : giveUpSeat(live, seat, target);
};
