import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame, twoTextFrames } from './text-frames.ts';

const server = createServer();
let socket: Duplex;
let client: WebSocket;

beforeAll(async () => {
  const wss = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, duplex, head) => {
    socket = duplex;
    wss.handleUpgrade(request, duplex, head, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
});
afterAll(() => {
  client.terminate();
  server.close();
});

/** What a client hears when these bytes are sent. */
const heard = (bytes: Buffer, count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const texts: string[] = [];
    client.on('message', (data, isBinary) => {
      texts.push(isBinary ? 'binary' : data.toString());
      if (texts.length < count) return;
      client.removeAllListeners('message');
      resolve(texts);
    });
    socket.write(bytes);
  });

/** On both sides of where a frame tells its length otherwise, in letters of one, two, three and four bytes. */
const LENGTHS = [0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 65_537, 200_000];
const TEXTS = LENGTHS.flatMap((length) => ['a', 'é', '€', '🂡'].map((sign) => sign.repeat(length)));

it('a client of the protocol reads every frame, alone and two at once', async () => {
  for (const [i, text] of TEXTS.entries()) {
    expect(await heard(textFrame(text), 1)).toEqual([text]);
    const next = TEXTS[(i * 7 + 3) % TEXTS.length] as string;
    expect(await heard(twoTextFrames(text, next), 2)).toEqual([text, next]);
  }
});

it('a frame for many is made once', () => {
  const frame = textFrame('{"type":"update"}');
  expect(textFrame('{"type":"update"}')).toBe(frame);
  expect(textFrame('{"type":"pong"}')).not.toBe(frame);
});
