/** What people do around a game: sit, start, leave. Decided into entries, or refused; nothing changes here. */
import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { botToSeat } from './bot-to-seat.ts';
import { MOST_AT_START, whyTooRestless } from './log-bounds.ts';
import type { EntryBody } from './log-entry.ts';
import { nameAtTable } from './names.ts';
import type { Identity } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import { isRunning, personSeats, seatOf, type TableState, whyStale } from './table-state.ts';
import { withSharedLists } from './word-lists.ts';

type Decision<Why = TableRefusal> = Result<EntryBody, Why>;

const whyNotOpen = ({ status }: TableState): TableRefusal | undefined => {
  if (status === 'archived') return { code: 'archived' };
  return status === 'open' ? undefined : { code: 'already-started' };
};

/** The seat asked for, or the first one that is free. */
const freeSeat = (table: TableState, wish: Seat | undefined): Result<Seat, TableRefusal> => {
  const seat = wish ?? table.seats.indexOf(null);
  if (seat < 0) return err({ code: 'table-full' });
  if (seat >= table.seats.length) return err({ code: 'no-such-seat' });
  return table.seats[seat] === null ? ok(seat) : err({ code: 'seat-taken' });
};

/** Who is host once a seat is given up: the same, or the next person on the left. */
export const hostWithout = (table: TableState, seat: Seat): string | null => {
  const leaver = table.seats[seat];
  if (leaver?.kind !== 'person' || leaver.id !== table.host) return table.host;
  const others = personSeats(table).filter((each) => each !== seat);
  const next = others.find((each) => each > seat) ?? others[0];
  const sitter = next === undefined ? undefined : table.seats[next];
  return sitter?.kind === 'person' ? sitter.id : null;
};

export const sit = (table: TableState, who: Identity, wish: Seat | undefined): Decision => {
  const why = whyNotOpen(table);
  if (why !== undefined) return err(why);
  if (seatOf(table, who.id) !== undefined) return err({ code: 'already-seated' });
  if (table.barred.includes(who.id)) return err({ code: 'not-welcome' });
  const restless = whyTooRestless(table, { sitter: who.id });
  if (restless !== undefined) return err(restless);
  const seat = freeSeat(table, wish);
  if (!seat.ok) return seat;
  return ok({ kind: 'sat', seat: seat.value, who: { id: who.id, name: nameAtTable(table, who.name) } });
};

export const addBot = (
  served: ServedGame,
  table: TableState,
  who: Identity,
  { bot, seat: wish }: { readonly bot: string; readonly seat?: Seat | undefined },
): Decision => {
  const why = whyNotOpen(table);
  if (why !== undefined) return err(why);
  if (table.host !== who.id) return err({ code: 'host-only' });
  if (!served.bots.includes(bot)) return err({ code: 'no-such-bot' });
  const restless = whyTooRestless(table, 'host');
  if (restless !== undefined) return err(restless);
  const seat = freeSeat(table, wish);
  if (!seat.ok) return seat;
  const guest = botToSeat(table, who.language, bot);
  if (!guest.ok) return guest;
  const { bot: id, name } = guest.value;
  return ok({ kind: 'bot-sat', seat: seat.value, bot: id, name: nameAtTable(table, name) });
};

export const removeBot = (table: TableState, who: Identity, seat: Seat): Decision => {
  const why = whyNotOpen(table);
  if (why !== undefined) return err(why);
  if (table.host !== who.id) return err({ code: 'host-only' });
  if (table.seats[seat]?.kind !== 'bot') return err({ code: 'not-a-bot' });
  return ok({ kind: 'stood', seat, host: table.host });
};

/** Gives a seat up while no game is on; from a game one leaves by the game's own action. */
export const standUp = (table: TableState, who: Identity): Decision => {
  if (table.status === 'archived') return err({ code: 'archived' });
  if (isRunning(table)) return err({ code: 'already-started' });
  const seat = seatOf(table, who.id);
  if (seat === undefined) return err({ code: 'not-seated' });
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
  const sitter = table.seats[seat];
  if (sitter?.kind !== 'person' || sitter.gone) return err({ code: 'not-a-person' });
  if (sitter.id === table.host) return ok(null);
  const restless = whyTooRestless(table, 'host');
  return restless === undefined ? ok({ kind: 'host-passed', host: sitter.id }) : err(restless);
};

/** Starts the first game, or after one is over the next, with those who sit here. */
export const startGame = (
  served: ServedGame,
  table: TableState,
  who: Identity,
  seed: string,
): Decision<TableRefusal | Refusal> => {
  if (table.status === 'archived') return err({ code: 'archived' });
  if (table.host !== who.id) return err({ code: 'host-only' });
  if (table.version >= MOST_AT_START) return err({ code: 'table-used-up' });
  const { playing } = table;
  if (isRunning(table) && playing !== null && whyStale(served, playing) === undefined)
    return err({ code: 'not-over' });
  const taken = table.seats.flatMap((sitter, seat) => (sitter !== null && !sitter.gone ? [seat] : []));
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
