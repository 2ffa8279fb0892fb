import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { LogEntry } from '../../src/server/app/log-entry.ts';
import { sit } from '../../src/server/app/waiting-room.ts';
import { createServer } from '../../src/server/create-server.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import { countRuns } from '../support/count-runs.ts';
import { NO_LIMITS, startTestServer } from '../support/game-server.ts';
import { ask } from '../support/guest.ts';
import { scaled } from '../support/scale.ts';
import {
  actAs,
  happenings,
  looker,
  openRoom,
  person,
  type Room,
  settled,
  startTable,
} from '../support/table-room.ts';

const LEASE_MS = 2000;
const MINUTE_MS = 60_000;
/** What a killed server leaves. */
const GAMES = scaled(300, 3000);
const OPEN = scaled(2000, 20_000);
/** What a server puts away that stops. */
const LOADED = scaled(300, 2000);
let room: Room | undefined;
afterEach(async () => {
  await room?.close();
  room = undefined;
});

const makeTable = async ({ tables }: Room, name: string) => {
  const made = await tables.make(person(name), { game: 'buyword', capacity: 2 });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

describe('tables in memory', () => {
  it('that could not be loaded when it was time are tried again', async () => {
    room = await openRoom();
    const { id, code } = await startTable(room, ['Ann', 'Bob'], {
      game: 'choose-your-words',
      options: { turnSeconds: 24 * 3600 },
      patienceSeconds: null,
    });
    await room.clock.pass(60 * MINUTE_MS);
    expect(room.tables.isLoaded(code)).toBe(false);
    const before = (await room.store.readLog(id, 0)).length;
    const { readSnapshot } = room.store;
    let fails = 1;
    Object.assign(room.store, {
      readSnapshot: async (table: number) => {
        if (fails-- > 0) throw new Error('disk I/O error');
        return readSnapshot(table);
      },
    });
    await room.clock.pass(48 * 60 * MINUTE_MS);
    expect((await room.store.readLog(id, 0)).length).toBeGreaterThan(before);
  });

  it('beyond the bound leave it, the least recently used first, and are found again as they were', async () => {
    room = await openRoom({ memory: { tables: 3 } });
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) {
      codes.push((await makeTable(room, `Player ${i}`)).code);
      await room.clock.pass(LEASE_MS + 1);
    }
    expect(room.tables.loaded()).toBe(3);
    expect(codes.map(room.tables.isLoaded)).toEqual([false, false, false, true, true, true]);
    const found = await room.tables.find(codes[0] as string);
    expect(found?.state).toMatchObject({ status: 'open', version: 1 });
    await settled();
    expect(codes.map(room.tables.isLoaded)).toEqual([true, false, false, false, true, true]);
  });

  it('are bounded by what they hold as well', async () => {
    room = await openRoom({ memory: { bytes: 100_000 } });
    const words = Array.from({ length: 5000 }, (_, i) =>
      `WORD${i}`.replaceAll(/\d/g, (d) => 'ABCDEFGHIJ'[+d] ?? ''),
    );
    for (let i = 0; i < 6; i++) {
      const made = await room.tables.make(person(`Player ${i}`), {
        game: 'buyword',
        capacity: 2,
        options: { theme: { words } },
      } as never);
      expect(made).toMatchObject({ ok: true });
      await room.clock.pass(LEASE_MS + 1);
    }
    expect(room.tables.loaded()).toBeLessThanOrEqual(2);
  });

  it('stay as long as somebody looks at them, however many there are', async () => {
    room = await openRoom({ memory: { tables: 2 } });
    const lookers = [];
    for (let i = 0; i < 5; i++) {
      const table = await startTable(room, [`Player ${i}`, 'Bob']);
      const eye = looker(`Player ${i}`);
      await table.watch(eye, undefined);
      lookers.push({ table, eye });
      await room.clock.pass(LEASE_MS + 1);
    }
    expect(room.tables.loaded()).toBe(5);
    const [first] = lookers as [(typeof lookers)[number]];
    expect(await room.tables.find(first.table.code)).toBe(first.table);
    // As soon as nobody does, they go, though the game would have been paused only later.
    for (const { table, eye } of lookers.slice(1)) table.unwatch(eye);
    await room.clock.pass(LEASE_MS + 1);
    expect(room.tables.loaded()).toBe(2);
    expect(await actAs(first.table, 'Player 0', 'roll')).toMatchObject({ ok: true });
  });

  it('that were put away for others are paused when time would have paused them', async () => {
    room = await openRoom({ memory: { tables: 1 } });
    const table = await startTable(room, ['Ann', 'Bob']);
    await room.clock.pass(LEASE_MS + 1);
    await makeTable(room, 'Cat');
    await room.clock.pass(LEASE_MS + 1);
    expect(room.tables.isLoaded(table.code)).toBe(false);
    await room.clock.pass(2 * MINUTE_MS);
    expect((await happenings(room, table)).at(-1)).toBe('paused');
    await room.clock.pass(MINUTE_MS);
    expect((await happenings(room, table)).filter((each) => each === 'paused')).toHaveLength(1);
    expect(room.tables.loaded()).toBeLessThanOrEqual(1);
  });

  it('are not written anew where they were only looked at', async () => {
    room = await openRoom({ memory: { tables: 1 } });
    const { tables, clock } = room;
    const codes = [(await makeTable(room, 'Ann')).code, (await makeTable(room, 'Bob')).code];
    await clock.pass(LEASE_MS + 1);
    const look = async (): Promise<void> => {
      for (const code of codes) {
        await tables.find(code);
        await clock.pass(LEASE_MS + 1);
      }
    };
    await look();
    expect(await countRuns('insert into snapshots', look)).toBe(0);
    const table = await tables.find(codes[0] as string);
    await table?.change((state) => sit(state, person('Cat'), undefined));
    expect(await countRuns('insert into snapshots', look)).toBe(1);
    expect((await tables.find(codes[0] as string))?.state.version).toBe(2);
  });

  it('are few, however many are looked up at once', async () => {
    room = await openRoom({ memory: { tables: 4 } });
    const codes: string[] = [];
    for (let i = 0; i < 120; i++) codes.push((await makeTable(room, `Player ${i}`)).code);
    await room.clock.pass(LEASE_MS + 1);
    expect(room.tables.loaded()).toBe(4);
    const { clock, tables } = room;
    let most = 0;
    const found = Promise.all(
      codes.map(async (code) => {
        const table = await tables.find(code);
        most = Math.max(most, tables.loaded());
        return table?.code;
      }),
    );
    await clock.pass(MINUTE_MS);
    expect(await found).toEqual(codes);
    expect(most).toBeLessThanOrEqual(4 + 32 + 4);
    await clock.pass(LEASE_MS + 1);
    expect(tables.loaded()).toBe(4);
  });
});

/** Tables as a server leaves them that is killed: in memory, without snapshots. */
const leaveBehind = async (folder: string, count: number, status: 'open' | 'playing'): Promise<void> => {
  const maker = await openRoom();
  const model = await startTable(maker, ['Ann', 'Bob']);
  const log = await maker.store.readLog(model.id, 0);
  await maker.close();
  const opened = openSqliteStore(folder);
  if (!opened.ok) throw new Error(opened.error);
  const store = opened.value;
  const codes = Array.from({ length: count }, (_, i) => `${status === 'open' ? 'B' : 'C'}${i}`);
  const atMs = Date.now();
  await Promise.all(
    codes.map(async (code) => {
      const row = { code, status: 'open', isPublic: false, changedAtMs: atMs, wakeAtMs: 0 } as const;
      const [first, ...rest] = log.map((entry) => ({ ...entry, atMs })) as [LogEntry, ...LogEntry[]];
      const id = await store.createTable(row, first, ['ann'], 1e9);
      if (typeof id !== 'number' || status === 'open') return;
      for (const entry of rest)
        await store.append(id, entry, entry.body.kind === 'started' ? { status: 'playing' } : undefined);
    }),
  );
  await store.close();
};

describe('a server that was killed with many tables in memory', () => {
  it('listens before it loads them, holds few at a time, and looks after every game in the end', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-killed-'));
    await leaveBehind(dataFolder, GAMES, 'playing');
    await leaveBehind(dataFolder, OPEN, 'open');
    const server = await startTestServer({
      dataFolder,
      memory: { tables: 20 },
      times: { pauseAfterMs: 50 },
    });
    expect(server.tables.loaded()).toBeLessThanOrEqual(15);
    expect(await ask(server.base, '/healthz')).toMatchObject({ status: 200 });
    const db = new DatabaseSync(join(dataFolder, 'wordstake.db'), { readOnly: true });
    const left = db.prepare("select count(*) as n from tables where status = 'playing'");
    let most = 0;
    // Everybody is away: each game is paused.
    for (;;) {
      most = Math.max(most, server.tables.loaded());
      if ((left.get() as { n: number }).n === 0) break;
      await settled();
    }
    // 20, and as many as wait for what they were loaded for; on a slow disk a few more.
    expect(most).toBeLessThanOrEqual(100);
    const open = db.prepare("select count(*) as n from tables where status = 'open' and wake_at > ?");
    expect(open.get(Date.now())).toEqual({ n: OPEN });
    db.close();
    await server.remove();
  }, 600_000);

  it('loads no game twice that somebody asks for meanwhile', async () => {
    room = await openRoom();
    const games = [];
    for (let i = 0; i < 12; i++) games.push(await startTable(room, [`Player ${i}`, 'Bob']));
    const { code } = games.at(-1) as LiveTable;
    let found: Promise<LiveTable | undefined> | undefined;
    room = await room.crash(1000, (tables) => {
      found = tables.find(code);
    });
    await settled();
    expect(room.tables.loaded()).toBe(12);
    expect(await room.tables.find(code)).toBe(await found);
  });

  it('loads nothing before it listens', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-killed-'));
    await leaveBehind(dataFolder, 10, 'playing');
    const server = await createServer({ dataFolder, limits: NO_LIMITS });
    if (!server.ok) throw new Error(server.error);
    await settled();
    expect(server.value.tables.loaded()).toBe(0);
    await server.value.stop();
    rmSync(dataFolder, { recursive: true });
  });
});

describe('a server that stops', () => {
  it('saves all its tables in few transactions', async () => {
    room = await openRoom({ memory: { tables: LOADED } });
    await Promise.all(
      Array.from({ length: LOADED }, (_, i) => startTable(room as Room, [`Player ${i}`, 'Bob'])),
    );
    const { tables } = room;
    const commits = await countRuns('commit', tables.stop);
    expect(commits).toBeLessThanOrEqual(LOADED / 64 + 2);
    expect(room.tables.loaded()).toBe(0);
    const rows = await room.store.allTables(LOADED);
    for (const { id } of rows) expect(await room.store.readSnapshot(id)).toBeDefined();
  });
});
