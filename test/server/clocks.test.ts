import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { sit } from '../../src/server/app/waiting-room.ts';
import { actAs, happenings, looker, openRoom, person, type Room, startTable } from '../support/table-room.ts';

const rooms: Room[] = [];
const open = async (...parts: Parameters<typeof openRoom>): Promise<Room> => {
  const room = await openRoom(...parts);
  rooms.push(room);
  return room;
};
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.close();
});

/** Rooms that were crashed are closed already; the one that followed is closed in their place. */
const crash = async (room: Room, downMs: number): Promise<Room> => {
  const next = await room.crash(downMs);
  rooms.splice(rooms.indexOf(room), 1, next);
  return next;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CLOCKED = { options: { leader: 0, turnSeconds: 30 } };

describe('turn clocks', () => {
  it('play for whose time is up, and show when that will be', async () => {
    const room = await open();
    const table = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    await table.watch(looker('Bob'), undefined);
    const startedAt = room.clock.nowMs();
    expect(ann.mirror?.deadlines).toEqual({
      seats: [{ seat: 0, atMs: startedAt + 30 * SECOND }],
      windowMs: null,
    });
    await room.clock.pass(29 * SECOND);
    expect(await happenings(room, table)).not.toContain('- timeout 0');
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
    expect(ann.mirror?.view?.['phase']).not.toBe('roll');
    const [due] = ann.mirror?.deadlines.seats ?? [];
    expect(due?.atMs).toBe(startedAt + 60 * SECOND);
    expect(room.errors).toEqual([]);
  });

  it('survive a restart, and the time the server was down is given back', async () => {
    let room = await open({ times: { beatMs: 5 * SECOND } });
    const before = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    await before.watch(looker('Ann'), undefined);
    await room.clock.pass(20 * SECOND);
    const beat = await room.store.lastBeatMs();
    room = await crash(room, 3 * HOUR);
    const table = (await room.tables.find(before.code)) as LiveTable;
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const down = room.clock.nowMs() - (beat ?? 0);
    const [due] = ann.mirror?.deadlines.seats ?? [];
    expect(down).toBeGreaterThanOrEqual(3 * HOUR);
    expect(due?.atMs).toBe(before.state.changedAtMs + 30 * SECOND + down);
    await room.clock.pass(31 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
  });

  it('do not run at a table that is asked for while the server stops', async () => {
    const room = await open();
    const { code } = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    await room.tables.stop();
    const late = (await room.tables.find(code)) as LiveTable;
    await late.watch(looker('Ann'), undefined);
    await room.clock.pass(60 * SECOND);
    expect(await happenings(room, late)).not.toContain('- timeout 0');
  });

  it('stand still while the machine sleeps, as over a restart', async () => {
    const room = await open({ times: { beatMs: 5 * SECOND } });
    const table = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    await table.watch(looker('Ann'), undefined);
    await table.watch(looker('Bob'), undefined);
    await room.clock.pass(20 * SECOND);
    room.clock.sleep(3 * HOUR);
    await room.clock.pass(9 * SECOND);
    expect(await happenings(room, table)).not.toContain('- timeout 0');
    await room.clock.pass(5 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
    const [outage] = await room.store.outages();
    expect((outage?.toMs ?? 0) - (outage?.fromMs ?? 0)).toBeGreaterThanOrEqual(3 * HOUR);
  });

  it('run on while the server is too busy to answer: nobody gains time by keeping it so', async () => {
    const room = await open({ times: { beatMs: 5 * SECOND } });
    const table = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    for (const name of ['Ann', 'Bob']) await table.watch(looker(name), undefined);
    await room.clock.pass(2 * SECOND);
    room.clock.stall(25 * SECOND);
    await room.clock.pass(2 * SECOND);
    expect(await happenings(room, table)).not.toContain('- timeout 0');
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
    expect(await room.store.outages()).toEqual([]);
  });

  it('of a machine that slept and was busy stand still for as long as it slept', async () => {
    const room = await open({ times: { beatMs: 5 * SECOND } });
    await room.clock.pass(10 * SECOND);
    room.clock.stall(30 * SECOND);
    room.clock.sleep(HOUR);
    await room.clock.pass(SECOND);
    const [outage] = await room.store.outages();
    expect((outage?.toMs ?? 0) - (outage?.fromMs ?? 0)).toBe(HOUR);
  });

  it('that ring late because the server was busy ring after what was sent in time', async () => {
    const room = await open({ times: { beatMs: 5 * SECOND } });
    const table = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    for (const name of ['Ann', 'Bob']) await table.watch(looker(name), undefined);
    await room.clock.pass(25 * SECOND);
    room.clock.stall(10 * SECOND);
    // Timers come first, then what was sent meanwhile.
    await room.clock.pass(0);
    expect(await actAs(table, 'Ann', 'roll')).toMatchObject({ ok: true });
    await room.clock.pass(SECOND);
    expect(await happenings(room, table)).not.toContain('- timeout 0');
  });

  it('BW-5.5 of days leave the look-up closed where players judge, also while the table is out of memory', async () => {
    const room = await open();
    const options = { leader: 0, turnSeconds: (3 * DAY) / SECOND, judge: 'challenge' };
    await startTable(room, ['Ann', 'Bob'], { options });
    await room.clock.pass(2 * HOUR);
    expect(room.tables.loaded()).toBe(0);
    expect(await room.tables.closesLookUp(person('Ann'))).toBe(true);
    expect(await room.tables.closesLookUp(person('Eve'))).toBe(false);
  });

  it('run for days where a game is played by correspondence, with nobody there and the table out of memory', async () => {
    const room = await open();
    const wish = { options: { leader: 0, turnSeconds: (3 * DAY) / SECOND } };
    const { code } = await startTable(room, ['Ann', 'Bob'], wish);
    await room.clock.pass(2 * HOUR);
    expect(room.tables.loaded()).toBe(0);
    await room.clock.pass(3 * DAY);
    const table = (await room.tables.find(code)) as LiveTable;
    expect(await happenings(room, table)).toContain('- timeout 0');
    expect(table.state.status).toBe('playing');
  });

  it('run anew for each tile that one takes in a row', async () => {
    const room = await open();
    const options = { leader: 0, draft: true, turnSeconds: 30 };
    const table = await startTable(room, ['Ann'], { options });
    await table.watch(looker('Ann'), undefined);
    await actAs(table, 'Ann', 'roll');
    if (table.state.playing?.clock.facts.turnKey.includes('choose')) await actAs(table, 'Ann', 'choose 4');
    expect(table.state.playing?.clock.facts.turnKey).toContain('draft');
    await room.clock.pass(31 * SECOND);
    const timeOuts = (await happenings(room, table)).filter((each) => each === '- timeout 0');
    expect(timeOuts).toHaveLength(1);
    await room.clock.pass(15 * SECOND);
    const tiles = (table.state.playing?.state as View | undefined)?.open ?? '';
    expect((await actAs(table, 'Ann', `draft ${tiles[0]}`)).ok).toBe(true);
    await room.clock.pass(29 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe(`0 draft ${tiles[0]}`);
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 0');
  });

  it('are one for all who sell at the same time, whoever is done first (BW-18.1)', async () => {
    const room = await open();
    const table = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    for (const name of ['Ann', 'Bob']) await table.watch(looker(name), undefined);
    await actAs(table, 'Ann', 'roll');
    if (table.state.playing?.clock.facts.turnKey.includes('choose')) await actAs(table, 'Ann', 'choose 3');
    for (const name of ['Ann', 'Bob']) expect((await actAs(table, name, 'buy')).ok).toBe(true);
    const before = table.state.playing?.clock.turns[1];
    await room.clock.pass(10 * SECOND);
    expect((await actAs(table, 'Ann', 'done')).ok).toBe(true);
    expect(table.state.playing?.clock.turns[1]).toEqual(before);
  });

  it('close the window for challenges when its time has passed since the last sale (BW-6.4)', async () => {
    const room = await open();
    const options = { leader: 0, judge: 'challenge', challengeSeconds: 20 };
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    await table.watch(looker('Bob'), undefined);
    await actAs(table, 'Ann', 'roll');
    await actAs(table, 'Ann', 'choose 4');
    for (const name of ['Ann', 'Bob']) await actAs(table, name, 'buy');
    const held = (ann.mirror?.view as View | undefined)?.seats[0]?.tiles ?? '';
    expect((await actAs(table, 'Ann', `sell ${held.slice(0, 2)}`)).ok).toBe(true);
    await room.clock.pass(5 * SECOND);
    for (const name of ['Ann', 'Bob']) expect((await actAs(table, name, 'done')).ok).toBe(true);
    expect(table.state.playing?.clock.facts.windowOpen).toBe(true);
    await room.clock.pass(14 * SECOND);
    expect(await happenings(room, table)).not.toContain('- window');
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- window');
  });

  it('give a vote its own time, from when it was called (BW-15.2)', async () => {
    const room = await open();
    const theme = { free: 'Things that fly' };
    const options = { leader: 0, judge: 'challenge', challengeSeconds: 20, theme };
    const table = await startTable(room, ['Ann', 'Bob', 'Cid'], { options });
    const names = ['Ann', 'Bob', 'Cid'];
    for (const name of names) await table.watch(looker(name), undefined);
    for (const text of ['roll', 'choose 4']) await actAs(table, 'Ann', text);
    for (const name of names) await actAs(table, name, 'buy');
    const held = (table.state.playing?.state as View | undefined)?.seats[0]?.tiles ?? '';
    expect((await actAs(table, 'Ann', `sell ${held.slice(0, 2)}`)).ok).toBe(true);
    await room.clock.pass(15 * SECOND);
    expect((await actAs(table, 'Bob', 'challenge 1')).ok).toBe(true);
    await room.clock.pass(19 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('1 challenge 1');
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- window');
  });
});

describe('who goes away', () => {
  it('is shown as away, and played for after the table’s patience; their seat stays theirs', async () => {
    const room = await open();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 1 }, patienceSeconds: 60 });
    const [ann, bob] = [looker('Ann'), looker('Bob')];
    await table.watch(ann, undefined);
    await table.watch(bob, undefined);
    expect(ann.mirror?.away).toEqual([]);
    table.unwatch(bob);
    expect(ann.mirror?.away).toEqual([1]);
    await room.clock.pass(59 * SECOND);
    expect(await happenings(room, table)).not.toContain('- timeout 1');
    await room.clock.pass(2 * SECOND);
    expect((await happenings(room, table)).at(-1)).toBe('- timeout 1');
    await table.watch(bob, bob.mirror?.version);
    expect(ann.mirror?.away).toEqual([]);
    expect(bob.mirror?.version).toBe(table.state.version);
    expect(bob.mirror?.view).toEqual({ ...ann.mirror?.view, viewer: 1 });
  });

  it('together with all others pauses the game; who comes back wakes it, with the time they had', async () => {
    const room = await open({ times: { pauseAfterMs: 10 * SECOND } });
    const table = await startTable(room, ['Ann', 'Bob'], CLOCKED);
    const [ann, bob] = [looker('Ann'), looker('Bob')];
    await table.watch(ann, undefined);
    await table.watch(bob, undefined);
    await room.clock.pass(5 * SECOND);
    table.unwatch(ann);
    table.unwatch(bob);
    await room.clock.pass(11 * SECOND);
    expect(table.state.status).toBe('paused');
    await room.clock.pass(5 * HOUR);
    expect(room.tables.loaded()).toBe(0);
    const again = (await room.tables.find(table.code)) as LiveTable;
    await again.watch(bob, bob.mirror?.version);
    expect(again.state.status).toBe('playing');
    const [due] = bob.mirror?.deadlines.seats ?? [];
    expect(due?.atMs).toBe(room.clock.nowMs() + 15 * SECOND);
  });

  it('for good has the table put away', async () => {
    const room = await open();
    const table = await startTable(room, ['Ann', 'Bob']);
    await room.clock.pass(31 * DAY);
    const row = await room.store.findTable(table.code);
    expect(row?.status).toBe('archived');
    const again = (await room.tables.find(table.code)) as LiveTable;
    expect(await actAs(again, 'Ann', 'roll')).toMatchObject({ ok: false, error: { code: 'archived' } });
  });

  it('before the game: the host’s place passes to who is there, and an unstarted table expires', async () => {
    const room = await open();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 2 });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    await table.change((state) => sit(state, person('Bob'), undefined));
    const bob = looker('Bob');
    await table.watch(bob, undefined);
    await room.clock.pass(2 * MINUTE);
    expect(table.state.host).toBe('bob');
    expect(bob.mirror?.isHost).toBe(true);
    await room.clock.pass(2 * DAY);
    expect(table.state.status).toBe('open');
    table.unwatch(bob);
    await room.clock.pass(2 * DAY);
    expect((await room.store.findTable(table.code))?.status).toBe('archived');
  });
});

describe('memory', () => {
  it('is left by tables nobody uses; a snapshot of this engine brings them back, else the log does', async () => {
    const room = await open();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    await actAs(table, 'Ann', 'roll', 'once');
    const { state } = table;
    await room.clock.pass(10 * MINUTE);
    expect(room.tables.loaded()).toBe(0);
    const snapshot = await room.store.readSnapshot(table.id);
    const again = (await room.tables.find(table.code)) as LiveTable;
    expect(again.state.playing?.state).toEqual(state.playing?.state);
    // The same action once more is known again, and done once.
    const { version } = again.state;
    expect(await actAs(again, 'Ann', 'roll', 'once')).toEqual({ ok: true, value: state.version });
    expect(again.state.version).toBe(version);
    await room.clock.pass(10 * MINUTE);
    const other = { seq: 99, engine: 'of another version', state: snapshot?.state ?? '' };
    await room.store.saveSnapshot(table.id, other, null);
    const replayed = (await room.tables.find(table.code)) as LiveTable;
    expect(replayed.state.playing?.state).toEqual(state.playing?.state);
    expect(replayed.actionKeys.has('ann:once')).toBe(true);
  });
});
