import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Metrics } from '../../src/server/app/metrics.ts';
import { createRateLimit } from '../../src/server/app/rate-limits.ts';
import { systemClock } from '../../src/server/system-clock.ts';
import { Connection } from '../../src/server/ws/connection.ts';
import { LONGEST_LIST_TOLD } from '../../src/shared/long-lists.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

/** A text frame as clients send them, masked with nothing. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** As many words as are told one by one, each as long as it may be. */
const longestTold = (length: number): string[] =>
  Array.from({ length: LONGEST_LIST_TOLD }, (_, i) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]?.repeat(length) ?? '');

/** Opens a socket whose answers nobody reads; both its ends. */
const openUnread = async ({ cookie }: Guest): Promise<{ readonly near: Socket; readonly far: Socket }> => {
  const { host, port } = new URL(server.base);
  const near = connect(Number(port), '127.0.0.1');
  near.on('error', () => {});
  const upgraded = once(server.app.server, 'upgrade');
  near.write(
    `GET /socket HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\ncookie: ${cookie}\r\n\r\n`,
  );
  const [, far] = (await upgraded) as [unknown, Socket];
  await once(near, 'data');
  near.pause();
  return { near, far };
};

describe('who does not read', () => {
  it('is let go before much has piled up', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const options = {
      houseWords: longestTold(15),
      houseBans: longestTold(14),
      theme: { words: longestTold(40) },
    };
    const code = await ann.make({ capacity: 1, options });
    await ann.do(code, 'start');
    const { near, far } = await openUnread(ann);
    const closed = once(far, 'close');
    let mostHeld = 0;
    const write = far.write.bind(far) as (...sent: unknown[]) => boolean;
    const writeAndLook = (...sent: unknown[]): boolean => {
      const wantsMore = write(...sent);
      mostHeld = Math.max(mostHeld, far.writableLength);
      return wantsMore;
    };
    Object.assign(far, { write: writeAndLook });
    // The system itself takes some megabytes; what comes after that is ours to hold.
    const watch = frame(JSON.stringify({ type: 'watch', table: code }));
    for (let i = 0; i < 4000; i++) near.write(watch);
    await closed;
    expect(mostHeld).toBeGreaterThan(400 * 1024);
    expect(mostHeld).toBeLessThan(600 * 1024);
    near.destroy();
  });

  it('is not taken for somebody who is there because of what they send', () => {
    const ws = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      pings: 0,
      isEnded: false,
      send: () => {},
      ping: () => void ws.pings++,
      terminate: () => {
        ws.isEnded = true;
      },
    });
    const connection = new Connection(
      ws as unknown as WebSocket,
      new PassThrough(),
      { id: 'ann', name: 'Ann', language: 'en' },
      '127.0.0.1',
      {
        tables: server.tables,
        chat: server.company.chat,
        lobby: server.company.lobby,
        clock: systemClock,
        messages: createRateLimit(systemClock, NO_LIMITS.messages),
        misses: createRateLimit(systemClock, NO_LIMITS.misses),
        metrics: new Metrics(),
        report: () => {},
      },
    );
    connection.ping();
    ws.emit('pong');
    connection.ping();
    expect([ws.pings, ws.isEnded]).toEqual([2, false]);
    ws.emit('message', Buffer.from('{"type":"ping"}'), false);
    connection.ping();
    expect([ws.pings, ws.isEnded]).toEqual([2, true]);
  });
});
