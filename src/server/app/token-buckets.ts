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

/** Of what was taken out, others are told as soon as it comes to this share. */
const LEAST_TOLD = 0.05;

type Bucket = {
  level: number;
  atMs: number;
  /** What others have not been told, less what has flowed back in since. */
  untold: number;
  /** By which others know it. */
  readonly alias: string;
};

/** Others who have the same buckets, of which all together are to be one. */
export type BucketSharing = {
  /** By which name others are told of a key: they need not learn it. */
  readonly aliasOf: (key: string) => string;
  /** Tells others that so much was taken out of a bucket. */
  readonly tell: (alias: string, amount: number) => void;
};

/** Buckets by key, in memory only and only as long as they matter: what is taken out flows back in by and by. */
export const createTokenBuckets = (
  clock: Clock,
  { burst, perMinute }: Allowance,
  mostKept: number = MOST_KEPT,
  sharing?: BucketSharing,
) => {
  const buckets = new Map<string, Bucket>();
  /** Those that others may tell of, by their alias; of some only they know the key. */
  const byAlias = new Map<string, Bucket>();
  const leastTold = Math.max(1, burst * LEAST_TOLD);
  /** For new keys while all buckets are in use. */
  const shared: Bucket = { level: burst * SHARED_BURSTS, atMs: clock.nowMs(), untold: 0, alias: '' };
  const sharesOf = (bucket: Bucket): number => (bucket === shared ? SHARED_BURSTS : 1);

  /** What a bucket holds by now; a clock that goes back takes nothing away. */
  const levelOf = (bucket: Bucket, nowMs: number): number => {
    const minutes = Math.max(0, nowMs - bucket.atMs) / MINUTE_MS;
    return Math.min(burst * sharesOf(bucket), bucket.level + minutes * perMinute * sharesOf(bucket));
  };

  /** Brings a bucket up to now. */
  const refill = (bucket: Bucket, nowMs: number): void => {
    const level = levelOf(bucket, nowMs);
    const back = (Math.max(0, nowMs - bucket.atMs) / MINUTE_MS) * perMinute;
    bucket.untold = Math.sign(bucket.untold) * Math.max(0, Math.abs(bucket.untold) - back);
    bucket.level = level;
    bucket.atMs = nowMs;
  };

  /** Notes what was taken out, or given back, and tells others once it is worth their while. */
  const note = (bucket: Bucket, amount: number): void => {
    if (sharing === undefined || bucket === shared) return;
    bucket.untold += amount;
    if (Math.abs(bucket.untold) < leastTold) return;
    sharing.tell(bucket.alias, bucket.untold);
    bucket.untold = 0;
  };

  const remove = (key: string, bucket: Bucket): boolean => {
    byAlias.delete(bucket.alias);
    return buckets.delete(key);
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
    let fullest: [string, Bucket] | undefined;
    let highest = burst * LEAST_GIVEN_UP;
    let hasRoom = false;
    for (let i = 0; i < LOOKED_AT; i++) {
      const [key, bucket] = atHand() ?? [];
      if (key === undefined || bucket === undefined) break;
      const level = levelOf(bucket, nowMs);
      if (level >= burst) hasRoom = remove(key, bucket);
      else if (level >= highest) [fullest, highest] = [[key, bucket], level];
    }
    if (!hasRoom && fullest !== undefined) hasRoom = remove(...fullest);
    return hasRoom;
  };

  /** Forgets those that only others know of, and that are full again. */
  const forgetFull = (nowMs: number): void => {
    const here = new Set(buckets.values());
    for (const [alias, bucket] of byAlias)
      if (!here.has(bucket) && levelOf(bucket, nowMs) >= burst) byAlias.delete(alias);
  };

  const bucketOf = (key: string, nowMs: number): Bucket => {
    const known = buckets.get(key);
    if (known !== undefined) return known;
    if (buckets.size >= mostKept && !makeRoom(nowMs)) return shared;
    const alias = sharing?.aliasOf(key) ?? '';
    const bucket = byAlias.get(alias) ?? { level: burst, atMs: nowMs, untold: 0, alias };
    if (sharing !== undefined) byAlias.set(alias, bucket);
    buckets.set(key, bucket);
    return bucket;
  };

  return {
    /** Takes so many, one unless told; 0 where that is fine, else in how many seconds it will be. */
    take: (key: string, cost = 1): number => {
      const nowMs = clock.nowMs();
      const bucket = bucketOf(key, nowMs);
      refill(bucket, nowMs);
      // What costs more than there ever is costs all there is.
      const due = Math.min(cost, burst);
      const minutes = (due - bucket.level) / (perMinute * sharesOf(bucket));
      if (minutes > 0) return Math.ceil(minutes * 60);
      bucket.level -= due;
      note(bucket, due);
      return 0;
    },
    /** Gives back what was taken and not used. */
    giveBack: (key: string, cost = 1): void => {
      const bucket = buckets.get(key) ?? shared;
      const due = Math.min(cost, burst);
      bucket.level = Math.min(burst * sharesOf(bucket), bucket.level + due);
      note(bucket, -due);
    },
    /** Takes out, or gives back, what somebody else has told: a bucket may owe, so that what all give out comes right in the end. */
    hear: (alias: string, amount: number): void => {
      const nowMs = clock.nowMs();
      let bucket = byAlias.get(alias);
      if (bucket === undefined) {
        if (byAlias.size >= 2 * mostKept) forgetFull(nowMs);
        if (byAlias.size >= 2 * mostKept) return;
        bucket = { level: burst, atMs: nowMs, untold: 0, alias };
        byAlias.set(alias, bucket);
      }
      refill(bucket, nowMs);
      bucket.level = Math.min(burst, bucket.level - amount);
    },
  };
};

export type TokenBuckets = ReturnType<typeof createTokenBuckets>;
