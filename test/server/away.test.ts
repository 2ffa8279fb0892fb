import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { ServedGame } from '../../src/server/app/served-game.ts';
import { sit, startGame } from '../../src/server/app/waiting-room.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import {
  actAs,
  happenings,
  looker,
  openRoom,
  person,
  type Room,
  type RoomParts,
  startTable,
} from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const statusOf = async ({ code }: LiveTable) => (await room.store.findTable(code))?.status;
const again = async ({ code }: LiveTable) => (await room.tables.find(code)) as LiveTable;
const openTable = async (parts: RoomParts = {}, wish: Record<string, unknown> = {}): Promise<LiveTable> => {
  room = await openRoom(parts);
  const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 2, ...wish });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

describe('a game that all have gone away from', () => {
  it.each([30, 90, 110, 200, 3599])('pauses, with %i seconds a turn', async (turnSeconds) => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0, turnSeconds } });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    table.unwatch(ann);
    await room.clock.pass(2 * MINUTE + SECOND);
    expect(await statusOf(table)).toBe('paused');
  });

  it('pauses in a window for challenges too', async () => {
    room = await openRoom();
    const options = { leader: 0, judge: 'challenge', challengeSeconds: 100 };
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    for (const text of ['roll', 'choose 4', 'buy']) await actAs(table, 'Ann', text);
    await actAs(table, 'Bob', 'buy');
    const held = (table.state.playing?.state as View | undefined)?.seats[0]?.tiles ?? '';
    await actAs(table, 'Ann', `sell ${held.slice(0, 2)}`);
    for (const name of ['Ann', 'Bob']) await actAs(table, name, 'done');
    expect(table.state.playing?.clock.facts.windowOpen).toBe(true);
    await room.clock.pass(2 * MINUTE + SECOND);
    expect(await statusOf(table)).toBe('paused');
  });

  it.each([6 * MINUTE, 3 * HOUR])(
    'has all its time again that an outage took before the pause, after %i ms of it',
    async (pauseMs) => {
      room = await openRoom({ times: { beatMs: MINUTE } });
      const options = { leader: 0, turnSeconds: 1800 };
      const table = await startTable(room, ['Ann', 'Bob'], { options });
      await table.watch(looker('Ann'), undefined);
      await room.clock.pass(MINUTE);
      room = await room.crash(HOUR);
      await room.clock.pass(2 * MINUTE);
      expect(await statusOf(table)).toBe('paused');
      await room.clock.pass(pauseMs);
      const ann = looker('Ann');
      await (await again(table)).watch(ann, undefined);
      const [due] = ann.mirror?.deadlines.seats ?? [];
      expect(due?.atMs).toBe(room.clock.nowMs() + (1800 - 60 - 120) * SECOND);
    },
  );

  it('is not given an outage in the pause once more', async () => {
    room = await openRoom({ times: { beatMs: MINUTE } });
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0, turnSeconds: 1800 } });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    await room.clock.pass(20 * MINUTE);
    table.unwatch(ann);
    await room.clock.pass(150 * SECOND);
    expect(table.state.status).toBe('paused');
    room = await room.crash(HOUR);
    const back = looker('Ann');
    await (await again(table)).watch(back, undefined);
    const [due] = back.mirror?.deadlines.seats ?? [];
    expect(due?.atMs).toBe(room.clock.nowMs() + (1800 - 1200 - 120) * SECOND);
  });

  it('is put away in the end where its rules are gone', async () => {
    const game = { ...(SERVED_GAMES.get('buyword') as ServedGame) };
    room = await openRoom({ games: new Map([[game.name, game]]) });
    const table = await startTable(room, ['Ann', 'Bob']);
    Object.assign(game, { rulesVersion: 99 });
    room = await room.crash(HOUR);
    await room.clock.pass(29 * DAY);
    expect(await statusOf(table)).toBe('playing');
    await room.clock.pass(2 * DAY);
    expect(await statusOf(table)).toBe('archived');
  });
});

describe('an unstarted table', () => {
  it('expires a day after somebody was last seen, in memory or not', async () => {
    const table = await openTable();
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    await room.clock.pass(25 * HOUR);
    table.unwatch(ann);
    await room.clock.pass(12 * HOUR);
    expect(room.tables.loaded()).toBe(0);
    // Who looks through the list of tables has it loaded, and that counts for nothing.
    await again(table);
    await room.clock.pass(11 * HOUR);
    expect(await statusOf(table)).toBe('open');
    await room.clock.pass(2 * HOUR);
    expect(await statusOf(table)).toBe('archived');
  });

  it('does not expire while the server is down', async () => {
    const table = await openTable();
    await room.clock.pass(5 * MINUTE);
    room = await room.crash(25 * HOUR);
    await room.clock.pass(23 * HOUR);
    expect(await statusOf(table)).toBe('open');
    await room.clock.pass(2 * HOUR);
    expect(await statusOf(table)).toBe('archived');
  });
});

describe('a sign of life', () => {
  it('is to sit down: who has no page yet has the table’s patience from then on', async () => {
    const table = await openTable({}, { options: { leader: 1 }, patienceSeconds: 60 });
    await table.watch(looker('Ann'), undefined);
    await room.clock.pass(5 * MINUTE);
    await table.change((state) => sit(state, person('Bob'), undefined));
    await room.clock.pass(30 * SECOND);
    await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
    await room.clock.pass(59 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('started');
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 1');
  });

  it('is to act, from a program that looks at nothing', async () => {
    room = await openRoom();
    const wish = { options: { leader: 1 }, patienceSeconds: 60 };
    const table = await startTable(room, ['Ann', 'Bob'], wish);
    await table.watch(looker('Ann'), undefined);
    await room.clock.pass(50 * SECOND);
    expect((await actAs(table, 'Bob', 'roll')).ok).toBe(true);
    const { version } = table.state;
    await room.clock.pass(59 * SECOND);
    expect(table.state.version).toBe(version);
  });
});

describe('a write that fails', () => {
  it('stops no clock: what was due is done a little later', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0, turnSeconds: 30 } });
    for (const name of ['Ann', 'Bob']) await table.watch(looker(name), undefined);
    const whole = room.store.append;
    Object.assign(room.store, { append: async () => Promise.reject(new Error('the disk is full')) });
    await room.clock.pass(40 * SECOND);
    Object.assign(room.store, { append: whole });
    await room.clock.pass(10 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
    expect(room.errors.length).toBeGreaterThan(0);
  });

  it('stops no heartbeat', async () => {
    room = await openRoom({ times: { beatMs: 5 * SECOND } });
    const whole = room.store.beat;
    Object.assign(room.store, { beat: async () => Promise.reject(new Error('the disk is full')) });
    await room.clock.pass(6 * SECOND);
    Object.assign(room.store, { beat: whole });
    await room.clock.pass(MINUTE);
    expect(room.clock.nowMs() - ((await room.store.lastBeatMs()) ?? 0)).toBeLessThan(6 * SECOND);
    expect(room.errors).toHaveLength(1);
  });

  it.each(['dueTables', 'setWake'] as const)('keeps no table asleep (%s)', async (what) => {
    room = await openRoom();
    const options = { leader: 0, turnSeconds: (2 * DAY) / SECOND };
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    await room.clock.pass(HOUR);
    expect(room.tables.loaded()).toBe(0);
    const whole = room.store[what];
    Object.assign(room.store, { [what]: async () => Promise.reject(new Error('the disk is full')) });
    await room.clock.pass(2 * DAY - HOUR + 12 * SECOND);
    Object.assign(room.store, { [what]: whole });
    await room.clock.pass(6 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
    expect(room.errors.length).toBeLessThan(5);
  });

  it('keeps a table in memory that could not be put away', async () => {
    const table = await openTable();
    const whole = room.store.saveSnapshot;
    Object.assign(room.store, { saveSnapshot: async () => Promise.reject(new Error('the disk is full')) });
    await room.clock.pass(90 * SECOND);
    expect(room.tables.loaded()).toBe(1);
    Object.assign(room.store, { saveSnapshot: whole });
    await room.clock.pass(2 * MINUTE);
    expect(room.tables.loaded()).toBe(0);
    await room.clock.pass(2 * DAY);
    expect(await statusOf(table)).toBe('archived');
  });
});

describe('a table on its way out of memory', () => {
  it('that is asked for comes back whole, and is looked after at the next start', async () => {
    const table = await openTable();
    const whole = room.store.saveSnapshot;
    let asked: Promise<LiveTable | undefined> | undefined;
    Object.assign(room.store, {
      saveSnapshot: async (...given: Parameters<typeof whole>) => {
        asked ??= Promise.resolve().then(() => room.tables.find(table.code));
        await whole(...given);
        await room.store.readSnapshot(table.id);
      },
    });
    await room.clock.pass(61 * SECOND);
    expect((await asked)?.state).toEqual(table.state);
    expect(await asked).not.toBe(table);
    expect(room.tables.loaded()).toBe(1);
    expect((await room.store.findTable(table.code))?.wakeAtMs).toBe(0);
  });
});
