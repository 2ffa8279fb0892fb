import type { Duplex } from 'node:stream';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Refusal } from '../../games/core/game.ts';
import { ClientMessage, PROTOCOL_VERSION } from '../../protocol/wire.ts';
import type { Listener } from '../app/audience.ts';
import { explain } from '../app/explain.ts';
import type { LiveTable } from '../app/live-table.ts';
import type { Clock, Identity } from '../app/ports.ts';
import type { RateLimit } from '../app/rate-limits.ts';
import type { ServedGame } from '../app/served-game.ts';
import { readCode, type Tables } from '../app/tables.ts';
import { VERSION } from '../project.ts';

const checker = Compile(ClientMessage);

/** Who does not read what is sent is let go, and comes back for the rest. */
const MOST_UNREAD_BYTES = 4_000_000;
const MOST_TABLES_WATCHED = 8;
/** After so many messages that cannot be read or come too fast, the socket is closed. */
const MOST_BAD_MESSAGES = 100;
const POLICY_VIOLATION = 1008;
const RESTARTING = 1012;

export type ConnectionParts = {
  readonly tables: Tables;
  readonly clock: Clock;
  readonly messages: RateLimit;
  readonly misses: RateLimit;
  readonly report: (error: unknown) => void;
};

const readMessage = (text: string): ClientMessage | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return checker.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** One socket of somebody: what they ask, and the tables they look at. */
export class Connection {
  /** Whether the other side has been heard of since last asked. */
  isAlive = true;
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private readonly who: Identity;
  private readonly address: string;
  private readonly parts: ConnectionParts;
  private readonly watched = new Map<string, LiveTable>();
  private readonly listener: Listener;
  private badMessages = 0;
  private isClosed = false;

  constructor(ws: WebSocket, socket: Duplex, who: Identity, address: string, parts: ConnectionParts) {
    this.ws = ws;
    this.socket = socket;
    this.who = who;
    this.address = address;
    this.parts = parts;
    this.listener = {
      identity: who.id,
      send: (frame) => this.send(frame),
      refuse: (table, refusal) => {
        this.watched.delete(table);
        this.refuse(refusal, { table });
      },
    };
    ws.on('pong', () => {
      this.isAlive = true;
    });
    ws.on('message', (data, isBinary) => this.hear(isBinary ? '' : data.toString()));
    // The close that follows says all.
    ws.on('error', () => {});
    ws.on('close', () => this.leaveAll());
    const { name } = who;
    const nowMs = parts.clock.nowMs();
    this.send(JSON.stringify({ type: 'welcome', protocol: PROTOCOL_VERSION, server: VERSION, name, nowMs }));
  }

  /** Ends the connection of a server that stops. */
  close(): void {
    this.ws.close(RESTARTING);
  }

  ping(): void {
    if (this.isAlive) this.ws.ping();
    else this.ws.terminate();
    this.isAlive = false;
  }

  private send(frame: string): void {
    if (this.ws.bufferedAmount > MOST_UNREAD_BYTES) this.ws.terminate();
    else if (this.ws.readyState === this.ws.OPEN) this.ws.send(frame);
  }

  private refuse(
    refusal: Refusal,
    about: { readonly id?: string; readonly table?: string } = {},
    served?: ServedGame,
  ): void {
    const message = explain(this.who.language, refusal, served);
    this.send(JSON.stringify({ ...refusal, ...about, type: 'refused', message }));
  }

  private leaveAll(): void {
    this.isClosed = true;
    for (const table of this.watched.values()) table.unwatch(this.listener);
    this.watched.clear();
  }

  private bad(refusal: Refusal): void {
    if (++this.badMessages > MOST_BAD_MESSAGES) this.ws.close(POLICY_VIOLATION);
    else this.refuse(refusal);
  }

  private hear(text: string): void {
    this.isAlive = true;
    const seconds = this.parts.messages.take(this.who.id);
    const message = seconds > 0 ? undefined : readMessage(text);
    if (message === undefined) {
      this.bad(
        seconds > 0
          ? ({ code: 'too-many-requests', seconds } as Refusal)
          : ({ code: 'bad-request', field: 'message' } as Refusal),
      );
      return;
    }
    this.answer(message).catch((error) => {
      this.parts.report(error);
      this.refuse({ code: 'internal' }, 'id' in message ? { id: message.id, table: message.table } : {});
    });
  }

  private async answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.watch(readCode(message.table), message.version);
      case 'unwatch':
        return this.unwatch(readCode(message.table));
      case 'act':
        return this.act(message);
      case 'ping':
        return this.send(JSON.stringify({ type: 'pong', nowMs: this.parts.clock.nowMs() }));
    }
  }

  /** A table by its code; who tries too many codes that are not there has to wait. */
  private async find(code: string, id?: string): Promise<LiveTable | undefined> {
    const table = this.watched.get(code) ?? (await this.parts.tables.find(code));
    if (table !== undefined) return table;
    const seconds = this.parts.misses.take(this.address);
    const refusal: Refusal =
      seconds > 0 ? ({ code: 'too-many-requests', seconds } as Refusal) : { code: 'no-such-table' };
    this.refuse(refusal, { table: code, ...(id === undefined ? {} : { id }) });
    return undefined;
  }

  private async watch(code: string, version: number | undefined): Promise<void> {
    if (this.watched.size >= MOST_TABLES_WATCHED && !this.watched.has(code)) {
      return this.refuse({ code: 'too-many-sockets', most: MOST_TABLES_WATCHED } as Refusal, { table: code });
    }
    const table = await this.find(code);
    if (table === undefined || this.isClosed) return;
    this.watched.set(code, table);
    const shown = await table.watch(this.listener, version);
    if (!shown.ok) {
      this.watched.delete(code);
      this.refuse(shown.error, { table: code }, table.served);
    } else if (this.isClosed) table.unwatch(this.listener);
  }

  private unwatch(code: string): void {
    this.watched.get(code)?.unwatch(this.listener);
    this.watched.delete(code);
  }

  private async act({ id, table: text, action }: Extract<ClientMessage, { type: 'act' }>): Promise<void> {
    const code = readCode(text);
    const table = await this.find(code, id);
    await table?.act(this.who.id, id, action, (answer) => {
      if (!answer.ok) return this.refuse(answer.error, { id, table: code }, table.served);
      // What follows at once, the news itself, goes out in the same packet.
      this.socket.cork();
      this.send(`{"type":"accepted","id":"${id}","table":"${code}","version":${answer.value}}`);
      process.nextTick(() => this.socket.uncork());
    });
  }
}
