import type { Seat } from '../../games/core/seat.ts';
import type { Look } from '../../shared/looks.ts';

/** Who may look on without a seat: nobody, those who see everything late, or everybody. */
export const SPECTATING = ['off', 'delayed', 'live'] as const;
export type Spectating = (typeof SPECTATING)[number];

/** What those who sit at a table may say: nothing, quick phrases, or whatever they like. */
export const CHATTING = ['off', 'phrases', 'all'] as const;
export type Chatting = (typeof CHATTING)[number];

/** What a table is besides its game's options. */
export type TableSettings = {
  /** Shown in the list of open tables; otherwise only who has the link finds it. */
  readonly public: boolean;
  readonly spectators: Spectating;
  /** How long a player who is away is waited for before the time-out plays for them; null: for ever. */
  readonly patienceSeconds: number | null;
  /** What may be said there. */
  readonly chat: Chatting;
  /** Whether vulgar words are starred out in what is said, and names with such words are not seated. */
  readonly wordFilter: boolean;
  /** When the server starts the game, with bots on the free seats where nobody else has come. */
  readonly startsAtMs?: number;
  /** Which bots take those seats: a level. */
  readonly fillWith?: string;
};

/** What a table is played by, as it was asked for; the host may change it while no game is on. */
export type TableRules = {
  readonly options: unknown;
  readonly capacity: number;
  readonly patienceSeconds: TableSettings['patienceSeconds'];
};

/** Somebody at a table; who has had themselves forgotten has no face any more. */
export type Person = Partial<Look> & { readonly id: string; readonly name: string };

/** A game's dictionary at its start, by name and by the hash of its words. */
export type LexiconPin = { readonly name: string; readonly sha256: string };

/** How much of their time the clocks of a game have used up, in milliseconds; null for seats that are not to act. */
export type ClockUse = {
  readonly turns: readonly (number | null)[];
  readonly window: number;
  /** Of the game as a whole. */
  readonly game: number;
};

/** What happened to a table; plain JSON, append-only. One entry holds all events of one action. */
export type EntryBody =
  | {
      readonly kind: 'made';
      readonly game: string;
      readonly options: unknown;
      readonly capacity: number;
      readonly settings: TableSettings;
      readonly host: Person;
    }
  /** Seats that are taken and given up are those of the room, where people sit before a game and between two. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly who: Person }
  | { readonly kind: 'bot-sat'; readonly seat: Seat; readonly bot: string; readonly name: string }
  /** Somebody who sits there goes by another name, or has another face. */
  | { readonly kind: 'renamed'; readonly seat: Seat; readonly who: Person }
  | { readonly kind: 'stood'; readonly seat: Seat; readonly host: string | null }
  | { readonly kind: 'host-passed'; readonly host: string }
  /** Somebody wants the next game to start, or no longer. Seats are those of the room. */
  | { readonly kind: 'ready'; readonly seat: Seat; readonly isReady: boolean }
  | { readonly kind: 'rules-changed'; readonly rules: TableRules; readonly by: string }
  /** Somebody wants a player gone from a game that is on. */
  | { readonly kind: 'kick-asked'; readonly seat: Seat; readonly by: string }
  /** Somebody is sent away for good: at once where no game is on, else the seat is given up by the entry that follows. */
  | { readonly kind: 'kicked'; readonly seat: Seat; readonly who: string; readonly host: string | null }
  | {
      readonly kind: 'started';
      /** Counted from 1: a rematch is the next game of the same table. */
      readonly game: number;
      readonly seed: string;
      readonly rulesVersion: number;
      readonly schemaVersion: number;
      readonly lexicon: LexiconPin;
      readonly events: readonly unknown[];
    }
  | {
      readonly kind: 'acted';
      /** The seat that acted, null for the server. */
      readonly seat: Seat | null;
      /** The action in its canonical text. */
      readonly action: string;
      readonly events: readonly unknown[];
      /** Whether the seat was given up with it, and who is host from then on. */
      readonly gone?: { readonly host: string | null };
      /** Whether the game has ended with it. */
      readonly over?: true;
      /** A bot's reason. It may speak of what is hidden, and is shown to nobody before the game is over. */
      readonly why?: unknown;
    }
  | {
      readonly kind: 'paused';
      /** Without the time the server was down. */
      readonly used: ClockUse;
    }
  | { readonly kind: 'resumed' }
  /** A backup was restored in the middle of a game: whatever chance still has to bring comes from another seed. */
  | { readonly kind: 'reseeded'; readonly seed: string; readonly events: readonly unknown[] }
  | { readonly kind: 'archived'; readonly why: 'expired' | 'abandoned' | 'finished' | 'too-long' | 'closed' };

/** One line of a table's log. Versions of a table are the numbers of its entries, counted from 1. */
export type LogEntry = {
  readonly seq: number;
  /** UTC, in milliseconds. */
  readonly atMs: number;
  /** The key under which a repeated action is known again; null for the server's own doings. */
  readonly actionKey: string | null;
  readonly body: EntryBody;
};
