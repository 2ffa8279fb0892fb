import { ADDRESS_TIERS, tierKeys } from './addresses.ts';
import type { Clock } from './ports.ts';
import { type Allowance, createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

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
  /** TCP connections from one address at a time, sockets among them; not counted behind a proxy, which has them all. */
  readonly connectionsOfAddress: number;
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
  // Sixty people, each with the six that a browser opens at most, a socket, and some to spare.
  connectionsOfAddress: 600,
  openTables: 30,
};

/** Counts by key: who asks, or from where. */
export type RateLimit = TokenBuckets;

/** Counts by identity, or by whatever else is one of many. */
export const createRateLimit = createTokenBuckets;

/**
 * Counts by address (a key of addresses.ts), and of IPv6 by the wider networks it lies in as well. Where one of them has had
 * its share, none is counted. The widest is asked first: who has used that up fills no memory with the networks within.
 */
export const createAddressLimit = (clock: Clock, { burst, perMinute }: Allowance): RateLimit => {
  const tiers = ADDRESS_TIERS.map(({ times }) =>
    createTokenBuckets(clock, { burst: burst * times, perMinute: perMinute * times }),
  );
  const giveBack = (keys: readonly (string | undefined)[], cost?: number): void => {
    keys.forEach((key, i) => {
      if (key !== undefined) tiers[i]?.giveBack(key, cost);
    });
  };
  return {
    take: (address, cost) => {
      const keys = tierKeys(address);
      for (const [i, key] of keys.entries()) {
        const seconds = key === undefined ? 0 : (tiers[i]?.take(key, cost) ?? 0);
        if (seconds === 0) continue;
        giveBack(keys.slice(0, i), cost);
        return seconds;
      }
      return 0;
    },
    giveBack: (address, cost) => giveBack(tierKeys(address), cost),
  };
};
