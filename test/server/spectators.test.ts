import { afterEach, describe, expect, it } from 'vitest';
import { passHost, sit, standUp, startGame } from '../../src/server/app/waiting-room.ts';
import { actAs, looker, openRoom, person, type Room, settled, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const SECOND = 1000;
const options = { leader: 0 };

/** Whatever happens from now on, they are not shown it. */
const expectNothingFor = async ({ messages }: ReturnType<typeof looker>): Promise<void> => {
  const told = messages.length;
  await room.clock.pass(600 * SECOND);
  expect(messages.slice(told)).toEqual([]);
};

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

  it('delayed: who looked on before the game stays where they were when it starts', async () => {
    room = await openRoom({ times: { spectatorDelayMs: 60 * SECOND } });
    const wish = { game: 'buyword', capacity: 2, spectators: 'delayed' } as const;
    const made = await room.tables.make(person('Ann'), wish);
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    await table.change((state) => sit(state, person('Bob'), undefined));
    const eve = looker('Eve');
    await table.watch(eve, undefined);
    const before = eve.mirror;
    await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
    await settled();
    expect(eve.mirror).toEqual(before);
    await room.clock.pass(61 * SECOND);
    expect(eve.mirror).toMatchObject({ version: 3, info: { status: 'playing' } });
  });

  it.each(['off', 'delayed'] as const)(
    '%s: who leaves the game no longer sees it live',
    async (spectators) => {
      room = await openRoom();
      const table = await startTable(room, ['Ann', 'Bob', 'Cid'], { options, spectators });
      const [ann, cid] = [looker('Ann'), looker('Cid')];
      for (const each of [ann, cid]) await table.watch(each, undefined);
      await table.leave(person('Cid'), (state) => standUp(state, person('Cid')));
      await settled();
      expect(cid.refused).toEqual(spectators === 'off' ? ['no-spectators'] : []);
      const told = cid.messages.length;
      await actAs(table, 'Ann', 'roll');
      expect(ann.mirror?.version).toBe(table.state.version);
      expect(cid.messages.slice(told).filter(({ type }) => type !== 'presence')).toEqual([]);
      expect((await table.watch(cid, undefined)).ok).toBe(spectators === 'delayed');
      table.unwatch(cid);
      await expectNothingFor(cid);
    },
  );
});

describe('who looks away', () => {
  it('while they still wait to be shown the table is not shown it', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options });
    const ann = looker('Ann');
    const busy = table.change((state) => passHost(state, person('Ann'), 1));
    const watching = table.watch(ann, undefined);
    table.unwatch(ann);
    await Promise.all([busy, watching]);
    await actAs(table, 'Ann', 'roll');
    expect(ann.messages).toEqual([]);
  });

  it('while the table is read for them is not shown it', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options, spectators: 'delayed' });
    const eve = looker('Eve');
    const whole = room.store.readLog;
    Object.assign(room.store, {
      readLog: (...asked: Parameters<typeof whole>) => {
        table.unwatch(eve);
        return whole(...asked);
      },
    });
    await table.watch(eve, undefined);
    await actAs(table, 'Ann', 'roll');
    expect(eve.messages).toEqual([]);
    await expectNothingFor(eve);
  });

  it('while a delayed table starts is not shown it', async () => {
    room = await openRoom();
    const wish = { game: 'buyword', capacity: 1, spectators: 'delayed' } as const;
    const made = await room.tables.make(person('Ann'), wish);
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    const [ann, eve] = [looker('Ann'), looker('Eve')];
    for (const each of [ann, eve]) await table.watch(each, undefined);
    const hear = ann.send;
    Object.assign(ann, {
      send: (frame: string) => {
        table.unwatch(eve);
        hear(frame);
      },
    });
    await table.change((state) => startGame(table.served, state, person('Ann'), 'seed'));
    await settled();
    await expectNothingFor(eve);
  });
});
