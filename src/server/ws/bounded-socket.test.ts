import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { BoundedSocket } from './bounded-socket.ts';

const server = createServer();
let near: WebSocket;
let far: WebSocket;
let bounded: BoundedSocket;
let raw: Duplex;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  near.terminate();
  server.close();
});

beforeEach(async () => {
  const wss = new WebSocketServer({ noServer: true, autoPong: false });
  const upgraded = new Promise<void>((resolve) => {
    server.once('upgrade', (request, socket: Duplex, head) => {
      wss.handleUpgrade(request, socket, head, (ws) => {
        far = ws;
        raw = socket;
        bounded = new BoundedSocket(ws, socket);
        resolve();
      });
    });
  });
  const { port } = server.address() as AddressInfo;
  near = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false });
  await Promise.all([upgraded, once(near, 'open')]);
});

/** Pings, and gives what the other side reads. */
const pingAndRead = async (): Promise<Buffer> => {
  const read = once(near, 'ping') as Promise<[Buffer]>;
  bounded.ping();
  return (await read)[0];
};

const answer = async (data: Buffer | string): Promise<boolean> => {
  const heard = once(far, 'pong') as Promise<[Buffer]>;
  near.pong(data);
  return bounded.takesPong((await heard)[0]);
};

describe('a sign of life', () => {
  it('is a pong that says what the last ping said, once', async () => {
    const first = await pingAndRead();
    expect(await answer(first)).toBe(true);
    expect(await answer(first)).toBe(false);
    const second = await pingAndRead();
    expect(second).not.toEqual(first);
    expect(await answer(second)).toBe(true);
  });

  it('is no pong that was sent unread, nor the answer to an earlier ping, nor any message', async () => {
    const first = await pingAndRead();
    expect(await answer(first)).toBe(true);
    await pingAndRead();
    for (const unread of ['', 'here', first]) expect(await answer(unread)).toBe(false);
    const said = once(far, 'message');
    near.send('{"type":"ping"}');
    await said;
    const closed = once(near, 'close');
    bounded.ping();
    await closed;
    expect(bounded.staysOpen()).toBe(false);
  });
});

/** Lets so many bytes wait for a client that does not read, beyond what the system takes. */
const leaveUnread = (bytes: number): void => {
  near.pause();
  while (raw.writableLength <= bytes) raw.write(Buffer.alloc(64 * 1024));
};

describe('a client with too much unread', () => {
  it.each([
    ['a text', () => bounded.send('{}')],
    ['a pong', () => bounded.pong(Buffer.from('x'))],
    ['a ping', () => bounded.ping()],
    ['a close', () => bounded.close(1008)],
    ['a close that reads no more', () => bounded.closeDeaf(1008)],
    ['a look at whether it is open', () => void bounded.staysOpen()],
  ])('is disconnected by %s', (_what, use) => {
    leaveUnread(512 * 1024);
    const before = raw.writableLength;
    use();
    expect([raw.destroyed, raw.writableLength]).toEqual([true, before]);
  });

  it('gets no pong long before that', () => {
    leaveUnread(16 * 1024);
    const before = raw.writableLength;
    bounded.pong(Buffer.from('x'));
    expect([raw.destroyed, raw.writableLength]).toEqual([false, before]);
    far.terminate();
  });
});
