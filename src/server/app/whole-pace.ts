import type { Clock, Timer } from './ports.ts';

/** So often in a row everybody is shown a whole table at once: eight friends who sit down together do not wait. */
const MOST_AT_ONCE = 10;
/** After that it is done four times a second. */
const APART_MS = 250;

/** Says when everybody may be shown a whole table anew: at once, or a moment later where that was done often just now. */
export class WholePace {
  private readonly clock: Clock;
  private readonly call: () => void;
  private timer: Timer | undefined;
  /** When as many can be done at once as ever. */
  private restedAtMs = 0;

  constructor(clock: Clock, call: () => void) {
    this.clock = clock;
    this.call = call;
  }

  /** Calls, now or as soon as it is time; however often it was asked until then, once. */
  ask(): void {
    if (this.timer !== undefined) return;
    const nowMs = this.clock.nowMs();
    const dueMs = this.restedAtMs - (MOST_AT_ONCE - 1) * APART_MS;
    if (dueMs <= nowMs) this.go();
    else this.timer = this.clock.at(dueMs, () => this.go());
  }

  close(): void {
    this.timer?.cancel();
    this.timer = undefined;
  }

  private go(): void {
    this.timer = undefined;
    this.restedAtMs = Math.max(this.restedAtMs, this.clock.nowMs()) + APART_MS;
    this.call();
  }
}
