import type { Clock, Timer } from './ports.ts';

/** How often something may be done: so often in a row at once, after that once in so long. */
export type Beat = { readonly atOnce: number; readonly apartMs: number };

/** Says when everybody may be told something anew: at once, or a moment later where that was done often just now. */
export class Pace {
  private readonly clock: Clock;
  private readonly beat: Beat;
  private readonly call: () => void;
  private timer: Timer | undefined;
  /** When as many can be done at once as ever. */
  private restedAtMs = 0;

  constructor(clock: Clock, beat: Beat, call: () => void) {
    this.clock = clock;
    this.beat = beat;
    this.call = call;
  }

  /** Calls, now or as soon as it is time; however often it was asked until then, once. */
  ask(): void {
    if (this.timer !== undefined) return;
    const nowMs = this.clock.nowMs();
    const dueMs = this.restedAtMs - (this.beat.atOnce - 1) * this.beat.apartMs;
    if (dueMs <= nowMs) this.go();
    else this.timer = this.clock.at(dueMs, () => this.go());
  }

  close(): void {
    this.timer?.cancel();
    this.timer = undefined;
  }

  private go(): void {
    this.timer = undefined;
    this.restedAtMs = Math.max(this.restedAtMs, this.clock.nowMs()) + this.beat.apartMs;
    this.call();
  }
}
