import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const NAME = 'Xanthippe';

/** Two at a table; the first is host, and leads. */
const sitTwo = async (): Promise<{ readonly x: Guest; readonly bob: Guest; readonly code: string }> => {
  const [x, bob] = [await Guest.arrive(server.base, NAME), await Guest.arrive(server.base, 'Bob')];
  const code = await x.make({ capacity: 2, options: { leader: 0 } });
  await bob.do(code, 'sit');
  return { x, bob, code };
};

describe('who asks for their data', () => {
  it('gets who they are, where they sit, and the records of their games', async () => {
    const { x, bob, code } = await sitTwo();
    await x.do(code, 'start');
    await x.watch(code);
    await x.act(code, 'roll');
    await bob.do(code, 'leave');
    const { status, body, headers } = await x.ask('/api/identity/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('wordstake-data.json');
    expect(body).toMatchObject({
      format: 'wordstake-server',
      version: 1,
      identity: { name: NAME, language: 'en' },
      tables: [{ code }],
      games: [{ code, number: 1 }],
    });
    expect(body.games[0].record).toContain(`[Seat0 "${NAME}"]`);
    expect((await ask(server.base, '/api/identity/export')).status).toBe(401);
    x.drop();
  });
});

describe('who asks to be forgotten', () => {
  it('is known no more by cookie, code or name, while games remain', async () => {
    const { x, bob, code } = await sitTwo();
    await x.do(code, 'start');
    await bob.watch(code);
    const open = await x.make({ capacity: 3 });
    const deleted = await x.ask('/api/identity/delete', {});
    expect(deleted.status).toBe(200);
    expect(deleted.headers.get('set-cookie')).toMatch(/^wordstake=; .*Max-Age=0/);
    // The seat in the game was given up, and is nobody's; the other is host now, and has won.
    const table = (await bob.ask(`/api/tables/${code}`)).body;
    expect(table).toMatchObject({ isHost: true, info: { status: 'over' } });
    expect(table.info.seats).toMatchObject([
      { name: '', gone: true },
      { name: 'Bob', gone: false },
    ]);
    expect((await bob.ask(`/api/records/${code}/1`)).body).toContain('[Seat0 ""]');
    expect((await bob.ask(`/api/tables/${open}`)).body.info.seats).toEqual([null, null, null]);
    // Nobody comes back as them.
    expect((await ask(server.base, '/api/identity', { cookie: x.cookie })).body.identity).toBeNull();
    expect((await x.ask('/api/tables/mine')).status).toBe(401);
    expect(await upgradeStatus(server.base, { cookie: x.cookie })).toBe(401);
    const recovered = await ask(server.base, '/api/identity/recover', { body: { code: x.recoveryCode } });
    expect(recovered).toMatchObject({ status: 403, body: { code: 'bad-recovery-code' } });
    bob.drop();
  });

  it('leaves no name on disk, after a restart too', async () => {
    const own = await startTestServer();
    const ann = await Guest.arrive(own.base, NAME);
    const bob = await Guest.arrive(own.base, 'Bob');
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    await bob.do(code, 'sit');
    await ann.do(code, 'start');
    await ann.ask('/api/identity/delete', {});
    await own.stop();
    const file = readdirSync(own.dataFolder).find((name) => name === 'wordstake.db') ?? '';
    const db = new DatabaseSync(join(own.dataFolder, file));
    db.exec('vacuum');
    db.close();
    expect(readFileSync(join(own.dataFolder, file), 'latin1')).not.toContain(NAME);
    const again = await startTestServer({ dataFolder: own.dataFolder });
    const seats = (await ask(again.base, `/api/tables/${code}`, { cookie: bob.cookie })).body.info.seats;
    expect(seats).toMatchObject([{ name: '', gone: true }, { name: 'Bob' }]);
    await again.remove();
  });
});
