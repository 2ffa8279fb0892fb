import type { Viewer } from '../../games/core/seat.ts';
import type { LogEntry } from './log-entry.ts';
import type { Store } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import type { TableState } from './table-state.ts';
import { eventsTold } from './word-lists.ts';

/** A page that was away for some minutes gets what it has missed; who wants the whole story asks for it by pages. */
const MOST_RECENT_ENTRIES = 100;
const MOST_RECENT_BYTES = 64 * 1024;

/** One action's events with their JSON, shared by all viewers from whom nothing of it is hidden. */
export type EventBatch = { readonly seq: number; readonly events: readonly unknown[]; readonly json: string };

/** The events of an entry, of whatever kind. */
export const batchOf = ({ seq, body }: LogEntry): EventBatch => {
  // A game begins with its options, whose long lists are told by name.
  const events = body.kind === 'started' ? eventsTold(body.events) : 'events' in body ? body.events : [];
  return { seq, events, json: JSON.stringify(events) };
};

/** The events of a batch as a viewer may see them, as JSON. */
export const eventsJson = (served: ServedGame, { events, json }: EventBatch, viewer: Viewer): string => {
  const seen = events.map((event) => served.redact(event, viewer));
  return seen.every((event, i) => event === events[i]) ? json : JSON.stringify(seen);
};

/** The events of several batches as a viewer may see them, as one list. */
export const allEventsJson = (served: ServedGame, batches: readonly EventBatch[], viewer: Viewer): string => {
  const lists = batches.map((batch) => eventsJson(served, batch, viewer).slice(1, -1));
  return `[${lists.filter((list) => list !== '').join()}]`;
};

/** What happened last in the game at a table: enough to go on from, however long the game is. It is seldom asked for, and kept as text. */
export class RecentEvents {
  private batches: Omit<EventBatch, 'events'>[] = [];
  private bytes = 0;
  private firstKnown: number;

  /** `after`: the version after which everything will be told to it. */
  constructor(after: number) {
    this.firstKnown = after;
  }

  /** The version after which all events of the game are held here. */
  get after(): number {
    return this.firstKnown;
  }

  /** Takes what has happened; with a start all before is over. */
  add(entry: LogEntry): EventBatch {
    const batch = batchOf(entry);
    if (entry.body.kind === 'started') {
      this.batches = [];
      this.bytes = 0;
      this.firstKnown = entry.seq - 1;
    }
    this.batches.push({ seq: batch.seq, json: batch.json });
    this.bytes += batch.json.length;
    while (this.batches.length > MOST_RECENT_ENTRIES || this.bytes > MOST_RECENT_BYTES) {
      const oldest = this.batches.shift();
      if (oldest === undefined) break;
      this.bytes -= oldest.json.length;
      this.firstKnown = oldest.seq;
    }
    return batch;
  }

  since(version: number): readonly EventBatch[] {
    return this.batches
      .filter(({ seq }) => seq > version)
      .map(({ seq, json }) => ({ seq, json, events: JSON.parse(json) as unknown[] }));
  }
}

/** The last entries of the game at a table, as a log has them. */
export const readRecent = async (
  store: Store,
  table: number,
  { version, playing }: TableState,
): Promise<readonly LogEntry[]> => {
  if (playing === null) return [];
  const after = Math.max(playing.startedAt - 1, version - MOST_RECENT_ENTRIES);
  return store.readLog(table, after, version - after);
};

/** What happened last, of entries in a row that end with a table as it is now. */
export const recentOf = (entries: readonly LogEntry[], { version }: TableState): RecentEvents => {
  const recent = new RecentEvents((entries[0]?.seq ?? version + 1) - 1);
  for (const entry of entries) recent.add(entry);
  return recent;
};
