import { ADDRESS_TIERS, tierKeys } from './addresses.ts';
import type { Clock } from './ports.ts';
import { type Allowance, createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

export type Limits = {
  /** Requests of one address, each by what it costs (costs.ts). */
  readonly requests: Allowance;
  /** Files of the site and of words that one address fetches: whatever is not the API. */
  readonly files: Allowance;
  /** New identities from one address. */
  readonly identities: Allowance;
  /** Changes of name or face of one identity. */
  readonly renames: Allowance;
  /** Recovery codes tried from one address that were wrong. */
  readonly recoveries: Allowance;
  /** New recovery codes, and all of one's data in a file, for one identity. */
  readonly ownData: Allowance;
  /** Tables made by one identity, and tables asked for by «play now», together. */
  readonly tables: Allowance;
  /** Codes of tables that are not there, tried from one address. */
  readonly misses: Allowance;
  /** Messages of one identity over its sockets, each by what it costs (costs.ts). */
  readonly messages: Allowance;
  /** Messages from one address over all its sockets, by what they cost. */
  readonly messagesOfAddress: Allowance;
  /** Bytes that one identity leaves on disk (costs.ts). */
  readonly bytesOfIdentity: Allowance;
  /** Bytes that one address leaves on disk. */
  readonly bytesOfAddress: Allowance;
  /** Sockets opened from one address. */
  readonly sockets: Allowance;
  /** Lines of chat of one identity. */
  readonly sayings: Allowance;
  /** Reports of one identity. */
  readonly reports: Allowance;
  /** Games of the day that one identity sends to be judged. */
  readonly dailies: Allowance;
  /** Tokens of the host of the site tried from one address. */
  readonly adminTries: Allowance;
  /** Sockets of one identity at a time. */
  readonly socketsAtOnce: number;
  /** Sockets from one address at a time: those of a whole school, but not of a whole crowd. */
  readonly socketsOfAddress: number;
  /** TCP connections from one address at a time, sockets among them; not counted behind a proxy, which has them all. */
  readonly connectionsOfAddress: number;
  /** Requests with large bodies from one address at a time. */
  readonly largeBodiesOfAddress: number;
  /** Tables that one identity has made and that wait for their first game. */
  readonly openTables: number;
};

const MEGABYTE = 1e6;
const MINUTES_A_DAY = 24 * 60;
/** So many megabytes at once, and so many again in a day. */
const megabytes = (atOnce: number, aDay: number): Allowance => ({
  burst: atOnce * MEGABYTE,
  perMinute: (aDay * MEGABYTE) / MINUTES_A_DAY,
});

/** Behind one address there may be a school, of which two classes open the page in the same minute. */
export const DEFAULT_LIMITS: Limits = {
  // A page asks for about ten things, which cost fifteen together: sixty people at once, each with two pages, and to spare.
  requests: { burst: 3000, perMinute: 1800 },
  // The site has about a hundred files, and a first visit fetches them all: sixty of those at once, twice over.
  files: { burst: 15_000, perMinute: 6000 },
  identities: { burst: 100, perMinute: 20 },
  renames: { burst: 30, perMinute: 6 },
  recoveries: { burst: 20, perMinute: 2 },
  ownData: { burst: 5, perMinute: 0.5 },
  tables: { burst: 20, perMinute: 4 },
  misses: { burst: 60, perMinute: 20 },
  // Whoever watches eight tables at once, as many as one socket may, has a third left.
  messages: { burst: 60, perMinute: 600 },
  // As many sockets as an address may have, all opened anew after a restart, and then fifty messages a minute each.
  messagesOfAddress: { burst: 1800, perMinute: 6000 },
  // A long game of eight leaves some hundred kilobytes, of each player less than a hundred; a table with the longest theme a
  // quarter of a megabyte until it is played. So a hundred games, or forty such tables, at once, and twice as many in a day.
  bytesOfIdentity: megabytes(10, 20),
  // Sixty people who play ten long games each in a day.
  bytesOfAddress: megabytes(60, 120),
  // Sixty people whose network fails them again and again.
  sockets: { burst: 300, perMinute: 300 },
  sayings: { burst: 6, perMinute: 20 },
  reports: { burst: 5, perMinute: 0.2 },
  // There are two a day, one a language; what was lost on the way is sent again.
  dailies: { burst: 10, perMinute: 0.5 },
  adminTries: { burst: 5, perMinute: 0.5 },
  socketsAtOnce: 12,
  // Sixty people with two each, and those they have lost and opened anew, which take a minute to be noticed.
  socketsOfAddress: 180,
  // Sixty people, each with the six that a browser opens at most, a socket, and some to spare.
  connectionsOfAddress: 600,
  // Large bodies are pasted lists: five megabytes of them at most are on their way.
  largeBodiesOfAddress: 40,
  openTables: 30,
};

/** Counts by key: who asks, or from where. */
export type RateLimit = Pick<TokenBuckets, 'take' | 'giveBack'>;

/** Takes from several limits, or from none; 0 where that is fine, else in how many seconds it will be. */
export const takeFromAll = (shares: readonly (readonly [RateLimit, string])[], cost?: number): number => {
  for (let i = 0; i < shares.length; i++) {
    const [limit, key] = shares[i] as readonly [RateLimit, string];
    const seconds = limit.take(key, cost);
    if (seconds === 0) continue;
    for (const [taken, takenKey] of shares.slice(0, i)) taken.giveBack(takenKey, cost);
    return seconds;
  }
  return 0;
};

/** Counts by identity, or by whatever else is one of many. */
export const createRateLimit = (clock: Clock, allowance: Allowance): RateLimit =>
  createTokenBuckets(clock, allowance);

/**
 * Counts by address (a key of addresses.ts), and of IPv6 by the wider networks it lies in as well. Where one of them has had
 * its share, none is counted. The widest is asked first: once that is used up, the networks within it fill no memory.
 */
export const createAddressLimit = (
  clock: Clock,
  { burst, perMinute }: Allowance,
  make: (allowance: Allowance, tier: number) => RateLimit = (each) => createRateLimit(clock, each),
): RateLimit => {
  const tiers = ADDRESS_TIERS.map(({ times }, tier) =>
    make({ burst: burst * times, perMinute: perMinute * times }, tier),
  );
  const sharesOf = (address: string): (readonly [RateLimit, string])[] =>
    tierKeys(address).flatMap((key, i) => {
      const tier = tiers[i];
      return key === undefined || tier === undefined ? [] : [[tier, key] as const];
    });
  return {
    take: (address, cost) => takeFromAll(sharesOf(address), cost),
    giveBack: (address, cost) => {
      for (const [tier, key] of sharesOf(address)) tier.giveBack(key, cost);
    },
  };
};
