import { afterEach, describe, expect, it } from 'vitest';
import { kick } from '../../src/server/app/kick.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { loadTable } from '../../src/server/app/load-table.ts';
import { sayReady } from '../../src/server/app/rematch.ts';
import type { ServedGame } from '../../src/server/app/served-game.ts';
import { storyPage } from '../../src/server/app/story.ts';
import { changeRules, type RulesAsked } from '../../src/server/app/table-rules.ts';
import { addBot, freeSeat, removeBot, sit, standUp, startGame } from '../../src/server/app/waiting-room.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import {
  actAs,
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

const options = { leader: 0 };

const ready = (table: LiveTable, name: string, isReady = true) =>
  table.change((state) => sayReady(table.served, state, person(name), isReady));
const sitDown = (table: LiveTable, name: string, seat?: number) =>
  table.change((state) => sit(state, person(name), seat));
const leave = (table: LiveTable, name: string) =>
  table.leave(person(name), (state) => standUp(state, person(name)));
const withRules = (table: LiveTable, name: string, rules: RulesAsked) =>
  table.change((state) => changeRules(table.served, state, person(name), rules));
const addSimple = (table: LiveTable, host: string) =>
  table.change((state) => addBot(table.served, state, person(host), { bot: 'simple' }));

const names = (seats: LiveTable['state']['seats'] | undefined) => seats?.map((sitter) => sitter?.name);
const nextNames = ({ state }: LiveTable) => names(state.next?.seats);
const refused = (code: string, rest: object = {}) => ({ ok: false, error: { code, ...rest } });

/** A table of these people, with so many more seats, whose first game is over. */
const finished = async (people: readonly string[], free: number, wish: Wish = {}): Promise<LiveTable> => {
  const table = await startTable(room, people, { options, ...wish, capacity: people.length + free });
  await playOut(table);
  return table;
};

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

describe('the rules', () => {
  it('are the host’s to change before the first game and between two, not during one', async () => {
    room = await openRoom();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 2, options });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    await sitDown(table, 'Bob');
    const bob = looker('Bob');
    await table.watch(bob, undefined);
    const wish = { capacity: 3, options: { leader: 1 }, patienceSeconds: 30 };
    expect(await withRules(table, 'Bob', wish)).toEqual(refused('host-only'));
    expect((await withRules(table, 'Ann', wish)).ok).toBe(true);
    expect(bob.mirror?.info).toMatchObject({
      ...wish,
      seats: [{ name: 'Ann' }, { name: 'Bob' }, null],
      rulesBefore: { by: 'Ann', capacity: 2, options, patienceSeconds: 90 },
    });
    await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
    expect(table.state.playing?.state).toMatchObject({ leader: 1 });
    expect(bob.mirror?.info.rulesBefore).toBeNull();
    expect(await withRules(table, 'Ann', wish)).toEqual(refused('already-started'));
    await playOut(table);
    expect((await withRules(table, 'Ann', { capacity: 3, options: {} })).ok).toBe(true);
    expect(bob.mirror?.info).toMatchObject({
      options: {},
      rulesBefore: { by: 'Ann', options: { leader: 1 }, patienceSeconds: 30 },
    });
    // What the last game was played by is still seen in it.
    expect(bob.mirror?.view?.['options']).toMatchObject({ leader: 1 });
  });

  it('are checked by the game as when a table is made; what is refused changes nothing', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 1);
    const { version } = table.state;
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 2, options: { no: 1 } });
    expect(await withRules(table, 'Ann', { capacity: 2, options: { no: 1 } })).toEqual(made);
    expect(await withRules(table, 'Ann', { capacity: 99 })).toEqual(
      refused('bad-capacity', { from: 1, to: 8 }),
    );
    expect(await withRules(table, 'Ann', { capacity: 1 })).toEqual(
      refused('too-many-seated', { seated: 2, capacity: 1 }),
    );
    expect(await withRules(table, 'Ann', { capacity: 3, options })).toEqual({ ok: true, value: version });
    expect(table.state).toMatchObject({ version, rulesBefore: null });
  });

  it('that have changed are to be agreed to anew', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 0);
    await ready(table, 'Bob');
    await withRules(table, 'Ann', { capacity: 2, options: { leader: 1 } });
    expect(table.state.next?.ready).toEqual([]);
    await ready(table, 'Ann');
    expect(table.state.status).toBe('over');
    await ready(table, 'Bob');
    expect(table.state.playing?.state).toMatchObject({ leader: 1 });
  });

  it('for fewer seats leave everybody one', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 2);
    await leave(table, 'Bob');
    await sitDown(table, 'Dan', 3);
    await withRules(table, 'Ann', { capacity: 2, options });
    expect(nextNames(table)).toEqual(['Ann', 'Dan']);
    await withRules(table, 'Ann', { capacity: 3, options });
    expect(nextNames(table)).toEqual(['Ann', 'Dan', undefined]);
  });

  it('told as changed are those of the last game against those of the next, however often they change', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 0);
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    for (const leader of [1, null, 1]) await withRules(table, 'Ann', { capacity: 2, options: { leader } });
    expect(ann.mirror?.info).toMatchObject({ options: { leader: 1 }, rulesBefore: { options } });
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

describe('who sees what of a finished game', () => {
  /** A game of cards in which Bob folds, and hands stay sealed. */
  const sealed = async (wish: Wish): Promise<LiveTable> => {
    const table = await startTable(room, ['Ann', 'Bob'], {
      game: 'choose-your-words',
      options: { revealAll: false, stack: 20, end: { score: 21 } },
      capacity: 2,
      ...wish,
    });
    await playOut(table);
    return table;
  };
  type Hands = { readonly seats: readonly { readonly cards: string | null }[] };
  const handsOf = (seen: ReturnType<typeof looker>) =>
    (seen.mirror?.view as Hands | null | undefined)?.seats.map(({ cards }) => cards !== null);

  it('goes by who played it: who takes a seat afterwards sees nothing of the hand that lay there', async () => {
    room = await openRoom();
    const table = await sealed({});
    const [bob, dan] = [looker('Bob'), looker('Dan')];
    for (const each of [bob, dan]) await table.watch(each, undefined);
    const own = handsOf(bob);
    const asSpectator = handsOf(dan);
    await leave(table, 'Bob');
    await sitDown(table, 'Dan', 1);
    expect(dan.mirror).toMatchObject({ you: null, seated: 1 });
    expect(handsOf(dan)).toEqual(asSpectator);
    expect(bob.mirror).toMatchObject({ you: 1, seated: null });
    expect(handsOf(bob)).toEqual(own);
    for (const name of ['Ann', 'Dan']) await ready(table, name);
    // From now on Dan has that seat, and Bob looks on.
    expect(dan.mirror).toMatchObject({ you: 1, seated: 1, info: { gameNumber: 2 } });
    expect(handsOf(dan)).toEqual([false, true]);
    expect(bob.mirror).toMatchObject({ you: null, seated: null });
    expect(handsOf(bob)).toEqual([false, false]);
  });

  it('where there are no spectators a newcomer sees the room and nothing of the game', async () => {
    room = await openRoom();
    const table = await sealed({ spectators: 'off', capacity: 3 });
    const dan = looker('Dan');
    expect((await table.watch(dan, undefined)).ok).toBe(true);
    expect(dan.mirror).toMatchObject({ view: null, events: [], you: null, info: { status: 'over' } });
    expect(await storyPage(room.store, table, person('Dan').id, { after: 0, upTo: 1e9 })).toEqual(
      refused('no-spectators'),
    );
    await sitDown(table, 'Dan');
    expect(dan.mirror).toMatchObject({ view: null, events: [], seated: 2 });
    const [eve, ann] = [looker('Eve'), looker('Ann')];
    for (const each of [eve, ann]) await table.watch(each, undefined);
    for (const name of ['Ann', 'Bob', 'Dan']) await ready(table, name);
    expect(handsOf(dan)).toEqual([false, false, true]);
    expect(eve.refused).toEqual(['no-spectators']);
    expect(eve.mirror?.view).toBeNull();
    expect(ann.messages.every((message) => message.type !== 'refused')).toBe(true);
  });

  it('where spectators are behind they catch up at the end, and play live once they sit in a game', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], {
      options,
      spectators: 'delayed',
      patienceSeconds: null,
      capacity: 3,
    });
    const [ann, dan, eve] = [looker('Ann'), looker('Dan'), looker('Eve')];
    for (const each of [ann, dan, eve]) await table.watch(each, undefined);
    await actAs(table, 'Ann', 'roll');
    expect(dan.mirror?.view).toBeNull();
    await playOut(table);
    expect(dan.mirror).toMatchObject({ version: table.state.version, info: { status: 'over' } });
    await sitDown(table, 'Dan');
    for (const name of ['Ann', 'Bob', 'Dan']) await ready(table, name);
    await settled();
    expect(dan.mirror).toMatchObject({ you: 2, info: { gameNumber: 2 }, version: table.state.version });
    await actAs(table, 'Ann', 'roll');
    expect(dan.mirror?.version).toBe(table.state.version);
    // Who only watches is behind again.
    expect(eve.mirror).toMatchObject({ info: { gameNumber: 1, status: 'over' } });
    await room.clock.pass(121_000);
    expect(eve.mirror).toMatchObject({ info: { gameNumber: 2 }, you: null });
    expect(room.errors).toEqual([]);
  });

  it('is for nobody who was sent away, also not from a seat of the room', async () => {
    room = await openRoom();
    const table = await finished(['Ann', 'Bob'], 1);
    await sitDown(table, 'Dan');
    expect((await kick(table, person('Ann'), 2)).ok).toBe(true);
    expect(nextNames(table)).toEqual(['Ann', 'Bob', undefined]);
    expect(await sitDown(table, 'Dan')).toEqual(refused('not-welcome'));
    expect(await table.watch(looker('Dan'), undefined)).toEqual(refused('not-welcome'));
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
