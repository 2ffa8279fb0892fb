/** What goes over the socket, as docs/protocol.md tells it. What clients send is checked against these schemas. */
import Type from 'typebox';
import type { Seat, Viewer } from '../games/core/seat.ts';
import type { LobbyRow } from './lobby-row.ts';

/** Of this protocol; the server says it in its first message. */
export const PROTOCOL_VERSION = 1;

const LONGEST_CODE = 16;
const LONGEST_ACTION = 400;

const code = Type.String({ minLength: 1, maxLength: LONGEST_CODE });
const closed = { additionalProperties: false } as const;
const givenId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });

export const ClientMessage = Type.Union([
  Type.Object(
    {
      type: Type.Literal('watch'),
      table: code,
      /** The last version seen, to get only the rest. */
      version: Type.Optional(Type.Integer({ minimum: 0 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('unwatch'), table: code }, closed),
  Type.Object(
    {
      type: Type.Literal('act'),
      table: code,
      /** Chosen by the client; the same id again is the same action, done once. */
      id: givenId,
      action: Type.String({ minLength: 1, maxLength: LONGEST_ACTION }),
    },
    closed,
  ),
  /** Says something at a table: a text, or a quick phrase by its name. */
  Type.Object(
    { type: Type.Literal('say'), table: code, id: givenId, text: Type.String({ maxLength: LONGEST_ACTION }) },
    closed,
  ),
  Type.Object(
    { type: Type.Literal('say'), table: code, id: givenId, phrase: Type.String({ maxLength: 40 }) },
    closed,
  ),
  /** Follows the list of public tables, or no longer. */
  Type.Object({ type: Type.Literal('lobby'), follow: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);
export type ClientMessage = Type.Static<typeof ClientMessage>;

export type SitterInfo = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Which bot: a character, a level, or `simple`. */
  readonly bot?: string;
  /** Has given the seat up. */
  readonly gone: boolean;
};

/** What everybody may know of a table. */
export type TableInfo = {
  readonly code: string;
  readonly game: string;
  /**
   * As they were asked for, long lists by name (shared/long-lists.ts); left out of messages with a view, which has them all.
   */
  readonly options?: unknown;
  readonly capacity: number;
  readonly public: boolean;
  readonly spectators: 'off' | 'delayed' | 'live';
  readonly patienceSeconds: number | null;
  readonly status: 'open' | 'playing' | 'paused' | 'over' | 'archived';
  /** Which game of this table, from 1; 0 before the first. */
  readonly gameNumber: number;
  readonly seats: readonly (SitterInfo | null)[];
  readonly host: Seat | null;
  readonly chat: 'off' | 'phrases' | 'all';
  readonly wordFilter: boolean;
  /** When the server starts the game by itself; null where the host does. */
  readonly startsAtMs: number | null;
};

/** When time runs out, in UTC milliseconds: of seats that are to act, and of an open window. */
export type Deadlines = {
  readonly seats: readonly { readonly seat: Seat; readonly atMs: number }[];
  readonly windowMs: number | null;
};

/** A line of chat as a reader gets it. */
export type ChatLineShown = {
  readonly id: number;
  readonly atMs: number;
  readonly name: string;
  /** Where who said it sits now; null: no longer at the table. */
  readonly seat: Seat | null;
  /** Whether the reader said it. */
  readonly own: boolean;
  readonly text?: string;
  readonly phrase?: string;
};

export type Refused = {
  readonly type: 'refused';
  /** The id of the action, where one was refused. */
  readonly id?: string;
  readonly table?: string;
  readonly code: string;
  readonly message: string;
};

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly server: string;
      readonly name: string;
      readonly nowMs: number;
    }
  /** A table as a whole. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly version: number;
      readonly info: TableInfo;
      readonly you: Viewer;
      readonly isHost: boolean;
      readonly away: readonly Seat[];
      /** The game as you may see it, null before the first. */
      readonly view: Readonly<Record<string, unknown>> | null;
      /** The version after which these events happened, which you know; null: this table takes the place of what you knew. */
      readonly since: number | null;
      /** The version up to which events of this game are left out, to be asked for in pages; null: none are. */
      readonly earlier: number | null;
      readonly events: readonly unknown[];
      readonly deadlines: Deadlines;
    }
  /** One action's events; the view holds the keys that have changed. */
  | {
      readonly type: 'update';
      readonly table: string;
      readonly version: number;
      readonly events: readonly unknown[];
      readonly view: Readonly<Record<string, unknown>>;
      readonly deadlines?: Deadlines;
    }
  /** What you yourself have arranged, here or on another device: keys of your view, of no new version. */
  | {
      readonly type: 'arranged';
      readonly table: string;
      readonly view: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'presence'; readonly table: string; readonly away: readonly Seat[] }
  /** What was said: all that is kept (`whole`), or what is new. */
  | {
      readonly type: 'chat';
      readonly table: string;
      readonly whole: boolean;
      readonly lines: readonly ChatLineShown[];
    }
  | { readonly type: 'said'; readonly id: string; readonly table: string }
  /** Public tables: all of them (`whole`), or those that have changed and the codes of those that are gone. */
  | {
      readonly type: 'lobby';
      readonly whole: boolean;
      readonly rows: readonly LobbyRow[];
      readonly gone: readonly string[];
    }
  | { readonly type: 'accepted'; readonly id: string; readonly table: string; readonly version: number }
  | Refused
  | { readonly type: 'pong'; readonly nowMs: number };
