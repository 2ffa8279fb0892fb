import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestServer } from './game-server.ts';
import type { Guest } from './guest.ts';

const MASKED = 0x80;
const FINAL = 0x80;
const OPCODES = { rest: 0x0, text: 0x1, binary: 0x2, ping: 0x9, pong: 0xa } as const;

/** A frame of up to 125 bytes as clients send them, masked with nothing. */
export const frame = (kind: keyof typeof OPCODES, text: string, isLast = true): Buffer =>
  Buffer.concat([
    Buffer.from([(isLast ? FINAL : 0) | OPCODES[kind], MASKED | text.length, 0, 0, 0, 0]),
    Buffer.from(text),
  ]);

/** The request that asks for a socket. */
export const upgradeRequest = (headers: Readonly<Record<string, string>>, path = '/socket'): string => {
  const all = {
    host: '127.0.0.1',
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** A TCP connection that never ends its own side, whatever the server does. */
export const openRaw = async (server: TestServer, localAddress?: string): Promise<Socket> => {
  const socket = connect({
    port: Number(new URL(server.base).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** How many TCP connections a server holds. */
export const connectionsOf = ({ app }: TestServer): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

/** A socket whose answers nobody reads. */
export type UnreadSocket = {
  readonly near: Socket;
  readonly far: Socket;
  /** The most bytes that the server ever held back for it. */
  readonly mostHeld: () => number;
};

/** Opens a socket whose answers nobody reads; both its ends. */
export const openUnread = async (server: TestServer, { cookie }: Guest): Promise<UnreadSocket> => {
  const near = await openRaw(server);
  const upgraded = once(server.app.server, 'upgrade');
  near.write(upgradeRequest({ cookie }));
  const [, far] = (await upgraded) as [unknown, Socket];
  await once(near, 'data');
  near.pause();
  let most = 0;
  const write = far.write.bind(far) as (...sent: unknown[]) => boolean;
  const writeAndLook = (...sent: unknown[]): boolean => {
    const wantsMore = write(...sent);
    most = Math.max(most, far.writableLength);
    return wantsMore;
  };
  Object.assign(far, { write: writeAndLook });
  return { near, far, mostHeld: () => most };
};
