import { afterEach, describe, expect, it } from 'vitest';
import { finishedRecord } from '../../src/server/app/finished-record.ts';
import { kick } from '../../src/server/app/kick.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import { recordFor } from '../../src/server/app/record.ts';
import { RecordCache, recordCacheOf } from '../../src/server/app/record-cache.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import { countReads } from '../support/counted-store.ts';
import { longTable } from '../support/long-table.ts';
import { actAs, openRoom, person, playOut, type Room, startTable } from '../support/table-room.ts';

let room: Room;
afterEach(() => room.close());

const finished = (code: string, name: string | null) =>
  finishedRecord(room.store, SERVED_GAMES, { code, number: 1 }, name === null ? null : person(name).id);

describe('the record of a game', () => {
  it('that goes on is read in pages, and once however many ask for it until something happens', async () => {
    room = await openRoom();
    const code = await longTable(room, 1500);
    room = await room.crash(0);
    const table = (await room.tables.find(code)) as LiveTable;
    const reads = countReads(room.store);
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) => recordFor(room.store, table, `eve ${i}`)),
    );
    expect(new Set(asked.map((record) => record.ok && record.value)).size).toBe(1);
    expect(asked[0]).toMatchObject({ ok: true, value: expect.stringContaining('dealt 1') });
    expect(reads.most).toBeLessThanOrEqual(200);
    expect(reads.entries).toBe(1501);
    for (const name of ['Ann', 'Bob']) await actAs(table, name, 'bet 1');
    const after = await recordFor(room.store, table, 'eve');
    expect(after).toMatchObject({ ok: true, value: expect.stringContaining('bet 1') });
  });

  it('that is over is made once for each kind of reader', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob']);
    await playOut(table);
    const reads = countReads(room.store);
    const [record] = await Promise.all([finished(table.code, 'Eve'), finished(table.code, 'Fay')]);
    expect(record).toEqual(await recordFor(room.store, table, 'eve'));
    const { entries } = reads;
    for (let i = 0; i < 20; i++) expect(await finished(table.code, null)).toEqual(record);
    expect(reads.entries).toBe(entries);
  });

  it('that is over stays with who played it to the end, though they are sent away later', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob']);
    await playOut(table);
    await finished(table.code, 'Eve');
    expect(await kick(table, person('Ann'), 1)).toMatchObject({ ok: true });
    expect(await finished(table.code, 'Bob')).toMatchObject({ ok: true });
  });

  it('is made anew once somebody is forgotten whose name stands in it', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob']);
    await playOut(table);
    expect(await finished(table.code, null)).toMatchObject({ value: expect.stringContaining('"Bob"') });
    await room.store.upkeep.removeIdentity(person('Bob').id, '—');
    recordCacheOf(room.store).empty();
    expect(await finished(table.code, null)).not.toMatchObject({ value: expect.stringContaining('"Bob"') });
  });

  it('is kept for a while only: the cache holds so much and no more', async () => {
    room = await openRoom();
    const cache = new RecordCache();
    let made = 0;
    const ask = (name: number, length: number) =>
      cache.text(String(name), async () => {
        made += 1;
        return 'x'.repeat(length);
      });
    for (let i = 0; i < 10; i++) await ask(i, 1024 * 1024);
    await ask(9, 0);
    expect(made).toBe(10);
    await ask(0, 0);
    expect(made).toBe(11);
    for (let i = 0; i < 2; i++) await ask(99, 2 * 1024 * 1024);
    expect(made).toBe(13);
  });
});
