import { afterEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { ServedGame } from '../../src/server/app/served-game.ts';
import { sit, startGame } from '../../src/server/app/waiting-room.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import { actAs, looker, openRoom, person, type Room, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const MINUTE = 60_000;

/** A game whose version can be changed while its tables sleep. */
const changeable = (): { game: ServedGame; change: (to: Partial<ServedGame>) => void } => {
  const game: ServedGame = { ...(SERVED_GAMES.get('buyword') as ServedGame) };
  return { game, change: (to) => Object.assign(game, to) };
};

describe('a table pins what its game was started under', () => {
  it.each([
    ['rules', { rulesVersion: 99 }, 'rules-changed'],
    ['dictionary', { hasLexicon: () => false }, 'words-changed'],
    ['the shape of its events', { schemaVersion: 99 }, 'rules-changed'],
  ] as const)('%s: under others it is not played on, but again', async (_what, next, code) => {
    const { game, change } = changeable();
    room = await openRoom({ games: new Map([[game.name, game]]) });
    const { code: address } = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    await room.clock.pass(10 * MINUTE);
    expect(room.tables.loaded()).toBe(0);
    change(next);
    const table = (await room.tables.find(address)) as LiveTable;
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    expect(await actAs(table, 'Ann', 'roll')).toEqual({ ok: false, error: { code } });
    await table.change((state) => startGame(game, state, person('Ann'), 'other'));
    expect(table.state.playing).toMatchObject({
      number: 2,
      rulesVersion: game.rulesVersion,
      schemaVersion: game.schemaVersion,
    });
    expect(room.errors).toEqual([]);
  });
});

describe('a snapshot', () => {
  it('of states of another shape is left aside: the log brings the game back, and it goes on', async () => {
    const { game, change } = changeable();
    room = await openRoom({ games: new Map([[game.name, game]]) });
    const { id, code, state } = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    await room.clock.pass(10 * MINUTE);
    const snapshot = await room.store.readSnapshot(id);
    if (snapshot === undefined) throw new Error('no snapshot');
    const kept = JSON.stringify(snapshot.state);
    const spoilt = kept.replace('"lots":[]', '"lots":"of an older shape"');
    expect(spoilt).not.toBe(kept);
    await room.store.saveSnapshot(id, { ...snapshot, state: JSON.parse(spoilt) }, null);
    change({ stateVersion: 99 });
    const table = (await room.tables.find(code)) as LiveTable;
    expect(table.state.playing?.state).toEqual(state.playing?.state);
    expect((await actAs(table, 'Ann', 'roll')).ok).toBe(true);
  });
});

describe('a store that fails', () => {
  it('leaves the table as it was: what was not stored has not happened', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann'], { options: { leader: 0 } });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const { version } = table.state;
    const whole = room.store.append;
    Object.assign(room.store, { append: async () => Promise.reject(new Error('the disk is full')) });
    await expect(actAs(table, 'Ann', 'roll')).rejects.toThrow('the disk is full');
    expect(table.state.version).toBe(version);
    expect(ann.mirror?.version).toBe(version);
    Object.assign(room.store, { append: whole });
    expect(await actAs(table, 'Ann', 'roll')).toEqual({ ok: true, value: version + 1 });
    expect(ann.mirror?.version).toBe(version + 1);
  });
});

describe('another writer', () => {
  it('at the same version is noticed: the table is read anew, and what was asked is decided again', async () => {
    room = await openRoom();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 3 });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const body = { kind: 'sat', seat: 1, who: { id: 'cid', name: 'Cid' } } as const;
    await room.store.append(table.id, { seq: 2, atMs: room.clock.nowMs(), actionKey: null, body });
    const sat = await table.change((state) => sit(state, person('Bob'), undefined));
    expect(sat).toEqual({ ok: true, value: 3 });
    expect(ann.mirror?.info.seats.map((sitter) => sitter?.name)).toEqual(['Ann', 'Cid', 'Bob']);
  });
});
