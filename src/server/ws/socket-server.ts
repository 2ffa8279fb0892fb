import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { NAMELESS_QUERY, SOCKET_PATH } from '../../protocol/socket-address.ts';
import { addressKey } from '../app/addresses.ts';
import type { Bans } from '../app/bans.ts';
import type { Chat } from '../app/chat.ts';
import type { Identities } from '../app/identities.ts';
import type { LobbyBoard } from '../app/lobby-board.ts';
import type { Metrics } from '../app/metrics.ts';
import { namelessKey } from '../app/nameless.ts';
import type { Clock, HangUp } from '../app/ports.ts';
import type { Limits, RateLimit } from '../app/rate-limits.ts';
import type { Rates } from '../app/rates.ts';
import type { Tables } from '../app/tables.ts';
import { createAddressPlaces, createTally } from '../app/tally.ts';
import type { TurnBoard } from '../app/turn-board.ts';
import type { WriteBudget } from '../app/write-budget.ts';
import { languageFrom, sentToken } from '../http/identity-cookie.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Connection, type ConnectionParts, type Visitor } from './connection.ts';

const LARGEST_MESSAGE_BYTES = 8192;
const HEARTBEAT_MS = 30_000;
const PINGED_AT_ONCE = 100;
const FAREWELL_MS = 1000;
/** Where others take over the sockets of a process that stops, they come to them at this pace. */
const MOVED_AT_ONCE = 100;
const MOVE_EVERY_MS = 50;
/** Pages and programs send a message whole; a few pieces are a matter of style, more are a flood. */
const MOST_PIECES_OF_MESSAGE = 16;
const MOST_CHUNKS_HELD = 256;

export type SocketParts = {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly lobby: LobbyBoard;
  readonly turns: TurnBoard;
  readonly bans: Bans;
  readonly identities: Identities;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly misses: RateLimit;
  readonly writeBudget: WriteBudget;
  readonly metrics: Metrics;
  readonly trustProxy: boolean;
  readonly report: (error: unknown) => void;
};

export type Sockets = {
  /** Takes no more sockets and sends all there are away: at once, or some at a time where other processes take them over. */
  readonly close: (isAlone: boolean) => Promise<void>;
  /** Closes the lines of somebody who is not let in any more, and says why. */
  readonly hangUp: HangUp;
};

/** Answers, and lets go of the connection even if the other side keeps its own half open or does not read. */
const endWith = (socket: Duplex, status: number): void => {
  const farewell = setTimeout(() => socket.destroy(), FAREWELL_MS);
  farewell.unref();
  socket.once('close', () => clearTimeout(farewell));
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
};

/** Takes sockets on a web server, at /socket: from people who have said who they are, and from those who only watch. */
export const openSockets = (server: Server, parts: SocketParts): Sockets => {
  const { identities, limits, rates, trustProxy, metrics, report } = parts;
  const options = {
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
    maxFragments: MOST_PIECES_OF_MESSAGE,
    maxBufferedChunks: MOST_CHUNKS_HELD,
    // Connections answer pings themselves, as far as the other side reads.
    autoPong: false,
    // Known to ws, but not to its types.
    closeTimeout: FAREWELL_MS,
  };
  const wss = new WebSocketServer(options);
  const openings = rates.byAddress('sockets');
  const connectionParts: ConnectionParts = {
    ...parts,
    messages: rates.byIdentity('messages'),
    messagesOfAddress: rates.byAddress('messagesOfAddress'),
  };
  const connections = new Set<Connection>();
  const ofIdentity = createTally();
  const places = createAddressPlaces(limits.socketsOfAddress);
  let namelessSoFar = 0;

  const turnAway = (socket: Duplex, status: number): void => {
    metrics.refused(`socket-${status}`);
    endWith(socket, status);
  };

  const addressOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
    const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return addressKey(last ?? socket.remoteAddress ?? '');
  };

  const admit = (request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): void => {
    wss.handleUpgrade(request, socket, head, (ws) => {
      ofIdentity.add(visitor.id, 1);
      const connection = new Connection(ws, socket, visitor, addressOf(request), connectionParts);
      connections.add(connection);
      metrics.socketsOpened++;
      metrics.sockets++;
      ws.on('close', () => {
        metrics.sockets--;
        connections.delete(connection);
        ofIdentity.add(visitor.id, -1);
      });
    });
  };

  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request);
    if (openings.take(address) > 0) return turnAway(socket, 429);
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== SOCKET_PATH) return turnAway(socket, 404);
    if (!isOwnOrigin(request.headers, trustProxy)) return turnAway(socket, 403);
    // Held from now on: an upgrade whose identity is still being looked up takes a place as well.
    const leave = places.take(address);
    if (leave === undefined) return turnAway(socket, 429);
    socket.once('close', leave);
    const sent = sentToken(request.headers);
    const who = sent === undefined ? undefined : await identities.fromToken(sent.token);
    if (socket.destroyed) return;
    if (who === undefined) {
      // A cookie that is worth nothing any more is told so, but for those who want to watch all the same.
      if (sent !== undefined && query !== NAMELESS_QUERY) return turnAway(socket, 401);
      // Only the address is bounded: each of these sockets is somebody of its own.
      const id = namelessKey(++namelessSoFar, address);
      return admit(request, socket, head, { id, who, language: languageFrom(request.headers) });
    }
    if (parts.bans.has(who.id)) return turnAway(socket, 403);
    if (ofIdentity.count(who.id) >= limits.socketsAtOnce) return turnAway(socket, 429);
    admit(request, socket, head, { id: who.id, who, language: who.language });
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    onUpgrade(request, socket, head).catch((error) => {
      report(error);
      turnAway(socket, 500);
    });
  };
  server.on('upgrade', upgrade);

  /** Some at a time: a ping to each of thousands would keep everybody waiting. */
  const beat = async (): Promise<void> => {
    let count = 0;
    for (const connection of [...connections]) {
      connection.ping();
      if (++count % PINGED_AT_ONCE === 0) await nextTurn();
    }
  };
  const heartbeat = setInterval(() => void beat().catch(report), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    hangUp: (identity, why) => {
      for (const connection of connections) if (connection.identity === identity) connection.sendAway(why);
    },
    close: async (isAlone) => {
      clearInterval(heartbeat);
      server.off('upgrade', upgrade);
      // A proxy that still comes by a connection it has kept gets no answer, and so asks another process.
      server.on('upgrade', (_request, socket) => socket.destroy());
      let count = 0;
      for (const connection of [...connections]) {
        connection.close();
        if (!isAlone && ++count % MOVED_AT_ONCE === 0) await wait(MOVE_EVERY_MS);
      }
      // Who does not answer to that is not waited for.
      setTimeout(() => {
        for (const client of wss.clients) client.terminate();
      }, FAREWELL_MS).unref();
      wss.close();
    },
  };
};
