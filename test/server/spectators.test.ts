import { afterEach, describe, expect, it } from 'vitest';
import { actAs, looker, openRoom, person, type Room, settled, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;
const options = { leader: 0 };

describe('spectators', () => {
  it('live: see what happens as it happens', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const eve = looker('Eve');
    expect(await table.watch(eve, undefined)).toEqual({ ok: true, value: null });
    await actAs(table, 'Ann', 'roll');
    expect(eve.mirror).toMatchObject({ you: null, version: table.state.version });
  });

  it('off: are refused, and those who looked on before the game are seen out', async () => {
    room = await openRoom();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 1, spectators: 'off' });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    const [ann, eve] = [looker('Ann'), looker('Eve')];
    await table.watch(ann, undefined);
    await table.watch(eve, undefined);
    expect(eve.mirror?.info.status).toBe('open');
    const { startGame } = await import('../../src/server/app/lobby.ts');
    await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
    expect(eve.refused).toEqual(['no-spectators']);
    expect(eve.mirror?.view).toBeNull();
    expect(ann.mirror?.view).not.toBeNull();
    expect(await table.watch(looker('Eve'), undefined)).toEqual({
      ok: false,
      error: { code: 'no-spectators' },
    });
  });

  it('delayed: see everything, late, and nothing before its time', async () => {
    room = await openRoom({ times: { spectatorDelayMs: 60 * SECOND } });
    const table = await startTable(room, ['Ann', 'Bob'], {
      options,
      spectators: 'delayed',
      patienceSeconds: null,
    });
    await table.watch(looker('Ann'), undefined);
    const started = table.state.version;
    await room.clock.pass(30 * SECOND);
    await actAs(table, 'Ann', 'roll');
    const eve = looker('Eve');
    await table.watch(eve, undefined);
    // Even the start is not shown yet.
    expect(eve.mirror?.view).toBeNull();
    await room.clock.pass(31 * SECOND);
    expect(eve.mirror).toMatchObject({ version: started, view: { phase: 'roll' } });
    await room.clock.pass(28 * SECOND);
    expect(eve.mirror?.version).toBe(started);
    await room.clock.pass(2 * SECOND);
    expect(eve.mirror?.version).toBe(started + 1);
    expect(eve.mirror?.events).toContainEqual(expect.objectContaining({ type: 'rolled' }));
    await settled();
    expect(room.errors).toEqual([]);
  });
});
