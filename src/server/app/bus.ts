/**
 * What processes that serve the same tables tell each other. Any of them takes any action of any table; the store decides which of two
 * comes first. What nobody asks for, such as time running out, is done by the one process that keeps the table.
 */
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { LogEntry } from './log-entry.ts';
import type { ChatLine } from './people-store.ts';
import type { TableRow, TableStatus } from './ports.ts';
import type { Taking } from './rates.ts';

/** Who looks at a table on one process: those with a seat by identity, the others by their number. */
export type Lookers = { readonly here: readonly string[]; readonly watching: number };

/** What processes tell each other beside the entries of logs, once it is stored where it is to be. */
export type News =
  | { readonly kind: 'said'; readonly table: number; readonly line: ChatLine }
  /** Somebody wants to hear others than before. */
  | { readonly kind: 'distances'; readonly identity: string }
  | { readonly kind: 'orders'; readonly table: number }
  | { readonly kind: 'arranged'; readonly table: number; readonly seat: Seat }
  | {
      readonly kind: 'made';
      readonly table: number;
      readonly code: string;
      readonly host: string;
      readonly isPublic: boolean;
    }
  /** Somebody has another name, or sessions of theirs have ended. */
  | { readonly kind: 'identity'; readonly identity: string }
  | { readonly kind: 'forgotten'; readonly identity: string }
  | { readonly kind: 'hang-up'; readonly identity: string; readonly why: TableRefusal }
  /** Somebody is let in no more, or again. */
  | { readonly kind: 'banned'; readonly identity: string; readonly isBanned: boolean }
  | { readonly kind: 'outages' }
  /** What was taken of limits that all count together: it is told soon or not at all. */
  | { readonly kind: 'taken'; readonly rows: readonly Taking[] };

/** What another process has added to a log; only its number where the entry itself is to be read. */
export type HeardEntry = { readonly seq: number; readonly entry: LogEntry | undefined };

/** Somebody who wants to hear what other processes do. */
export type Follower = {
  readonly entry?: (table: number, heard: HeardEntry) => void;
  readonly news?: (news: News) => void;
  /** Somebody has taken a seat at a table, at whichever process; told with what is stored. */
  readonly seated?: (table: number, identity: string) => void;
  /** Others look at a table, on other processes. */
  readonly lookers?: (table: number) => void;
  /** This process keeps a table from now on, or no longer. */
  readonly keeping?: (table: number) => void;
  /** Something may not have been heard: whatever is known has to be looked at again. */
  readonly missed?: () => void;
  /** Every few seconds: what other processes have put away may be due. */
  readonly beat?: () => void;
};

/** When tables want to be looked after that nobody keeps, by their status. */
export type WakeTimes = Readonly<Record<TableStatus, number | null>>;

/** In place of a table: the chores of the house, which one process does for all. */
export const CHORES = 0;

export type Bus = {
  /** Whether there may be other processes, now or at any other time. */
  readonly isShared: boolean;
  readonly follow: (follower: Follower) => void;
  readonly tell: (news: News) => void;
  /** Takes a table that is, or is about to be, in memory; false where another process keeps it. That may change: `keeping`. */
  readonly keep: (row: Pick<TableRow, 'id' | 'wakeAtMs'>) => Promise<boolean>;
  /** Whether this process keeps a table, as far as it knows. */
  readonly keeps: (table: number) => boolean;
  /** The table is no longer in memory here. */
  readonly release: (table: number) => Promise<void>;
  /** Whether this process is the first, of all and for good, to take it upon itself to tell somebody of their turn. */
  readonly claimTurn: (table: number, seat: Seat, turn: string) => Promise<boolean>;
  /** Tells who looks at a table here. */
  readonly share: (table: number, lookers: Lookers) => void;
  /** Who looks at a table on other processes. */
  readonly lookersElsewhere: (table: number) => readonly Lookers[];
  /** Whether no other process lives. */
  readonly isAlone: () => boolean;
  /** Begins to listen; what no living process keeps gets its time to wake. */
  readonly start: (wakeTimes: () => WakeTimes) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** How many look at a table without a seat, on other processes. */
export const watchingElsewhere = (
  { lookersElsewhere }: Pick<Bus, 'lookersElsewhere'>,
  table: number,
): number => lookersElsewhere(table).reduce((sum, { watching }) => sum + watching, 0);
