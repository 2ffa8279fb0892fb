import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';
import { scaled } from '../support/scale.ts';

const FRAMES = scaled(640, 40_000);
const REQUESTS = scaled(200, 10_000);
const FRAMES_A_SOCKET = 80;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const random = seeded(77);
const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)] as T;
const bytes = (most: number): Buffer =>
  Buffer.from(Array.from({ length: Math.floor(random() * most) }, () => Math.floor(random() * 256)));

const VALUES: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  'x'.repeat(5000),
  [],
  {},
  [[[[[]]]]],
  true,
  '__proto__',
  { __proto__: null },
  '\u0000\uffff',
  '../../etc/passwd',
  { length: 1e9 },
];

/** A message that is almost one. */
const brokenMessage = (code: string): string => {
  const good: Record<string, unknown> = pick([
    { type: 'watch', table: code, version: 3 },
    { type: 'unwatch', table: code },
    { type: 'act', table: code, id: 'a1', action: 'roll' },
    { type: 'ping' },
  ]);
  const key = pick([...Object.keys(good), 'extra', '__proto__', 'constructor']);
  const text = JSON.stringify({ ...good, type: random() < 0.8 ? good['type'] : pick(VALUES) });
  const value = JSON.stringify(pick(VALUES));
  return pick([
    `${text.slice(0, -1)},"${key}":${value}}`,
    text.slice(0, Math.floor(random() * text.length)),
    value,
    '['.repeat(3000),
    `{"type":"act","table":"${code}","id":"z","action":${value}}`,
    `{"type":"watch","table":${value}}`,
    `{"type":"watch","table":"${code}","version":${pick(['-1', '1e400', '0.5', '"3"', '99999999'])}}`,
  ]);
};

const openSocket = async (cookie: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
};

/** Waits until all that was sent has been read: the answer to a ping comes last. */
const drained = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
    socket.on('message', (data) => {
      if (data.toString().includes('"pong"')) resolve();
    });
    socket.send('{"type":"ping"}');
  });

const stillPlays = async (): Promise<void> => {
  const ann = await Guest.arrive(server.base, 'Ann');
  const code = await ann.make({ capacity: 1 });
  await ann.watch(code);
  await ann.do(code, 'start');
  expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
  ann.drop();
};

describe('nonsense', () => {
  it(`${FRAMES} broken frames leave the server serving`, async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ capacity: 2 });
    for (let sent = 0; sent < FRAMES; ) {
      const socket = await openSocket(ann.cookie);
      for (let i = 0; i < FRAMES_A_SOCKET && sent < FRAMES; i++, sent++) {
        if (random() < 0.1) socket.send(bytes(200), { binary: true });
        else socket.send(brokenMessage(code));
      }
      await drained(socket);
      socket.terminate();
    }
    await stillPlays();
  }, 600_000);

  it('bytes that are no frames, and frames that are too large, end the line and nothing else', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    for (const spoil of [
      (socket: WebSocket) => socket.send('x'.repeat(100_000)),
      // Underneath the protocol: whatever comes to mind.
      (socket: WebSocket) =>
        (socket as unknown as { _socket: { write: (b: Buffer) => void } })._socket.write(
          Buffer.concat([Buffer.from([0xff, 0xff]), bytes(500), Buffer.alloc(50)]),
        ),
    ]) {
      const socket = await openSocket(ann.cookie);
      const closed = once(socket, 'close');
      spoil(socket);
      await closed;
    }
    const raw = connect(Number(new URL(server.base).port), '127.0.0.1');
    raw.on('error', () => {});
    const ended = once(raw, 'close');
    raw.end('GET /socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\r\n\u0000');
    raw.resume();
    await ended;
    await stillPlays();
  });

  it('a socket that sends only nonsense is closed', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const socket = await openSocket(ann.cookie);
    const closed = once(socket, 'close');
    for (let i = 0; i < 200; i++) socket.send('{');
    expect((await closed)[0]).toBe(1008);
  });

  it(`${REQUESTS} broken requests leave the server serving`, async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ capacity: 2 });
    const paths = [
      '/api/identity',
      '/api/identity/recover',
      '/api/tables',
      `/api/tables/${code}/sit`,
      `/api/tables/${code}/add-bot`,
      `/api/tables/${code}/start`,
      '/api/tables/__proto__/sit',
      '/api/tables/..%2f..%2fsecrets.json/sit',
      '/api/tables/%00/record',
      '/api/%ff',
      '/api/constructor',
      '/t/%2e%2e%2f',
    ];
    const statuses = new Set<number>();
    const one = async (): Promise<void> => {
      const body = pick([
        () => JSON.stringify(pick(VALUES)),
        () => JSON.stringify({ name: pick(VALUES), language: pick(VALUES) }),
        () => JSON.stringify({ game: 'buyword', capacity: pick([2, 99, 'x']), options: pick(VALUES) }),
        () => `{"game":"buyword","capacity":2,"options":{"__proto__":{"wilds":1},"constructor":1}}`,
        () => '{"seat":1e999}',
        () => bytes(300).toString('latin1'),
      ])();
      const reply = await fetch(`${server.base}${pick(paths)}`, {
        method: pick(['POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH']),
        headers: {
          cookie: random() < 0.7 ? ann.cookie : `wordstake=${bytes(40).toString('hex')}.x`,
          'content-type': pick(['application/json', 'application/json', 'text/plain', 'x/y']),
        },
        body,
      });
      statuses.add(reply.status);
      const text = await reply.text();
      expect(text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d/);
    };
    for (let sent = 0; sent < REQUESTS; sent += 20) await Promise.all(Array.from({ length: 20 }, one));
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect((await ask(server.base, '/healthz')).status).toBe(200);
    expect(({} as Record<string, unknown>)['wilds']).toBeUndefined();
    await stillPlays();
  }, 600_000);
});
