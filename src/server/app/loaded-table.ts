import type { Seat } from '../../games/core/seat.ts';
import type { LogEntry } from './log-entry.ts';
import type { Arrangement } from './ports.ts';
import type { TableState } from './table-state.ts';

/** What a table needs to be in memory. */
export type LoadedTable = {
  readonly id: number;
  readonly code: string;
  readonly state: TableState;
  /** The keys of actions taken, with the version each led to. */
  readonly keys: ReadonlyMap<string, number>;
  /** When anybody was last seen at the table, as far as that is known. */
  readonly seenAtMs: number;
  /** The last entries of its game. */
  readonly last: readonly LogEntry[];
  /** How people have arranged what is theirs, by seat. */
  readonly arranged: ReadonlyMap<Seat, Arrangement>;
};
