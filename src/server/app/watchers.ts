import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { type Listener, presenceFrame } from './audience.ts';
import { Broadcaster } from './broadcaster.ts';
import type { Lookers } from './bus.ts';
import type { Presence } from './clocks.ts';
import { DelayedBroadcaster } from './delayed-broadcaster.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { LogEntry } from './log-entry.ts';
import { Pace } from './pace.ts';
import { PresenceBook } from './presence.ts';
import { RecentEvents, recentOf } from './recent-events.ts';
import { roomOf } from './room.ts';
import type { ServedGame } from './served-game.ts';
import type { TableContext } from './table-context.ts';
import { isRunning, mayLook, personSeats, seatOf, type TableState } from './table-state.ts';

/** How many watch is told so often in a row as it changes, then once in so long, however many come and go. */
const COUNTS = { atOnce: 3, apartMs: 1000 };

/** Who gives a sign of life with an entry: who sits down, acts or is ready, and with a start all, who have their time anew. */
const signsOfLife = ({ body }: LogEntry, table: TableState): string[] => {
  const idAt = (seat: Seat, { seats } = table as Pick<TableState, 'seats'>): string[] => {
    const sitter = seats[seat];
    return sitter?.kind === 'person' ? [sitter.id] : [];
  };
  switch (body.kind) {
    case 'sat':
      return [body.who.id];
    case 'started':
      return personSeats(table).flatMap((seat) => idAt(seat));
    case 'ready':
      return idAt(body.seat, roomOf(table));
    case 'acted':
      return body.seat === null ? [] : idAt(body.seat);
    default:
      return [];
  }
};

/** Those who look at a table: players, and spectators as the table's policy has them. */
export class Watchers {
  private readonly context: TableContext;
  private readonly served: ServedGame;
  private readonly id: number;
  private readonly code: string;
  private readonly presence: PresenceBook;
  private readonly broadcaster: Broadcaster;
  private delayed: DelayedBroadcaster | undefined;
  private readonly countPace: Pace;
  /** The seats of which everybody was told last that they are away … */
  private toldAway = '';
  /** … and how many watch. */
  private toldWatching = 0;
  /** What other processes were told of who is here, and by which seats and after how many had come or gone that was found. */
  private shared: Lookers = { here: [], watching: 0 };
  private seatsShared: TableState['seats'] | undefined;
  private movesShared = 0;
  private moves = 0;
  /** The table as it is. */
  private live: TableState;
  /** Those who want to see the table, and those of them who have come to it. */
  private readonly expected = new Set<Listener>();
  private readonly here = new Set<Listener>();
  /** The table as it was at two moments, the older one as long ago as delayed spectators are behind, if it can be. */
  private older: TableState;
  private newer: TableState;

  /** `openedAtMs`: from when on people may count as away. */
  constructor(
    context: TableContext,
    served: ServedGame,
    { id, code, state, seenAtMs, last }: LoadedTable,
    openedAtMs: number,
  ) {
    this.context = context;
    this.served = served;
    this.id = id;
    this.code = code;
    this.presence = new PresenceBook(openedAtMs, seenAtMs);
    this.older = state;
    this.newer = state;
    this.live = state;
    this.countPace = new Pace(context.clock, COUNTS, () => this.sendCount());
    this.broadcaster = this.newBroadcaster(recentOf(last, state));
    this.presence.noteElsewhere(context.bus.lookersElsewhere(id), openedAtMs);
  }

  get isEmpty(): boolean {
    return this.here.size === 0;
  }

  /** Whether anybody looks at the table at another process. */
  get areElsewhere(): boolean {
    return this.context.bus.lookersElsewhere(this.id).length > 0;
  }

  /** Takes over who looks at the table at other processes. */
  lookElsewhere(table: TableState): void {
    this.live = table;
    this.presence.noteElsewhere(this.context.bus.lookersElsewhere(this.id), this.context.clock.nowMs());
    this.tellPresence();
  }

  /** Whether somebody is here, with a seat or without. */
  has(identity: string): boolean {
    return [...this.here].some((listener) => listener.identity === identity);
  }

  presenceAt(table: TableState): Presence {
    return {
      awaySinceMs: (seat) => {
        const sitter = roomOf(table).seats[seat];
        return sitter?.kind === 'person' ? this.presence.awaySinceMs(sitter.id) : null;
      },
      lastSeenMs: Math.max(this.presence.lastSeenMs, this.context.startedAtMs()),
    };
  }

  /** Why somebody may not come to a table. Between games everybody may, as before the first: a seat may be free for the next. */
  whyNot({ identity }: Pick<Listener, 'identity'>, table: TableState): TableRefusal | undefined {
    if (table.barred.includes(identity)) return { code: 'not-welcome' };
    return mayLook(table, identity) || table.status === 'over' ? undefined : { code: 'no-spectators' };
  }

  /** Why somebody may not see the table as it is now. */
  whyNotSee(who: Pick<Listener, 'identity'>, table: TableState): TableRefusal | undefined {
    return this.whyNot(who, table) ?? (mayLook(table, who.identity) ? undefined : { code: 'no-spectators' });
  }

  /** How many look on without a seat. */
  get spectatorCount(): number {
    return this.presence.spectatorsOf(this.live);
  }

  /** Somebody wants to see the table, as soon as it is their turn. */
  expect(listener: Listener): void {
    this.expected.add(listener);
  }

  /** Whether somebody has not changed their mind. */
  isExpected(listener: Listener): boolean {
    return this.expected.has(listener);
  }

  /** Somebody comes, from elsewhere or from another place at this table; what they see follows. */
  arrive(listener: Listener): void {
    this.broadcasterOf(listener)?.remove(listener);
    if (this.here.has(listener)) return;
    this.here.add(listener);
    this.moves++;
    this.presence.arrive(listener.identity);
  }

  /** Shows the table to who has arrived: with what happened since a version they know, or else with what happened last. */
  async add(listener: Listener, live: TableState, version: number | undefined): Promise<void> {
    const isLate = this.isLate(listener, live);
    const { broadcaster, table } = isLate
      ? await this.delayedBroadcaster(live)
      : { broadcaster: this.broadcaster, table: live };
    if (!this.here.has(listener)) return;
    this.live = live;
    broadcaster.add(listener, table, this.presence.awaySeats(live), version);
    this.tellPresence();
  }

  /** The table as those see it who see it late; only while nothing else happens at it. */
  async lateTable(live: TableState): Promise<TableState> {
    return (await this.delayedBroadcaster(live)).table;
  }

  /** Whether somebody sees the table late. */
  isLate({ identity }: Pick<Listener, 'identity'>, table: TableState): boolean {
    const isDelayed = table.settings.spectators === 'delayed' && table.playing !== null;
    return isDelayed && seatOf(table, identity) === undefined;
  }

  /** Whether somebody was at the table, who no longer is; they may be shown it again. */
  remove(listener: Listener, table: TableState): boolean {
    this.broadcasterOf(listener)?.remove(listener);
    this.live = table;
    if (!this.here.delete(listener)) return false;
    this.moves++;
    this.presence.depart(listener.identity, this.context.clock.nowMs());
    this.tellPresence();
    return true;
  }

  /** Whether somebody was at the table, who no longer is and does not want to be. */
  forget(listener: Listener, table: TableState): boolean {
    this.expected.delete(listener);
    return this.remove(listener, table);
  }

  /** Shows what an entry has changed. */
  show(before: TableState, table: TableState, entry: LogEntry): void {
    if (!this.wasArrangedBefore(entry))
      for (const identity of signsOfLife(entry, table)) this.presence.seen(identity, entry.atMs);
    this.live = table;
    this.broadcaster.show(before, table, entry, () => {
      // The table says how many watch; those who see it late are told by itself.
      if (this.spectatorCount !== this.toldWatching) this.delayed?.broadcaster.send(this.presenceFrame());
      return this.noteTold();
    });
    this.tellOthers();
    if (this.delayed === undefined) this.remember(table);
    else this.delayed.push(entry, isRunning(table));
  }

  /** Whether an entry only brings into the log what somebody had arranged earlier, because their time is up. */
  private wasArrangedBefore({ actionKey, body }: LogEntry): boolean {
    if (actionKey !== null || body.kind !== 'acted' || body.seat === null) return false;
    const action = this.served.parseAction(body.action);
    return action.ok && this.served.isArrangement(action.value);
  }

  /** Shows a seat what it has arranged, which changes nothing for anybody else. */
  showOwn(table: TableState, seat: Seat): void {
    const sitter = table.seats[seat];
    if (sitter?.kind === 'person') this.presence.seen(sitter.id, this.context.clock.nowMs());
    this.broadcaster.showOwn(seat, table);
  }

  /** Who has no seat, or no longer one, goes or is shown the game anew, later or live as the table wants it. */
  seeOut(table: TableState, showAnew: (listener: Listener) => void): void {
    for (const listener of this.misplaced(table)) {
      const why = this.whyNot(listener, table);
      if (why === undefined) {
        this.remove(listener, table);
        showAnew(listener);
      } else {
        this.forget(listener, table);
        listener.refuse(this.code, why);
      }
    }
  }

  /** Those who may not be here, and those who see the game live or late where the table wants it otherwise. */
  private misplaced(table: TableState): Listener[] {
    if (table.barred.length > 0) {
      const barred = [...this.here].filter(({ identity }) => table.barred.includes(identity));
      if (barred.length > 0) return barred;
    }
    if (table.settings.spectators === 'live' || table.playing === null) return [];
    const live = [...this.broadcaster.listeners].filter(
      (listener) => this.isLate(listener, table) || this.whyNot(listener, table) !== undefined,
    );
    // Who sat down between two games plays in the next.
    const late = [...(this.delayed?.broadcaster.listeners ?? [])].filter(
      (listener) => !this.isLate(listener, table),
    );
    return [...live, ...late];
  }

  close(): void {
    this.countPace.close();
    this.broadcaster.close();
    this.delayed?.close();
  }

  private broadcasterOf(listener: Listener): Broadcaster | undefined {
    return [this.broadcaster, this.delayed?.broadcaster].find((each) => each?.has(listener));
  }

  private newBroadcaster(recent: RecentEvents): Broadcaster {
    const { clock, outages } = this.context;
    const watching = (): number => this.spectatorCount;
    return new Broadcaster({ code: this.code, served: this.served, clock, outages, recent, watching });
  }

  private isOld({ changedAtMs }: TableState): boolean {
    const { clock, times } = this.context;
    return changedAtMs + times.spectatorDelayMs <= clock.nowMs();
  }

  /** Keeps a table of a while ago, so that a broadcaster behind the live one need not begin with the making of the table. */
  private remember(table: TableState): void {
    if (table.settings.spectators !== 'delayed' || !this.isOld(this.newer)) return;
    this.older = this.newer;
    this.newer = table;
  }

  /** The broadcaster behind the live one, made when somebody wants it; only while nothing else happens at the table. */
  private async delayedBroadcaster(live: TableState): Promise<DelayedBroadcaster> {
    if (this.delayed !== undefined) return this.delayed;
    const { clock, times, store } = this.context;
    const base = [this.newer, this.older].find((table) => this.isOld(table));
    const broadcaster = this.newBroadcaster(new RecentEvents(base?.version ?? 0));
    const delayMs = times.spectatorDelayMs;
    const delayed = new DelayedBroadcaster({ broadcaster, served: this.served, clock, delayMs, base });
    await delayed.read(store, this.id, live);
    this.delayed = delayed;
    return delayed;
  }

  private presenceFrame(): string {
    return presenceFrame(this.code, this.presence.awaySeats(this.live), this.spectatorCount);
  }

  /** Notes that everybody is told who is away and how many watch; the seats that are away. */
  private noteTold(): Seat[] {
    const away = this.presence.awaySeats(this.live);
    this.toldAway = away.join();
    this.toldWatching = this.spectatorCount;
    return away;
  }

  /** Tells everybody who is away, at once, and how many watch, a moment later where that changes often. */
  private tellPresence(): void {
    this.tellOthers();
    if (this.presence.awaySeats(this.live).join() !== this.toldAway) this.sendPresence();
    else if (this.spectatorCount !== this.toldWatching) this.countPace.ask();
  }

  private sendPresence(): void {
    const frame = this.presenceFrame();
    this.noteTold();
    this.broadcaster.send(frame);
    this.delayed?.broadcaster.send(frame);
  }

  /** What changed may have changed back before its time came. */
  private sendCount(): void {
    this.shareCount();
    if (this.spectatorCount !== this.toldWatching) this.sendPresence();
  }

  /** Tells other processes who is here, at once, and how many watch, a moment later. */
  private tellOthers(): void {
    const seats = roomOf(this.live).seats;
    if (this.seatsShared === seats && this.movesShared === this.moves) return;
    this.seatsShared = seats;
    this.movesShared = this.moves;
    const { here, watching } = this.presence.lookersAt(this.live);
    if (here.join() !== this.shared.here.join()) this.share({ here, watching });
    else if (watching !== this.shared.watching) this.countPace.ask();
  }

  private shareCount(): void {
    const lookers = this.presence.lookersAt(this.live);
    if (lookers.watching !== this.shared.watching) this.share(lookers);
  }

  private share(lookers: Lookers): void {
    this.shared = lookers;
    this.context.bus.share(this.id, lookers);
  }
}
