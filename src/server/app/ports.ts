import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { Language } from '../../shared/language.ts';
import type { Look } from '../../shared/looks.ts';
import type { DailyStore } from './daily-store.ts';
import type { LogEntry } from './log-entry.ts';
import type { GameEnd, PeopleStore } from './people-store.ts';
import type { UpkeepStore } from './upkeep-store.ts';

export const TABLE_STATUSES = ['open', 'playing', 'paused', 'over', 'archived'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** What can be found about a table without reading its log; kept in step with the log by the same transactions. */
export type TableRow = {
  readonly id: number;
  readonly code: string;
  readonly status: TableStatus;
  readonly isPublic: boolean;
  readonly changedAtMs: number;
  /** When the table wants to be looked after; null: not until somebody comes. */
  readonly wakeAtMs: number | null;
};

/** What changes in a table's row together with an entry. */
export type RowChange = {
  readonly status?: TableStatus;
  /** Identities that sit down, for the list of one's own tables. */
  readonly sitters?: readonly string[];
  /** The game that ends with the entry. */
  readonly ended?: GameEnd;
};

/**
 * How somebody has arranged what only they see, as an action that may come as often as they like: of each seat the last one is
 * kept beside the log, and enters it only when it comes to count.
 */
export type Arrangement = {
  /** Of the table, when it was arranged. */
  readonly version: number;
  readonly action: string;
  readonly events: readonly unknown[];
};

/** A table's state at a version, plain JSON: a cache, valid for one engine only. */
export type Snapshot = { readonly seq: number; readonly engine: string; readonly state: unknown };

export type Identity = Look & {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
};

/**
 * Why nothing can be kept: no room, no way to write, what was kept is damaged; or, where the database is another program, it is not
 * there, does not answer in time, can only be read, or has been taken by another process.
 */
export type StoreProblem =
  | 'disk-full'
  | 'unwritable'
  | 'damaged'
  | 'unreachable'
  | 'slow'
  | 'read-only'
  | 'in-use';

/** Somebody whom the store knows; cookies of an earlier epoch than theirs are worth nothing. */
export type KnownIdentity = Identity & { readonly epoch: number };

export type Outage = { readonly fromMs: number; readonly toMs: number };

/**
 * Where tables live. Appends are durable when their promise is fulfilled, and happen wholly or not at all; the pair
 * (table, seq) is unique, so of two writers at the same version one wins and the other is told. Every adapter passes
 * test/contract/store-contract.ts.
 */
export type Store = {
  /**
   * Makes a table with its first entry. None is made where the code is taken, or where its maker has `mostOpen` tables that
   * wait for their first game; however many are asked for at once.
   */
  readonly createTable: (
    row: Omit<TableRow, 'id'>,
    first: LogEntry,
    sitters: readonly string[],
    mostOpen: number,
  ) => Promise<number | 'code-taken' | 'too-many-open'>;
  /** Adds an entry; false where the table has another entry of that number already, and then nothing has changed. */
  readonly append: (table: number, entry: LogEntry, change?: RowChange) => Promise<boolean>;
  readonly findTable: (code: string) => Promise<TableRow | undefined>;
  /** The entries after a version, in order; where `most` is given, no more than so many. */
  readonly readLog: (table: number, afterSeq: number, most?: number) => Promise<LogEntry[]>;
  /** Keeps how somebody has arranged what is theirs, in place of what was kept for the seat before. */
  readonly keepArrangement: (table: number, seat: number, arrangement: Arrangement) => Promise<void>;
  readonly arrangementsOf: (table: number) => Promise<(readonly [seat: number, Arrangement])[]>;
  /** Public tables at which a game is played, newest first. */
  readonly publicGames: (most: number) => Promise<TableRow[]>;
  /** Tables of all kinds, those that changed last first. */
  readonly allTables: (most: number) => Promise<TableRow[]>;
  /** Open public tables, newest first, of each maker only so many. */
  readonly publicTables: (most: number, mostOfOne: number) => Promise<TableRow[]>;
  /** Whether somebody has ever sat at a table. */
  readonly hasSat: (table: number, identity: string) => Promise<boolean>;
  /** How many tables there are of each status. */
  readonly countTables: () => Promise<Readonly<Record<TableStatus, number>>>;
  /** Where somebody sits, newest first, archived tables left out. */
  readonly tablesOf: (identity: string, most: number) => Promise<TableRow[]>;
  /** Tables whose time to wake lies between two moments, both included, the earliest first. */
  readonly dueTables: (fromMs: number, toMs: number, most: number) => Promise<TableRow[]>;
  /** The earliest time to wake from a moment on. */
  readonly nextWakeMs: (fromMs: number) => Promise<number | undefined>;
  /** Gives all tables with one time to wake another, by their status. */
  readonly replaceWake: (
    wakeAtMs: number,
    instead: Readonly<Record<TableStatus, number | null>>,
  ) => Promise<void>;
  readonly setWake: (table: number, wakeAtMs: number | null) => Promise<void>;
  /** Keeps a table's snapshot, and with it when the table wants to be looked after. */
  readonly saveSnapshot: (table: number, snapshot: Snapshot, wakeAtMs: number | null) => Promise<void>;
  /** The last snapshot of a table; its state is undefined where it cannot be read. */
  readonly readSnapshot: (table: number) => Promise<Snapshot | undefined>;
  /**
   * A long list of words, as JSON, by the SHA-256 of that. What tables are played by is kept once, with the entry that first
   * names it, and until the last table is removed that does (shared/long-lists.ts).
   */
  readonly readList: (sha256: string) => Promise<string | undefined>;
  /** Keeps an identity with the hash of its recovery code. */
  readonly createIdentity: (identity: Identity, recoveryHash: string, nowMs: number) => Promise<void>;
  /** Whether anybody is known here. */
  readonly hasIdentities: () => Promise<boolean>;
  readonly findIdentity: (id: string) => Promise<KnownIdentity | undefined>;
  readonly updateIdentity: (identity: Identity) => Promise<void>;
  /** Begins the next epoch of an identity, with another recovery code where one is given; undefined where there is none. */
  readonly endSessions: (id: string, recoveryHash?: string) => Promise<number | undefined>;
  readonly findByRecovery: (recoveryHash: string) => Promise<KnownIdentity | undefined>;
  /** Says that the server lives; what lies between the last beat and the next start was an outage. */
  readonly beat: (nowMs: number) => Promise<void>;
  readonly lastBeatMs: () => Promise<number | undefined>;
  /** The first beat after one that could not be stored: an outage where nobody's was for so long. Whether that was so. */
  readonly beatAgain: (nowMs: number, leastMs: number) => Promise<boolean>;
  readonly addOutage: (outage: Outage) => Promise<void>;
  readonly outages: () => Promise<Outage[]>;
  /** How people deal with each other. */
  readonly people: PeopleStore;
  readonly upkeep: UpkeepStore;
  readonly daily: DailyStore;
  /** What is wrong with the store, as far as its last reads and writes have shown. */
  readonly problem: () => StoreProblem | undefined;
  /** Reads all that is kept through, beside whatever else happens; what is damaged is then a problem. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Timer = { readonly cancel: () => void };

/** Time, so that tests can turn it. */
export type Clock = {
  readonly nowMs: () => number;
  /** Calls once, at a time or soon after it. */
  readonly at: (timeMs: number, call: () => void) => Timer;
};

/** A clock that knows of the machine's sleep. */
export type MachineClock = Clock & {
  /** For how long the machine has been awake, from any moment on: this stands still while it sleeps, and never jumps. */
  readonly awakeMs: () => number;
};

/** What a notification says, and the page it leads to; a later one with the same tag takes its place. */
export type Notification = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
};

/** Tells people something who are not here, if they have asked for it. */
export type Notifier = {
  /** What browsers need to subscribe. */
  readonly publicKey: string;
  /** Whether notifications may be sent to an address. */
  readonly isAddress: (endpoint: string) => boolean;
  readonly notify: (identity: string, message: Notification) => Promise<void>;
};

/** Closes whatever lines somebody has, and says why. */
export type HangUp = (identity: string, why: TableRefusal) => void;

/** A bot's turn: which bot of which game, what it sees, and the seed of what it leaves to chance. */
export type BotQuestion = {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
  /** How much it may think (bots/levels.ts); as much as at a table where it is left out. */
  readonly work?: number;
};
/** The text of what a bot does, and its reason, which may speak of what is hidden. */
export type BotAnswer = { readonly text: string; readonly why?: unknown };

/** Who plays for the seats of bots. */
export type BotPlayers = {
  /** What a bot does that sees this; undefined where it knows nothing to do. */
  readonly choose: (question: BotQuestion) => Promise<BotAnswer | undefined>;
  readonly close: () => Promise<void>;
};
