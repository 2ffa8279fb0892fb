/** What people do in the room, before the first game and between two: sit, start, leave. Decided into entries, or refused; nothing changes here. */
import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { botToSeat } from './bot-to-seat.ts';
import type { Presence } from './clocks.ts';
import { hasRenamedEnough, MOST_AT_START, whyTooRestless } from './log-bounds.ts';
import type { EntryBody, Person } from './log-entry.ts';
import { nameAtTable } from './names.ts';
import type { Identity } from './ports.ts';
import { roomOf } from './room.ts';
import type { ServedGame } from './served-game.ts';
import { isRunning, personSeats, seatOf, type TableState, takenSeats, whyStale } from './table-state.ts';
import { withSharedLists } from './word-lists.ts';

type Decision<Why = TableRefusal> = Result<EntryBody, Why>;

/** Why nobody can sit down or stand up here now. */
export const whyNoRoom = (table: TableState): TableRefusal | undefined => {
  if (table.status === 'archived') return { code: 'archived' };
  return isRunning(table) ? { code: 'already-started' } : undefined;
};

/** The seat asked for, or the first one that is free. */
const seatToTake = (table: TableState, wish: Seat | undefined): Result<Seat, TableRefusal> => {
  const { seats } = roomOf(table);
  const seat = wish ?? seats.indexOf(null);
  if (seat < 0) return err({ code: 'table-full' });
  if (seat >= seats.length) return err({ code: 'no-such-seat' });
  return seats[seat] === null ? ok(seat) : err({ code: 'seat-taken' });
};

/** Who is host once a seat is given up: the same, or the next person on the left. */
export const hostWithout = (table: TableState, seat: Seat): string | null => {
  const room = roomOf(table);
  const leaver = room.seats[seat];
  if (leaver?.kind !== 'person' || leaver.id !== table.host) return table.host;
  const others = personSeats(room).filter((each) => each !== seat);
  const next = others.find((each) => each > seat) ?? others[0];
  const sitter = next === undefined ? undefined : room.seats[next];
  return sitter?.kind === 'person' ? sitter.id : null;
};

/** How somebody appears at a table. */
const asPerson = (room: Pick<TableState, 'seats'>, who: Identity): Person => ({
  id: who.id,
  name: nameAtTable(room, who),
  face: who.face,
  colour: who.colour,
});

export const sit = (table: TableState, who: Identity, wish: Seat | undefined): Decision => {
  const why = whyNoRoom(table);
  if (why !== undefined) return err(why);
  if (seatOf(roomOf(table), who.id) !== undefined) return err({ code: 'already-seated' });
  if (table.barred.includes(who.id)) return err({ code: 'not-welcome' });
  const restless = whyTooRestless(table, { sitter: who.id });
  if (restless !== undefined) return err(restless);
  const seat = seatToTake(table, wish);
  if (!seat.ok) return seat;
  return ok({ kind: 'sat', seat: seat.value, who: asPerson(roomOf(table), who) });
};

/** Takes another name and face of somebody to their seat; null where they look there as before, or have changed them too often. */
export const rename = (table: TableState, who: Identity): Result<EntryBody | null, TableRefusal> => {
  const room = roomOf(table);
  const seat = seatOf(room, who.id);
  const sitter = seat === undefined ? undefined : room.seats[seat];
  if (seat === undefined || sitter?.kind !== 'person') return err({ code: 'not-seated' });
  if (table.status === 'archived' || hasRenamedEnough(table, who.id)) return ok(null);
  const next = asPerson(room, who);
  const { name, face, colour } = sitter;
  if (next.name === name && next.face === face && next.colour === colour) return ok(null);
  return ok({ kind: 'renamed', seat, who: next });
};

export const addBot = (
  served: ServedGame,
  table: TableState,
  who: Identity,
  { bot, seat: wish }: { readonly bot: string; readonly seat?: Seat | undefined },
): Decision => {
  const why = whyNoRoom(table);
  if (why !== undefined) return err(why);
  if (table.host !== who.id) return err({ code: 'host-only' });
  if (!served.bots.includes(bot)) return err({ code: 'no-such-bot' });
  const restless = whyTooRestless(table, 'host');
  if (restless !== undefined) return err(restless);
  const seat = seatToTake(table, wish);
  if (!seat.ok) return seat;
  const room = roomOf(table);
  const guest = botToSeat(room, who.language, bot);
  if (!guest.ok) return guest;
  const { bot: id, name } = guest.value;
  return ok({ kind: 'bot-sat', seat: seat.value, bot: id, name: nameAtTable(room, { name }) });
};

export const removeBot = (table: TableState, who: Identity, seat: Seat): Decision => {
  const why = whyNoRoom(table);
  if (why !== undefined) return err(why);
  if (table.host !== who.id) return err({ code: 'host-only' });
  if (roomOf(table).seats[seat]?.kind !== 'bot') return err({ code: 'not-a-bot' });
  return ok({ kind: 'stood', seat, host: table.host });
};

/** Gives a seat up while no game is on; from a game one leaves by the game's own action. */
export const standUp = (table: TableState, who: Identity): Decision => {
  const why = whyNoRoom(table);
  if (why !== undefined) return err(why);
  const seat = seatOf(roomOf(table), who.id);
  if (seat === undefined) return err({ code: 'not-seated' });
  return ok({ kind: 'stood', seat, host: hostWithout(table, seat) });
};

/**
 * Gives up the seat of somebody who is away, so that nobody is held up by a person who went to bed: the host may, and anybody who sits
 * here while the host is away too. They may sit down again when they are back.
 */
export const freeSeat = (
  table: TableState,
  who: Identity,
  seat: Seat,
  { awaySinceMs }: Pick<Presence, 'awaySinceMs'>,
): Decision => {
  const why = whyNoRoom(table);
  if (why !== undefined) return err(why);
  const room = roomOf(table);
  if (seatOf(room, who.id) === undefined) return err({ code: 'not-seated' });
  const host = table.host === null ? undefined : seatOf(room, table.host);
  const isHostHere = host !== undefined && awaySinceMs(host) === null;
  if (table.host !== who.id && isHostHere) return err({ code: 'host-only' });
  const sitter = room.seats[seat];
  if (sitter?.kind !== 'person') return err({ code: 'no-such-person' });
  if (awaySinceMs(seat) === null) return err({ code: 'not-away', name: sitter.name });
  return ok({ kind: 'stood', seat, host: hostWithout(table, seat) });
};

/** Makes somebody else the host; null where they are it already. */
export const passHost = (
  table: TableState,
  who: Identity,
  seat: Seat,
): Result<EntryBody | null, TableRefusal> => {
  if (table.status === 'archived') return err({ code: 'archived' });
  if (table.host !== who.id) return err({ code: 'host-only' });
  const sitter = roomOf(table).seats[seat];
  if (sitter?.kind !== 'person' || sitter.gone) return err({ code: 'not-a-person' });
  if (sitter.id === table.host) return ok(null);
  const restless = whyTooRestless(table, 'host');
  return restless === undefined ? ok({ kind: 'host-passed', host: sitter.id }) : err(restless);
};

/** Starts the first game, or another in place of one that cannot be played on. Between games it takes everybody (rematch.ts). */
export const startGame = (
  served: ServedGame,
  table: TableState,
  who: Identity,
  seed: string,
): Decision<TableRefusal | Refusal> => {
  const { status, playing } = table;
  if (status === 'archived') return err({ code: 'archived' });
  if (table.host !== who.id) return err({ code: 'host-only' });
  if (isRunning(table) && playing !== null && whyStale(served, playing) === undefined)
    return err({ code: 'not-over' });
  const room = roomOf(table);
  if (status === 'over')
    return err({ code: 'needs-ready', given: room.ready.length, of: personSeats(room).length });
  return gameOfSeated(served, table, seed);
};

/** The start of a game of those who sit here. */
export const gameOfSeated = (
  served: ServedGame,
  table: TableState,
  seed: string,
): Decision<TableRefusal | Refusal> => {
  const { playing } = table;
  if (table.version >= MOST_AT_START) return err({ code: 'table-used-up' });
  const taken = takenSeats(roomOf(table).seats);
  const players = taken.length;
  if (players === 0) return err({ code: 'nobody-seated' });
  const wished = served.seatedOptions?.(table.options, taken) ?? table.options;
  const options = served.checkOptions(wished, players);
  if (!options.ok) return options;
  const events = served.start(served.envFor(seed, options.value, []), {
    players,
    options: options.value,
    setup: null,
  });
  if (!events.ok) return events;
  return ok({
    kind: 'started',
    game: (playing?.number ?? 0) + 1,
    seed,
    rulesVersion: served.rulesVersion,
    schemaVersion: served.schemaVersion,
    lexicon: served.lexiconOf(options.value),
    events: withSharedLists(events.value),
  });
};
