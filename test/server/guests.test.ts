import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

describe('guests', () => {
  it('need a name only, and are known again by a cookie that scripts cannot read', async () => {
    const made = await ask(server.base, '/api/identity', {
      body: { name: '  Zoé\u0007 \n', language: 'fr' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Zoé', language: 'fr' });
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^wordstake=[\w-]+\.0\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const me = await ask(server.base, '/api/identity', { cookie: cookie.split(';')[0] ?? '' });
    const { face, colour } = made.body;
    expect(me.body).toEqual({ identity: { name: 'Zoé', language: 'fr', face, colour }, lookUp: 'open' });
    expect((await ask(server.base, '/api/identity')).body).toEqual({ identity: null, lookUp: 'open' });
  });

  it('with a cookie that was tampered with are strangers', async () => {
    const { cookie } = await Guest.arrive(server.base, 'Ann');
    const other = await Guest.arrive(server.base, 'Bob');
    const [id, epoch, sign] = cookie.replace('wordstake=', '').split('.') as [string, string, string];
    const otherId = other.cookie.replace('wordstake=', '').split('.')[0];
    for (const token of [
      `${otherId}.${epoch}.${sign}`,
      `${id}.1.${sign}`,
      `${id}.00.${sign}`,
      `${id}.${sign}`,
      `${id}.${epoch}.${sign.slice(1)}A`,
      `${id}.${epoch}.`,
      `${id}.`,
      id,
      '.',
      '',
      `${id}.${epoch}.${sign}.x`,
    ]) {
      const reply = await ask(server.base, '/api/tables', {
        cookie: `wordstake=${token}`,
        body: { game: 'buyword', capacity: 2 },
      });
      expect(reply).toMatchObject({
        status: 401,
        body: { code: 'no-identity', message: 'Choose a name first.' },
      });
      expect(await upgradeStatus(server.base, { cookie: `wordstake=${token}` })).toBe(401);
    }
    expect(await upgradeStatus(server.base, { cookie })).toBe(101);
  });

  it('take their seats to another device with the recovery code, until it is renewed', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ capacity: 2 });
    const sloppy = ann.recoveryCode
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    const moved = await ask(server.base, '/api/identity/recover', { body: { code: sloppy } });
    expect(moved).toMatchObject({ status: 200, body: { name: 'Ann' } });
    const cookie = (moved.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await ask(server.base, `/api/tables/${code}`, { cookie })).body).toMatchObject({
      you: 0,
      isHost: true,
    });
    const mine = await ask(server.base, '/api/tables/mine', { cookie });
    expect(mine.body.tables).toMatchObject([{ code }]);
    const { recoveryCode } = (await ann.ask('/api/identity/code', {})).body;
    expect(recoveryCode).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const old = await ask(server.base, '/api/identity/recover', { body: { code: ann.recoveryCode } });
    expect(old).toMatchObject({ status: 403, body: { code: 'bad-recovery-code' } });
    expect((await ask(server.base, '/api/identity/recover', { body: { code: recoveryCode } })).status).toBe(
      200,
    );
    // On disk there is no trace of the codes themselves.
    const stored = readFileSync(join(server.dataFolder, 'wordstake.db'), 'latin1');
    const wal = readFileSync(join(server.dataFolder, 'wordstake.db-wal'), 'latin1');
    for (const told of [recoveryCode, ann.recoveryCode]) {
      expect(stored + wal).not.toContain(told);
      expect(stored + wal).not.toContain(told.replaceAll('-', ''));
    }
  });

  it('may take another name, and must take one', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    expect((await ann.ask('/api/identity', { name: 'Anne', language: 'fr' })).body).toMatchObject({
      name: 'Anne',
      language: 'fr',
    });
    expect(await ann.ask('/api/identity', { name: ' ', language: 'fr' })).toMatchObject({
      status: 400,
      body: { code: 'bad-name', message: 'Un nom compte de 1 à 24 caractères.' },
    });
    expect(await ann.ask('/api/identity', { name: 'x'.repeat(25), language: 'en' })).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ['\u3164'],
    ['\u2800\u2800'],
    ['\u115f\u1160'],
    ['\u034f'],
    ['\ufe0f'],
    ['\u200b\u2060\ufeff'],
    ['\u0301\u0302'],
    ['\u202e \u00ad'],
  ])('cannot have a name that nobody sees: %j', async (name) => {
    expect(await ask(server.base, '/api/identity', { body: { name, language: 'en' } })).toMatchObject({
      status: 400,
      body: { code: 'bad-name' },
    });
  });

  it.each([
    ['A\u200bn\u3164n', 'Ann'],
    [`Z${'\u0336'.repeat(22)}oe`, `Z${'\u0336'.repeat(3)}oe`],
    ['e\ufe0f\u0301', 'é'],
    ['❤\ufe0f', '❤'],
    ['李', '李'],
    ['Ann-Marie d’Été 2', 'Ann-Marie d’Été 2'],
    ['ก็ป้า', 'ก็ป้า'],
  ])('named %j is shown as %j', async (name, shown) => {
    const made = await ask(server.base, '/api/identity', { body: { name, language: 'en' } });
    expect(made).toMatchObject({ status: 201, body: { name: shown } });
  });

  it('have their secrets kept from other users of the machine', () => {
    const mode = statSync(join(server.dataFolder, 'secrets.json')).mode & 0o777;
    expect(mode).toBe(0o600);
  });
});

describe('the door', () => {
  it('behind a proxy counts by the address that the proxy names, and marks the cookie for https', async () => {
    const behind = await startTestServer({
      trustProxy: true,
      limits: { ...NO_LIMITS, identities: { burst: 1, perMinute: 0.01 } },
    });
    const come = (forwarded: string) =>
      ask(behind.base, '/api/identity', {
        body: { name: 'Ann', language: 'en' },
        headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' },
      });
    const first = await come('1.1.1.1, 9.9.9.9');
    expect(first.headers.get('set-cookie')).toMatch(/; Secure$/);
    // What the client claims before the proxy's own word counts for nothing.
    expect((await come('2.2.2.2, 9.9.9.9')).status).toBe(429);
    expect((await come('1.1.1.1, 8.8.8.8')).status).toBe(201);
    expect((await come('2001:db8:1:2:3::1')).status).toBe(201);
    expect((await come('2001:db8:1:2:ffff::2')).status).toBe(429);
    await behind.remove();
  });

  it('takes changes and sockets from our own pages and from programs only', async () => {
    const { cookie } = await Guest.arrive(server.base, 'Ann');
    const body = { game: 'buyword', capacity: 2 };
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      const reply = await ask(server.base, '/api/tables', { cookie, body, headers: { origin } });
      expect(reply).toMatchObject({ status: 403, body: { code: 'bad-origin' } });
      expect(await upgradeStatus(server.base, { cookie, origin })).toBe(403);
    }
    const own = { origin: server.base };
    expect((await ask(server.base, '/api/tables', { cookie, body, headers: own })).status).toBe(201);
    expect(await upgradeStatus(server.base, { cookie, ...own })).toBe(101);
    expect(await upgradeStatus(server.base, { cookie }, '/other')).toBe(404);
  });

  it('sends the usual headers with every answer', async () => {
    const { headers } = await ask(server.base, '/api/games');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('refuses bodies that are too large or of another shape, and says what is wrong', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    expect(
      await ann.ask('/api/tables', { game: 'buyword', capacity: 2, options: 'x'.repeat(200_000) }),
    ).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
    expect(await ann.ask('/api/tables', { game: 'buyword', capacity: 2, spy: true })).toMatchObject({
      status: 400,
      body: { code: 'bad-request', field: 'spy' },
    });
    expect(await ann.ask('/api/tables', { game: 'buyword' })).toMatchObject({ body: { field: 'capacity' } });
  });

  it('refuses what is not asked for where nothing is, and takes no body as well as an empty one', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ capacity: 1 });
    const paths = ['start', 'leave'].map((verb) => `/api/tables/${code}/${verb}`);
    for (const path of [...paths, '/api/identity/code']) {
      for (const body of [{ junk: 1 }, [], 'x', 5]) {
        expect(await ann.ask(path, body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      }
    }
    const bare = await fetch(`${server.base}${paths[0]}`, {
      method: 'POST',
      headers: { cookie: ann.cookie },
    });
    expect(bare.status).toBe(200);
  });

  it('says that an address cannot be read as it says everything else', async () => {
    for (const path of ['/api/tables/%E0%A4%A', '/%', '/api/%ff']) {
      const reply = await ask(server.base, path, { headers: { 'accept-language': 'fr' } });
      expect(reply).toMatchObject({
        status: 400,
        body: { code: 'bad-request', field: 'address', message: expect.stringContaining('Requête') },
      });
      expect(JSON.stringify(reply.body)).not.toContain('FST');
    }
  });
});
