import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { requestCost } from '../../src/server/app/costs.ts';
import { NO_LIMITS, newDataFolder, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { startServerProcess } from '../support/server-process.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const words = (count: number, stem = 'FILM'): string[] =>
  Array.from(
    { length: count },
    (_, i) => `${stem}${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26) % 26]}X${LETTERS[Math.floor(i / 676)]}`,
  );
const nameOf = (list: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('hex');
const reference = (list: readonly string[]) => ({ $list: nameOf(list), length: list.length });
const pastTheEnd = 'f'.repeat(64);

/** A table as a whole with everything in it, whoever it is shown to. */
const MOST_FRAME_BYTES = 3000;

describe('long lists of words', () => {
  it('are told by their hash wherever options go out, and word for word to who asks for the list', async () => {
    const server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    ann.keepsFrames = true;
    const theme = words(3000);
    const bans = words(500, 'BAD');
    const options = { theme: { words: theme }, houseBans: bans, houseWords: ['QI', 'ZA'] };
    // In order, as the game is played by them: one list, however it was written.
    const [films, banned] = [theme.toSorted(), bans.toSorted()];
    const told = {
      theme: { words: reference(films) },
      houseBans: reference(banned),
      houseWords: ['QI', 'ZA'],
    };
    const made = await ann.ask('/api/tables', { game: 'buyword', capacity: 1, public: true, options });
    const { code } = made.body.info;
    expect(made.body.info.options).toEqual(told);
    for (const list of [await ask(server.base, '/api/tables'), await ann.ask('/api/tables/mine')]) {
      expect(list.body.tables).toMatchObject([{ code, options: told }]);
      expect(JSON.stringify(list.body).length).toBeLessThan(1000);
    }
    expect((await ann.ask(`/api/tables/${code}`)).body.info.options).toEqual(told);
    expect((await ann.watch(code)).info.options).toEqual(told);
    expect((await ann.ask(`/api/tables/${code}/start`, {})).body.info.options).toEqual(told);
    const view = await ann.until('the game is shown', () => ann.mirrors.get(code)?.view ?? undefined);
    expect(view['options']).toMatchObject(told);
    expect(ann.mirrors.get(code)?.events[0]).toMatchObject({ options: told });
    for (const list of [films, banned]) {
      const { status, body } = await ask(server.base, `/api/lists/${nameOf(list)}`);
      expect([status, body]).toEqual([200, list]);
    }
    // Once is enough.
    const shown = ann.frames
      .map((frame) => JSON.parse(frame))
      .filter(({ type, view }) => type === 'table' && view !== null);
    expect(shown).not.toHaveLength(0);
    for (const { info } of shown) expect(info).not.toHaveProperty('options');
    ann.drop();
    await server.remove();
  });

  it('make no frame long, for players, spectators live and late, and who comes back', async () => {
    const server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    const bob = await Guest.arrive(server.base, 'Bob');
    const guests = [ann, bob];
    const codes: string[] = [];
    for (const spectators of ['live', 'delayed'] as const) {
      const options = { theme: { words: words(5000) } };
      const code = await ann.make({ capacity: 1, options, spectators });
      codes.push(code);
      for (const guest of guests) guest.keepsFrames = true;
      await bob.watch(code);
      await ann.watch(code);
      await ann.do(code, 'start');
      await ann.until('the game is shown', () => ann.mirrors.get(code)?.view ?? undefined);
      expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
      for (const guest of guests) {
        guest.drop();
        await guest.watch(code);
      }
    }
    for (const guest of guests) {
      const tables = guest.frames.filter((frame) => frame.startsWith('{"type":"table"'));
      expect(tables.length).toBeGreaterThan(3);
      for (const frame of guest.frames) expect(frame.length).toBeLessThan(MOST_FRAME_BYTES);
      guest.drop();
    }
    // The record of a game holds the words themselves.
    const record = (await ann.ask(`/api/tables/${codes[0]}/record`)).body as string;
    expect(words(5000).filter((word) => !record.includes(word))).toEqual([]);
    await server.remove();
  });

  it('are stored once, however many tables play by them and however they wrote them, over a restart', async () => {
    const dataFolder = newDataFolder();
    const first = await startTestServer({ dataFolder });
    const ann = await Guest.arrive(first.base, 'Ann');
    const theme = words(5000).toSorted();
    const codes: string[] = [];
    for (let i = 0; i < 40; i++) {
      const written = i % 2 === 0 ? theme : theme.toReversed();
      codes.push(await ann.make({ capacity: 1, options: { theme: { words: written } } }));
    }
    for (const code of codes) await ann.do(code, 'start');
    await first.stop();
    const db = new DatabaseSync(join(dataFolder, 'wordstake.db'));
    const number = (sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
    expect(number('select count(*) from lists')).toBe(1);
    expect(number('select max(length(body)) from log')).toBeLessThan(2000);
    expect(number('select count(*) from snapshots')).toBe(40);
    expect(number('select max(length(state)) from snapshots')).toBeLessThan(4000);
    // As after a kill: from the logs.
    db.exec('delete from snapshots where t % 2 = 0');
    db.close();
    expect(statSync(join(dataFolder, 'wordstake.db')).size).toBeLessThan(1_000_000);
    const again = await startTestServer({ dataFolder });
    type Themed = { readonly theme: { readonly words: readonly string[] } };
    const inMemory = await Promise.all(
      codes.slice(0, 4).map(async (code) => {
        const state = (await again.tables.find(code))?.state;
        const inPlay = state?.playing?.state as { readonly options: Themed };
        return [state?.options as Themed, inPlay.options].map(({ theme: { words } }) => words);
      }),
    );
    const [one] = inMemory.flat();
    expect(one).toEqual(theme);
    // There is one in memory, too.
    for (const each of inMemory.flat()) expect(each).toBe(one);
    await again.remove();
  });

  it('are there as soon as a table that names them was acknowledged, though the server is killed', async () => {
    const dataFolder = newDataFolder();
    const first = await startServerProcess(dataFolder);
    const ann = await Guest.arrive(first.base, 'Ann');
    const theme = words(2000).toSorted();
    const code = await ann.make({ capacity: 1, options: { theme: { words: theme } } });
    await ann.do(code, 'start');
    await first.kill();
    const second = await startServerProcess(dataFolder);
    ann.base = second.base;
    expect((await ann.watch(code)).view?.['options']).toMatchObject({ theme: { words: reference(theme) } });
    expect((await ann.ask(`/api/lists/${nameOf(theme)}`)).body).toEqual(theme);
    expect(((await ann.ask(`/api/tables/${code}/record`)).body as string).includes(theme[1999] ?? '')).toBe(
      true,
    );
    ann.drop();
    await second.stop();
    rmSync(dataFolder, { recursive: true });
  });

  it('are those of options: nothing else that a game holds, hidden or not, is kept as a list', async () => {
    const dataFolder = newDataFolder();
    const server = await startTestServer({ dataFolder });
    const ann = await Guest.arrive(server.base, 'Ann');
    for (const game of ['buyword', 'choose-your-words']) {
      const code = await ann.make({ game, capacity: 3, options: { houseWords: ['QI'] } });
      for (let i = 0; i < 2; i++) await ann.do(code, 'add-bot', { bot: 'simple' });
      await ann.do(code, 'start');
    }
    await server.stop();
    const db = new DatabaseSync(join(dataFolder, 'wordstake.db'));
    expect(db.prepare('select count(*) as n from lists').get()).toEqual({ n: 0 });
    expect(db.prepare('select count(*) as n from snapshots').get()).toEqual({ n: 2 });
    db.close();
    rmSync(dataFolder, { recursive: true });
  });
});

describe('GET /api/lists/:sha256', () => {
  it('may be kept for good, and says when it was', async () => {
    const server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    const theme = words(100).toSorted();
    await ann.make({ options: { theme: { words: theme } } });
    const path = `/api/lists/${nameOf(theme)}`;
    const { headers } = await ask(server.base, path);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('etag')).toBe(`"${nameOf(theme)}"`);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const again = await ask(server.base, path, { headers: { 'if-none-match': `"${nameOf(theme)}"` } });
    expect([again.status, again.body]).toEqual([304, '']);
    await server.remove();
  });

  it('of no list there is says so in both languages, and is not kept', async () => {
    const server = await startTestServer();
    for (const name of [pastTheEnd, 'abc', pastTheEnd.toUpperCase(), '%00', `${pastTheEnd}0`]) {
      for (const [language, message] of [
        ['en', 'There’s nothing at this address.'],
        ['fr', 'Il n’y a rien à cette adresse.'],
      ] as const) {
        const reply = await ask(server.base, `/api/lists/${name}`, {
          headers: { 'accept-language': language },
        });
        expect([reply.status, reply.body]).toEqual([404, { code: 'not-found', message }]);
        expect(reply.headers.get('cache-control')).toBe('no-store');
      }
    }
    await server.remove();
  });

  it('is counted by what it costs', async () => {
    const burst = 3 * requestCost('list');
    const server = await startTestServer({ limits: { ...NO_LIMITS, requests: { burst, perMinute: 1 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(server.base, `/api/lists/${pastTheEnd}`)).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    await server.remove();
  });
});
