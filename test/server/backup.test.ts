import { appendFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/server/app/log-entry.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import { type CrowdTable, expectAllInLog, expectSameViews, gather, playToTheEnd } from '../support/crowd.ts';
import { useDataFolders } from '../support/data-folders.ts';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';
import { type Ended, runCommand } from '../support/run-command.ts';
import { startServerProcess } from '../support/server-process.ts';

const folder = useDataFolders();

const run = (program: 'backup' | 'restore', dataFolder: string, ...words: string[]): Promise<Ended> =>
  runCommand(program, { DATA_DIR: dataFolder }, ...words);

const logsIn = async (dataFolder: string, codes: readonly string[]): Promise<Map<string, LogEntry[]>> => {
  const opened = openSqliteStore(dataFolder);
  if (!opened.ok) throw new Error(opened.error);
  const logs = new Map<string, LogEntry[]>();
  for (const code of codes) {
    const row = await opened.value.findTable(code);
    logs.set(code, row === undefined ? [] : await opened.value.readLog(row.id, 0));
  }
  await opened.value.close();
  return logs;
};

describe('a backup', () => {
  it('made while a crowd plays has all that was acknowledged before, and play goes on from it', async () => {
    const [original, backup, restored] = [folder(), join(folder(), 'copy'), folder()];
    const server = await startServerProcess(original);
    const tables = await Promise.all(Array.from({ length: 2 }, () => gather(server.base, 3)));
    const reconnect = (guest: Guest): Promise<void> => guest.connect();
    const playing = Promise.all(
      tables.map((table) => playToTheEnd(table, { random: seeded(3), drops: 0.02, reconnect })),
    );
    const [first] = tables as [CrowdTable];
    await first.players[0]?.until('play is under way', () => (first.accepted[0]?.size ?? 0) >= 3);
    const before = tables.map(({ accepted }) => accepted.map((ids) => new Map(ids)));
    expect(await run('backup', original, backup)).toMatchObject({ code: 0 });
    await playing;
    for (const { players } of tables) for (const player of players) player.drop();
    await server.stop();
    await expectAllInLog({ folder: original }, tables);

    expect(await run('restore', restored, backup)).toMatchObject({ code: 0 });
    const codes = tables.map(({ code }) => code);
    const [all, kept] = [await logsIn(original, codes), await logsIn(restored, codes)];
    for (const [i, code] of codes.entries()) {
      // Of a game that was on, the rest was shuffled again.
      const log = (kept.get(code) ?? []).filter(({ body }) => body.kind !== 'reseeded');
      expect(log).toEqual(all.get(code)?.slice(0, log.length));
      const latest = Math.max(0, ...(before[i] ?? []).flatMap((ids) => [...ids.values()]));
      expect(log.length).toBeGreaterThanOrEqual(latest);
    }
    // Everybody is known by the same cookie, sits where they sat, and plays to the end.
    const again = await startServerProcess(restored);
    for (const [i, { code, players, move }] of tables.entries()) {
      const guests = players.map(({ name, cookie }) => Guest.known(again.base, name, cookie));
      await Promise.all(guests.map((guest) => guest.watch(code)));
      const table = { code, players: guests, accepted: before[i] ?? [], move };
      await playToTheEnd(table, { random: seeded(4), drops: 0, reconnect });
      expectSameViews(table);
      for (const guest of guests) guest.drop();
    }
    await again.stop();
  });

  it('put back makes an equal server; what was there is kept aside', async () => {
    const [original, other] = [folder(), folder()];
    const seen = async (dataFolder: string, cookies: readonly string[], code: string) => {
      const server = await startTestServer({ dataFolder });
      const guests = cookies.map((cookie) => Guest.known(server.base, 'guest', cookie));
      const found = [];
      for (const guest of guests) {
        const { deadlines: _, away: __, ...mirror } = await guest.watch(code);
        const [mine, record, who] = await Promise.all(
          ['/api/tables/mine', `/api/tables/${code}/record`, '/api/identity'].map((path) => guest.ask(path)),
        );
        found.push({ mirror, mine: mine?.body, record: record?.body, who: who?.body });
        guest.drop();
      }
      await server.stop();
      return found;
    };
    const first = await startTestServer({ dataFolder: original });
    const guests = [await Guest.arrive(first.base, 'Ann'), await Guest.arrive(first.base, 'Bob', 'fr')];
    const [ann, bob] = guests as [Guest, Guest];
    const code = await ann.make({ capacity: 2, options: { openTiles: false, leader: 0 } });
    await bob.do(code, 'sit');
    await ann.do(code, 'start');
    await ann.watch(code);
    await ann.act(code, 'roll');
    ann.drop();
    await first.stop();
    const cookies = guests.map(({ cookie }) => cookie);

    expect((await run('backup', original)).said).toMatch(/^1 tables with 4 entries and 2 identities/);
    const [name] = readdirSync(join(original, 'backups'));
    const backup = join(original, 'backups', name as string);
    for (const file of readdirSync(backup)) expect(statSync(join(backup, file)).mode & 0o077).toBe(0);
    const before = await seen(original, cookies, code);
    // Another server's data, which the backup replaces.
    await (await startTestServer({ dataFolder: other })).stop();
    const { said } = await run('restore', other, backup);
    expect(said).toMatch(/What was there before is in .*before-restore-/);
    expect(said).toContain('Games in progress: 1. What was left in their bags and decks was reshuffled.');
    const after = await seen(other, cookies, code);
    // The game is the same but for its hidden rest, which was shuffled again, and that is told.
    const told = before.map(({ mirror, record, ...rest }) => ({
      mirror: { ...mirror, version: mirror.version + 1, events: [...mirror.events, { type: 'reseeded' }] },
      record: record.replace('[Seat0', '[Reseeded "1"]\n[Seat0'),
      ...rest,
    }));
    expect(after).toEqual(told);
    const aside = readdirSync(other).find((file) => file.startsWith('before-restore-')) as string;
    expect(readdirSync(join(other, aside))).toEqual(expect.arrayContaining(['secrets.json', 'wordstake.db']));
  });

  it('is not put back where a server runs, or where it is damaged, strange or of another version', async () => {
    const data = folder();
    const server = await startTestServer({ dataFolder: data });
    const backup = join(folder(), 'copy');
    await run('backup', data, backup);
    expect(await run('restore', data, backup)).toMatchObject({
      code: 2,
      said: expect.stringContaining('in use by another Wordstake'),
    });
    await server.stop();
    expect(await run('backup', data, backup)).toMatchObject({
      code: 2,
      said: expect.stringContaining('there already'),
    });
    expect((await run('restore', data, join(data, 'nothing'))).said).toContain(
      'There is no readable backup in',
    );
    appendFileSync(join(backup, 'secrets.json'), ' ');
    expect(await run('restore', data, backup)).toMatchObject({
      code: 2,
      said: expect.stringContaining('is damaged'),
    });
    const strange = folder();
    writeFileSync(
      join(strange, 'manifest.json'),
      JSON.stringify({ format: 1, sha256: { 'wordstake.db': '', '../escape': '' } }),
    );
    expect((await run('restore', data, strange)).said).toContain('is damaged');
    for (const [schema, sentence] of [
      [9999, 'newer Wordstake'],
      [1, 'from before the first release'],
    ] as const) {
      const db = new DatabaseSync(join(data, 'wordstake.db'));
      db.exec(`pragma user_version = ${schema}`);
      db.close();
      const other = join(folder(), 'other');
      await run('backup', data, other);
      expect((await run('restore', folder(), other)).said).toContain(sentence);
    }
    expect((await run('backup', folder())).said).toContain('There is no data in');
    expect((await run('restore', data)).code).toBe(2);
  });

  it('is one of so many as are kept', async () => {
    const data = folder();
    await (await startTestServer({ dataFolder: data })).stop();
    const place = join(data, 'backups');
    for (const old of ['20200101T000000Z', '20210101T000000Z', 'mine'])
      mkdirSync(join(place, old), { recursive: true });
    expect(await run('backup', data, '--keep', '2')).toMatchObject({ code: 0 });
    const left = readdirSync(place);
    expect(left).toHaveLength(3);
    expect(left).toEqual(expect.arrayContaining(['20210101T000000Z', 'mine']));
    expect(existsSync(join(place, '20200101T000000Z'))).toBe(false);
    expect((await run('backup', data, '--keep', 'all')).code).toBe(2);
  });
});

it.each(['backup', 'restore'] as const)(
  '%s of data in PostgreSQL names the program for that',
  async (program) => {
    const DATABASE_URL = 'postgres://ann:hush@db.example/wordstake';
    const ended = await runCommand(program, { DATA_DIR: folder(), DATABASE_URL }, 'some-folder');
    expect(ended).toMatchObject({
      code: 2,
      said: expect.stringContaining('in PostgreSQL (db.example/wordstake)'),
    });
    expect(ended.said).toMatch(/pg_(dump|restore)/);
    expect(ended.said).not.toContain('hush');
  },
);
