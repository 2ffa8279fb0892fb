import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../src/server/config.ts';
import { createServer } from '../../src/server/create-server.ts';
import { backUpFolder } from '../../src/server/store/sqlite/back-up.ts';
import { restoreFolder } from '../../src/server/store/sqlite/restore.ts';
import { useDataFolders } from '../support/data-folders.ts';
import { startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { startServerProcess } from '../support/server-process.ts';

const SERVE = fileURLToPath(new URL('../support/serve.ts', import.meta.url));
/** Root may write everywhere, unless this is taken from it; another user could not read a clone in root's home. */
const MAY_NOT_WRITE_EVERYWHERE = ['setpriv', '--bounding-set=-dac_override'];
/** Reads a database until somebody has taken its folder, and a little longer. */
const READER = `
  const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { readOnly: true });
  db.exec('begin; select * from tables');
  console.log('reading');
  const polling = setInterval(() => {
    if (!require('node:fs').existsSync(process.argv[2])) return;
    clearInterval(polling);
    setTimeout(() => db.close(), 100);
  }, 10);`;
const folder = useDataFolders();

/** A folder that a server has filled: a guest, and tables enough for several pages. */
const usedFolder = async (): Promise<string> => {
  const dataFolder = folder();
  const server = await startTestServer({ dataFolder });
  const ann = await Guest.arrive(server.base, 'Ann');
  for (let i = 0; i < 40; i++) await ann.make({ capacity: 2 });
  await server.stop();
  return dataFolder;
};

const fileIn = (dataFolder: string): string => join(dataFolder, 'wordstake.db');

const overwrite = (file: string, at: number, length: number): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 0xa5), 0, length, at);
  closeSync(handle);
};

/** Spoils what the pages of a table hold, but not the first page. */
const spoilPages = (dataFolder: string): void => {
  const file = fileIn(dataFolder);
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = delete');
  const { rootpage } = db.prepare("select rootpage from sqlite_master where name = 'log'").get() as {
    rootpage: number;
  };
  const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number };
  db.close();
  overwrite(file, (rootpage - 1) * size, size);
};

/** Why a server does not start; fails where it does. */
const whyNot = async (dataFolder: string, config: ServerConfig = {}): Promise<string> => {
  const server = await createServer({ dataFolder, storage: { lockPatienceMs: 0 }, ...config });
  if (!server.ok) return server.error;
  await server.value.stop();
  throw new Error('it has started');
};

describe('a server does not start over', () => {
  it('what is no database, and says what to do', async () => {
    const dataFolder = await usedFolder();
    writeFileSync(fileIn(dataFolder), 'This is a letter to my aunt. '.repeat(200));
    const why = await whyNot(dataFolder);
    expect(why).toContain(`The database in ${dataFolder} is damaged`);
    expect(why).toContain('wordstake restore');
    expect(why).not.toMatch(/\n|\.ts/);
  });

  it('a schema that cannot be read', async () => {
    const dataFolder = await usedFolder();
    const db = new DatabaseSync(fileIn(dataFolder), { defensive: false } as object);
    db.exec(
      "pragma writable_schema = on; update sqlite_master set sql = 'create nonsense' where name = 'log'",
    );
    db.close();
    expect(await whyNot(dataFolder)).toContain('is damaged');
  });

  it('a database that lacks a table', async () => {
    const dataFolder = await usedFolder();
    const db = new DatabaseSync(fileIn(dataFolder));
    db.exec('drop table outages');
    db.close();
    expect(await whyNot(dataFolder)).toContain('cannot be opened: no such table');
  });

  it('damaged pages, where it can read all of it at once', async () => {
    const dataFolder = await usedFolder();
    spoilPages(dataFolder);
    const before = statSync(fileIn(dataFolder)).size;
    expect(await whyNot(dataFolder)).toContain('is damaged');
    expect(statSync(fileIn(dataFolder)).size).toBe(before);
  });

  it('a folder it may not write to, with a sentence and no stack', async () => {
    const dataFolder = await usedFolder();
    chmodSync(dataFolder, 0o555);
    for (const name of readdirSync(dataFolder)) chmodSync(join(dataFolder, name), 0o444);
    const serve = [process.execPath, SERVE, dataFolder];
    const [command, ...args] = process.getuid?.() === 0 ? [...MAY_NOT_WRITE_EVERYWHERE, ...serve] : serve;
    const child = spawn(command as string, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const [said, [code]] = await Promise.all([
      text(child.stderr as NodeJS.ReadableStream),
      once(child, 'exit'),
    ]);
    chmodSync(dataFolder, 0o700);
    expect(code).toBe(1);
    expect(said).toMatch(/cannot be opened.*check its owner and permissions/i);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('secrets whose database is missing or empty', async () => {
    const dataFolder = await usedFolder();
    for (const lose of [() => rmSync(fileIn(dataFolder)), () => writeFileSync(fileIn(dataFolder), '')]) {
      lose();
      for (const rest of ['-wal', '-shm']) rmSync(fileIn(dataFolder) + rest, { force: true });
      const why = await whyNot(dataFolder);
      expect(why).toContain('wordstake.db is missing');
      expect(why).toContain('wordstake restore');
    }
    // Both gone is a new beginning.
    rmSync(join(dataFolder, 'secrets.json'));
    await (await startTestServer({ dataFolder })).stop();
  });

  it('a database whose secrets are missing, unless told to make new ones', async () => {
    const dataFolder = await usedFolder();
    rmSync(join(dataFolder, 'secrets.json'));
    const why = await whyNot(dataFolder);
    expect(why).toContain('is missing. Put it back from a backup');
    expect(why).toContain('NEW_SECRETS=1');
    expect(readdirSync(dataFolder)).not.toContain('secrets.json');
    await (await startTestServer({ dataFolder, newSecrets: true })).stop();
    await (await startTestServer({ dataFolder })).stop();
  });

  it('a restore that was interrupted', async () => {
    const dataFolder = folder();
    fs.mkdirSync(join(dataFolder, 'restoring'));
    expect(await whyNot(dataFolder)).toContain('Restore it again');
  });
});

it('a first start that was interrupted locks nobody out', async () => {
  const dataFolder = folder();
  await (await startTestServer({ dataFolder })).stop();
  rmSync(join(dataFolder, 'secrets.json'));
  await (await startTestServer({ dataFolder })).stop();
});

it('a large database that is damaged is served, but /healthz says so', async () => {
  const dataFolder = await usedFolder();
  spoilPages(dataFolder);
  const server = await startTestServer({ dataFolder, storage: { checkedAtStartBytes: 0 } });
  await server.checked;
  expect(await ask(server.base, '/healthz')).toMatchObject({ status: 503, body: { reason: 'damaged' } });
  await server.remove();
});

it('a large database that is whole is read through beside play', async () => {
  const dataFolder = await usedFolder();
  const server = await startTestServer({ dataFolder, storage: { checkedAtStartBytes: 0 } });
  await server.checked;
  expect(await ask(server.base, '/healthz')).toMatchObject({ status: 200 });
  await server.remove();
});

it('a folder is in use though its lock was deleted: no second server, no restore; a backup can be made', async () => {
  const dataFolder = await usedFolder();
  const server = await startServerProcess(dataFolder);
  rmSync(join(dataFolder, 'wordstake.lock'));
  // The first that is refused leaves a lock that nobody holds.
  for (let i = 0; i < 2; i++) expect(await whyNot(dataFolder)).toContain('in use by another Wordstake');
  const backup = join(folder(), 'copy');
  expect(backUpFolder(dataFolder, backup, 'test')).toMatchObject({ ok: true });
  expect(restoreFolder(backup, dataFolder, 0)).toMatchObject({
    ok: false,
    error: expect.stringContaining('in use by another Wordstake'),
  });
  await server.kill();
  await (await startTestServer({ dataFolder })).stop();
});

it('a server that starts while a backup is being made waits for it', async () => {
  const dataFolder = await usedFolder();
  const lock = join(dataFolder, 'wordstake.lock');
  rmSync(lock);
  const reader = spawn(process.execPath, ['-e', READER, fileIn(dataFolder), lock], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(reader.stdout as NodeJS.ReadableStream, 'data');
  await (await startTestServer({ dataFolder })).stop();
});

it('the folder is synced after every file that gets its name in it', async () => {
  const { fsyncSync, renameSync, linkSync, openSync } = fs;
  const real = { fsyncSync, renameSync, linkSync, openSync };
  const paths = new Map<number, string>();
  /** Folders in which something got a name since they were synced last. */
  const unsynced = new Set<string>();
  let named = 0;
  fs.openSync = ((path: string, ...rest: [never]) => {
    const handle = real.openSync(path, ...rest);
    paths.set(handle, path);
    return handle;
  }) as typeof fs.openSync;
  fs.fsyncSync = (handle) => {
    real.fsyncSync(handle);
    unsynced.delete(paths.get(handle) ?? '');
  };
  for (const way of ['renameSync', 'linkSync'] as const)
    fs[way] = (from, to) => {
      real[way](from, to);
      named++;
      unsynced.add(join(String(to), '..'));
    };
  syncBuiltinESMExports();
  try {
    const dataFolder = await usedFolder();
    expect(named).toBeGreaterThanOrEqual(3);
    expect([...unsynced]).toEqual([]);
    const backup = join(folder(), 'copy');
    expect(backUpFolder(dataFolder, backup, 'test')).toMatchObject({ ok: true });
    expect([...unsynced]).toEqual([]);
    expect(restoreFolder(backup, dataFolder)).toMatchObject({ ok: true });
    expect([...unsynced]).toEqual([]);
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
});
