import type { Seat, Viewer } from '../../games/core/seat.ts';
import { Audience, deadlinesTail, type Listener, PartWriter } from './audience.ts';
import { deadlinesOf } from './clocks.ts';
import type { LogEntry } from './log-entry.ts';
import { Pace } from './pace.ts';
import type { Clock, Outage } from './ports.ts';
import { allEventsJson, type EventBatch, eventsJson, type RecentEvents } from './recent-events.ts';
import { roomOf } from './room.ts';
import type { ServedGame } from './served-game.ts';
import { tableInfo } from './table-info.ts';
import { mayLook, seatOf, type TableState } from './table-state.ts';

/** A whole table is shown to everybody at once so often in a row (eight friends who sit down together do not wait), then four times a second. */
const WHOLE_TABLES = { atOnce: 10, apartMs: 250 };

export type BroadcasterParts = {
  readonly code: string;
  readonly served: ServedGame;
  readonly clock: Clock;
  readonly outages: () => readonly Outage[];
  readonly recent: RecentEvents;
  /** How many watch without a seat. */
  readonly watching: () => number;
};

/** With whose eyes a table is seen: those of a seat, of spectators, or of somebody who may see the room and not its game. */
type Eyes = Viewer | 'room';

/** A table as all are to see it, as soon as there is time for that. */
type Owed = {
  readonly table: TableState;
  readonly away: () => readonly Seat[];
  /** The version of which everybody knows, but for those who came later. */
  readonly since: number;
};

/**
 * Shows a table to those who look at it, as it is at one version after the other. A live table has one; one for spectators
 * who see everything late runs behind it. What is the same for several is written once; where seats or the host change faster
 * than everybody can be shown the table anew, the latest is shown a moment later.
 */
export class Broadcaster {
  private readonly audiences = new Map<Eyes, Audience>();
  private readonly seatsOf = new Map<Listener, Eyes>();
  private readonly parts: BroadcasterParts;
  private readonly pace: Pace;
  private owed: Owed | undefined;
  /** Those who have come while something was owed, with the version they were shown. */
  private readonly cameAt = new Map<Listener, number>();

  constructor(parts: BroadcasterParts) {
    this.parts = parts;
    this.pace = new Pace(parts.clock, WHOLE_TABLES, () => this.payOwed());
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
    const eyes = this.seatsOf.get(listener);
    if (eyes === undefined) return;
    this.seatsOf.delete(listener);
    this.cameAt.delete(listener);
    const audience = this.audiences.get(eyes);
    audience?.listeners.delete(listener);
    if (audience?.listeners.size === 0) this.audiences.delete(eyes);
  }

  close(): void {
    this.pace.close();
  }

  /** Shows a table to somebody who comes: as it is, with what happened since a version they know or else what happened last. */
  add(listener: Listener, table: TableState, away: readonly Seat[], known: number | undefined): void {
    this.remove(listener);
    const viewer = seatOf(table, listener.identity) ?? null;
    const eyes = mayLook(table, listener.identity) ? viewer : 'room';
    let audience = this.audiences.get(eyes);
    if (audience === undefined) {
      audience = new Audience(viewer, eyes !== 'room');
      this.audiences.set(eyes, audience);
    }
    audience.listeners.add(listener);
    this.seatsOf.set(listener, eyes);
    if (this.owed !== undefined) this.cameAt.set(listener, table.version);
    listener.send(this.wholeFrame(listener, audience, table, away, known));
  }

  /** A whole table for somebody; all but where they sit in the room, whether they are the host, and how many watch, is written once for who sees it with the same eyes. */
  private wholeFrame(
    { identity }: Listener,
    audience: Audience,
    table: TableState,
    away: readonly Seat[],
    known: number | undefined,
  ): string {
    const { recent, outages } = this.parts;
    // What happened before the game, or in the one before, is no part of it.
    const first = table.playing?.startedAt ?? table.version;
    const goesOn = known !== undefined && known >= Math.max(first, recent.after) && known <= table.version;
    const since = goesOn ? known : null;
    const deadlines = JSON.stringify(deadlinesOf(table, outages()));
    const key = `${since} ${away.join()} ${deadlines}`;
    if (audience.told?.table !== table || audience.told.key !== key)
      audience.told = { table, key, ...this.wholeTexts(audience, table, away, since, deadlines) };
    const { head, tail } = audience.told;
    const watching = this.parts.watching();
    const seated = seatOf(roomOf(table), identity) ?? null;
    return `${head},"seated":${seated},"isHost":${table.host === identity},"watching":${watching},${tail}`;
  }

  private wholeTexts(
    audience: Audience,
    table: TableState,
    away: readonly Seat[],
    since: number | null,
    deadlines: string,
  ): { readonly head: string; readonly tail: string } {
    const { code, served, recent } = this.parts;
    const { version } = table;
    const playing = audience.seesGame ? table.playing : null;
    const view = audience.whole(served, playing);
    const { options, ...info } = tableInfo(code, table);
    // During a game the view has the options: they are told once. Between two those of the next one may be others.
    const isTold = view !== 'null' && table.next === null;
    const isCut = since === null && playing !== null && recent.after >= playing.startedAt;
    const happened = playing === null ? [] : recent.since(since ?? 0);
    const head = [
      `{"type":"table","table":"${code}","version":${version}`,
      `"info":${JSON.stringify(isTold ? info : { ...info, options })}`,
      `"you":${audience.viewer}`,
    ];
    const tail = [
      `"away":${JSON.stringify(away)}`,
      `"view":${view}`,
      `"since":${since}`,
      `"earlier":${isCut ? recent.after : null}`,
      `"events":${allEventsJson(served, happened, audience.viewer)}`,
      `"deadlines":${deadlines}}`,
    ];
    return { head: head.join(), tail: tail.join() };
  }

  /** Shows what an entry has changed; `before`: the table as it was. */
  show(before: TableState, table: TableState, entry: LogEntry, away: () => readonly Seat[]): void {
    const batch = this.parts.recent.add(entry);
    if (this.isEmpty) return;
    const { body } = entry;
    if (this.owed !== undefined) this.owed = { ...this.owed, table, away };
    // Seats may have changed hands: everybody is placed anew.
    else if (body.kind !== 'acted' || body.gone !== undefined || before.status !== table.status)
      this.owed = { table, away, since: entry.seq - 1 };
    if (this.owed === undefined) this.showChanges(table, batch);
    else this.pace.ask();
  }

  /** Shows what one action has changed. */
  private showChanges(table: TableState, batch: EventBatch): void {
    const { code, served, outages } = this.parts;
    const state = table.playing?.state;
    if (state === undefined || state === null) return;
    const tail = deadlinesTail(deadlinesOf(table, outages()));
    const writer = new PartWriter();
    const head = `{"type":"update","table":"${code}","version":${batch.seq},"events":`;
    let told: { readonly events: string; readonly view: string; readonly frame: string } | undefined;
    for (const audience of this.audiences.values()) {
      const events = eventsJson(served, batch, audience.viewer);
      const view = audience.changes(served, state, writer);
      // Most of what happens is the same for all: then it is one text, and one frame.
      if (told?.events !== events || told.view !== view)
        told = { events, view, frame: `${head}${events},"view":{${view}}${tail}}` };
      audience.send(told.frame);
    }
  }

  /** Shows a seat what has changed for nobody else, and makes no new version. */
  showOwn(seat: Seat, table: TableState): void {
    const { playing } = table;
    const audience = this.audiences.get(seat);
    // What is owed brings it along, but to those who have come since and know the rest already.
    if (this.owed !== undefined) this.owed = { ...this.owed, table };
    if (audience === undefined || playing === null) return;
    const isOwed = this.owed !== undefined;
    const told = [...audience.listeners].filter(
      (listener) => !isOwed || this.cameAt.get(listener) === table.version,
    );
    if (told.length === 0) return;
    const { code, served } = this.parts;
    const view = audience.changes(served, playing.state, new PartWriter());
    for (const { send } of told) send(`{"type":"arranged","table":"${code}","view":{${view}}}`);
  }

  send(frame: string): void {
    for (const audience of this.audiences.values()) audience.send(frame);
  }

  /** Shows everybody the table as it is now, who does not know it yet. */
  private payOwed(): void {
    const { owed } = this;
    this.owed = undefined;
    if (owed === undefined) return;
    const { table, since } = owed;
    const cameAt = new Map(this.cameAt);
    this.cameAt.clear();
    for (const listener of [...this.listeners]) {
      // One of them may have gone because of what another was told.
      if (!this.has(listener)) continue;
      const known = cameAt.get(listener) ?? since;
      if (known < table.version) this.add(listener, table, owed.away(), known);
    }
  }
}
