import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres } from '../../scripts/postgres.ts';
import { openStore } from '../../src/server/store/open-store.ts';
import { gather } from '../support/crowd.ts';
import { useDataFolders } from '../support/data-folders.ts';
import { startTestServer } from '../support/game-server.ts';
import type { Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';
import { runCommand } from '../support/run-command.ts';

const folder = useDataFolders();

it('a dump of a database that is played on is put back whole, and its games are reseeded', async () => {
  const [dataFolder, databaseUrl, other] = [folder(), await newDatabase(), await newDatabase()];
  const dump = join(dataFolder, 'wordstake.dump');
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(findPostgres() ?? '', program), words, { stdio: 'ignore' });
  const server = await startTestServer({ dataFolder, databaseUrl });
  const { code, players } = await gather(server.base, 2, { options: { leader: 0 } });
  expect(await (players[0] as Guest).act(code, 'roll')).toMatchObject({ type: 'accepted' });
  run('pg_dump', '--format=custom', `--file=${dump}`, databaseUrl);
  for (const player of players) player.drop();
  await server.stop();
  run('pg_restore', '--no-owner', `--dbname=${other}`, dump);
  const reseeded = await runCommand('restore', { DATA_DIR: dataFolder, DATABASE_URL: other }, '--reseed');
  expect(reseeded).toMatchObject({ code: 0, said: expect.stringContaining('Games in progress: 1.') });

  const logAt = async (place: string) => {
    const opened = await openStore({ folder: dataFolder, databaseUrl: place });
    if (!opened.ok) throw new Error(opened.error);
    const { store } = opened.value;
    const log = await store.readLog((await store.findTable(code))?.id ?? 0, 0);
    await store.close();
    return log;
  };
  const [before, after] = [await logAt(databaseUrl), await logAt(other)];
  const last = after.at(-1);
  expect(last?.body.kind).toBe('reseeded');
  expect(after.slice(0, -1)).toEqual(before.slice(0, after.length - 1));
  expect(after.some(({ body }) => body.kind === 'acted' && body.action === 'roll')).toBe(true);
});
