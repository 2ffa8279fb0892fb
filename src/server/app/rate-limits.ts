import { isIPv6 } from 'node:net';
import type { Clock } from './ports.ts';

/** So many at once, and so many again in a while. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

export type Limits = {
  /** Requests of one address. */
  readonly requests: Allowance;
  /** New identities from one address. */
  readonly identities: Allowance;
  /** Recovery codes tried from one address that were wrong. */
  readonly recoveries: Allowance;
  /** New recovery codes, and all of one's data in a file, for one identity. */
  readonly ownData: Allowance;
  /** Tables made by one identity, and tables asked for by «play now», together. */
  readonly tables: Allowance;
  /** Codes of tables that are not there, tried from one address. */
  readonly misses: Allowance;
  /** Messages of one identity over its sockets. */
  readonly messages: Allowance;
  /** Sockets opened from one address. */
  readonly sockets: Allowance;
  /** Lines of chat of one identity. */
  readonly sayings: Allowance;
  /** Reports of one identity. */
  readonly reports: Allowance;
  /** Tokens of the host of the site tried from one address. */
  readonly adminTries: Allowance;
  /** Sockets of one identity at a time. */
  readonly socketsAtOnce: number;
  /** Sockets from one address at a time: those of a whole school, but not of a whole crowd. */
  readonly socketsOfAddress: number;
  /** Tables that one identity has made and that wait for their first game. */
  readonly openTables: number;
};

/** Behind one address there may be a school, of which two classes open the page in the same minute. */
export const DEFAULT_LIMITS: Limits = {
  requests: { burst: 600, perMinute: 1200 },
  identities: { burst: 100, perMinute: 20 },
  recoveries: { burst: 20, perMinute: 2 },
  ownData: { burst: 5, perMinute: 0.5 },
  tables: { burst: 20, perMinute: 4 },
  misses: { burst: 60, perMinute: 20 },
  messages: { burst: 60, perMinute: 600 },
  sockets: { burst: 120, perMinute: 120 },
  sayings: { burst: 6, perMinute: 20 },
  reports: { burst: 5, perMinute: 0.2 },
  adminTries: { burst: 5, perMinute: 0.5 },
  socketsAtOnce: 12,
  socketsOfAddress: 120,
  openTables: 30,
};

const MINUTE_MS = 60_000;
const IPV6_GROUPS = 8;
/** Of an IPv6 address, the part that one household has. */
const HOUSEHOLD_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/i;

/** The groups of part of an IPv6 address; four bytes in decimals at its end are two. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

/** What stands for an address when it is counted: who has a whole network of them is one. */
export const addressKey = (address: string): string => {
  const plain = address.replace(MAPPED_IPV4, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%', 1)[0] as string).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const MOST_KEPT = 50_000;

type Bucket = { level: number; atMs: number };

/** Counts by key; keys live only here, in memory, and only as long as they matter. */
export const createRateLimit = (clock: Clock, { burst, perMinute }: Allowance) => {
  const buckets = new Map<string, Bucket>();

  /** What a bucket holds by now; a clock that goes back takes nothing away. */
  const levelOf = ({ level, atMs }: Bucket, nowMs: number): number =>
    Math.min(burst, level + (Math.max(0, nowMs - atMs) / MINUTE_MS) * perMinute);
  const secondsUntilOne = (level: number): number =>
    level < 1 ? Math.ceil(((1 - level) / perMinute) * 60) : 0;

  const forgetFull = (nowMs: number): void => {
    for (const [key, bucket] of buckets) if (levelOf(bucket, nowMs) >= burst) buckets.delete(key);
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
      bucket.level = levelOf(bucket, nowMs);
      bucket.atMs = nowMs;
      const seconds = secondsUntilOne(bucket.level);
      if (seconds === 0) bucket.level--;
      return seconds;
    },
    /** Gives back what was taken and not used. */
    giveBack: (key: string): void => {
      const bucket = buckets.get(key);
      if (bucket !== undefined) bucket.level = Math.min(burst, bucket.level + 1);
    },
  };
};

export type RateLimit = ReturnType<typeof createRateLimit>;
