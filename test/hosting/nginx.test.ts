import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';
import { FIRST, FROM, type Site, startNginx, WHOLE } from '../support/nginx.ts';

/** The whole site in front of a server. */
const startSite = (server: TestServer, changes: Readonly<Record<string, string>> = {}): Promise<Site> =>
  startNginx(WHOLE, { '127.0.0.1:8080': new URL(server.base).host, ...changes });

/** Puts a file where certbot would, and asks for it as Let's Encrypt does. */
const challenge = async ({ webroot, plain }: Site): Promise<unknown> => {
  const place = join(webroot, '.well-known', 'acme-challenge');
  mkdirSync(place, { recursive: true, mode: 0o755 });
  writeFileSync(join(place, 'token'), 'token.thumbprint', { mode: 0o644 });
  return (await ask(plain, '/.well-known/acme-challenge/token')).body;
};

describe('nginx as docs/hosting.md prints it', () => {
  let server: TestServer;
  let nginx: Site;
  let site = '';
  let plain = '';
  const trust = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];

  beforeAll(async () => {
    // The certificate is the test's own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    server = await startTestServer({ trustProxy: true });
    nginx = await startSite(server);
    ({ site, plain } = nginx);
  });

  afterAll(async () => {
    await server.remove();
    await nginx.stop();
    if (trust === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = trust;
  });

  it('leads from http to https, and says to stay there', async () => {
    const moved = await fetch(`${plain}/rules`, {
      redirect: 'manual',
      headers: { host: 'words.example.org' },
    });
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toMatch(/^https:\/\/[^/]+\/rules$/);
    const page = await ask(site, '/', { headers: { accept: 'text/html' } });
    expect(page.body).toContain('<html');
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('lets certbot prove whose name it is, before there is a certificate and when it is renewed', async () => {
    const first = await startNginx(FIRST, {});
    expect(await challenge(first)).toBe('token.thumbprint');
    expect((await ask(first.plain, '/')).status).toBe(503);
    await first.stop();
    expect(await challenge(nginx)).toBe('token.thumbprint');
  });

  it('gives cookies that only https gets', async () => {
    const { headers } = await ask(site, '/api/identity', { body: { name: 'Ann', language: 'en' } });
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  });

  it('lets people play over sockets that go through it', async () => {
    const [ann, bob] = [await Guest.arrive(site, 'Ann'), await Guest.arrive(site, 'Bob')];
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    await bob.do(code, 'sit');
    await Promise.all([ann.watch(code), bob.watch(code)]);
    await ann.do(code, 'start');
    expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted', version: 4 });
    await bob.until('he sees it', () => bob.mirrors.get(code)?.version === 4);
    // A line that breaks comes back for the rest.
    bob.drop();
    await bob.connect();
    await bob.until('he is back', () => bob.isConnected && bob.mirrors.get(code)?.version === 4);
    for (const guest of [ann, bob]) guest.drop();
  });

  it('takes sockets and changes from pages of the site only', async () => {
    const ann = await Guest.arrive(site, 'Ann');
    const { cookie } = ann;
    expect(await upgradeStatus(site, { cookie, origin: site })).toBe(101);
    expect(await upgradeStatus(site, { cookie, origin: 'https://evil.example' })).toBe(403);
    const body = { name: 'Ann', language: 'en' };
    expect((await ask(site, '/api/identity', { cookie, body, headers: { origin: site } })).status).toBe(200);
    const foreign = { origin: 'https://evil.example' };
    expect((await ask(site, '/api/identity', { cookie, body, headers: foreign })).status).toBe(403);
  });

  it('keeps the metrics to the machine, and bodies small', async () => {
    expect((await ask(site, '/metrics')).status).toBe(404);
    expect((await ask(server.base, '/metrics')).status).toBe(200);
    const large = { name: 'A'.repeat(140_000), language: 'en' };
    expect((await ask(site, '/api/identity', { body: large })).status).toBe(413);
  });

  it('holds up who asks too much, by address, network and site, and nobody else', async () => {
    const small = await startSite(server, {
      'rate=60r/s': 'rate=1r/m',
      'burst=2000': 'burst=1',
      'rate=240r/s': 'rate=1r/m',
      'burst=8000': 'burst=3',
      'rate=5r/s': 'rate=1r/m',
      'burst=300': 'burst=1',
    });
    const statusFrom = async (address: string): Promise<number> =>
      (await ask(small.site, '/healthz', { headers: { [FROM]: address } })).status;
    const statusesFrom = async (...addresses: string[]): Promise<number[]> => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(await statusFrom(address));
      return statuses;
    };
    expect(await statusesFrom('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([
      200, 200, 429, 200,
    ]);
    // A network of IPv6 is one, and so is a site with all its networks.
    const network = await statusesFrom('2001:db8:a:1::1', '2001:db8:a:1::2', '2001:db8:a:1:ffff::3');
    expect(network).toEqual([200, 200, 429]);
    const site48 = ['2001:db8:a:2::1', '2001:db8:a:2::2', '2001:db8:a:3::1', '2001:db8:b:3::1'];
    expect(await statusesFrom(...site48)).toEqual([200, 200, 429, 200]);
    // Whatever bytes it is made of.
    const lineFeeds = await statusesFrom('2001:db8:a0a:a0a::1', '2001:db8:a0a:a0a::', '2001:db8:a0a:a0a::a');
    expect(lineFeeds).toEqual([200, 200, 429]);
    const { cookie } = await Guest.arrive(small.site, 'Ann');
    const sockets: number[] = [];
    for (let i = 0; i < 3; i++)
      sockets.push(await upgradeStatus(small.site, { cookie, [FROM]: '192.0.2.3' }));
    expect(sockets).toEqual([101, 101, 429]);
    const refused = await ask(small.site, '/api/lobby', { headers: { [FROM]: '192.0.2.1' } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests', seconds: 5 } });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await small.stop();
  });

  it('leaves one address so many sockets', async () => {
    const small = await startSite(server, { 'limit_conn lines 600': 'limit_conn lines 2' });
    const { cookie } = await Guest.arrive(small.site, 'Ann');
    const from = (address: string) => ({ cookie, [FROM]: address });
    const held = Array.from(
      { length: 2 },
      () => new WebSocket(`${small.site.replace('http', 'ws')}/socket`, { headers: from('192.0.2.8') }),
    );
    await Promise.all(held.map((socket) => once(socket, 'open')));
    expect(await upgradeStatus(small.site, from('192.0.2.8'))).toBe(429);
    for (const socket of held) socket.terminate();
    await small.stop();
  });
});
