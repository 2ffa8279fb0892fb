import { describe, expect, it } from 'vitest';
import { createForgetting } from '../../src/server/app/forgetting.ts';
import { createIdentities } from '../../src/server/app/identities.ts';
import { createLocalBus } from '../../src/server/app/local-bus.ts';
import { createSweeper, type Retention } from '../../src/server/app/retention.ts';
import { retentionFrom } from '../../src/server/retention-settings.ts';
import { lookFrom } from '../../src/shared/looks.ts';
import { openRoom, type Room } from '../support/table-room.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEYS = { cookieKey: 'k'.repeat(40), recoveryKey: 'r'.repeat(40) };

const sweeperOf = ({ store, tables, clock, errors }: Room, retention: Retention) => {
  const report = (error: unknown): void => void errors.push(error);
  const bus = createLocalBus(store);
  const identities = createIdentities({ store, bus, clock, secrets: KEYS, report });
  const { forgetUnused } = createForgetting({ store, bus, tables, identities, hangUp: () => {}, report });
  const notes: unknown[] = [];
  const note = (_: string, facts: unknown): void => void notes.push(facts);
  const sweeper = createSweeper({
    bus,
    store,
    clock,
    retention,
    forget: forgetUnused,
    isLoaded: tables.isLoaded,
    note,
    report,
  });
  return { ...sweeper, identities, notes };
};

describe('what is kept', () => {
  it('of games that were put away goes after its time, and nothing that is in use, however old', async () => {
    const room = await openRoom({ times: { expireAfterMs: DAY_MS, unloadAfterMs: 1000 } });
    const { store, tables, clock } = room;
    const { sweep, identities, notes } = sweeperOf(room, {
      removeGamesAfterMs: 10 * DAY_MS,
      removeGuestsAfterMs: 20 * DAY_MS,
    });
    const created = await identities.create({ name: 'Ann', language: 'en' });
    if (!created.ok) throw new Error(created.error.code);
    const ann = created.value.identity;
    const codeOf = async (who: typeof ann): Promise<string> => {
      const table = await tables.make(who, { game: 'buyword', capacity: 2 });
      if (!table.ok) throw new Error(table.error.code);
      return table.value.code;
    };
    const code = await codeOf(ann);
    await clock.pass(2 * DAY_MS);
    expect((await store.findTable(code))?.status).toBe('archived');
    await clock.pass(9 * DAY_MS);
    await sweep();
    expect(await store.findTable(code)).toBeDefined();
    await clock.pass(2 * DAY_MS);
    await sweep();
    expect(await store.findTable(code)).toBeUndefined();
    expect(await store.findIdentity(ann.id)).toBeDefined();
    // An open table of hers keeps her, though she does nothing.
    const open = await codeOf(ann);
    const table = await tables.find(open);
    await table?.change(() => ({
      ok: true,
      value: { kind: 'paused', used: { turns: [], window: 0, game: 0 } },
    }));
    await clock.pass(25 * DAY_MS);
    await sweep();
    expect([(await store.findTable(open))?.status, await store.findIdentity(ann.id)]).toEqual([
      'paused',
      ann,
    ]);
    await clock.pass(40 * DAY_MS);
    expect((await store.findTable(open))?.status).toBe('archived');
    await sweep();
    expect([await store.findTable(open), await store.findIdentity(ann.id)]).toEqual([undefined, undefined]);
    expect(notes).toEqual([
      { games: 1, guests: 0, reports: 0, days: 0 },
      { games: 1, guests: 1, reports: 0, days: 0 },
    ]);
    expect(room.errors).toEqual([]);
    await room.close();
  });

  it('of reports goes as games do, and before that of who is forgotten what they said', async () => {
    const room = await openRoom();
    const { clock, store } = room;
    const { sweep, notes } = sweeperOf(room, { removeGamesAfterMs: 10 * DAY_MS, removeGuestsAfterMs: null });
    const { addReport, forget, reports } = store.people;
    await addReport(
      {
        atMs: clock.nowMs(),
        reporter: 'ann',
        reporterName: 'Ann',
        reported: 'bob',
        reportedName: 'Bob',
        table: 'BBBBBBB',
        reason: 'insult',
        note: '',
        lines: [
          { name: 'Bob', said: 'boo', identity: 'bob' },
          { name: 'Cid', said: 'I am Cid', identity: 'cid' },
        ],
      },
      0,
    );
    await forget('cid', '—');
    expect(await reports(9)).toMatchObject([{ lines: [{ name: 'Bob', said: 'boo' }] }]);
    await clock.pass(9 * DAY_MS);
    await sweep();
    expect(await reports(9)).toHaveLength(1);
    await clock.pass(2 * DAY_MS);
    await sweep();
    expect(await reports(9)).toEqual([]);
    expect(notes).toEqual([{ games: 0, guests: 0, reports: 1, days: 0 }]);
    await room.close();
  });

  it('of the days goes after thirty of them, whatever else is kept', async () => {
    const room = await openRoom();
    const { clock, store } = room;
    const { sweep, notes } = sweeperOf(room, { removeGamesAfterMs: null, removeGuestsAfterMs: null });
    const day = new Date(clock.nowMs()).toISOString().slice(0, 10);
    const bag = { kind: 'bag', language: 'en', day } as const;
    await store.daily.keep(bag, 'ann', { score: 900, grade: 'good', marks: '' }, clock.nowMs());
    await clock.pass(30 * DAY_MS);
    await sweep();
    expect(await store.daily.has(bag, 'ann')).toBe(true);
    await clock.pass(2 * DAY_MS);
    await sweep();
    expect(await store.daily.has(bag, 'ann')).toBe(false);
    expect(notes).toEqual([{ games: 0, guests: 0, reports: 0, days: 1 }]);
    await room.close();
  });

  it('of guests who come back stays, and `never` keeps everything', async () => {
    const room = await openRoom();
    const { clock, store } = room;
    const often = sweeperOf(room, { removeGamesAfterMs: null, removeGuestsAfterMs: 3 * DAY_MS });
    const never = sweeperOf(room, { removeGamesAfterMs: null, removeGuestsAfterMs: null });
    const created = await often.identities.create({ name: 'Ann', language: 'en' });
    if (!created.ok) throw new Error(created.error.code);
    const { identity } = created.value;
    const token = often.identities.tokenOf(identity);
    for (let day = 0; day < 10; day++) {
      await clock.pass(DAY_MS + 1);
      expect(await often.identities.fromToken(token)).toEqual(identity);
      await often.sweep();
    }
    await clock.pass(4 * DAY_MS);
    await never.sweep();
    expect(await store.findIdentity(identity.id)).toEqual(identity);
    await often.sweep();
    expect(await often.identities.fromToken(token)).toBeUndefined();
    await room.close();
  });

  it('goes on time, however much it is', async () => {
    const room = await openRoom();
    const { clock, store } = room;
    const sweeper = sweeperOf(room, { removeGamesAfterMs: null, removeGuestsAfterMs: DAY_MS });
    const ids = Array.from({ length: 1200 }, (_, i) => `guest ${i}`);
    await Promise.all(
      ids.map((id) =>
        store.createIdentity({ id, name: id, language: 'en', ...lookFrom(id) }, id, clock.nowMs()),
      ),
    );
    await clock.pass(2 * DAY_MS);
    sweeper.start();
    while (sweeper.notes.length < 3) await clock.pass(60_000);
    expect(sweeper.notes).toMatchObject([{ guests: 500 }, { guests: 500 }, { guests: 200 }]);
    await sweeper.stop();
    await room.close();
  });

  it('is a setting of the environment, refused where it says nothing', () => {
    expect(retentionFrom({})).toMatchObject({
      ok: true,
      value: {
        times: { archiveAfterMs: 30 * DAY_MS },
        retention: { removeGamesAfterMs: 365 * DAY_MS, removeGuestsAfterMs: 400 * DAY_MS },
      },
    });
    const env = { ARCHIVE_AFTER_DAYS: '7', REMOVE_GAMES_AFTER_DAYS: 'never', REMOVE_GUESTS_AFTER_DAYS: '1' };
    expect(retentionFrom(env)).toEqual({
      ok: true,
      value: {
        times: { archiveAfterMs: 7 * DAY_MS },
        retention: { removeGamesAfterMs: null, removeGuestsAfterMs: DAY_MS },
      },
    });
    for (const [name, value] of [
      ['ARCHIVE_AFTER_DAYS', 'never'],
      ['ARCHIVE_AFTER_DAYS', '0'],
      ['REMOVE_GAMES_AFTER_DAYS', '-1'],
      ['REMOVE_GUESTS_AFTER_DAYS', 'soon'],
    ] as const)
      expect(retentionFrom({ [name]: value })).toMatchObject({
        ok: false,
        error: expect.stringContaining(name),
      });
  });
});
