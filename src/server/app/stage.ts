import type { Seat, Viewer } from '../../games/core/seat.ts';
import {
  Audience,
  deadlinesTail,
  type EventBatch,
  eventsJson,
  type Listener,
  PartWriter,
} from './audience.ts';
import { deadlinesOf } from './clocks.ts';
import type { LogEntry } from './log-entry.ts';
import type { Outage } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import { tableInfo } from './table-info.ts';
import { seatOf, type TableState } from './table-state.ts';
import { eventsTold } from './word-lists.ts';

/** The events of an entry, of whatever kind; a game begins with its options. */
const eventsOf = ({ body }: LogEntry): readonly unknown[] => {
  if (body.kind === 'started') return eventsTold(body.events);
  return body.kind === 'acted' ? body.events : [];
};

/**
 * Shows a table to those who look at it, as it is at one version after the other. A live table has one; one for spectators
 * who see everything late runs behind it.
 */
export class Stage {
  private readonly audiences = new Map<Viewer, Audience>();
  private readonly seatsOf = new Map<Listener, Viewer>();
  private readonly code: string;
  private readonly served: ServedGame;
  private readonly outages: () => readonly Outage[];

  constructor(code: string, served: ServedGame, outages: () => readonly Outage[]) {
    this.code = code;
    this.served = served;
    this.outages = outages;
  }

  get listeners(): Iterable<Listener> {
    return this.seatsOf.keys();
  }

  get isEmpty(): boolean {
    return this.seatsOf.size === 0;
  }

  has(listener: Listener): boolean {
    return this.seatsOf.has(listener);
  }

  remove(listener: Listener): void {
    const viewer = this.seatsOf.get(listener);
    if (viewer === undefined) return;
    this.seatsOf.delete(listener);
    const audience = this.audiences.get(viewer);
    audience?.listeners.delete(listener);
    if (audience?.listeners.size === 0) this.audiences.delete(viewer);
  }

  /** Shows a table to somebody who comes, with the events of these entries: all of the game, or those since a version. */
  add(
    listener: Listener,
    table: TableState,
    away: readonly Seat[],
    since: number | null,
    entries: readonly LogEntry[],
  ): void {
    this.remove(listener);
    const viewer = seatOf(table, listener.identity) ?? null;
    let audience = this.audiences.get(viewer);
    if (audience === undefined) {
      audience = new Audience(viewer);
      this.audiences.set(viewer, audience);
    }
    audience.listeners.add(listener);
    this.seatsOf.set(listener, viewer);
    const events = entries.flatMap(eventsOf);
    const batch = { events, json: JSON.stringify(events) };
    listener.send(this.wholeFrame(listener, audience, table, away, since, batch));
  }

  private wholeFrame(
    listener: Listener,
    audience: Audience,
    table: TableState,
    away: readonly Seat[],
    since: number | null,
    batch: EventBatch,
  ): string {
    const { served } = this;
    const { viewer } = audience;
    const view = audience.whole(served, table.playing);
    const { options, ...info } = tableInfo(this.code, table);
    return [
      `{"type":"table","table":"${this.code}","version":${table.version}`,
      // A view has the options whole: they are told once.
      `"info":${JSON.stringify(view === 'null' ? { ...info, options } : info)}`,
      `"you":${viewer}`,
      `"isHost":${table.host === listener.identity}`,
      `"away":${JSON.stringify(away)}`,
      `"view":${view}`,
      `"since":${since}`,
      `"events":${eventsJson(served, batch, viewer)}`,
      `"deadlines":${JSON.stringify(deadlinesOf(table, this.outages()))}}`,
    ].join(',');
  }

  /** Shows what an entry has changed; `before`: the table as it was. */
  show(before: TableState, table: TableState, entry: LogEntry, away: () => readonly Seat[]): void {
    if (this.isEmpty) return;
    const { body } = entry;
    if (body.kind !== 'acted' || body.gone !== undefined || before.status !== table.status) {
      // Seats may have changed hands: everybody is placed anew.
      for (const listener of [...this.listeners]) {
        this.add(listener, table, away(), body.kind === 'started' ? null : entry.seq - 1, [entry]);
      }
      return;
    }
    const state = table.playing?.state;
    if (state === undefined || state === null) return;
    const batch = { events: body.events, json: JSON.stringify(body.events) };
    const tail = deadlinesTail(deadlinesOf(table, this.outages()));
    const writer = new PartWriter();
    for (const audience of this.audiences.values()) {
      const events = eventsJson(this.served, batch, audience.viewer);
      const view = audience.changes(this.served, state, writer);
      audience.send(
        `{"type":"update","table":"${this.code}","version":${entry.seq},"events":${events},"view":{${view}}${tail}}`,
      );
    }
  }

  send(frame: string): void {
    for (const audience of this.audiences.values()) audience.send(frame);
  }
}
