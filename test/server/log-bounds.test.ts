import { afterEach, describe, expect, it } from 'vitest';
import type { Refusal } from '../../src/games/core/game.ts';
import { alarmsOf, DEFAULT_TIMES } from '../../src/server/app/clocks.ts';
import { kick } from '../../src/server/app/kick.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { EntryBody } from '../../src/server/app/log-entry.ts';
import { applyEntry, type TableState, whyNotPlaying } from '../../src/server/app/table-state.ts';
import { addBot, passHost, removeBot, sit, standUp, startGame } from '../../src/server/app/waiting-room.ts';
import type { Result } from '../../src/shared/result.ts';
import { actAs, happenings, openRoom, person, type Room, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const [ann, bob] = [person('Ann'), person('Bob')];

const openTable = async (): Promise<LiveTable> => {
  const made = await room.tables.make(ann, { game: 'buyword', capacity: 3 });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** What a table comes to when things are tried over and over, without a store; and what was refused last. */
const tried = (
  { served, state }: LiveTable,
  times: number,
  ...ways: ((table: TableState) => Result<EntryBody | null, Refusal>)[]
) => {
  let table = state;
  let refusal: Refusal | undefined;
  for (let i = 0; i < times; i++) {
    for (const way of ways) {
      const decided = way(table);
      if (!decided.ok) refusal = decided.error;
      else if (decided.value !== null)
        table = applyEntry(served, table, {
          seq: table.version + 1,
          atMs: table.changedAtMs,
          actionKey: null,
          body: decided.value,
        });
    }
  }
  return { table, refusal };
};

const TOO_MANY = { code: 'too-many-changes', most: 500 };

describe('a log that nobody can fill', () => {
  it('is told nothing of a host who passes to themselves; that is done already', async () => {
    room = await openRoom();
    const table = await openTable();
    for (let i = 0; i < 3; i++)
      expect(await table.change((state) => passHost(state, ann, 0))).toEqual({ ok: true, value: 1 });
    expect(await happenings(room, table)).toEqual(['made']);
  });

  it('takes so many changes of seats and host before a game, and then refuses them in a sentence', async () => {
    room = await openRoom();
    const live = await openTable();
    const { served } = live;
    const sitting = tried(
      live,
      2000,
      (table) => sit(table, bob, undefined),
      (table) => standUp(table, bob),
    );
    expect(sitting.refusal).toMatchObject({ code: 'not-seated' });
    expect(sitting.table.version).toBe(41);
    expect(sit(sitting.table, bob, undefined)).toEqual({
      ok: false,
      error: { code: 'sat-too-often', most: 20 },
    });
    // Others sit down all the same, and the host seats bots.
    expect(sit(sitting.table, person('Cid'), undefined)).toMatchObject({ ok: true });
    expect(addBot(served, sitting.table, ann, { bot: 'simple', seat: 2 })).toMatchObject({ ok: true });
    const crowd = tried(
      live,
      300,
      ...Array.from({ length: 20 }, (_, i) => i).flatMap((i) => [
        (table: TableState) => sit(table, person(`${table.changes?.all ?? 0} ${i}`), 1),
        (table: TableState) => {
          const sitter = table.seats[1];
          return standUp(table, person(sitter?.kind === 'person' ? sitter.name : ''));
        },
      ]),
    );
    expect(crowd.table.version).toBeLessThanOrEqual(5002);
    expect(sit(crowd.table, bob, undefined)).toEqual({ ok: false, error: { ...TOO_MANY, most: 5000 } });
    const bots = tried(
      live,
      2000,
      (table) => addBot(served, table, ann, { bot: 'simple', seat: 2 }),
      (table) => removeBot(table, ann, 2),
    );
    expect(bots.table.version).toBe(1001);
    expect(addBot(served, bots.table, ann, { bot: 'simple', seat: 2 })).toEqual({
      ok: false,
      error: TOO_MANY,
    });
    // A game can be started all the same, and after that there is room again.
    const started = tried({ ...live, served, state: bots.table } as LiveTable, 1, (table) =>
      startGame(served, table, ann, 'seed'),
    );
    expect(started.table).toMatchObject({
      status: 'playing',
      changes: { all: 0, byHosts: 0, sits: {}, readies: {} },
    });
  });

  it('takes so many changes of host during a game, by people and by the clock', async () => {
    room = await openRoom();
    const live = await startTable(room, ['Ann', 'Bob']);
    const { table, refusal } = tried(
      live,
      1000,
      (state) => passHost(state, ann, 1),
      (state) => passHost(state, bob, 0),
    );
    expect(table.version - live.state.version).toBe(500);
    expect(refusal).toMatchObject({ code: 'host-only' });
    expect(passHost(table, ann, 1)).toEqual({ ok: false, error: TOO_MANY });
    const presence = { awaySinceMs: (seat: number) => (seat === 0 ? 1 : null), lastSeenMs: 1 };
    const around = { presence, times: DEFAULT_TIMES, outages: [], isStale: false };
    // Where the host is away the part is passed on nevertheless, ten times as often.
    expect(alarmsOf({ ...table, status: 'over' }, around)).toMatchObject([{ kind: 'pass-host' }]);
    const changes = { all: 5000, byHosts: 5000, sits: {}, renames: {}, readies: {} };
    expect(alarmsOf({ ...table, status: 'over', changes }, around)).toEqual([]);
  });

  it('takes one wish of each player that another be gone', async () => {
    room = await openRoom();
    const live = await startTable(room, ['Ann', 'Bob', 'Cid', 'Dan']);
    const { version } = live.state;
    for (let i = 0; i < 5; i++) expect(await kick(live, ann, 2)).toMatchObject({ ok: false });
    expect(live.state.version).toBe(version + 1);
  });

  it('puts a game away that is longer than any may be, and starts no other where the log is full', async () => {
    room = await openRoom();
    const live = await startTable(room, ['Ann', 'Bob']);
    const { state, served, presence } = live;
    const around = { presence, times: DEFAULT_TIMES, outages: [], isStale: false };
    const long = { ...state, version: state.version + 50_000 };
    expect(whyNotPlaying(served, long)).toEqual({ code: 'game-too-long', most: 50_000 });
    expect(alarmsOf(long, around)).toEqual([{ kind: 'archive', why: 'too-long', atMs: state.changedAtMs }]);
    expect(whyNotPlaying(served, { ...long, version: long.version - 1 })).toBeUndefined();
    expect(startGame(served, { ...state, version: 100_000, status: 'open' }, ann, 'seed')).toEqual({
      ok: false,
      error: { code: 'table-used-up' },
    });
  });

  it('has a game that came to its bound put away by the clock, and says so to who goes on', async () => {
    room = await openRoom();
    const { id, code, state } = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    const body: EntryBody = { kind: 'host-passed', host: bob.id };
    const entry = { seq: state.version + 50_000, atMs: state.changedAtMs, actionKey: null, body };
    await room.store.append(id, entry);
    room = await room.crash(0);
    const table = (await room.tables.find(code)) as LiveTable;
    expect(await actAs(table, 'Ann', 'roll')).toEqual({
      ok: false,
      error: { code: 'game-too-long', most: 50_000 },
    });
    await room.clock.pass(1);
    expect(table.state.status).toBe('archived');
    expect(room.errors).toEqual([]);
  });
});
