/** Upper bounds in seconds: from a fraction of what a network takes to what nobody waits for. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** How often something took how long. */
class Histogram {
  private readonly counts: number[] = BOUNDS.map(() => 0);
  private seconds = 0;
  private count = 0;

  observe(seconds: number): void {
    this.seconds += seconds;
    this.count++;
    for (let i = 0; i < BOUNDS.length; i++) {
      if (seconds > (BOUNDS[i] as number)) continue;
      this.counts[i] = (this.counts[i] as number) + 1;
      return;
    }
  }

  /** As Prometheus has it: each bound with all that was not above it. */
  lines(name: string): string[] {
    let below = 0;
    return [
      ...BOUNDS.map((bound, i) => {
        below += this.counts[i] as number;
        return `${name}_bucket{le="${bound}"} ${below}`;
      }),
      `${name}_bucket{le="+Inf"} ${this.count}`,
      `${name}_sum ${this.seconds}`,
      `${name}_count ${this.count}`,
    ];
  }
}

type Actor = 'person' | 'bot' | 'server';

/** What a server counts while it serves: numbers in memory, that cost an action next to nothing. */
export class Metrics {
  readonly actions: Record<Actor, number> = { person: 0, bot: 0, server: 0 };
  /** From when a person's action came in until it was acknowledged, on disk. */
  readonly actionSeconds = new Histogram();
  readonly requestSeconds = new Histogram();
  readonly refusals = new Map<string, number>();
  readonly requests = new Map<number, number>();
  sockets = 0;
  socketsOpened = 0;

  /** Something was refused, for whatever reason. */
  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  /** A request was answered. */
  answered(status: number, seconds: number): void {
    this.requests.set(status, (this.requests.get(status) ?? 0) + 1);
    this.requestSeconds.observe(seconds);
  }
}
