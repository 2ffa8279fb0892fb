import type { LogEntry } from './log-entry.ts';
import type { Clock, Timer } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import type { Stage } from './stage.ts';
import { applyEntry, type TableState } from './table-state.ts';

/** A table as it was a while ago, for spectators who must not whisper. */
export class DelayedStage {
  readonly stage: Stage;
  private readonly served: ServedGame;
  private readonly clock: Clock;
  private readonly delayMs: number;
  private readonly pending: LogEntry[] = [];
  private timer: Timer | undefined;
  private shown: TableState | undefined;

  constructor(stage: Stage, served: ServedGame, clock: Clock, delayMs: number, log: readonly LogEntry[]) {
    this.stage = stage;
    this.served = served;
    this.clock = clock;
    this.delayMs = delayMs;
    for (const entry of log) this.push(entry);
  }

  /** The table as it is shown now. */
  get table(): TableState {
    return this.shown as TableState;
  }

  /** Takes an entry, to show it when its time has come; what was before the game is shown at once. */
  push(entry: LogEntry): void {
    const due = entry.atMs + this.delayMs <= this.clock.nowMs();
    if (this.shown === undefined || (this.pending.length === 0 && due)) this.show(entry);
    else {
      this.pending.push(entry);
      this.schedule();
    }
  }

  close(): void {
    this.timer?.cancel();
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
    if (before !== undefined) this.stage.show(before, this.shown, entry, []);
  }
}
