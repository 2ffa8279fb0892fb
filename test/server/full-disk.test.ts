import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { BotPlayers } from '../../src/server/app/ports.ts';
import { addBot, startGame } from '../../src/server/app/waiting-room.ts';
import { createLog } from '../../src/server/log.ts';
import { type Disk, withDisk } from '../support/full-disk.ts';
import { startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import {
  happenings,
  looker,
  openRoom,
  person,
  type Room,
  settled,
  startTable,
} from '../support/table-room.ts';

const MINUTE_MS = 60_000;
/** In ten minutes: at once, after 1, 3, 7, 15, 31 and 63 seconds, then once a minute; and one more for what was due first. */
const MOST_TRIES = 7 + 9 + 1;
let room: Room | undefined;
afterEach(async () => {
  await room?.close();
  room = undefined;
});

const openOnDisk = async (bots?: BotPlayers): Promise<readonly [Room, Disk]> => {
  const opened = await withDisk(() => openRoom(bots === undefined ? {} : { bots }));
  room = opened[0];
  return opened;
};

const isFull = (error: unknown): boolean => (error as { errcode?: number }).errcode === 13;

/** Fills the disk, lets ten minutes pass, and sees to it that what fails meanwhile happens once there is room. */
const expectPatience = async ([{ clock, errors, store }, disk]: readonly [Room, Disk], { id }: LiveTable) => {
  disk.fill();
  const before = await store.readLog(id, 0);
  for (let i = 0; i < 20; i++) await settled();
  await clock.pass(10 * MINUTE_MS);
  const tries = errors.filter(isFull).length;
  expect(errors).toHaveLength(tries);
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThanOrEqual(MOST_TRIES);
  expect(await store.readLog(id, 0)).toEqual(before);
  disk.free();
  await clock.pass(MINUTE_MS);
  expect((await store.readLog(id, 0)).length).toBeGreaterThan(before.length);
};

const watchBy = async (table: LiveTable, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await table.watch(looker(name), undefined);
};

describe('on a full disk', () => {
  it('a standing order is tried ever more seldom, and done once there is room', async () => {
    const opened = await openOnDisk();
    const table = await startTable(opened[0], ['Ann', 'Bob'], { options: { leader: 0 } });
    await watchBy(table, 'Ann', 'Bob');
    await table.orders.set('ann', { roll: true, buyAtMost: null, bidAtMost: null });
    await expectPatience(opened, table);
    expect(await happenings(opened[0], table)).toContain('0 roll');
  });

  it('so is what a bot does', async () => {
    const opened = await openOnDisk({ choose: async () => ({ text: 'roll' }), close: async () => {} });
    const ann = person('Ann');
    const wish = { game: 'buyword', capacity: 2, options: { leader: 1 } };
    const made = await opened[0].tables.make(ann, wish);
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    await watchBy(table, 'Ann');
    await table.change((state) => addBot(table.served, state, ann, { bot: 'simple' }));
    await table.change((state) => startGame(table.served, state, ann, 'seed'));
    await expectPatience(opened, table);
    expect(await happenings(opened[0], table)).toContain('1 roll');
  });

  it('and so is what time brings', async () => {
    const opened = await openOnDisk();
    const options = { leader: 0, turnSeconds: 10 };
    const table = await startTable(opened[0], ['Ann', 'Bob'], { options });
    await watchBy(table, 'Ann', 'Bob');
    await expectPatience(opened, table);
  });

  it('/healthz says so, without a path, until there is room again; the same failure fills no log', async () => {
    const lines: string[] = [];
    const log = createLog('error', (line) => lines.push(line));
    const [server, disk] = await withDisk(() => startTestServer({ log }));
    const health = () => ask(server.base, '/healthz');
    const ann = await Guest.arrive(server.base, 'Ann');
    expect(await health()).toMatchObject({ status: 200, body: { ok: true } });
    disk.fill();
    for (let i = 0; i < 10; i++) await ann.ask('/api/tables', { game: 'buyword', capacity: 2 });
    const sick = await health();
    expect(sick).toMatchObject({ status: 503, body: { ok: false, reason: 'disk-full' } });
    expect(JSON.stringify(sick.body)).not.toContain(server.dataFolder);
    expect(lines.length).toBeLessThanOrEqual(2);
    disk.free();
    await ann.make({ capacity: 2 });
    expect(await health()).toMatchObject({ status: 200, body: { ok: true } });
    await server.remove();
  });
});

it('/healthz warns before the disk is full', async () => {
  const server = await startTestServer({ leastFreeBytes: Number.MAX_SAFE_INTEGER });
  expect(await ask(server.base, '/healthz')).toMatchObject({ status: 503, body: { reason: 'disk-low' } });
  await server.remove();
});
