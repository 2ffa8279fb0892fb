import { once } from 'node:events';
import { WebSocket } from 'ws';
import { reflect, type TableMirror } from '../../src/protocol/table-mirror.ts';
import type { ServerMessage } from '../../src/protocol/wire.ts';

export type Reply = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers, tests look into it
  readonly body: any;
  readonly headers: Headers;
};

/** Asks the server; a body is sent as JSON. */
export const ask = async (
  base: string,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply> => {
  const reply = await fetch(`${base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, body: isJson ? JSON.parse(text) : text, headers: reply.headers };
};

/** How the server answers an upgrade: 101, or why not. */
export const upgradeStatus = (
  base: string,
  headers: Record<string, string>,
  path = '/socket',
): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => {
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => {});
  });

type Answer = Extract<ServerMessage, { type: 'accepted' | 'refused' }>;

const isUnshown = (message: Answer): boolean =>
  message.type === 'refused' && message.code === 'internal' && message.id === undefined;

/** A guest of the server, with an identity and a socket that comes back after it was lost. */
export class Guest {
  /** Whether it takes another line where a table cannot be shown to it: for servers and databases that are cut off. */
  isPersistent = false;
  readonly name: string;
  cookie: string;
  readonly recoveryCode: string;
  /** Every frame that came, for who wants to look through them. */
  readonly frames: string[] = [];
  keepsFrames = false;
  /** With which code each line was closed by a server, or was lost (1006). */
  readonly closedWith: number[] = [];
  /** How often the rest had to be asked for. */
  gaps = 0;
  readonly mirrors = new Map<string, TableMirror>();
  base: string;
  private headers: Record<string, string> = {};
  private socket: WebSocket | undefined;
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private readonly listeners = new Set<() => void>();
  readonly refusals: Answer[] = [];
  /** Every action that was sent, however often. */
  readonly sent: { readonly id: string; readonly action: string }[] = [];

  private constructor(base: string, name: string, cookie: string, recoveryCode: string) {
    this.base = base;
    this.name = name;
    this.cookie = cookie;
    this.recoveryCode = recoveryCode;
  }

  /** Somebody new; what they send with every request and socket may be told. */
  static async arrive(
    base: string,
    name: string,
    language = 'en',
    headers: Record<string, string> = {},
  ): Promise<Guest> {
    const reply = await ask(base, '/api/identity', { body: { name, language }, headers });
    if (reply.status !== 201) throw new Error(`no identity: ${JSON.stringify(reply.body)}`);
    const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const guest = new Guest(base, name, cookie, reply.body.recoveryCode);
    guest.headers = headers;
    return guest;
  }

  /** A guest from before, by the cookie that was kept. */
  static known(base: string, name: string, cookie: string): Guest {
    return new Guest(base, name, cookie, '');
  }

  /** Somebody who has no name here: they only watch. */
  static nameless(base: string, headers: Record<string, string> = {}): Guest {
    const guest = new Guest(base, 'Nobody', '', '');
    guest.headers = headers;
    return guest;
  }

  /** Asks as a browser does: with the cookie, and keeping a new one. */
  async ask(path: string, body?: unknown): Promise<Reply> {
    const reply = await ask(this.base, path, {
      cookie: this.cookie,
      headers: this.headers,
      ...(body === undefined ? {} : { body }),
    });
    const [given] = /^wordstake=[^;]+/.exec(reply.headers.get('set-cookie') ?? '') ?? [];
    if (given !== undefined) this.cookie = given;
    return reply;
  }

  /** Makes a table and gives its code. */
  async make(wish: Record<string, unknown>): Promise<string> {
    const { body, status } = await this.ask('/api/tables', { game: 'buyword', capacity: 4, ...wish });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.info.code;
  }

  /** Does something at a table; fails where that is refused. */
  async do(code: string, verb: string, body: unknown = {}): Promise<Reply['body']> {
    const reply = await this.ask(`/api/tables/${code}/${verb}`, body);
    if (reply.status !== 200) throw new Error(`${verb} refused: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  async connect(path = '/socket'): Promise<void> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}${path}`, {
      headers: { ...this.headers, ...(this.cookie === '' ? {} : { cookie: this.cookie }) },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(data.toString());
    });
    socket.on('error', () => {});
    socket.on('close', () => this.changed());
    await once(socket, 'open');
    socket.on('close', (code) => {
      if (this.socket === socket) this.closedWith.push(code);
    });
    for (const [code, { version }] of this.mirrors) this.send({ type: 'watch', table: code, version });
  }

  /** Cuts the line without a word. */
  drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.terminate();
    this.changed();
  }

  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.isConnected) this.socket?.send(text);
  }

  private hear(text: string): void {
    if (this.keepsFrames) this.frames.push(text);
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'accepted' || message.type === 'refused') {
      if (message.type === 'refused') this.refusals.push(message);
      // A table that could not be shown again: only another line helps.
      if (this.isPersistent && isUnshown(message) && this.mirrors.has(message.table ?? '')) this.drop();
      const { id } = message;
      if (id !== undefined) this.answers.get(id)?.(message);
      if (id !== undefined) this.answers.delete(id);
    } else if ('table' in message) {
      const before = this.mirrors.get(message.table);
      const after = reflect(before, message);
      if (after === 'gap') {
        this.gaps++;
        this.send({ type: 'watch', table: message.table, version: before?.version ?? 0 });
      } else if (after !== undefined) this.mirrors.set(message.table, after);
    }
    this.changed();
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Waits until something holds; fails after a while. */
  until<T>(what: string, holds: () => T | undefined | false, timeoutMs = 20_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): boolean => {
        const value = holds();
        if (value === undefined || value === false) return false;
        clearTimeout(timer);
        this.listeners.delete(look as () => void);
        resolve(value);
        return true;
      };
      const timer = setTimeout(() => {
        this.listeners.delete(look as () => void);
        reject(new Error(`${this.name} waited in vain until ${what}`));
      }, timeoutMs);
      if (!look()) this.listeners.add(look as () => void);
    });
  }

  /** Looks at a table from now on. */
  async watch(code: string): Promise<TableMirror> {
    if (!this.isConnected) await this.connect();
    this.send({ type: 'watch', table: code });
    return this.until('the table is shown', () => this.mirrors.get(code.toUpperCase()));
  }

  /** Acts, and waits for the answer; undefined where the line was lost first. */
  act(table: string, action: string, id: string = crypto.randomUUID()): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    this.answers.set(id, (came) => {
      answer = came;
    });
    const { socket } = this;
    this.sent.push({ id, action });
    this.send({ type: 'act', table, id, action });
    return this.until(`"${action}" is answered`, () => {
      if (answer !== undefined) return { answer };
      return this.socket !== socket || !this.isConnected ? { answer: undefined } : undefined;
    }).then((settled) => settled.answer);
  }
}
