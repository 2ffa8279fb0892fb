import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { startGame } from '../../src/server/app/waiting-room.ts';
import {
  finishedIn,
  leave,
  nextNames,
  options,
  ready,
  refused,
  sitDown,
  withRules,
} from '../support/between-games.ts';
import { looker, openRoom, person, playOut, type Room, type Wish } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const finished = (people: readonly string[], free: number, wish?: Wish): Promise<LiveTable> =>
  finishedIn(room, people, free, wish);

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
