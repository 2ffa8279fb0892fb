import type { Duplex } from 'node:stream';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Refusal } from '../../games/core/game.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { MOVE_CODE } from '../../protocol/socket-address.ts';
import { ClientMessage, PROTOCOL_VERSION } from '../../protocol/wire.ts';
import type { Language } from '../../shared/language.ts';
import { actionKey } from '../app/action-keys.ts';
import type { Listener } from '../app/audience.ts';
import type { Chat } from '../app/chat.ts';
import { messageCost, storedByText } from '../app/costs.ts';
import { explain } from '../app/explain.ts';
import { findTable } from '../app/find-table.ts';
import type { LiveTable } from '../app/live-table.ts';
import type { LobbyBoard } from '../app/lobby-board.ts';
import type { Metrics } from '../app/metrics.ts';
import type { Clock, Identity } from '../app/ports.ts';
import { type RateLimit, takeFromAll } from '../app/rate-limits.ts';
import type { ServedGame } from '../app/served-game.ts';
import { readCode, type Tables } from '../app/tables.ts';
import type { TurnBoard } from '../app/turn-board.ts';
import type { WriteBudget, Writer } from '../app/write-budget.ts';
import { VERSION } from '../project.ts';
import { BoundedSocket } from './bounded-socket.ts';

const checker = Compile(ClientMessage);

const MOST_TABLES_WATCHED = 8;
/** After so many messages that cannot be read or come too fast, the socket is closed. */
const MOST_BAD_MESSAGES = 100;
const POLICY_VIOLATION = 1008;

export type ConnectionParts = {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly lobby: LobbyBoard;
  readonly turns: TurnBoard;
  readonly clock: Clock;
  readonly messages: RateLimit;
  readonly messagesOfAddress: RateLimit;
  readonly misses: RateLimit;
  readonly writeBudget: WriteBudget;
  readonly metrics: Metrics;
  readonly report: (error: unknown) => void;
};

/** Who is at the other end of a socket: somebody known, or somebody who watches without a name. */
export type Visitor = {
  /** An identity's, or one that stands for it (app/nameless.ts). */
  readonly id: string;
  readonly who: Identity | undefined;
  readonly language: Language;
};

const readMessage = (text: string): ClientMessage | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return checker.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

type ActMessage = Extract<ClientMessage, { type: 'act' }>;
type SayMessage = Extract<ClientMessage, { type: 'say' }>;

type About = { readonly id?: string; readonly table?: string };

/** What an answer to a message names, so that who sent it knows which it was. */
const aboutOf = (message: ClientMessage): About => ({
  ...('id' in message ? { id: message.id } : {}),
  ...('table' in message ? { table: readCode(message.table) } : {}),
});

/** One socket of somebody: what they ask, and the tables they look at. */
export class Connection {
  private readonly line: BoundedSocket;
  private readonly visitor: Visitor;
  private readonly address: string;
  private readonly writer: Writer;
  private readonly parts: ConnectionParts;
  /** Where each message counts. */
  private readonly shares: readonly (readonly [RateLimit, string])[];
  private readonly watched = new Map<string, LiveTable>();
  /** How many tables are being looked for, each of which has its place among those watched. */
  private watchesUnderWay = 0;
  private readonly listener: Listener;
  private badMessages = 0;
  /** An acknowledgement that goes out in one packet with the news that follow it at once. */
  private held: string | undefined;
  private isClosed = false;

  constructor(ws: WebSocket, socket: Duplex, visitor: Visitor, address: string, parts: ConnectionParts) {
    this.line = new BoundedSocket(ws, socket);
    this.visitor = visitor;
    this.address = address;
    this.writer = { address, who: visitor.id };
    this.parts = parts;
    this.shares = [
      [parts.messagesOfAddress, address],
      [parts.messages, visitor.id],
    ];
    this.listener = {
      identity: visitor.id,
      send: (frame) => this.send(frame),
      refuse: (code, refusal) => {
        const table = this.watched.get(code);
        if (table !== undefined) parts.chat.leave(table, this.listener);
        this.watched.delete(code);
        this.refuse(refusal, { table: code });
      },
    };
    ws.on('ping', (data) => {
      if (this.takes()) this.line.pong(data);
    });
    ws.on('pong', (data) => {
      if (!this.line.takesPong(data)) this.takes();
    });
    ws.on('message', (data, isBinary) => this.hear(isBinary ? '' : data.toString()));
    // The close that follows says all.
    ws.on('error', () => {});
    ws.on('close', () => this.leaveAll());
    const name = visitor.who?.name ?? null;
    const nowMs = parts.clock.nowMs();
    this.send(JSON.stringify({ type: 'welcome', protocol: PROTOCOL_VERSION, server: VERSION, name, nowMs }));
  }

  get identity(): string {
    return this.visitor.id;
  }

  /** Ends the connection of somebody who is not let in any more. */
  sendAway(why: TableRefusal): void {
    this.refuse(why);
    this.line.close(POLICY_VIOLATION);
  }

  /** Ends the connection of a server that stops: whoever is at the other end goes on at another. */
  close(): void {
    this.line.close(MOVE_CODE);
  }

  /** Asks whether the other side still reads. Only the answer counts: a client that sends but never reads is as good as gone. */
  ping(): void {
    this.line.ping();
  }

  private send(text: string): void {
    const { held } = this;
    this.held = undefined;
    this.line.send(text, held);
  }

  /** Sends what is held, where nothing has taken it along. */
  private release(): void {
    const { held } = this;
    if (held === undefined) return;
    this.held = undefined;
    this.send(held);
  }

  private refuse(refusal: Refusal, about: About = {}, served?: ServedGame): void {
    this.parts.metrics.refused(refusal.code);
    const message = explain(this.visitor.language, refusal, served);
    this.send(JSON.stringify({ ...refusal, ...about, type: 'refused', message }));
  }

  private leaveAll(): void {
    this.isClosed = true;
    this.parts.lobby.unfollow(this.listener);
    this.parts.turns.unfollow(this.listener);
    for (const table of this.watched.values()) this.lookAway(table);
    this.watched.clear();
  }

  private bad(refusal: Refusal, about?: About): void {
    if (++this.badMessages > MOST_BAD_MESSAGES) this.line.closeDeaf(POLICY_VIOLATION);
    else this.refuse(refusal, about);
  }

  /** Counts what was sent, by identity and by address; 0 where that is fine. */
  private secondsToWait(cost: number): number {
    return takeFromAll(this.shares, cost);
  }

  /** Counts a frame that is no message of ours, but was sent all the same. */
  private takes(): boolean {
    if (!this.line.staysOpen()) return false;
    const seconds = this.secondsToWait(1);
    if (seconds > 0) this.bad({ code: 'too-many-requests', seconds } as Refusal);
    return seconds === 0;
  }

  private hear(text: string): void {
    if (!this.line.staysOpen()) return;
    const message = readMessage(text);
    const seconds = this.secondsToWait(messageCost(message));
    if (message === undefined) {
      this.bad({ code: 'bad-request', field: 'message' } as Refusal);
      return;
    }
    if (seconds > 0) {
      this.bad({ code: 'too-many-requests', seconds } as Refusal, aboutOf(message));
      return;
    }
    this.answer(message).catch((error) => {
      this.parts.report(error);
      this.refuse({ code: 'internal' }, aboutOf(message));
    });
  }

  private answer(message: ClientMessage): Promise<void> {
    return message.type === 'act' || message.type === 'say' ? this.takePart(message) : this.attend(message);
  }

  /** What whoever only looks on may ask as well. */
  private async attend(message: Exclude<ClientMessage, ActMessage | SayMessage>): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.watch(readCode(message.table), message.version);
      case 'unwatch':
        return this.unwatch(readCode(message.table));
      case 'lobby':
        if (message.follow) return this.parts.lobby.follow(this.listener);
        return this.parts.lobby.unfollow(this.listener);
      case 'turns':
        if (message.follow) return this.parts.turns.follow(this.listener);
        return this.parts.turns.unfollow(this.listener);
      case 'ping':
        return this.send(JSON.stringify({ type: 'pong', nowMs: this.parts.clock.nowMs() }));
    }
  }

  /** What only somebody with a name can do. */
  private takePart(message: ActMessage | SayMessage): Promise<void> {
    const { who } = this.visitor;
    if (who !== undefined) return message.type === 'act' ? this.act(who, message) : this.say(who, message);
    this.refuse({ code: 'no-identity' }, aboutOf(message));
    return Promise.resolve();
  }

  private async find(code: string, id?: string): Promise<LiveTable | undefined> {
    const watched = this.watched.get(code);
    if (watched !== undefined) return watched;
    const { tables, misses } = this.parts;
    const table = await findTable(tables, misses, code, { address: this.address, who: this.visitor.who?.id });
    if (table.ok) return table.value;
    this.refuse(table.error, { table: code, ...(id === undefined ? {} : { id }) });
    return undefined;
  }

  private async watch(code: string, version: number | undefined): Promise<void> {
    const isNew = !this.watched.has(code);
    if (isNew && this.watched.size + this.watchesUnderWay >= MOST_TABLES_WATCHED) {
      return this.refuse({ code: 'too-many-sockets', most: MOST_TABLES_WATCHED } as Refusal, { table: code });
    }
    // The place is taken before it is known whether there is such a table, or many at once would find room.
    if (isNew) this.watchesUnderWay++;
    const table = await this.find(code).finally(() => {
      if (isNew) this.watchesUnderWay--;
    });
    if (table === undefined || this.isClosed) return;
    this.watched.set(code, table);
    const shown = await table.watch(this.listener, version).catch((error) => {
      // A table that could not be shown may leave memory: it is looked for anew the next time.
      this.watched.delete(code);
      throw error;
    });
    if (!shown.ok) {
      this.watched.delete(code);
      this.refuse(shown.error, { table: code }, table.served);
    } else if (this.isClosed) table.unwatch(this.listener);
    else await this.parts.chat.join(table, this.listener);
    if (this.isClosed) this.lookAway(table);
  }

  private lookAway(table: LiveTable): void {
    table.unwatch(this.listener);
    this.parts.chat.leave(table, this.listener);
  }

  private unwatch(code: string): void {
    const table = this.watched.get(code);
    if (table !== undefined) this.lookAway(table);
    this.watched.delete(code);
  }

  /** Counts what is about to be left on disk; false where that is too much, which is said. */
  private mayStore(bytes: number, about: About): boolean {
    const seconds = bytes === 0 ? 0 : this.parts.writeBudget.take(this.writer, bytes);
    if (seconds > 0) this.refuse({ code: 'written-too-much', seconds } as Refusal, about);
    return seconds === 0;
  }

  private async say(who: Identity, { id, table: text, ...saying }: SayMessage): Promise<void> {
    const code = readCode(text);
    const table = await this.find(code, id);
    const bytes = storedByText(('text' in saying ? saying.text : saying.phrase) ?? '');
    if (table === undefined || !this.mayStore(bytes, { id, table: code })) return;
    const said = await this.parts.chat.say(table, who, saying);
    if (said.ok) this.send(JSON.stringify({ type: 'said', id, table: code }));
    else {
      this.parts.writeBudget.giveBack(this.writer, bytes);
      this.refuse(said.error, { id, table: code }, table.served);
    }
  }

  private async act(who: Identity, { id, table: text, action }: ActMessage): Promise<void> {
    const startedMs = performance.now();
    // Most name the table as we do.
    let table = this.watched.get(text);
    const code = table === undefined ? readCode(text) : text;
    table ??= await this.find(code, id);
    // What is done already is answered once more, and written no more.
    const key = actionKey(who.id, id);
    const bytes = table?.actionKeys.has(key) ? 0 : storedByText(action);
    if (table === undefined || !this.mayStore(bytes, { id, table: code })) return;
    try {
      await table.act(who.id, key, action, (answer) => {
        if (!answer.ok) {
          this.parts.writeBudget.giveBack(this.writer, bytes);
          return this.refuse(answer.error, { id, table: code }, table.served);
        }
        this.release();
        this.held = `{"type":"accepted","id":"${id}","table":"${code}","version":${answer.value}}`;
        this.parts.metrics.actionSeconds.observe((performance.now() - startedMs) / 1000);
      });
    } finally {
      this.release();
    }
  }
}
