import type { Judgement } from '../../catalog/game-module.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { Result } from '../../shared/result.ts';

/** An action on its way: its text, and the id under which it is done once, however often it is sent. */
export type SentAction = {
  readonly id: string;
  readonly action: string;
  /** For another who sits at this device; else for who holds it. */
  readonly seat?: Seat | undefined;
};

/**
 * Why a table, or the way to it, refused: a code with its data, and a sentence to show. A host that speaks no language leaves the
 * sentence empty: its codes are the game's own.
 */
export type LinkRefusal = { readonly code: string; readonly message: string };

/** The way of actions to one table, on the server (online/socket-link.ts) or in a worker of this page (local-host/worker-link.ts). */
export type TableLink = {
  /** Sends an action; whether it may be done even if this page goes now, so that only the table knows what became of it. */
  readonly act: (sent: SentAction) => boolean;
  /** What would be said of a word, undefined where nobody may say; left out where the table does not tell. */
  readonly judge?: (word: string) => Promise<Judgement | undefined>;
  readonly close: () => void;
};

/** What comes back by a link. */
export type LinkEvents = {
  /** The table as it is to be seen now. */
  readonly onTable: (mirror: TableMirror) => void;
  /** The table's answer to an action: the version at which it was done, or why it was refused. Gives whether anybody waits for it. */
  readonly onAnswer: (id: string, answer: Result<number, LinkRefusal>) => boolean;
  /** The table is known as it is now: what has no answer yet is to be sent, again perhaps. */
  readonly onCaughtUp: () => void;
};

/** Opens the way to a table. A lesson wraps one, and so stands between the table and the page. */
export type OpenLink<Link extends TableLink = TableLink> = (events: LinkEvents) => Link;
