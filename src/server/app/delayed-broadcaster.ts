import type { Broadcaster } from './broadcaster.ts';
import type { LogEntry } from './log-entry.ts';
import { readEntries } from './log-pages.ts';
import type { Clock, Store, Timer } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import { applyEntry, isRunning, type TableState } from './table-state.ts';

/** What a delayed broadcaster goes by. */
export type DelayedParts = {
  readonly broadcaster: Broadcaster;
  readonly served: ServedGame;
  readonly clock: Clock;
  readonly delayMs: number;
  /** The table as it was before what is told from now on; undefined: from its making. */
  readonly base: TableState | undefined;
};

/** A table as it was a while ago, for spectators who must not whisper. */
export class DelayedBroadcaster {
  readonly broadcaster: Broadcaster;
  private readonly served: ServedGame;
  private readonly clock: Clock;
  private readonly delayMs: number;
  private readonly pending: LogEntry[] = [];
  private timer: Timer | undefined;
  private shown: TableState | undefined;

  constructor({ broadcaster, served, clock, delayMs, base }: DelayedParts) {
    this.broadcaster = broadcaster;
    this.served = served;
    this.clock = clock;
    this.delayMs = delayMs;
    this.shown = base;
  }

  /** The table as it is shown now. */
  get table(): TableState {
    return this.shown as TableState;
  }

  /**
   * Takes an entry, to show it when its time has come; what was before the game is shown at once, and everything as soon as no game is
   * on in which it could be whispered (`isOn`).
   */
  push(entry: LogEntry, isOn: boolean): void {
    const isDue = entry.atMs + this.delayMs <= this.clock.nowMs();
    const isBefore = (this.shown === undefined || !isRunning(this.shown)) && entry.body.kind !== 'started';
    if (!isOn) this.showPending();
    if (this.pending.length === 0 && (!isOn || isBefore || isDue)) this.show(entry);
    else {
      this.pending.push(entry);
      this.schedule();
    }
  }

  private showPending(): void {
    this.timer?.cancel();
    this.timer = undefined;
    for (const entry of this.pending.splice(0)) this.show(entry);
  }

  close(): void {
    this.timer?.cancel();
    this.broadcaster.close();
  }

  /** Reads what the log has after what is shown, up to the table as it is now; only before anything else is told. */
  async read(store: Store, table: number, live: TableState): Promise<void> {
    const isOn = isRunning(live);
    for await (const entry of readEntries(store, table, this.shown?.version ?? 0, live.version))
      this.push(entry, isOn);
  }

  private schedule(): void {
    const [next] = this.pending;
    if (this.timer !== undefined || next === undefined) return;
    this.timer = this.clock.at(next.atMs + this.delayMs, () => {
      this.timer = undefined;
      const due = this.pending.shift();
      if (due !== undefined) this.show(due);
      this.schedule();
    });
  }

  private show(entry: LogEntry): void {
    const before = this.shown;
    this.shown = applyEntry(this.served, before, entry);
    this.broadcaster.show(before ?? this.shown, this.shown, entry, () => []);
  }
}
