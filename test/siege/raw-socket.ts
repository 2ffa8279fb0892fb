import { connect, type Socket } from 'node:net';
import { frame, upgradeRequest } from '../support/raw-socket.ts';
import type { Place } from './stranger.ts';

const LONGEST_CONTROL = 125;

/** Control frames as full as they may be (RFC 6455, 5.5). */
const many = (kind: 'ping' | 'pong', count: number): Buffer =>
  Buffer.concat(Array<Buffer>(count).fill(frame(kind, 'x'.repeat(LONGEST_CONTROL))));

export const pings = (count: number): Buffer => many('ping', count);
export const pongs = (count: number): Buffer => many('pong', count);

/** A line to the server on which anything can be said. Errors are told by its close. */
export const openLine = ({ base, from }: Place, allowHalfOpen = false): Socket => {
  const { hostname, port } = new URL(base);
  const line = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen });
  line.on('error', () => {});
  return line;
};

/** Opens a socket whose answers nobody reads; undefined where it is refused. */
export const openUnread = (
  place: Place,
  headers: Readonly<Record<string, string>>,
): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const line = openLine(place);
    line.write(upgradeRequest(headers));
    line.once('close', () => resolve(undefined));
    line.once('data', (data: Buffer) => {
      line.pause();
      if (data.toString('latin1').startsWith('HTTP/1.1 101')) resolve(line);
      else line.destroy();
    });
  });
