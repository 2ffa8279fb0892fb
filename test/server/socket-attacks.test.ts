import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../../src/server/app/rate-limits.ts';
import type { ServerConfig } from '../../src/server/config.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest, upgradeStatus } from '../support/guest.ts';
import { longList } from '../support/long-list.ts';
import { connectionsOf, frame, openRaw, openUnread, upgradeRequest } from '../support/raw-socket.ts';
import { scaled } from '../support/scale.ts';

const servers: TestServer[] = [];
const sockets: Socket[] = [];
const serverWith = async (limits: Partial<Limits> = {}, config: ServerConfig = {}): Promise<TestServer> => {
  const server = await startTestServer({ ...config, limits: { ...NO_LIMITS, ...limits } });
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.remove();
});

const PING = frame('ping', 'x'.repeat(125));
/** More than the system takes off our hands on the way to somebody who does not read. */
const FLOOD = scaled(200_000, 2_000_000);
const FLOOD_PART = Buffer.concat(Array.from({ length: 1000 }, () => PING));

/** Sends a flood of pings as fast as they are taken; ends early where the server has had enough. */
const flood = async (near: Socket, far: Socket, pings: number): Promise<void> => {
  const gone = new Promise((resolve) => far.once('close', resolve));
  for (let sent = 0; sent < pings && !far.destroyed; sent += 1000) {
    if (!near.write(FLOOD_PART)) await Promise.race([once(near, 'drain'), gone]);
  }
};

describe('pings of somebody who never reads', () => {
  it('are not answered beyond a small backlog, however many are allowed', async () => {
    const server = await serverWith();
    const eve = await Guest.arrive(server.base, 'Eve');
    const { near, far, mostHeld } = await openUnread(server, eve);
    sockets.push(near);
    await flood(near, far, FLOOD);
    await expect.poll(() => far.destroyed || far.bytesRead >= FLOOD * PING.length).toBe(true);
    expect(mostHeld()).toBeLessThan(64 * 1024);
  });

  it('count as messages, and too many of them close the socket', async () => {
    const server = await serverWith({ messages: DEFAULT_LIMITS.messages });
    const eve = await Guest.arrive(server.base, 'Eve');
    const { near, far, mostHeld } = await openUnread(server, eve);
    sockets.push(near);
    await flood(near, far, 20_000);
    await expect.poll(() => far.destroyed).toBe(true);
    expect(mostHeld()).toBeLessThan(64 * 1024);
  });
});

describe('frames that are no messages', () => {
  it.each([
    ['pongs that nobody asked for', () => frame('pong', 'here')],
    ['binary messages', () => frame('binary', 'x')],
    ['one message in a thousand pieces', (i: number) => frame(i === 0 ? 'text' : 'rest', ' ', false)],
    ['one message in a thousand empty pieces', (i: number) => frame(i === 0 ? 'text' : 'rest', '', false)],
  ])('%s close the socket', async (_what, frameAt) => {
    const server = await serverWith({ messages: { burst: 60, perMinute: 1 } });
    const eve = await Guest.arrive(server.base, 'Eve');
    const { near, far } = await openUnread(server, eve);
    sockets.push(near);
    near.write(Buffer.concat(Array.from({ length: 1000 }, (_, i) => frameAt(i))));
    await expect.poll(() => far.destroyed).toBe(true);
  });
});

describe('somebody who was sent away', () => {
  it('is not heard any more, though their side stays open', async () => {
    const server = await serverWith({ socketsAtOnce: 1 });
    const eve = await Guest.arrive(server.base, 'Eve');
    const { near, far } = await openUnread(server, eve);
    sockets.push(near);
    const bad = frame('text', '?');
    for (let i = 0; i < 102; i++) near.write(bad);
    await expect.poll(() => far.isPaused() || far.destroyed).toBe(true);
    await expect.poll(() => far.destroyed).toBe(true);
    // Their place is free again.
    await expect.poll(() => upgradeStatus(server.base, { cookie: eve.cookie })).toBe(101);
  });
});

describe('upgrades that are refused', () => {
  it('leave no connection behind, though the other side never ends its own', async () => {
    const server = await serverWith({ socketsAtOnce: 0 });
    const eve = await Guest.arrive(server.base, 'Eve');
    const requests = [
      upgradeRequest({ cookie: 'wordstake=old' }),
      upgradeRequest({}, '/elsewhere'),
      upgradeRequest({ origin: 'https://evil.example' }),
      upgradeRequest({ cookie: eve.cookie }),
      upgradeRequest({ cookie: eve.cookie, 'sec-websocket-version': '1' }),
    ];
    const before = await connectionsOf(server);
    const answers = await Promise.all(
      Array.from({ length: scaled(200, 3000) }, async (_, i) => {
        const socket = await openRaw(server);
        sockets.push(socket);
        socket.write(requests[i % requests.length] as string);
        const [answer] = (await once(socket, 'data')) as [Buffer];
        return answer.toString().split(' ', 2)[1];
      }),
    );
    expect([...new Set(answers)].sort()).toEqual(['401', '403', '404', '429']);
    await expect.poll(() => connectionsOf(server)).toBeLessThanOrEqual(before);
  });
});

describe('many at once', () => {
  it('do not get more sockets than an address may have', async () => {
    const { base } = await serverWith({ socketsOfAddress: 2 });
    const guests = await Promise.all(Array.from({ length: 10 }, (_, i) => Guest.arrive(base, `Eve ${i}`)));
    const opened = await Promise.all(
      guests.map((guest) =>
        guest.connect().then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(2);
    for (const guest of guests) guest.drop();
    await expect.poll(() => upgradeStatus(base, { cookie: guests[0]?.cookie ?? '' })).toBe(101);
  });

  it('do not watch more than eight tables over one socket', async () => {
    const { base } = await serverWith();
    const eve = await Guest.arrive(base, 'Eve');
    const codes: string[] = [];
    for (let i = 0; i < 20; i++) codes.push(await eve.make({ capacity: 2 }));
    await eve.connect();
    for (const table of codes) eve.send({ type: 'watch', table });
    await eve.until('all are answered', () => eve.refusals.length + eve.mirrors.size >= 20);
    expect(eve.mirrors.size).toBe(8);
    expect(new Set(eve.refusals.map((each) => ('code' in each ? each.code : '')))).toEqual(
      new Set(['too-many-sockets']),
    );
    // A place that is left is free again, and so is one that was kept for a table that is not there.
    eve.send({ type: 'unwatch', table: [...eve.mirrors.keys()][0] });
    eve.send({ type: 'watch', table: 'BBBBBBB' });
    await eve.until('that is refused', () => eve.refusals.length === 13);
    const next = codes.find((code) => !eve.mirrors.has(code)) as string;
    await eve.watch(next);
    eve.drop();
  });
});

describe('large bodies that come in slowly', () => {
  it('are few at a time, and hold nobody else up', async () => {
    const server = await serverWith({ largeBodiesOfAddress: 2 });
    const eve = await Guest.arrive(server.base, 'Eve');
    const large = { game: 'buyword', capacity: 2, options: { theme: { words: longList(2000) } } };
    const halves = await Promise.all(Array.from({ length: 2 }, () => openRaw(server)));
    sockets.push(...halves);
    const taken = once(server.app.server, 'request').then(() => once(server.app.server, 'request'));
    const head = `POST /api/tables HTTP/1.1\r\nhost: here\r\ncookie: ${eve.cookie}\r\ncontent-type: application/json\r\n`;
    halves[0]?.write(`${head}content-length: 100000\r\n\r\n{`);
    halves[1]?.write(`${head}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`);
    await taken;
    expect(await eve.ask('/api/tables', large)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    await eve.make({ capacity: 2 });
    for (const half of halves) half.destroy();
    await expect.poll(async () => (await eve.ask('/api/tables', large)).status).toBe(201);
  });
});

describe('connections of one address', () => {
  it('are limited, whatever they ask or do not ask for', async () => {
    const server = await serverWith({ connectionsOfAddress: 5 });
    const opened = await Promise.all(Array.from({ length: 30 }, () => openRaw(server)));
    sockets.push(...opened);
    for (const socket of opened) socket.write('GET /healthz HTTP/1.1\r\nhost: half');
    await expect.poll(() => connectionsOf(server)).toBe(5);
    // Others are not held up.
    const other = await openRaw(server, '127.0.0.2');
    sockets.push(other);
    other.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n');
    expect(String((await once(other, 'data'))[0])).toContain('200 OK');
    // Who has closed theirs may come back.
    for (const socket of opened) socket.destroy();
    await expect.poll(() => connectionsOf(server)).toBe(1);
    const again = await openRaw(server);
    sockets.push(again);
    again.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n');
    expect(String((await once(again, 'data'))[0])).toContain('200 OK');
  });

  it('count by the address that the proxy names, and by the networks around it', async () => {
    const server = await serverWith({ socketsOfAddress: 1, connectionsOfAddress: 1 }, { trustProxy: true });
    const eve = await Guest.arrive(server.base, 'Eve');
    const statusFrom = async (address: string): Promise<string | undefined> => {
      const socket = await openRaw(server);
      sockets.push(socket);
      // Only what our own proxy says counts, which comes last.
      socket.write(
        upgradeRequest({ cookie: eve.cookie, 'x-forwarded-for': `192.0.2.${sockets.length}, ${address}` }),
      );
      return String((await once(socket, 'data'))[0]).split(' ', 2)[1];
    };
    const statuses: (string | undefined)[] = [];
    const addresses = [
      ...['198.51.100.1', '198.51.100.1', '198.51.100.2'],
      // Two networks of a household, then no more; four of a site, then no more.
      ...['2001:db8:1:101::1', '2001:db8:1:101::2', '2001:db8:1:102::1', '2001:db8:1:103::1'],
      ...['2001:db8:1:201::1', '2001:db8:1:301::1', '2001:db8:1:401::1', '2001:db8:2::1'],
    ];
    for (const address of addresses) statuses.push(await statusFrom(address));
    const expected = [101, 429, 101, 101, 429, 101, 429, 101, 101, 429, 101];
    expect(statuses).toEqual(expected.map(String));
  });

  it('are the proxy’s where there is one, and then not counted', async () => {
    const server = await serverWith({ connectionsOfAddress: 5 }, { trustProxy: true });
    const opened = await Promise.all(Array.from({ length: 30 }, () => openRaw(server)));
    sockets.push(...opened);
    await expect.poll(() => connectionsOf(server)).toBe(30);
  });
});
