/** What every store must keep; the same suite for each adapter. */
import { afterEach, describe, expect, it } from 'vitest';
import type { EntryBody, LogEntry } from '../../src/server/app/log-entry.ts';
import type { Store } from '../../src/server/app/ports.ts';
import { dailyContract } from './daily-contract.ts';
import { listsContract } from './lists-contract.ts';
import { peopleContract } from './people-contract.ts';
import { upkeepContract } from './upkeep-contract.ts';

export type StoreSubject = {
  readonly name: string;
  /** An empty store, and the same one opened again after it was closed or its process had died. */
  readonly open: () => Promise<{ readonly store: Store; readonly reopen: () => Promise<Store> }>;
};

const HOST = { id: 'ann', name: 'Ann' };
const made: EntryBody = {
  kind: 'made',
  game: 'buyword',
  options: { wilds: 2 },
  capacity: 2,
  settings: { public: true, spectators: 'live', patienceSeconds: 90, chat: 'all', wordFilter: false },
  host: HOST,
};
const entry = (
  seq: number,
  body: EntryBody = { kind: 'paused', used: { turns: [], window: 0, game: 0 } },
  actionKey: string | null = null,
): LogEntry => ({
  seq,
  atMs: 1000 + seq,
  actionKey,
  body,
});

export const storeContract = ({ name, open }: StoreSubject): void => {
  describe(`the store in ${name}`, () => {
    const opened: Store[] = [];
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });
    const fresh = async () => {
      const { store, reopen } = await open();
      opened.push(store);
      return {
        store,
        reopen: async (): Promise<Store> => {
          await store.close();
          opened.splice(opened.indexOf(store), 1);
          const again = await reopen();
          opened.push(again);
          return again;
        },
      };
    };
    const row = { status: 'open', isPublic: true, changedAtMs: 1001, wakeAtMs: null } as const;
    const makeTable = async (store: Store, code = 'BCDFGHJ', rest: Partial<typeof row> = {}) =>
      (await store.createTable({ ...row, ...rest, code }, entry(1, made), ['ann'], 100)) as number;

    it('keeps a table and its log, over a restart', async () => {
      const { store, reopen } = await fresh();
      const id = await makeTable(store);
      const sat: EntryBody = { kind: 'sat', seat: 1, who: { id: 'bob', name: 'Bob «é» \u0000' } };
      expect(await store.append(id, entry(2, sat, 'bob:1'), { sitters: ['bob'] })).toBe(true);
      const again = await reopen();
      expect(await again.findTable('BCDFGHJ')).toEqual({ ...row, id, code: 'BCDFGHJ' });
      expect(await again.readLog(id, 0)).toEqual([entry(1, made), entry(2, sat, 'bob:1')]);
      expect(await again.readLog(id, 1)).toEqual([entry(2, sat, 'bob:1')]);
      expect(await again.findTable('NOTHERE')).toBeUndefined();
    });

    it('reads a log in pages', async () => {
      const { store } = await fresh();
      const id = await makeTable(store);
      for (let seq = 2; seq <= 5; seq++) await store.append(id, entry(seq));
      const page = async (after: number) => (await store.readLog(id, after, 2)).map(({ seq }) => seq);
      expect([await page(0), await page(2), await page(4), await page(5)]).toEqual([[1, 2], [3, 4], [5], []]);
    });

    it('keeps of each seat the last arrangement, over a restart', async () => {
      const { store, reopen } = await fresh();
      const id = await makeTable(store);
      const arranged = (action: string) => ({
        version: 1,
        action,
        events: [{ type: 'laid-out', word: [action] }],
      });
      for (const [seat, action] of [
        [0, 'a'],
        [1, 'b'],
        [0, 'c'],
      ] as const)
        await store.keepArrangement(id, seat, arranged(action));
      const again = await reopen();
      expect(await again.arrangementsOf(id)).toEqual([
        [0, arranged('c')],
        [1, arranged('b')],
      ]);
      expect(await again.arrangementsOf(id + 1)).toEqual([]);
    });

    it('gives a code to one table only', async () => {
      const { store } = await fresh();
      const id = await makeTable(store);
      expect(await makeTable(store)).toBe('code-taken');
      expect(await store.readLog(id, 0)).toHaveLength(1);
    });

    it('lets one of two writers at the same version win, and the other changes nothing', async () => {
      const { store } = await fresh();
      const id = await makeTable(store);
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          store.append(
            id,
            entry(2, { kind: 'paused', used: { turns: [], window: 0, game: 0 } }, `key ${i}`),
            {
              status: i === 0 ? 'paused' : 'archived',
            },
          ),
        ),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect((await store.readLog(id, 1)).map(({ actionKey }) => actionKey)).toEqual([
        `key ${wins.indexOf(true)}`,
      ]);
      expect((await store.findTable('BCDFGHJ'))?.status).toBe(wins[0] ? 'paused' : 'archived');
    });

    it('keeps many appends at once in the order of each table', async () => {
      const { store, reopen } = await fresh();
      const ids = await Promise.all(
        Array.from({ length: 10 }, (_, i) => makeTable(store, `CODE${'BCDFGHJKLM'[i]}`)),
      );
      await Promise.all(
        ids.flatMap((id) => Array.from({ length: 30 }, (_, i) => store.append(id, entry(i + 2)))),
      );
      const again = await reopen();
      for (const id of ids) {
        const seqs = (await again.readLog(id, 0)).map(({ seq }) => seq);
        expect(seqs).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
      }
    });

    it('lists open public tables, one’s own, and those that are due', async () => {
      const { store } = await fresh();
      const first = await makeTable(store, 'FIRST');
      const second = await makeTable(store, 'SECOND', { wakeAtMs: 50 as unknown as null });
      await store.append(first, entry(2), { status: 'playing', sitters: ['bob'] });
      await store.setWake(first, 70);
      expect((await store.publicTables(10, 10)).map(({ code }) => code)).toEqual(['SECOND']);
      expect((await store.tablesOf('ann', 10)).map(({ code }) => code).sort()).toEqual(['FIRST', 'SECOND']);
      expect((await store.tablesOf('bob', 10)).map(({ code }) => code)).toEqual(['FIRST']);
      expect((await store.dueTables(0, 60, 10)).map(({ code }) => code)).toEqual(['SECOND']);
      expect((await store.dueTables(51, 70, 10)).map(({ code }) => code)).toEqual(['FIRST']);
      expect(await store.nextWakeMs(0)).toBe(50);
      expect(await store.nextWakeMs(51)).toBe(70);
      await store.replaceWake(50, { open: 90, playing: 1, paused: 1, over: 1, archived: null });
      expect((await store.dueTables(0, 90, 10)).map(({ wakeAtMs }) => wakeAtMs)).toEqual([70, 90]);
      await store.setWake(second, null);
      expect(await store.nextWakeMs(0)).toBe(70);
      await store.append(first, entry(3), { status: 'archived' });
      expect(await store.tablesOf('bob', 10)).toEqual([]);
      expect(await store.nextWakeMs(71)).toBeUndefined();
    });

    it('knows who made a table: lets only so many of theirs be open, and lists only so many of each', async () => {
      const { store } = await fresh();
      const make = (host: string, code: string, changedAtMs: number) =>
        store.createTable(
          { ...row, code, changedAtMs },
          entry(1, { ...made, host: { id: host, name: host } }),
          [host],
          3,
        ) as Promise<number>;
      for (const [i, code] of ['ANN1', 'ANN2', 'ANN3'].entries()) await make('ann', code, 100 + i);
      const bobs = await make('bob', 'BOB1', 50);
      const listed = async (most: number, mostOfOne: number) =>
        (await store.publicTables(most, mostOfOne)).map(({ code }) => code);
      expect(await listed(10, 2)).toEqual(['ANN3', 'ANN2', 'BOB1']);
      expect(await listed(2, 1)).toEqual(['ANN3', 'BOB1']);
      await store.append(bobs, entry(2), { status: 'playing', sitters: ['ann'] });
      expect(await make('ann', 'ANN4', 200)).toBe('too-many-open');
      expect(await store.findTable('ANN4')).toBeUndefined();
      const many = await Promise.all(Array.from({ length: 9 }, (_, i) => make('bob', `MANY${i}`, 300)));
      expect(many.filter((id) => typeof id === 'number')).toHaveLength(3);
    });

    it('keeps the last snapshot of a table, with when it wants to be looked after', async () => {
      const { store } = await fresh();
      const id = await makeTable(store);
      expect(await store.readSnapshot(id)).toBeUndefined();
      await store.saveSnapshot(id, { seq: 3, engine: 'a', state: '{}' }, 40);
      expect((await store.findTable('BCDFGHJ'))?.wakeAtMs).toBe(40);
      await store.saveSnapshot(id, { seq: 5, engine: 'b', state: '[]' }, null);
      expect((await store.findTable('BCDFGHJ'))?.wakeAtMs).toBeNull();
      expect(await store.readSnapshot(id)).toEqual({ seq: 5, engine: 'b', state: '[]' });
    });

    it('keeps identities, found by id and by the hash of the newest recovery code', async () => {
      const { store, reopen } = await fresh();
      const ann = { id: 'ann', name: 'Ann', language: 'en', face: 'fox', colour: 'blue' } as const;
      await store.createIdentity(ann, 'hash 1', 5);
      await expect(store.createIdentity(ann, 'hash 2', 5)).rejects.toThrow();
      const anne = { ...ann, name: 'Anne', language: 'fr', face: 'owl', colour: 'pink' } as const;
      await store.updateIdentity(anne);
      expect((await store.findIdentity('ann'))?.epoch).toBe(0);
      expect(await store.endSessions('ann', 'hash 3')).toBe(1);
      expect(await store.endSessions('ann')).toBe(2);
      expect(await store.endSessions('bob')).toBeUndefined();
      const again = await reopen();
      expect(await again.findIdentity('ann')).toEqual({ ...anne, epoch: 2 });
      expect((await again.findByRecovery('hash 3'))?.id).toBe('ann');
      expect(await again.findByRecovery('hash 1')).toBeUndefined();
      expect(await again.findIdentity('bob')).toBeUndefined();
    });

    it('keeps beats and outages', async () => {
      const { store, reopen } = await fresh();
      expect(await store.lastBeatMs()).toBeUndefined();
      await store.beat(10);
      await store.beat(20);
      await store.addOutage({ fromMs: 20, toMs: 90 });
      const again = await reopen();
      expect(await again.lastBeatMs()).toBe(20);
      expect(await again.outages()).toEqual([{ fromMs: 20, toMs: 90 }]);
    });

    it('notes an outage with the first beat after it, once, and none where somebody has beaten meanwhile', async () => {
      const { store } = await fresh();
      expect(await store.beatAgain(100, 10)).toBe(false);
      expect(await store.beatAgain(105, 10)).toBe(false);
      expect(await Promise.all([store.beatAgain(130, 10), store.beatAgain(131, 10)])).toEqual([true, false]);
      expect(await store.lastBeatMs()).toBe(131);
      expect(await store.outages()).toEqual([{ fromMs: 105, toMs: 130 }]);
    });

    listsContract(fresh);
    peopleContract(fresh, makeTable);
    dailyContract(fresh);
    upkeepContract(async () => (await fresh()).store);
  });
};
