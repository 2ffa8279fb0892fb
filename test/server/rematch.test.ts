import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { loadTable } from '../../src/server/app/load-table.ts';
import type { ServedGame } from '../../src/server/app/served-game.ts';
import { changeRules } from '../../src/server/app/table-rules.ts';
import { freeSeat, removeBot, startGame } from '../../src/server/app/waiting-room.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import {
  addSimple,
  finishedIn,
  leave,
  names,
  nextNames,
  options,
  ready,
  refused,
  sitDown,
  withRules,
} from '../support/between-games.ts';
import {
  happenings,
  looker,
  openRoom,
  person,
  playOut,
  type Room,
  settled,
  startTable,
  type Wish,
} from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const finished = (people: readonly string[], free: number, wish?: Wish): Promise<LiveTable> =>
  finishedIn(room, people, free, wish);

describe('a finished table', () => {
  it('is a room again, where all who have not left keep their seat', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob', 'Cid'], { options, capacity: 4 });
    expect(await sitDown(table, 'Dan')).toEqual(refused('already-started'));
    await leave(table, 'Bob');
    await playOut(table);
    expect(nextNames(table)).toEqual(['Ann', undefined, 'Cid', undefined]);
    // A late friend, and one who had left.
    expect((await sitDown(table, 'Dan')).ok).toBe(true);
    expect((await sitDown(table, 'Bob')).ok).toBe(true);
    expect(nextNames(table)).toEqual(['Ann', 'Dan', 'Cid', 'Bob']);
    // Nothing of that changes the game that is over.
    expect(names(table.state.seats)).toEqual(['Ann', 'Bob', 'Cid']);
    expect(table.state.seats[1]).toMatchObject({ gone: true });
  });

  it('keeps the seats that people chose, with those in between that stayed empty', async () => {
    room = await openRoom();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 4, options });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    await sitDown(table, 'Bob', 2);
    await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
    await playOut(table);
    expect(nextNames(table)).toEqual(['Ann', undefined, 'Bob', undefined]);
  });

  it('starts the next game as soon as all who sit there are ready; bots always are', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 2);
    await addSimple(table, 'Ann');
    await sitDown(table, 'Dan');
    for (const name of ['Ann', 'Dan']) await ready(table, name);
    expect(table.state).toMatchObject({ status: 'over', next: { ready: [0, 3] } });
    expect(await ready(table, 'Eve')).toEqual(refused('not-seated'));
    await ready(table, 'Bob');
    expect(table.state).toMatchObject({ status: 'playing', next: null, playing: { number: 2 } });
    expect(names(table.state.seats)).toEqual(['Ann', 'Bob', expect.any(String), 'Dan']);
    expect(await ready(table, 'Ann')).toEqual(refused('not-over'));
  });

  it('waits for who has taken it back, and starts once somebody who is not ready stands up', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob', 'Cid'], 0);
    for (const name of ['Ann', 'Bob']) await ready(table, name);
    await ready(table, 'Bob', false);
    await leave(table, 'Cid');
    expect(table.state.status).toBe('over');
    await ready(table, 'Bob');
    expect(names(table.state.seats)).toEqual(['Ann', 'Bob']);
    await playOut(table);
    await sitDown(table, 'Cid');
    for (const name of ['Ann', 'Bob']) await ready(table, name);
    await leave(table, 'Cid');
    expect(table.state.playing?.number).toBe(3);
  });

  it('puts nobody into a game alone who waits for others', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 0);
    await ready(table, 'Ann');
    await leave(table, 'Bob');
    expect(table.state).toMatchObject({ status: 'over', next: { ready: [0] } });
    await addSimple(table, 'Ann');
    expect(table.state.status).toBe('playing');
  });

  it('is started once by two who are ready at once, also where another writer is faster', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 0);
    await Promise.all([ready(table, 'Ann'), ready(table, 'Bob'), ready(table, 'Ann')]);
    expect(table.state.playing?.number).toBe(2);
    await playOut(table);
    const whole = room.store.append;
    Object.assign(room.store, {
      append: async (...[id, entry, change]: Parameters<typeof whole>) => {
        // The same start comes by way of another process, a moment earlier.
        if (entry.body.kind === 'started')
          await whole(id, { ...entry, body: { ...entry.body, seed: 'theirs' } }, change);
        return whole(id, entry, change);
      },
    });
    for (const name of ['Ann', 'Bob']) await ready(table, name);
    expect(table.state.playing).toMatchObject({ number: 3, seed: 'theirs' });
    expect((await happenings(room, table)).filter((kind) => kind === 'started')).toHaveLength(3);
  });

  it('refuses the last who would be ready where so many cannot play, and says why', async () => {
    const served = SERVED_GAMES.get('buyword') as ServedGame;
    const why = { code: 'bad-capacity', from: 2, to: 2 } as const;
    // Rules by which two can play, and four, but not three.
    const checkOptions: ServedGame['checkOptions'] = (given, players) =>
      players === 3 ? { ok: false, error: why } : served.checkOptions(given, players);
    room = await openRoom({ games: new Map([['buyword', { ...served, checkOptions }]]) });
    const table = await finished(['Ann', 'Bob'], 2);
    await sitDown(table, 'Cid');
    for (const name of ['Ann', 'Cid']) await ready(table, name);
    expect(await ready(table, 'Bob')).toEqual({ ok: false, error: why });
    expect(table.state).toMatchObject({ status: 'over', next: { ready: [0, 2] } });
    await leave(table, 'Cid');
    await ready(table, 'Bob');
    expect(table.state.status).toBe('playing');
  });

  it('is made of its log alone, and starts after a crash that came before the start', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob', 'Cid'], 1);
    await leave(table, 'Cid');
    await sitDown(table, 'Dan', 3);
    await withRules(table, 'Ann', { capacity: 5, options: { leader: 1 } });
    await ready(table, 'Dan');
    const row = await room.store.findTable(table.code);
    if (row === undefined) throw new Error('no table');
    expect((await loadTable(room.store, SERVED_GAMES, row)).state).toEqual(table.state);
    await ready(table, 'Ann');
    // Bob is ready, and the server is gone before it could start the game.
    const whole = room.store.append;
    Object.assign(room.store, {
      append: (...[id, entry, change]: Parameters<typeof whole>) =>
        entry.body.kind === 'started' ? Promise.reject(new Error('gone')) : whole(id, entry, change),
    });
    await expect(ready(table, 'Bob')).rejects.toThrow('gone');
    room = await room.crash(1000);
    const again = (await room.tables.find(table.code)) as LiveTable;
    await settled();
    expect(again.state).toMatchObject({ status: 'playing', playing: { number: 2 } });
    expect(names(again.state.seats)).toEqual(['Ann', 'Bob', 'Dan']);
  });

  it('keeps room and seats where its games can no longer be read', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob', 'Cid'], 1);
    await leave(table, 'Bob');
    await sitDown(table, 'Dan', 3);
    const row = await room.store.findTable(table.code);
    if (row === undefined) throw new Error('no table');
    const served = { ...table.served, schemaVersion: table.served.schemaVersion + 1 };
    const games = new Map([[served.name, served]]);
    const { state } = await loadTable(room.store, games, row);
    expect(state).toMatchObject({ status: 'over', playing: { state: null } });
    expect(names(state.next?.seats)).toEqual(['Ann', undefined, 'Cid', 'Dan']);
  });
});

describe('the seat of somebody who is away', () => {
  const free = (table: LiveTable, name: string, seat: number) =>
    table.change((state) => freeSeat(state, person(name), seat, table.presence));

  it('is freed by the host, or while the host is away too by anybody; they may come back', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob', 'Cid'], 0, { patienceSeconds: null });
    const [ann, bob, cid] = [looker('Ann'), looker('Bob'), looker('Cid')];
    for (const each of [ann, bob, cid]) await table.watch(each, undefined);
    expect(await free(table, 'Ann', 2)).toEqual(refused('not-away', { name: 'Cid' }));
    table.unwatch(cid);
    expect(await free(table, 'Bob', 2)).toEqual(refused('host-only'));
    expect(await free(table, 'Eve', 2)).toEqual(refused('not-seated'));
    await ready(table, 'Ann');
    await ready(table, 'Bob');
    expect((await free(table, 'Ann', 2)).ok).toBe(true);
    // Cid was all that they waited for.
    expect(table.state.status).toBe('playing');
    await playOut(table);
    expect((await sitDown(table, 'Cid')).ok).toBe(true);
    table.unwatch(ann);
    expect((await free(table, 'Bob', 0)).ok).toBe(true);
    expect(table.state.host).toBe(person('Bob').id);
  });
});

describe('the log between two games', () => {
  it('takes so many who are ready and not ready, and lets them take it back', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 0);
    for (let i = 0; i < 100; i++) {
      expect((await ready(table, 'Ann')).ok).toBe(true);
      expect((await ready(table, 'Ann', false)).ok).toBe(true);
    }
    expect(await ready(table, 'Ann')).toEqual(refused('ready-too-often', { most: 100 }));
    const { version } = table.state;
    expect(await ready(table, 'Ann', false)).toEqual({ ok: true, value: version });
    await ready(table, 'Bob');
    expect(await ready(table, 'Bob')).toEqual({ ok: true, value: version + 1 });
  });

  it('counts rules that hosts change as what hosts do', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 0);
    const { state, served } = table;
    const changes = { ...state.changes, byHosts: 500 };
    expect(changeRules(served, { ...state, changes }, person('Ann'), { capacity: 3 })).toEqual(
      refused('too-many-changes', { most: 500 }),
    );
  });

  it('knows bots of the room as those of a game', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 1);
    await addSimple(table, 'Ann');
    expect(await table.change((state) => removeBot(state, person('Ann'), 2))).toMatchObject({ ok: true });
    expect(nextNames(table)).toEqual(['Ann', 'Bob', undefined]);
  });
});
