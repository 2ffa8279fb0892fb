import { afterEach, describe, expect, it } from 'vitest';
import { newDataFolder, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';

let server: TestServer;
afterEach(() => server.remove());

const isKnown = async (cookie: string): Promise<boolean> =>
  (await ask(server.base, '/api/identity', { cookie })).body.identity !== null;

describe('sessions', () => {
  it.each(['/api/identity/sign-out-everywhere', '/api/identity/code'])(
    'end by %s: all cookies and sockets but those of who asked, over a restart too',
    async (path) => {
      const dataFolder = newDataFolder();
      server = await startTestServer({ dataFolder });
      const phone = await Guest.arrive(server.base, 'Ann');
      const laptop = Guest.known(server.base, 'Ann', phone.cookie);
      const old = phone.cookie;
      const code = await phone.make({});
      await phone.watch(code);
      await laptop.watch(code);
      expect((await laptop.ask(path, {})).status).toBe(200);
      await phone.until('the line is cut', () => !phone.isConnected);
      expect(phone.refusals.at(-1)).toMatchObject({ code: 'signed-out' });
      const check = async () => {
        expect([await isKnown(old), await isKnown(laptop.cookie)]).toEqual([false, true]);
        expect(await upgradeStatus(server.base, { cookie: old })).toBe(401);
        expect(await upgradeStatus(server.base, { cookie: laptop.cookie })).toBe(101);
      };
      await check();
      // What the browser that asked does next is done as the same person.
      expect((await laptop.ask('/api/identity', { name: 'Anna', language: 'en' })).status).toBe(200);
      expect((await laptop.ask(`/api/tables/${code}`)).body.you).toBe(0);
      await server.stop();
      server = await startTestServer({ dataFolder });
      await check();
    },
  );

  it('begin again by the recovery code, which signing out leaves as it is', async () => {
    server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    const other = Guest.known(server.base, 'Ann', ann.cookie);
    await ann.ask('/api/identity/sign-out-everywhere', {});
    expect(await isKnown(other.cookie)).toBe(false);
    expect((await other.ask('/api/identity/recover', { code: ann.recoveryCode })).status).toBe(200);
    expect([await isKnown(other.cookie), await isKnown(ann.cookie)]).toEqual([true, true]);
    expect((await ask(server.base, '/api/identity/sign-out-everywhere', { body: {} })).status).toBe(401);
  });
});

describe('over https', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const come = async (name: string) => {
    const body = { name, language: 'en' };
    const { headers } = await ask(server.base, '/api/identity', { body, headers: https });
    return headers.getSetCookie();
  };
  const nameOf = async (cookie: string) =>
    (await ask(server.base, '/api/identity', { cookie, headers: https })).body.identity?.name;

  it('the cookie is bound to this host, and takes the place of a plain one', async () => {
    server = await startTestServer({ trustProxy: true });
    const [bound = '', plain = ''] = await come('Ann');
    expect(bound).toMatch(/^__Host-wordstake=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    expect(plain).toMatch(/^wordstake=; Path=\/; .*Max-Age=0/);
    const { headers } = await ask(server.base, '/api/identity/delete', {
      cookie: bound.split(';')[0] ?? '',
      headers: https,
      body: {},
    });
    for (const ended of headers.getSetCookie())
      expect(ended).toMatch(/^(__Host-)?wordstake=; Path=\/; .*Max-Age=0/);
    expect(headers.getSetCookie()).toHaveLength(2);
  });

  it('a plain cookie from before the site had https is exchanged, and never counts beside a bound one', async () => {
    server = await startTestServer({ trustProxy: true });
    const bob = await Guest.arrive(server.base, 'Bob');
    const moved = await ask(server.base, '/api/identity', { cookie: bob.cookie, headers: https });
    expect(moved.body.identity.name).toBe('Bob');
    const [bound = '', plain = ''] = moved.headers.getSetCookie();
    expect(bound).toMatch(/^__Host-wordstake=/);
    expect(plain).toMatch(/^wordstake=; .*Max-Age=0/);
    const ann = ((await come('Ann'))[0] ?? '').split(';')[0] ?? '';
    expect([await nameOf(`${bob.cookie}; ${ann}`), await nameOf(`${ann}; ${bob.cookie}`)]).toEqual([
      'Ann',
      'Ann',
    ]);
    // A bound one that is no good does not let a plain one in its place.
    expect(await nameOf(`${bob.cookie}; __Host-wordstake=x`)).toBeUndefined();
    // Who has a bound one is given none again.
    const again = await ask(server.base, '/api/identity', { cookie: ann, headers: https });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await upgradeStatus(server.base, { cookie: ann, ...https })).toBe(101);
  });
});
