import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

/** Where a server is, and which of this machine's own addresses (127.0.0.0/8) one comes from. */
export type Place = { readonly base: string; readonly from: string };

/** An answer; status 0 where the line was cut before one came. */
export type Reply = { readonly status: number; readonly body: unknown; readonly cookie: string | undefined };

export type Wish = {
  readonly cookie?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

const LINES_OF_ADDRESS = 24;
const LONGEST_ANSWER_MS = 30_000;
const NO_ANSWER: Reply = { status: 0, body: undefined, cookie: undefined };

const agents = new Map<string, Agent>();
const agentFor = (from: string): Agent => {
  const agent =
    agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: LINES_OF_ADDRESS, localAddress: from });
  agents.set(from, agent);
  return agent;
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Asks the server from an address of one's own; a body makes it a POST. */
export const askFrom = (
  { base, from }: Place,
  path: string,
  { cookie, body, raw, headers = {} }: Wish = {},
): Promise<Reply> =>
  new Promise((resolve) => {
    const sent = raw ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const asked = request(`${base}${path}`, {
      agent: agentFor(from),
      method: sent === undefined ? 'GET' : 'POST',
      timeout: LONGEST_ANSWER_MS,
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': sent.length }),
        ...headers,
      },
    });
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(NO_ANSWER));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: read(Buffer.concat(chunks).toString()),
          cookie: response.headers['set-cookie']?.map((each) => each.split(';')[0]).join('; '),
        }),
      );
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(NO_ANSWER));
    asked.end(sent);
  });

type TableAnswer = { readonly info: { readonly code: string } };

/** Somebody at an address, with an identity unless told. */
export class Stranger {
  readonly place: Place;
  readonly name: string;
  readonly cookie: string;

  private constructor(place: Place, name: string, cookie: string) {
    this.place = place;
    this.name = name;
    this.cookie = cookie;
  }

  /** Gets an identity; undefined where that is refused. */
  static async arrive(place: Place, name: string, language = 'en'): Promise<Stranger | undefined> {
    const { status, cookie } = await askFrom(place, '/api/identity', { body: { name, language } });
    return status === 201 && cookie !== undefined ? new Stranger(place, name, cookie) : undefined;
  }

  /** Somebody who has no identity, and only watches. */
  static nameless(place: Place): Stranger {
    return new Stranger(place, '', '');
  }

  ask(path: string, body?: unknown): Promise<Reply> {
    return askFrom(this.place, path, { cookie: this.cookie, body });
  }

  /** Does something at a table; the status of the answer. */
  async do(code: string, verb: string, body: unknown = {}): Promise<number> {
    return (await this.ask(`/api/tables/${code}/${verb}`, body)).status;
  }

  /** Makes a table; its code, or undefined where that is refused. */
  async make(wish: Readonly<Record<string, unknown>>): Promise<string | undefined> {
    const { status, body } = await this.ask('/api/tables', { game: 'buyword', ...wish });
    return status === 201 ? (body as TableAnswer).info.code : undefined;
  }

  /** A socket that is being opened; it says nothing of errors, the close that follows does. */
  openSocket(): WebSocket {
    const socket = new WebSocket(`${this.place.base.replace('http', 'ws')}/socket`, {
      headers: this.cookie === '' ? {} : { cookie: this.cookie },
      localAddress: this.place.from,
      perMessageDeflate: false,
    });
    socket.on('error', () => {});
    return socket;
  }
}
