import type { Clock } from './ports.ts';

/** So many at once, and so many again in a while. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

const MINUTE_MS = 60_000;
const MOST_KEPT = 50_000;
/** How many buckets are looked at to find room for a new one: a few, so that a flood of keys costs no more than any request. */
const LOOKED_AT = 8;
/** A bucket with less than this share is somebody's who asks too much: it is never given up. */
const LEAST_GIVEN_UP = 0.5;
/** Of everybody together who finds no room, in bursts of one: a crowd of them is held up, but not shut out. */
const SHARED_BURSTS = 10;

type Bucket = { level: number; atMs: number };

/** Buckets by key, in memory only and only as long as they matter: what is taken out flows back in by and by. */
export const createTokenBuckets = (
  clock: Clock,
  { burst, perMinute }: Allowance,
  mostKept: number = MOST_KEPT,
) => {
  const buckets = new Map<string, Bucket>();
  /** For new keys while all buckets are in use. */
  const shared: Bucket = { level: burst * SHARED_BURSTS, atMs: clock.nowMs() };
  const sharesOf = (bucket: Bucket): number => (bucket === shared ? SHARED_BURSTS : 1);

  /** What a bucket holds by now; a clock that goes back takes nothing away. */
  const levelOf = (bucket: Bucket, nowMs: number): number => {
    const minutes = Math.max(0, nowMs - bucket.atMs) / MINUTE_MS;
    return Math.min(burst * sharesOf(bucket), bucket.level + minutes * perMinute * sharesOf(bucket));
  };

  /** Goes round all buckets, a few at a time. */
  let hand = buckets.entries();
  const atHand = (): [string, Bucket] | undefined => {
    let next = hand.next();
    if (next.done === true) {
      hand = buckets.entries();
      next = hand.next();
    }
    return next.done === true ? undefined : next.value;
  };

  /** Gives up buckets that are full again, else the fullest of a few that nobody is held up by; false: there is none. */
  const makeRoom = (nowMs: number): boolean => {
    let fullest: string | undefined;
    let highest = burst * LEAST_GIVEN_UP;
    let hasRoom = false;
    for (let i = 0; i < LOOKED_AT; i++) {
      const [key, bucket] = atHand() ?? [];
      if (key === undefined || bucket === undefined) break;
      const level = levelOf(bucket, nowMs);
      if (level >= burst) hasRoom = buckets.delete(key);
      else if (level >= highest) [fullest, highest] = [key, level];
    }
    if (!hasRoom && fullest !== undefined) hasRoom = buckets.delete(fullest);
    return hasRoom;
  };

  const bucketOf = (key: string, nowMs: number): Bucket => {
    const known = buckets.get(key);
    if (known !== undefined) return known;
    if (buckets.size >= mostKept && !makeRoom(nowMs)) return shared;
    const bucket = { level: burst, atMs: nowMs };
    buckets.set(key, bucket);
    return bucket;
  };

  return {
    /** Takes so many, one unless told; 0 where that is fine, else in how many seconds it will be. */
    take: (key: string, cost = 1): number => {
      const nowMs = clock.nowMs();
      const bucket = bucketOf(key, nowMs);
      bucket.level = levelOf(bucket, nowMs);
      bucket.atMs = nowMs;
      // What costs more than there ever is costs all there is.
      const due = Math.min(cost, burst);
      const minutes = (due - bucket.level) / (perMinute * sharesOf(bucket));
      if (minutes > 0) return Math.ceil(minutes * 60);
      bucket.level -= due;
      return 0;
    },
    /** Gives back what was taken and not used. */
    giveBack: (key: string, cost = 1): void => {
      const bucket = buckets.get(key) ?? shared;
      bucket.level = Math.min(burst * sharesOf(bucket), bucket.level + Math.min(cost, burst));
    },
  };
};

export type TokenBuckets = ReturnType<typeof createTokenBuckets>;
