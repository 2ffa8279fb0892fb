import type { Bus } from './bus.ts';
import type { TableTimes } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import type { Metrics } from './metrics.ts';
import type { BotPlayers, Clock, Outage, Store } from './ports.ts';

/** So often in a row another process may be faster at a table; one that always is would be a bug. */
export const MOST_CONFLICTS = 100;

/** What all tables of a server share. */
export type TableContext = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly bots: BotPlayers;
  readonly times: TableTimes;
  readonly outages: () => readonly Outage[];
  /** When this server started. */
  readonly startedAtMs: () => number;
  /** A number from 0 to 1, for how long a bot seems to think. */
  readonly chance: () => number;
  /** Told after every change: who keeps tables in memory may want to let one go. */
  readonly onChange: (table: LiveTable) => void;
  readonly metrics: Metrics;
  /** Where it is told what becomes of a table; never holds its code or anybody's name. */
  readonly note: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Where mistakes of ours are told; never holds anything hidden of a game. */
  readonly report: (error: unknown) => void;
};
