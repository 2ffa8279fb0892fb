const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** How long to wait after failures: a second, then twice as long each time, up to a minute. */
export class Backoff {
  private waitMs = 0;
  private untilMs = 0;

  /** Nothing is tried before this moment. */
  get notBeforeMs(): number {
    return this.untilMs;
  }

  /** Notes a failure; gives back when to try again. */
  failed(nowMs: number): number {
    this.waitMs = Math.min(LONGEST_MS, this.waitMs === 0 ? FIRST_MS : this.waitMs * 2);
    this.untilMs = nowMs + this.waitMs;
    return this.untilMs;
  }

  worked(): void {
    this.waitMs = 0;
    this.untilMs = 0;
  }
}
