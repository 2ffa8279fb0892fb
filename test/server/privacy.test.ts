import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newDataFolder, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

describe('one’s own data', () => {
  it('can be had, and be gone: no table, list, record or log names who asked to be forgotten', async () => {
    const dataFolder = newDataFolder();
    const server = await startTestServer({ dataFolder });
    const ann = await Guest.arrive(server.base, 'Annabella');
    const bob = await Guest.arrive(server.base, 'Bob');
    // Not the face that chance would give him, which may be Ann's.
    await bob.ask('/api/identity', { name: 'Bob', language: 'en', face: 'bear', colour: 'blue' });
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    const waiting = await ann.make({ capacity: 2 });
    await bob.do(code, 'sit');
    await ann.do(code, 'start');
    await Promise.all([ann.watch(code), bob.watch(code)]);
    await ann.act(code, 'roll');
    const look = { face: 'hedgehog', colour: 'turquoise' };
    await ann.ask('/api/identity', { name: 'Annabella', language: 'en', ...look });

    const mine = await ann.ask('/api/identity/export');
    expect(mine.headers.get('content-disposition')).toBe('attachment; filename="wordstake.json"');
    expect(mine.body).toMatchObject({
      name: 'Annabella',
      language: 'en',
      ...look,
      tables: [
        { code, game: 'buyword', status: 'playing' },
        { code: waiting, status: 'open' },
      ],
      actions: [{ code, action: 'roll' }],
    });
    expect(JSON.stringify(mine.body)).not.toContain('Bob');

    const gone = await ann.ask('/api/identity/delete', {});
    expect([gone.status, gone.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ]);
    await ann.until('her line is closed', () => !ann.isConnected);
    expect(ann.refusals.at(-1)).toMatchObject({ code: 'no-identity' });
    expect((await ann.ask('/api/identity')).body.identity).toBeNull();
    expect((await ann.ask('/api/identity/export')).status).toBe(401);
    expect(
      (await ask(server.base, '/api/identity/recover', { body: { code: ann.recoveryCode } })).status,
    ).toBe(403);

    const everywhere = async (base: string): Promise<string> => {
      const eve = Guest.known(base, 'Bob', bob.cookie);
      const paths = [
        `/api/tables/${code}`,
        `/api/tables/${waiting}`,
        '/api/tables/mine',
        `/api/tables/${code}/record`,
      ];
      const answers = await Promise.all(paths.map((path) => eve.ask(path)));
      const mirror = await eve.watch(code);
      eve.drop();
      return JSON.stringify([answers.map(({ body }) => body), mirror]);
    };
    const told = await everywhere(server.base);
    for (const mark of ['Annabella', 'hedgehog', 'turquoise']) expect(told).not.toContain(mark);
    // Bob’s game goes on, or is won, by the game’s own rule; nobody waits for her.
    const { info } = (await bob.ask(`/api/tables/${code}`)).body;
    expect(info.seats).toMatchObject([
      { name: '—', gone: true },
      { name: 'Bob', gone: false },
    ]);
    bob.drop();
    await server.stop();
    const again = await startTestServer({ dataFolder });
    const toldAgain = await everywhere(again.base);
    for (const mark of ['Annabella', 'hedgehog', 'turquoise']) expect(toldAgain).not.toContain(mark);
    await again.stop();
    rmSync(dataFolder, { recursive: true });
  });

  it('is asked for by oneself alone, and not from other sites', async () => {
    const server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    expect((await ask(server.base, '/api/identity/delete', { body: {} })).status).toBe(401);
    const foreign = { cookie: ann.cookie, body: {}, headers: { origin: 'https://evil.example' } };
    expect((await ask(server.base, '/api/identity/delete', foreign)).status).toBe(403);
    expect((await ann.ask('/api/identity')).body.identity).toMatchObject({ name: 'Ann' });
    await server.remove();
  });

  it('is kept for as long as the server says', async () => {
    const server = await startTestServer({
      retention: { removeGamesAfterMs: null, removeGuestsAfterMs: 86_400_000 },
    });
    expect((await ask(server.base, '/api/privacy')).body).toEqual({
      archiveAfterDays: 30,
      removeGamesAfterDays: null,
      removeGuestsAfterDays: 1,
      removeDailyAfterDays: 30,
    });
    await server.remove();
  });
});
