import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { FIRST_SCHEMA, MIGRATIONS, SCHEMA, schemaOf } from '../../src/server/store/sqlite/migrations.ts';
import type { OpenSettings } from '../../src/server/store/sqlite/open-database.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import { storeContract } from './store-contract.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const openIn = (folder: string, settings?: OpenSettings) => {
  const store = openSqliteStore(folder, settings);
  if (!store.ok) throw new Error(store.error);
  return store.value;
};

storeContract({
  name: 'SQLite',
  open: async () => {
    const folder = newFolder();
    return { store: openIn(folder), reopen: async () => openIn(folder) };
  },
});

describe('a data folder', () => {
  it('is made at first start', async () => {
    const folder = join(newFolder(), 'deep', 'down');
    const store = openIn(folder);
    await store.close();
    expect(existsSync(join(folder, 'wordstake.db'))).toBe(true);
  });

  it('of an earlier version is upgraded; the backup beside it is whole, whatever lay there before', async () => {
    const folder = newFolder();
    await openIn(folder).close();
    const db = new DatabaseSync(join(folder, 'wordstake.db'));
    db.exec("insert into meta values ('note', 'of before')");
    db.close();
    // Left by upgrades that were cut off.
    writeFileSync(join(folder, 'backup-unfinished.db'), 'half');
    writeFileSync(join(folder, `backup-schema-${SCHEMA}-before-${SCHEMA + 1}.db`), 'half');
    const migrations = [...MIGRATIONS, "update meta set value = 'upgraded' where key = 'note'"];
    for (let starts = 0; starts < 2; starts++) await openIn(folder, { migrations }).close();
    const name = new RegExp(`^backup-schema-${SCHEMA}-before-${SCHEMA + 1}-\\d{8}T\\d{6}Z\\.db$`);
    const backups = readdirSync(folder).filter((file) => name.test(file));
    expect(backups).toHaveLength(1);
    expect(existsSync(join(folder, 'backup-unfinished.db'))).toBe(false);
    const held = (file: string): unknown => {
      const read = new DatabaseSync(join(folder, file), { readOnly: true });
      const note = read.prepare("select value from meta where key = 'note'").get()?.['value'];
      const schema = schemaOf(read);
      read.close();
      return { schema, note };
    };
    expect(held(backups[0] as string)).toEqual({ schema: SCHEMA, note: 'of before' });
    expect(held('wordstake.db')).toEqual({ schema: SCHEMA + 1, note: 'upgraded' });
  });

  it.skipIf(process.platform === 'win32')(
    'is read by its owner alone, though the folder was there',
    async () => {
      const folder = newFolder();
      chmodSync(folder, 0o755);
      const modes = (): string[] =>
        readdirSync(folder).map(
          (file) => `${file} ${(statSync(join(folder, file)).mode & 0o777).toString(8)}`,
        );
      const first = openIn(folder);
      await first.beat(1);
      expect(modes()).toEqual([
        'wordstake.db 600',
        'wordstake.db-shm 600',
        'wordstake.db-wal 600',
        'wordstake.lock 600',
      ]);
      await first.close();
      chmodSync(join(folder, 'wordstake.db'), 0o644);
      for (const file of ['wordstake.db-wal', 'backup-schema-1-before-2.db']) {
        writeFileSync(join(folder, file), '', { mode: 0o644 });
      }
      const again = openIn(folder);
      await again.beat(2);
      expect(modes()).toEqual([
        'backup-schema-1-before-2.db 600',
        'wordstake.db 600',
        'wordstake.db-shm 600',
        'wordstake.db-wal 600',
        'wordstake.lock 600',
      ]);
      await again.close();
    },
  );

  it('of another process has its lists; one that is missing is a mistake in the log, and in a snapshot nothing', async () => {
    const folder = newFolder();
    await openIn(folder).close();
    const db = new DatabaseSync(join(folder, 'wordstake.db'));
    const words = Array.from({ length: 100 }, (_, i) => `ELSEWHERE${i}`);
    const json = JSON.stringify(words);
    const sha256 = createHash('sha256').update(json).digest('hex');
    const options = { theme: { words: { $list: sha256, length: 100 } } };
    const addEntry = db.prepare('insert into log (t, s, at, body) values (1, ?, 5, ?)');
    addEntry.run(1, JSON.stringify({ kind: 'made', options }));
    const lost = { theme: { words: { $list: '0'.repeat(64), length: 100 } } };
    addEntry.run(2, JSON.stringify({ kind: 'started', events: [{ options: lost }] }));
    db.prepare("insert into snapshots values (1, 1, 'e', ?)").run(JSON.stringify({ options: lost }));
    db.prepare('insert into lists values (?, ?)').run(sha256, json);
    db.prepare('insert into list_uses values (1, ?)').run(sha256);
    // Nobody can take a list away from a table that has it.
    expect(() => db.exec('delete from lists')).toThrow(/FOREIGN KEY/);
    db.close();
    const store = openIn(folder);
    await expect(store.readLog(1, 0)).rejects.toThrow('is missing');
    expect(await store.readSnapshot(1)).toEqual({ seq: 1, engine: 'e', state: undefined });
    await store.close();
    const mended = new DatabaseSync(join(folder, 'wordstake.db'));
    mended.exec('delete from log where s = 2');
    mended.close();
    const again = openIn(folder);
    expect((await again.readLog(1, 0))[0]?.body).toEqual({ kind: 'made', options: { theme: { words } } });
    await again.close();
  });

  it.each([
    ['a newer version', SCHEMA + 1, 'newer Wordstake'],
    ['a version from before the first release', FIRST_SCHEMA - 1, 'from before the first release'],
    ['the first version of all', 1, 'from before the first release'],
  ])('of %s is refused with a sentence, and left as it is', (_, schema, sentence) => {
    const folder = newFolder();
    const file = join(folder, 'wordstake.db');
    const db = new DatabaseSync(file);
    db.exec(
      `create table meta (key text primary key, value text not null) strict; pragma user_version = ${schema}`,
    );
    db.close();
    const before = readFileSync(file);
    expect(openSqliteStore(folder)).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
    expect(readdirSync(folder)).toEqual(['wordstake.db', 'wordstake.lock']);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('in use by another process is refused with a sentence', async () => {
    const folder = newFolder();
    const store = openIn(folder);
    expect(openSqliteStore(folder)).toMatchObject({
      ok: false,
      error: expect.stringContaining('in use by another Wordstake'),
    });
    await store.close();
  });

  it('that cannot be opened is refused with a sentence', () => {
    const folder = newFolder();
    const file = join(folder, 'wordstake.db');
    const db = new DatabaseSync(file);
    db.close();
    expect(openSqliteStore(join(file, 'below'))).toMatchObject({
      ok: false,
      error: expect.stringMatching(/cannot be opened/),
    });
  });
});
