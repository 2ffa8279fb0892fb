import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { SCHEMA } from '../../src/server/store/sqlite/migrations.ts';
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

const openIn = (folder: string) => {
  const store = openSqliteStore(folder);
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

  it('of a newer version is refused with a sentence, and left as it is', () => {
    const folder = newFolder();
    const db = new DatabaseSync(join(folder, 'wordstake.db'));
    db.exec(`pragma user_version = ${SCHEMA + 1}`);
    db.close();
    const opened = openSqliteStore(folder);
    expect(opened).toMatchObject({ ok: false, error: expect.stringContaining('newer Wordstake') });
    expect(readdirSync(folder)).toEqual(['wordstake.db']);
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
