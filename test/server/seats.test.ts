import { afterEach, describe, expect, it } from 'vitest';
import { kick } from '../../src/server/app/kick.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { EntryBody } from '../../src/server/app/log-entry.ts';
import { sayReady } from '../../src/server/app/rematch.ts';
import { sit, standUp, startGame } from '../../src/server/app/waiting-room.ts';
import {
  actAs,
  happenings,
  looker,
  openRoom,
  person,
  playOut,
  type Room,
  startTable,
} from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const options = { leader: 0 };
const leave = (table: LiveTable, name: string) =>
  table.leave(person(name), (state) => standUp(state, person(name)));
const start = (table: LiveTable, host: string) =>
  table.change((state) => startGame(table.served, state, person(host), 'other seed'));
const ready = (table: LiveTable, name: string) =>
  table.change((state) => sayReady(table.served, state, person(name), true));
const names = ({ state }: LiveTable) => state.seats.map((sitter) => sitter?.name);

/** A table of these people, not started. */
const openTable = async (host: string, ...others: string[]): Promise<LiveTable> => {
  const capacity = others.length + 1;
  const made = await room.tables.make(person(host), { game: 'buyword', capacity, options });
  if (!made.ok) throw new Error(made.error.code);
  for (const other of others) await made.value.change((state) => sit(state, person(other), undefined));
  return made.value;
};

describe('leaving', () => {
  it('while the game is being started is leaving the game, by its own rule', async () => {
    room = await openRoom();
    const table = await openTable('Ann', 'Bob');
    const [started, left] = await Promise.all([start(table, 'Ann'), leave(table, 'Bob')]);
    expect([started.ok, left.ok]).toEqual([true, true]);
    expect(names(table)).toEqual(['Ann', 'Bob']);
    expect((await happenings(room, table)).at(-1)).toBe('1 leave');
    expect(standUp({ ...table.state, status: 'playing' }, person('Ann'))).toEqual({
      ok: false,
      error: { code: 'already-started' },
    });
  });

  it('while a rematch closes up the seats gives up one’s own seat, not another’s', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob', 'Cid', 'Dan'], { options });
    await leave(table, 'Ann');
    await playOut(table);
    for (const name of ['Bob', 'Cid']) await ready(table, name);
    await Promise.all([ready(table, 'Dan'), leave(table, 'Cid')]);
    expect(names(table)).toEqual(['Bob', 'Cid', 'Dan']);
    expect(table.state.seats.map((sitter) => sitter?.gone)).toEqual([false, true, false]);
  });
});

describe('BW-2.3 the first leader', () => {
  const ledBy = async (leader: number | null, seats: readonly number[]) => {
    room = await openRoom();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 4, options: { leader } });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    for (const seat of seats) await table.change((state) => sit(state, person(`Guest ${seat}`), seat));
    await start(table, 'Ann');
    const game = table.state.playing?.state as { leader: number } | undefined;
    return names(table)[game?.leader ?? -1];
  };

  it.each([
    [3, [1, 2, 3], 'Guest 3'],
    [2, [2], 'Guest 2'],
    [2, [1, 3], 'Guest 3'],
    [3, [1, 2], 'Ann'],
    [1, [3], 'Guest 3'],
  ])(
    'is whoever sits at seat %i, or next on the left where that stays empty: %j',
    async (leader, seats, name) => {
      expect(await ledBy(leader, seats)).toBe(name);
    },
  );
});

describe('the id of an action', () => {
  it('is its maker’s: who comes to sit where another sat is not taken for them', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    expect((await actAs(table, 'Ann', 'roll', 'a1')).ok).toBe(true);
    await leave(table, 'Ann');
    await leave(table, 'Bob');
    for (const name of ['Bob', 'Cid']) await table.change((state) => sit(state, person(name), undefined));
    for (const name of ['Bob', 'Cid']) await ready(table, name);
    expect(names(table)).toEqual(['Bob', 'Cid']);
    const { version } = table.state;
    expect(await actAs(table, 'Bob', 'roll', 'a1')).toEqual({ ok: true, value: version + 1 });
  });

  it('is known again after a rematch: what was done is not done once more', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const rolled = await actAs(table, 'Ann', 'roll', 'a1');
    await playOut(table);
    for (const name of ['Ann', 'Bob']) await ready(table, name);
    expect(table.state.playing?.number).toBe(2);
    const { version } = table.state;
    expect(await actAs(table, 'Ann', 'roll', 'a1')).toEqual(rolled);
    expect(table.state.version).toBe(version);
  });

  it('is known again from who has left with it', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob', 'Cid'], { options });
    const left = await actAs(table, 'Ann', 'leave', 'a1');
    expect(left.ok).toBe(true);
    expect(await actAs(table, 'Ann', 'leave', 'a1')).toEqual(left);
    expect(await actAs(table, 'Ann', 'leave', 'a2')).toEqual({ ok: false, error: { code: 'not-seated' } });
  });

  it('is known again where another writer has stored it meanwhile', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const whole = room.store.append;
    let isFirst = true;
    Object.assign(room.store, {
      append: async (...[id, entry, change]: Parameters<typeof whole>) => {
        // The same action comes by way of another process, a moment earlier.
        if (isFirst) await whole(id, entry, change);
        isFirst = false;
        return whole(id, entry, change);
      },
    });
    const { version } = table.state;
    expect(await actAs(table, 'Ann', 'roll', 'a1')).toEqual({ ok: true, value: version + 1 });
    expect(table.state.version).toBe(version + 1);
  });
});

describe('one’s own tables', () => {
  it('are those where one sits, not those one has left', async () => {
    room = await openRoom();
    const [left, stays] = [await openTable('Ann', 'Bob'), await openTable('Ann', 'Bob')];
    await leave(left, 'Bob');
    const codes = async (name: string) =>
      (await room.tables.tablesOf(person(name))).map(({ code }) => code).sort();
    expect(await codes('Bob')).toEqual([stays.code]);
    expect(await codes('Ann')).toEqual([left.code, stays.code].sort());
    await start(stays, 'Ann');
    await leave(stays, 'Bob');
    expect(await codes('Bob')).toEqual([]);
  });
});

describe('who comes back after a rematch', () => {
  it('is told the new game from its start, whatever version they knew', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    await playOut(table);
    table.unwatch(ann);
    const known = ann.mirror?.version;
    for (const name of ['Ann', 'Bob']) await ready(table, name);
    await table.watch(ann, known);
    const told = () => ann.messages.findLast(({ type }) => type === 'table');
    expect(told()).toMatchObject({ since: null });
    const began = ann.mirror?.events.filter((event) => (event as { type: string }).type === 'began');
    expect(began).toHaveLength(1);
    table.unwatch(ann);
    await table.watch(ann, table.state.version);
    expect(told()).toMatchObject({ since: table.state.version, events: [] });
  });
});

describe('sending somebody away', () => {
  it('that a crash has interrupted is brought to its end when somebody asks for it again', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob', 'Cid'], { options });
    const bodies: EntryBody[] = [
      { kind: 'kick-asked', seat: 2, by: person('Ann').id },
      { kind: 'kick-asked', seat: 2, by: person('Bob').id },
      { kind: 'kicked', seat: 2, who: person('Cid').id, host: person('Ann').id },
    ];
    for (const body of bodies) await table.change(() => ({ ok: true, value: body }));
    expect(table.state.seats[2]).toMatchObject({ gone: false });
    expect((await kick(table, person('Bob'), 2)).ok).toBe(true);
    expect(table.state.seats[2]).toMatchObject({ gone: true });
    expect((await happenings(room, table)).at(-1)).toBe('2 leave');
  });
});
