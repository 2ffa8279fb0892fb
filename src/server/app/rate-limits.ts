import type { Clock } from './ports.ts';

/** So many at once, and so many again in a while. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

export type Limits = {
  /** Requests of one address. */
  readonly requests: Allowance;
  /** New identities from one address. */
  readonly identities: Allowance;
  /** Recovery codes tried from one address. */
  readonly recoveries: Allowance;
  /** Tables made by one identity. */
  readonly tables: Allowance;
  /** Codes of tables that are not there, tried from one address. */
  readonly misses: Allowance;
  /** Messages of one identity over its sockets. */
  readonly messages: Allowance;
  /** Sockets opened from one address. */
  readonly sockets: Allowance;
  /** Sockets of one identity at a time. */
  readonly socketsAtOnce: number;
};

export const DEFAULT_LIMITS: Limits = {
  requests: { burst: 120, perMinute: 300 },
  identities: { burst: 20, perMinute: 2 },
  recoveries: { burst: 5, perMinute: 0.5 },
  tables: { burst: 20, perMinute: 4 },
  misses: { burst: 20, perMinute: 10 },
  messages: { burst: 60, perMinute: 600 },
  sockets: { burst: 60, perMinute: 120 },
  socketsAtOnce: 12,
};

const MINUTE_MS = 60_000;
const MOST_KEPT = 50_000;

type Bucket = { level: number; atMs: number };

/** Counts by key; keys live only here, in memory, and only as long as they matter. */
export const createRateLimit = (clock: Clock, { burst, perMinute }: Allowance) => {
  const buckets = new Map<string, Bucket>();

  const forgetFull = (nowMs: number): void => {
    for (const [key, { level, atMs }] of buckets) {
      if (level + ((nowMs - atMs) / MINUTE_MS) * perMinute >= burst) buckets.delete(key);
    }
    // Whoever brings so many keys is forgotten rather than let fill the memory.
    if (buckets.size >= MOST_KEPT) buckets.clear();
  };

  return {
    /** Takes one; 0 where that is fine, else in how many seconds it will be. */
    take: (key: string): number => {
      const nowMs = clock.nowMs();
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        if (buckets.size >= MOST_KEPT) forgetFull(nowMs);
        bucket = { level: burst, atMs: nowMs };
        buckets.set(key, bucket);
      }
      bucket.level = Math.min(burst, bucket.level + ((nowMs - bucket.atMs) / MINUTE_MS) * perMinute);
      bucket.atMs = nowMs;
      if (bucket.level < 1) return Math.ceil(((1 - bucket.level) / perMinute) * 60);
      bucket.level--;
      return 0;
    },
  };
};

export type RateLimit = ReturnType<typeof createRateLimit>;
