/** What is kept of how people deal with each other; never part of a table's log or of a game's record. */
import type { Seat } from '../../games/core/seat.ts';

/** A line of a table's chat: a text, or the name of a quick phrase. */
export type ChatLine = {
  readonly id: number;
  readonly atMs: number;
  readonly identity: string;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
};

/** `muted`: their chat is not shown; `blocked`: nor do they sit down where one is host, or are matched with one. */
export type DistanceKind = 'muted' | 'blocked';

/** Somebody whom somebody wants nothing to do with. */
export type Distance = {
  readonly id: number;
  readonly identity: string;
  readonly name: string;
  readonly kind: DistanceKind;
};

export const REPORT_REASONS = ['insult', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type ReportedLine = { readonly name: string; readonly said: string; readonly identity: string };

/** A complaint about somebody, for the host of the site. */
export type Report = {
  readonly id: number;
  readonly atMs: number;
  readonly reporter: string;
  readonly reporterName: string;
  readonly reported: string;
  readonly reportedName: string;
  readonly table: string;
  readonly reason: ReportReason;
  readonly note: string;
  /** What was said lately at the table, as it was when the report was made. */
  readonly lines: readonly ReportedLine[];
  readonly isOpen: boolean;
};

export type Ban = {
  readonly identity: string;
  readonly name: string;
  readonly atMs: number;
  readonly why: string;
};

/** Something the host of the site says to all; the second language may be missing. */
export type Announcement = {
  readonly id: number;
  readonly atMs: number;
  readonly en: string;
  readonly fr: string;
};

/** What somebody wants done for them at a table, as JSON that the game understands. */
export type StandingOrder = { readonly identity: string; readonly order: unknown };

export type PushSubscription = {
  readonly identity: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** A game that is over, as it is listed. */
export type FinishedGame = {
  readonly table: number;
  readonly code: string;
  readonly game: string;
  readonly number: number;
  readonly atMs: number;
  /** Whether everybody may look at it. */
  readonly listed: boolean;
  readonly players: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly won: boolean;
    readonly isBot: boolean;
  }[];
};

/** What the log has when a game ends; kept together with the entry that ended it. */
export type GameEnd = {
  readonly game: string;
  readonly number: number;
  readonly listed: boolean;
  readonly players: readonly {
    readonly seat: Seat;
    /** Null for a bot. */
    readonly identity: string | null;
    readonly name: string;
    readonly won: boolean;
  }[];
};

export type FinishedQuery = {
  /** The beginning of a word of a player's name, as somebody types it; '' for all. */
  readonly player: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Who asks: sees the listed ones and their own. */
  readonly identity: string | null;
  readonly most: number;
};

export type PeopleStore = {
  /** Adds a line to a table's chat and lets only the newest stay; gives the line's number. */
  readonly addLine: (table: number, line: Omit<ChatLine, 'id'>, most: number) => Promise<number>;
  readonly linesOf: (table: number) => Promise<ChatLine[]>;
  /** Keeps a distance; the newest kind holds. Gives its number, by which it is ended. */
  readonly keepDistance: (
    identity: string,
    from: { readonly identity: string; readonly name: string },
    kind: DistanceKind,
    nowMs: number,
  ) => Promise<number>;
  readonly endMuteOrBlock: (identity: string, id: number) => Promise<void>;
  readonly mutesAndBlocksOf: (identity: string) => Promise<Distance[]>;
  /** Keeps a report; undefined where the same person was reported by the same since a moment, and then nothing is kept. */
  readonly addReport: (report: Omit<Report, 'id' | 'isOpen'>, sinceMs: number) => Promise<number | undefined>;
  /** Open ones first, newest first; those that follow a report, where one is named. */
  readonly reports: (most: number, after?: Pick<Report, 'id' | 'isOpen'>) => Promise<Report[]>;
  readonly findReport: (id: number) => Promise<Report | undefined>;
  readonly closeReport: (id: number) => Promise<void>;
  readonly ban: (ban: Ban) => Promise<void>;
  readonly unban: (identity: string) => Promise<void>;
  readonly bans: () => Promise<Ban[]>;
  readonly announce: (announcement: Omit<Announcement, 'id'>) => Promise<number>;
  readonly withdraw: (announcement: number) => Promise<void>;
  readonly announcements: () => Promise<Announcement[]>;
  /** Keeps what somebody wants done at a table; null takes it back. */
  readonly setOrder: (table: number, identity: string, order: unknown, nowMs: number) => Promise<void>;
  readonly ordersAt: (table: number) => Promise<StandingOrder[]>;
  /**
   * Keeps where a browser has its notifications delivered. False where that is somebody else's, and the keys are not those of
   * that browser: then nothing has changed.
   */
  readonly addSubscription: (subscription: PushSubscription, nowMs: number) => Promise<boolean>;
  readonly dropSubscription: (endpoint: string) => Promise<void>;
  readonly subscriptionsOf: (identity: string) => Promise<PushSubscription[]>;
  /** Games that are over, newest first, that somebody may see. */
  readonly finishedGames: (query: FinishedQuery) => Promise<FinishedGame[]>;
  /** All that is kept here of somebody, for who asks for their own data; plain JSON. */
  readonly exportOf: (identity: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Forgets somebody: what they said, wanted and kept is removed, their name in lists replaced. */
  readonly forget: (identity: string, nameInstead: string) => Promise<void>;
};
