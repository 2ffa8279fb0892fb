import { expect, it } from 'vitest';
import type { EntryBody, LogEntry } from '../../src/server/app/log-entry.ts';
import type { Store } from '../../src/server/app/ports.ts';

const LOOK = { face: 'fox', colour: 'blue' } as const;

const settings = {
  public: true,
  spectators: 'live',
  patienceSeconds: null,
  chat: 'all',
  wordFilter: false,
} as const;
const made = (id: string, name: string) =>
  ({
    kind: 'made',
    game: 'buyword',
    options: {},
    capacity: 2,
    settings,
    host: { id, name, ...LOOK },
  }) as EntryBody;
const entry = (seq: number, body: EntryBody, actionKey: string | null = null): LogEntry => ({
  seq,
  atMs: 1000 + seq,
  actionKey,
  body,
});
const row = { status: 'open', isPublic: true, changedAtMs: 1001, wakeAtMs: null } as const;

/** What every store does to forget. */
export const upkeepContract = (open: () => Promise<Store>): void => {
  const withTable = async () => {
    const store = await open();
    for (const [id, name] of [
      ['ann', 'Ann'],
      ['bob', 'Bob'],
    ] as const)
      await store.createIdentity({ id, name, language: 'en', ...LOOK }, `hash ${id}`, 100);
    const id = (await store.createTable(
      { ...row, code: 'BCDFGHJ' },
      entry(1, made('ann', 'Ann')),
      ['ann'],
      9,
    )) as number;
    await store.append(id, entry(2, { kind: 'sat', seat: 1, who: { id: 'bob', name: 'Bob', ...LOOK } }), {
      sitters: ['bob'],
    });
    return { store, id, upkeep: store.upkeep };
  };
  const archive = (store: Store, id: number) =>
    store.append(id, entry(3, { kind: 'archived', why: 'finished' }), { status: 'archived' });

  it('removes tables that were put away before a moment, and no others', async () => {
    const { store, id, upkeep } = await withTable();
    expect(await upkeep.oldTables(9999, 9)).toEqual([]);
    await upkeep.removeTable(id);
    expect(await store.readLog(id, 0)).toHaveLength(2);
    await archive(store, id);
    expect(await upkeep.oldTables(1003, 9)).toEqual([]);
    expect(await upkeep.oldTables(1004, 9)).toEqual([{ id, code: 'BCDFGHJ' }]);
    const arrangement = { version: 2, action: 'layout Ab', events: [] };
    await store.keepArrangement(id, 0, arrangement);
    await upkeep.removeTable(id);
    await store.keepArrangement(id, 1, arrangement);
    expect(await store.arrangementsOf(id)).toEqual([]);
    expect([await store.findTable('BCDFGHJ'), await store.readLog(id, 0)]).toEqual([undefined, []]);
    // What was on its way is not kept of a table that is gone.
    await store.saveSnapshot(id, { seq: 3, engine: 'e', state: '{}' }, null);
    expect(await store.readSnapshot(id)).toBeUndefined();
  });

  it('finds identities that were not used and sit at no table in use', async () => {
    const { store, id, upkeep } = await withTable();
    expect(await upkeep.unusedIdentities(9999, 9)).toEqual([]);
    await archive(store, id);
    expect(await upkeep.unusedIdentities(100, 9)).toEqual([]);
    expect((await upkeep.unusedIdentities(101, 9)).sort()).toEqual(['ann', 'bob']);
    await upkeep.touchIdentity('ann', 500);
    expect(await upkeep.unusedIdentities(500, 9)).toEqual(['bob']);
    expect(await upkeep.unusedIdentities(501, 9)).toEqual(['bob', 'ann']);
  });

  it('tells what is kept of somebody, and forgets them by name', async () => {
    const { store, id, upkeep } = await withTable();
    const acted: EntryBody = { kind: 'acted', seat: 1, action: 'roll', events: [] };
    await store.append(id, entry(3, acted, 'bob:a1'));
    expect(await upkeep.exportOf('bob')).toEqual({
      createdAtMs: 100,
      seenAtMs: 100,
      sessionsEnded: 0,
      tables: [{ code: 'BCDFGHJ', game: 'buyword', status: 'open' }],
      actions: [{ code: 'BCDFGHJ', atMs: 1003, action: 'roll' }],
    });
    expect(await upkeep.exportOf('nobody')).toBeUndefined();
    await store.saveSnapshot(id, { seq: 3, engine: 'e', state: '{"name":"Bob"}' }, null);
    expect(await upkeep.tablesInUse('bob')).toEqual([{ id, code: 'BCDFGHJ' }]);
    const renamed = { kind: 'renamed', seat: 1, who: { id: 'bob', name: 'Bobby', ...LOOK } } as const;
    await store.append(id, entry(4, renamed));
    await upkeep.removeIdentity('bob', '—');
    expect([await store.findIdentity('bob'), await upkeep.exportOf('bob')]).toEqual([undefined, undefined]);
    expect(await store.findByRecovery('hash bob')).toBeUndefined();
    const log = await store.readLog(id, 0);
    expect(log.map(({ body }) => body)).toEqual([
      made('ann', 'Ann'),
      { kind: 'sat', seat: 1, who: { id: 'bob', name: '—' } },
      acted,
      { kind: 'renamed', seat: 1, who: { id: 'bob', name: '—' } },
    ]);
    expect(await store.readSnapshot(id)).toBeUndefined();
    await upkeep.removeIdentity('ann', '—');
    expect((await store.readLog(id, 0))[0]?.body).toMatchObject({
      kind: 'made',
      host: { id: 'ann', name: '—' },
    });
  });
};
