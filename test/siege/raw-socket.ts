import { connect, type Socket } from 'node:net';
import type { Place } from './stranger.ts';

const PING = 0x89;
const PONG = 0x8a;
const LONGEST_CONTROL = 125;

/** A control frame as full as it may be, as clients send them (RFC 6455, 5.2), masked with nothing. */
const fullControl = (head: number): Buffer =>
  Buffer.concat([
    Buffer.from([head, 0x80 | LONGEST_CONTROL, 0, 0, 0, 0]),
    Buffer.alloc(LONGEST_CONTROL, 'x'),
  ]);

const many = (frame: Buffer, count: number): Buffer => Buffer.concat(Array<Buffer>(count).fill(frame));

export const pings = (count: number): Buffer => many(fullControl(PING), count);
export const pongs = (count: number): Buffer => many(fullControl(PONG), count);

/** A line to the server on which anything can be said. Errors are told by its close. */
export const openLine = ({ base, from }: Place, allowHalfOpen = false): Socket => {
  const { hostname, port } = new URL(base);
  const line = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen });
  line.on('error', () => {});
  return line;
};

/** What asks for a socket; without a cookie it is refused. */
export const upgradeText = ({ base }: Place, cookie?: string, more = ''): string =>
  `GET /socket HTTP/1.1\r\nhost: ${new URL(base).host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
  `sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n` +
  `${cookie === undefined ? '' : `cookie: ${cookie}\r\n`}${more}\r\n`;

/** Opens a socket whose answers nobody reads; undefined where it is refused. */
export const openUnread = (place: Place, cookie: string, more?: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const line = openLine(place);
    line.write(upgradeText(place, cookie, more));
    line.once('close', () => resolve(undefined));
    line.once('data', (data: Buffer) => {
      line.pause();
      if (data.toString('latin1').startsWith('HTTP/1.1 101')) resolve(line);
      else line.destroy();
    });
  });
