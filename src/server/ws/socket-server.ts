import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Bans } from '../app/bans.ts';
import type { Chat } from '../app/chat.ts';
import type { Identities } from '../app/identities.ts';
import type { LobbyBoard } from '../app/lobby-board.ts';
import type { Metrics } from '../app/metrics.ts';
import type { Clock, HangUp, Identity } from '../app/ports.ts';
import { addressKey, createRateLimit, type Limits, type RateLimit } from '../app/rate-limits.ts';
import type { Tables } from '../app/tables.ts';
import { sentToken } from '../http/identity-cookie.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Connection, type ConnectionParts } from './connection.ts';

const PATH = '/socket';
const LARGEST_MESSAGE_BYTES = 8192;
const HEARTBEAT_MS = 30_000;
const FAREWELL_MS = 1000;

export type SocketParts = {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly lobby: LobbyBoard;
  readonly bans: Bans;
  readonly identities: Identities;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly misses: RateLimit;
  readonly metrics: Metrics;
  readonly trustProxy: boolean;
  readonly report: (error: unknown) => void;
};

export type Sockets = {
  readonly close: () => void;
  /** Closes the lines of somebody who is not let in any more, and says why. */
  readonly hangUp: HangUp;
};

const endWith = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

/** How many there are of each. */
const createTally = () => {
  const counts = new Map<string, number>();
  const add = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return { count: (key: string): number => counts.get(key) ?? 0, add };
};

/** Takes sockets on a web server, at /socket, from people who have said who they are. */
export const openSockets = (server: Server, parts: SocketParts): Sockets => {
  const { identities, limits, clock, trustProxy, metrics, report } = parts;
  const wss = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });
  const openings = createRateLimit(clock, limits.sockets);
  const connectionParts: ConnectionParts = {
    ...parts,
    messages: createRateLimit(clock, limits.messages),
  };
  const connections = new Set<Connection>();
  const ofIdentity = createTally();
  const ofAddress = createTally();

  const turnAway = (socket: Duplex, status: number): void => {
    metrics.refused(`socket-${status}`);
    endWith(socket, status);
  };

  const addressOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
    const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return addressKey(last ?? socket.remoteAddress ?? '');
  };

  const admit = (request: IncomingMessage, socket: Duplex, head: Buffer, who: Identity): void => {
    const address = addressOf(request);
    if (
      ofIdentity.count(who.id) >= limits.socketsAtOnce ||
      ofAddress.count(address) >= limits.socketsOfAddress
    ) {
      turnAway(socket, 429);
      return;
    }
    wss.handleUpgrade(request, socket, head, (ws) => {
      ofIdentity.add(who.id, 1);
      ofAddress.add(address, 1);
      const connection = new Connection(ws, socket, who, address, connectionParts);
      connections.add(connection);
      metrics.socketsOpened++;
      metrics.sockets++;
      ws.on('close', () => {
        metrics.sockets--;
        connections.delete(connection);
        ofIdentity.add(who.id, -1);
        ofAddress.add(address, -1);
      });
    });
  };

  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== PATH) return turnAway(socket, 404);
    if (!isOwnOrigin(request.headers, trustProxy)) return turnAway(socket, 403);
    if (openings.take(addressOf(request)) > 0) return turnAway(socket, 429);
    const sent = sentToken(request.headers);
    const who = sent === undefined ? undefined : await identities.fromToken(sent.token);
    if (socket.destroyed) return;
    if (who === undefined) return turnAway(socket, 401);
    if (parts.bans.has(who.id)) return turnAway(socket, 403);
    admit(request, socket, head, who);
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    onUpgrade(request, socket, head).catch((error) => {
      report(error);
      turnAway(socket, 500);
    });
  };
  server.on('upgrade', upgrade);

  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    hangUp: (identity, why) => {
      for (const connection of connections) if (connection.identity === identity) connection.sendAway(why);
    },
    close: () => {
      clearInterval(heartbeat);
      server.off('upgrade', upgrade);
      for (const connection of connections) connection.close();
      // Who does not answer to that is not waited for.
      setTimeout(() => {
        for (const client of wss.clients) client.terminate();
      }, FAREWELL_MS).unref();
      wss.close();
    },
  };
};
