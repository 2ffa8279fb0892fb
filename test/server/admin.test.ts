import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';

let server: TestServer;
afterEach(() => server.remove());

const tokenOf = (): string => readFileSync(join(server.dataFolder, 'admin-token.txt'), 'utf8').trim();

/** The host of the site, with a session. */
const enter = async () => {
  const { status, headers } = await ask(server.base, '/api/admin/enter', { body: { token: tokenOf() } });
  expect(status).toBe(200);
  const set = headers.get('set-cookie') ?? '';
  expect(set).toMatch(/HttpOnly; SameSite=Strict/);
  const cookie = set.split(';')[0] ?? '';
  return (path = '', body?: unknown) =>
    ask(server.base, `/api/admin${path}`, { cookie, ...(body === undefined ? {} : { body }) });
};

const sitTogether = async () => {
  const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
  const code = await ann.make({ capacity: 2 });
  await bob.do(code, 'sit');
  await bob.watch(code);
  return { ann, bob, code };
};

describe('the host of the site', () => {
  it('enters with a token that was made at first start for the owner alone, by session or as bearer', async () => {
    server = await startTestServer();
    expect(statSync(join(server.dataFolder, 'admin-token.txt')).mode & 0o777).toBe(0o600);
    expect(statSync(join(server.dataFolder, 'push-keys.json')).mode & 0o777).toBe(0o600);
    expect((await ask(server.base, '/api/admin')).status).toBe(403);
    expect((await ask(server.base, '/api/admin/enter', { body: { token: 'x' } })).body.code).toBe(
      'not-the-host',
    );
    const host = await enter();
    expect((await host()).body).toMatchObject({ tables: [], reports: [], bans: [] });
    const authorization = `Bearer ${tokenOf()}`;
    expect((await ask(server.base, '/api/admin', { headers: { authorization } })).status).toBe(200);
    expect((await host('/session')).body).toEqual({ open: true });
    expect((await ask(server.base, '/api/admin/session')).body).toEqual({ open: false });
    const forged = `wordstake-host=${Date.now() + 1e9}.AAAA`;
    expect((await ask(server.base, '/api/admin', { cookie: forged })).status).toBe(403);
    expect((await host('/leave', {})).headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('is not found by trying tokens', async () => {
    server = await startTestServer({ limits: { ...NO_LIMITS, adminTries: { burst: 3, perMinute: 1 } } });
    const statuses = [];
    for (const headers of [{}, { authorization: 'Bearer abc' }, { authorization: 'Bearer abc' }])
      statuses.push((await ask(server.base, '/api/admin/enter', { body: { token: 'no' }, headers })).status);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await ask(server.base, '/api/admin/enter', { body: { token: tokenOf() } })).status).toBe(429);
    const bearer = await ask(server.base, '/api/admin', { headers: { authorization: 'Bearer abc' } });
    expect(bearer.status).toBe(429);
    const right = { authorization: `Bearer ${tokenOf()}` };
    expect((await ask(server.base, '/api/admin', { headers: right })).status).toBe(429);
  });

  it('reads reports with what was said, bans who deserves it, and lets them in again', async () => {
    server = await startTestServer();
    const { ann, bob, code } = await sitTogether();
    bob.keepsFrames = true;
    bob.send({ type: 'say', table: code, id: 's1', text: 'you are all fools' });
    await bob.until('it is said', () => bob.frames.some((frame) => frame.includes('"said"')));
    const complaint = { seat: 1, reason: 'insult', note: 'see above' };
    expect((await ann.ask(`/api/tables/${code}/report`, complaint)).status).toBe(200);
    expect((await ann.ask(`/api/tables/${code}/report`, { ...complaint, seat: 3 })).status).toBe(404);
    expect((await ann.ask(`/api/tables/${code}/report`, { seat: 1, reason: 'ugly' })).status).toBe(400);
    const host = await enter();
    const { reports } = (await host()).body;
    expect(reports).toMatchObject([
      {
        reporterName: 'Ann',
        reportedName: 'Bob',
        table: code,
        reason: 'insult',
        note: 'see above',
        lines: [{ name: 'Bob', said: 'you are all fools' }],
        isOpen: true,
        isBanned: false,
      },
    ]);
    expect((await host('/ban', { report: reports[0].id, why: 'rude' })).status).toBe(200);
    await bob.until('his line is cut', () => !bob.isConnected);
    // Neither by cookie nor by code, nor as somebody new with the same cookie.
    expect((await bob.ask('/api/identity')).body.code).toBe('banned');
    expect((await bob.ask('/api/identity', { name: 'Robert', language: 'en' })).status).toBe(403);
    const back = await ask(server.base, '/api/identity/recover', { body: { code: bob.recoveryCode } });
    expect(back.body.code).toBe('banned');
    expect(await upgradeStatus(server.base, { cookie: bob.cookie })).toBe(403);
    expect((await ann.ask(`/api/tables/${code}`)).body.info.seats[1]).toBeNull();
    await host('/reports/close', { id: reports[0].id });
    const { body } = await host();
    expect(body.reports).toMatchObject([{ isOpen: false, isBanned: true }]);
    expect(body.bans).toMatchObject([{ name: 'Bob', why: 'rude' }]);
    await host('/unban', { identity: body.bans[0].identity });
    expect((await bob.ask('/api/identity')).body).toMatchObject({ identity: { name: 'Bob' } });
  });

  it('announces to all, and puts tables away', async () => {
    server = await startTestServer();
    const { ann, code } = await sitTogether();
    const host = await enter();
    await host('/announce', { en: ' Back at noon ', fr: '' });
    const { announcements } = (await ann.ask('/api/announcements')).body;
    expect(announcements).toMatchObject([{ en: 'Back at noon', fr: '' }]);
    expect((await host('/announce', { en: ' ', fr: '' })).body.code).toBe('bad-line');
    await host('/withdraw', { id: announcements[0].id });
    expect((await ann.ask('/api/announcements')).body.announcements).toEqual([]);
    expect((await host()).body.tables).toMatchObject([
      {
        code,
        names: ['Ann', 'Bob'],
        people: [
          { seat: 0, name: 'Ann' },
          { seat: 1, name: 'Bob' },
        ],
        status: 'open',
      },
    ]);
    expect((await host('/tables/close', { table: code })).status).toBe(200);
    expect((await ann.ask(`/api/tables/${code}/start`, {})).body.code).toBe('archived');
    expect((await host('/tables/close', { table: code })).status).toBe(409);
  });
});
