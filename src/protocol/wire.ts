/** What goes over the socket, as docs/protocol.md tells it. What clients send is checked against these schemas. */
import Type from 'typebox';
import type { Seat, Viewer } from '../games/core/seat.ts';
import type { Look } from '../shared/looks.ts';
import type { TurnsAnswer } from './answers.ts';
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
  /** Follows which tables wait for one, or no longer. */
  Type.Object({ type: Type.Literal('turns'), follow: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);
export type ClientMessage = Type.Static<typeof ClientMessage>;

/** How somebody at a table looks: a person's face and colour (shared/looks.ts), or which bot it is; nothing once they are forgotten. */
export type SeatLook = Partial<Look> & {
  /** A character, a level, or `simple`. */
  readonly bot?: string;
};

/** Somebody at a table. */
export type SitterInfo = SeatLook & {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Has given the seat up. */
  readonly gone: boolean;
};

/** The room between two games: where people sit down for the next. */
export type RoomInfo = {
  readonly seats: readonly (SitterInfo | null)[];
  readonly host: Seat | null;
  /** Seats of people who are ready; bots always are. */
  readonly ready: readonly Seat[];
};

/** What everybody may know of a table. */
export type TableInfo = {
  readonly code: string;
  readonly game: string;
  /**
   * As they were asked for, long lists by name (shared/long-lists.ts). During a game they are left out of messages with a view, which
   * has those of the game; between two they are those of the next.
   */
  readonly options?: unknown;
  readonly capacity: number;
  readonly public: boolean;
  readonly spectators: 'off' | 'delayed' | 'live';
  readonly patienceSeconds: number | null;
  readonly status: 'open' | 'playing' | 'paused' | 'over' | 'archived';
  /** Which game of this table, from 1; 0 before the first. */
  readonly gameNumber: number;
  /** Those of the game that is on or over; before the first, those of the room. */
  readonly seats: readonly (SitterInfo | null)[];
  /** Of these seats. */
  readonly host: Seat | null;
  /** Between two games: the seats of the next, and who is ready for it. Null at any other time. */
  readonly next: RoomInfo | null;
  /** The rules of the last game, or those that the table was made with, where the host has changed them since. */
  readonly rulesBefore:
    | (Pick<TableInfo, 'options' | 'capacity' | 'patienceSeconds'> & {
        /** Who has, where they are still here. */
        readonly by: string | null;
      })
    | null;
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
  /** Where who said it sat when this was sent; null: no longer at the table. */
  readonly seat: Seat | null;
  /** Whether the reader said it. */
  readonly own: boolean;
  readonly text?: string;
  readonly phrase?: string;
};

/** Somebody at a table whom the reader has muted or blocked. */
export type UnheardPerson = {
  /** By which that is ended (`POST /api/mutes-and-blocks/end`). */
  readonly id: number;
  readonly name: string;
  readonly kind: 'muted' | 'blocked';
  /** Where they sit now; null: they only said something here. */
  readonly seat: Seat | null;
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
      /** Who the server takes one for; null: somebody without a name, who may watch. */
      readonly name: string | null;
      readonly nowMs: number;
    }
  /** A table as a whole. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly version: number;
      readonly info: TableInfo;
      /** With whose eyes you see the game. */
      readonly you: Viewer;
      /** Where you sit: between two games in the room, else the same as `you`. */
      readonly seated: Seat | null;
      readonly isHost: boolean;
      /** How many watch without a seat. */
      readonly watching: number;
      /** Seats of people who are away, between two games of the room. */
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
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly away: readonly Seat[];
      readonly watching: number;
    }
  /** What was said: all that is kept (`whole`), or what is new. */
  | {
      readonly type: 'chat';
      readonly table: string;
      readonly whole: boolean;
      readonly lines: readonly ChatLineShown[];
    }
  /** Whom you have muted or blocked of those who sit here, or have said something that is kept: all of them. */
  | { readonly type: 'unheard'; readonly table: string; readonly people: readonly UnheardPerson[] }
  | { readonly type: 'said'; readonly id: string; readonly table: string }
  /** Public tables: all of them (`whole`), or those that have changed and the codes of those that are gone. */
  | {
      readonly type: 'lobby';
      readonly whole: boolean;
      readonly rows: readonly LobbyRow[];
      readonly gone: readonly string[];
    }
  /** Tables where it is your turn: all of them (`whole`), or those of which that is new, and the codes of those that no longer wait. */
  | {
      readonly type: 'turns';
      readonly whole: boolean;
      readonly tables: TurnsAnswer['tables'];
      readonly gone: readonly string[];
    }
  | { readonly type: 'accepted'; readonly id: string; readonly table: string; readonly version: number }
  | Refused
  | { readonly type: 'pong'; readonly nowMs: number };
