import type { TurnsAnswer } from '../../protocol/answers.ts';
import type { Listener } from './audience.ts';
import type { Bus } from './bus.ts';
import { deadlinesOf } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import type { Identity, Outage } from './ports.ts';
import { sitterInfo } from './table-info.ts';
import { isTurnOf, personSeats, seatOf, type TableState } from './table-state.ts';
import type { Tables } from './tables.ts';

/** A table that waits for somebody, as they are told of it. */
export type WaitingTable = TurnsAnswer['tables'][number];

/** So many tables of one person are told; who sits at more sees the rest in their list. */
const MOST_WAITING = 100;

export type TurnBoard = {
  /** The tables that wait for somebody. */
  readonly of: (who: Pick<Identity, 'id'>) => Promise<WaitingTable[]>;
  /** Tells somebody which tables wait for them, and from then on when one begins or ceases to. */
  readonly follow: (listener: Listener) => Promise<void>;
  readonly unfollow: (listener: Listener) => void;
  /** Told of every change at a table. */
  readonly changed: (table: LiveTable) => void;
};

export type TurnBoardParts = {
  readonly bus: Bus;
  readonly tables: Pick<Tables, 'tablesOf' | 'glance' | 'find' | 'isHere'>;
  readonly outages: () => readonly Outage[];
  readonly report: (error: unknown) => void;
};

/** Somebody who is told of their turns, on one socket or several. */
type Follower = {
  readonly listeners: Set<Listener>;
  /** What was told of each table that waits, as JSON, by its code. */
  readonly told: Map<string, string>;
  /** What changes while all tables are being read, which may be newer than what was read. */
  news: Map<string, WaitingTable | undefined> | undefined;
};

const turnsFrame = (whole: boolean, tables: readonly WaitingTable[], gone: readonly string[]): string =>
  JSON.stringify({ type: 'turns', whole, tables, gone });

/** Knows which tables wait for whom: for who asks once, and for the sockets of who wants to hear of it at once. */
export const createTurnBoard = ({ bus, tables, outages, report }: TurnBoardParts): TurnBoard => {
  const followers = new Map<string, Follower>();
  /** Where those sit who are told of their turns: tables by number, their codes and sitters. */
  const seatedAt = new Map<number, { readonly code: string; readonly who: Set<string> }>();
  /** Who was told that a table waits: they may have lost their seat by the time it does not. */
  const waitingAt = new Map<string, Set<string>>();

  const rowOf = (code: string, state: TableState, identity: string): WaitingTable => {
    const seat = seatOf(state, identity);
    const deadline = deadlinesOf(state, outages()).seats.find((each) => each.seat === seat);
    const others = state.seats.flatMap((sitter, i) =>
      sitter === null || i === seat ? [] : [sitterInfo(sitter)],
    );
    return { code, game: state.game, others, dueAtMs: deadline?.atMs ?? null };
  };

  const noteSeat = (table: number, code: string, identity: string): void => {
    const known = seatedAt.get(table) ?? { code, who: new Set() };
    seatedAt.set(table, known);
    known.who.add(identity);
  };
  const forgetSeats = (identity: string): void => {
    for (const [table, { who }] of seatedAt)
      if (who.delete(identity) && who.size === 0) seatedAt.delete(table);
  };
  const noteSeatsOf = async (identity: string): Promise<void> => {
    const rows = await tables.tablesOf({ id: identity });
    if (followers.has(identity)) for (const { id, code } of rows) noteSeat(id, code, identity);
  };

  // A table at which another process does something comes into memory, where somebody here wants to hear of it.
  const bring = (table: number): void => {
    const known = seatedAt.get(table);
    if (known !== undefined && !tables.isHere(table)) tables.find(known.code).catch(report);
  };
  bus.follow({
    entry: bring,
    seated: (table, identity) => {
      if (!followers.has(identity)) return;
      // Entries that have come since were nobody's business here.
      noteSeatsOf(identity)
        .then(() => bring(table))
        .catch(report);
    },
    missed: () => {
      for (const [identity, follower] of followers) tellAll(identity, follower).catch(report);
    },
  });

  const of: TurnBoard['of'] = async ({ id }) => {
    const waiting: WaitingTable[] = [];
    for (const { id: number, code } of await tables.tablesOf({ id })) {
      if (followers.has(id)) noteSeat(number, code, id);
      const table = await tables.glance(code).catch(report);
      if (table && isTurnOf(table.state, id)) waiting.push(rowOf(code, table.state, id));
    }
    return waiting;
  };

  const note = (identity: string, { told }: Follower, code: string, row: WaitingTable | undefined): void => {
    const those = waitingAt.get(code) ?? new Set();
    if (row === undefined) {
      told.delete(code);
      those.delete(identity);
    } else {
      told.set(code, JSON.stringify(row));
      those.add(identity);
    }
    if (those.size === 0) waitingAt.delete(code);
    else waitingAt.set(code, those);
  };

  const tell = (identity: string, { code, state, orders }: LiveTable): void => {
    const follower = followers.get(identity);
    if (follower === undefined) return;
    const seat = seatOf(state, identity);
    // What is ordered is about to be done without them.
    const isTurn = seat !== undefined && isTurnOf(state, identity) && !orders.isDueAt(seat);
    const row = isTurn ? rowOf(code, state, identity) : undefined;
    follower.news?.set(code, row);
    const known = follower.told.get(code);
    if (known === (row && JSON.stringify(row))) return;
    if (known === undefined && follower.told.size >= MOST_WAITING) return;
    note(identity, follower, code, row);
    if (follower.news !== undefined) return;
    const frame = row === undefined ? turnsFrame(false, [], [code]) : turnsFrame(false, [row], []);
    for (const { send } of follower.listeners) send(frame);
  };

  /** Tells somebody all tables that wait for them now. */
  const tellAll = async (identity: string, follower: Follower): Promise<void> => {
    const news: NonNullable<Follower['news']> = new Map();
    follower.news = news;
    const waiting = await of({ id: identity }).finally(() => {
      if (follower.news === news) follower.news = undefined;
    });
    // Another socket of theirs has come meanwhile, and what is read for that one goes to all; or their last one has gone.
    if (follower.news !== undefined || follower.listeners.size === 0) return;
    const rows = new Map(waiting.map((row) => [row.code, row]));
    for (const [code, row] of news) {
      if (row === undefined) rows.delete(code);
      else rows.set(code, row);
    }
    for (const code of [...follower.told.keys()])
      if (!rows.has(code)) note(identity, follower, code, undefined);
    for (const row of rows.values()) note(identity, follower, row.code, row);
    const frame = turnsFrame(true, [...rows.values()], []);
    for (const { send } of follower.listeners) send(frame);
  };

  return {
    of,
    follow: async (listener) => {
      const { identity } = listener;
      const follower = followers.get(identity) ?? { listeners: new Set(), told: new Map(), news: undefined };
      followers.set(identity, follower);
      follower.listeners.add(listener);
      await tellAll(identity, follower);
    },
    unfollow: (listener) => {
      const { identity } = listener;
      const follower = followers.get(identity);
      if (!follower?.listeners.delete(listener) || follower.listeners.size > 0) return;
      followers.delete(identity);
      forgetSeats(identity);
      for (const code of [...follower.told.keys()]) note(identity, follower, code, undefined);
    },
    changed: (table) => {
      if (followers.size === 0) return;
      const { code, state } = table;
      const those = new Set(waitingAt.get(code));
      for (const seat of personSeats(state)) {
        const sitter = state.seats[seat];
        if (sitter?.kind !== 'person') continue;
        those.add(sitter.id);
        if (followers.has(sitter.id)) noteSeat(table.id, code, sitter.id);
      }
      for (const identity of those) tell(identity, table);
    },
  };
};
