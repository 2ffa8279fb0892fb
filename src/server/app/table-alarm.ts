import type { Answer } from './answer.ts';
import { Backoff } from './backoff.ts';
import { type Alarm, alarmsOf, entryFor } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import type { Timer } from './ports.ts';
import type { TableContext } from './table-context.ts';
import { whyStale } from './table-state.ts';

/** Where the clock itself comes so late, what was sent in time may not have been read yet: it is heard first. */
const LATE_MS = 250;
const HEARING_MS = 100;

/** Does at a table what time brings. What is due is read from the table each time, so nothing needs to be remembered. */
export class TableAlarm {
  private readonly context: TableContext;
  private readonly table: LiveTable;
  private readonly backoff = new Backoff();
  private timer: Timer | undefined;
  private isClosed = false;

  constructor(context: TableContext, table: LiveTable) {
    this.context = context;
    this.table = table;
  }

  private all(): Alarm[] {
    const { state, served, presence } = this.table;
    const { times, outages } = this.context;
    const isStale = state.playing !== null && whyStale(served, state.playing) !== undefined;
    return alarmsOf(state, { presence, times, outages: outages(), isStale });
  }

  /** What time brings next, if nothing else happens first. */
  next(): Alarm | undefined {
    let first: Alarm | undefined;
    for (const alarm of this.all()) if (first === undefined || alarm.atMs < first.atMs) first = alarm;
    return first;
  }

  /** Whether the table pauses unless somebody comes. */
  get isPausing(): boolean {
    return this.all().some(({ kind }) => kind === 'pause');
  }

  /** Waits for what time brings next. */
  set(): void {
    this.timer?.cancel();
    this.timer = undefined;
    const alarm = this.isClosed || !this.table.isKept ? undefined : this.next();
    if (alarm === undefined) return;
    const { clock } = this.context;
    const atMs = Math.max(alarm.atMs, this.backoff.notBeforeMs, clock.nowMs());
    this.timer = clock.at(atMs, () => {
      const nowMs = clock.nowMs();
      if (nowMs - atMs < LATE_MS) this.goOff();
      else this.timer = clock.at(nowMs + HEARING_MS, () => this.goOff());
    });
  }

  private goOff(): void {
    this.timer = undefined;
    this.table
      .enqueue(() => this.ring())
      .catch(this.context.report)
      .finally(() => {
        // Whatever has happened sets the next alarm; where nothing could, this one is tried again.
        if (this.timer !== undefined) return this.backoff.worked();
        this.backoff.failed(this.context.clock.nowMs());
        this.set();
      });
  }

  close(): void {
    this.isClosed = true;
    this.timer?.cancel();
  }

  /** Does what is due; whatever happened in the meantime may have changed what that is. */
  private async ring(): Promise<void> {
    const { table, context } = this;
    const nowMs = context.clock.nowMs();
    const alarm = this.next();
    if (this.isClosed || !table.isKept) return;
    if (alarm === undefined || alarm.atMs > nowMs) return this.set();
    const body = entryFor(alarm, table.state, nowMs, context.outages());
    const text = this.textOf(alarm);
    if (body !== undefined) await table.commit(body, null);
    else if (text !== null) await table.takeOnce({ actor: null, text }, this.reportRefusal);
  }

  /** What the server does in the game when an alarm rings. */
  private textOf(alarm: Alarm): string | null {
    const { timeOutText, windowText, timeText } = this.table.served;
    switch (alarm.kind) {
      case 'timeout':
        return timeOutText(alarm.seat);
      case 'window':
        return windowText;
      case 'time':
        return timeText;
      default:
        return null;
    }
  }

  private readonly reportRefusal = (answer: Answer): void => {
    if (!answer.ok) this.context.report(new Error(`the clock was refused: ${answer.error.code}`));
  };
}
