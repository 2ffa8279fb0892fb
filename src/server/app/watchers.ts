import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { type Listener, presenceFrame } from './audience.ts';
import { DelayedStage } from './delayed-stage.ts';
import type { LogEntry } from './log-entry.ts';
import { PresenceBook } from './presence.ts';
import type { ServedGame } from './served-game.ts';
import { Stage } from './stage.ts';
import type { TableContext } from './table-context.ts';
import { seatOf, type TableState } from './table-state.ts';

/** Those who look at a table: players, and spectators as the table's policy has them. */
export class Watchers {
  private readonly context: TableContext;
  private readonly served: ServedGame;
  private readonly id: number;
  private readonly code: string;
  private readonly presence: PresenceBook;
  private readonly stage: Stage;
  private delayed: DelayedStage | undefined;
  private toldAway = '';

  constructor(context: TableContext, served: ServedGame, id: number, code: string) {
    this.context = context;
    this.served = served;
    this.id = id;
    this.code = code;
    this.presence = new PresenceBook(context.clock.nowMs());
    this.stage = new Stage(code, served, context.outages);
  }

  get isEmpty(): boolean {
    return this.stage.isEmpty && this.delayed?.stage.isEmpty !== false;
  }

  /** Since when the person at a seat is away; null: is here, or is no person. */
  awaySinceMs(table: TableState, seat: Seat): number | null {
    const sitter = table.seats[seat];
    return sitter?.kind === 'person' ? this.presence.awaySinceMs(sitter.id) : null;
  }

  /** Why somebody may not look at a table. */
  whyNot({ identity }: Listener, table: TableState): TableRefusal | undefined {
    const isClosed = table.settings.spectators === 'off' && table.playing !== null;
    return isClosed && seatOf(table, identity) === undefined ? { code: 'no-spectators' } : undefined;
  }

  /** Somebody comes; what they see follows. */
  arrive({ identity }: Listener): void {
    this.presence.arrive(identity);
  }

  /** Shows the table to who has arrived: all of it, or what happened since a version they know. */
  async add(listener: Listener, live: TableState, version: number | undefined): Promise<void> {
    const isLate =
      live.settings.spectators === 'delayed' &&
      live.playing !== null &&
      seatOf(live, listener.identity) === undefined;
    const { stage, table } = isLate ? await this.delayedStage() : { stage: this.stage, table: live };
    const first = table.playing === null ? table.version : table.playing.startedAt - 1;
    const since = version !== undefined && version >= first && version <= table.version ? version : null;
    const log = await this.context.store.readLog(this.id, since ?? first);
    const entries = log.filter(({ seq }) => seq <= table.version);
    stage.add(listener, table, this.presence.awaySeats(live), since, entries);
    this.tellPresence(live);
  }

  /** Whether somebody looked at the table, who does so no longer. */
  remove(listener: Listener, table: TableState): boolean {
    const stage = [this.stage, this.delayed?.stage].find((each) => each?.has(listener));
    if (stage === undefined) return false;
    stage.remove(listener);
    this.presence.depart(listener.identity, this.context.clock.nowMs());
    this.tellPresence(table);
    return true;
  }

  /** Shows what an entry has changed. */
  show(before: TableState, table: TableState, entry: LogEntry): void {
    this.stage.show(before, table, entry, () => this.presence.awaySeats(table));
    this.delayed?.push(entry);
  }

  /** Those without a seat who looked on before the game, where the table wants nobody to look on live. */
  withoutSeat(table: TableState): Listener[] {
    if (table.settings.spectators === 'live') return [];
    return [...this.stage.listeners].filter(({ identity }) => seatOf(table, identity) === undefined);
  }

  close(): void {
    this.delayed?.close();
  }

  private async delayedStage(): Promise<DelayedStage> {
    if (this.delayed === undefined) {
      const { clock, times, store, outages } = this.context;
      const stage = new Stage(this.code, this.served, outages);
      const log = await store.readLog(this.id, 0);
      this.delayed = new DelayedStage(stage, this.served, clock, times.spectatorDelayMs, log);
    }
    return this.delayed;
  }

  private tellPresence(table: TableState): void {
    const away = this.presence.awaySeats(table);
    const told = away.join();
    if (told === this.toldAway) return;
    this.toldAway = told;
    this.stage.send(presenceFrame(this.code, away));
  }
}
