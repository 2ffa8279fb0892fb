import { createHmac } from 'node:crypto';
import type { Bus } from './bus.ts';
import type { Clock } from './ports.ts';
import { createAddressLimit, createRateLimit, type Limits, type RateLimit } from './rate-limits.ts';
import { type Allowance, createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

/** Limits of how much in a while, not of how many at a time. */
type RateName = { [K in keyof Limits]: Limits[K] extends Allowance ? K : never }[keyof Limits];

/** Limits that all processes which serve the same tables count together. A limit that is had twice is counted twice, under names of its own. */
export type Rates = {
  readonly byIdentity: (name: RateName, as?: string) => RateLimit;
  readonly byAddress: (name: RateName) => RateLimit;
};

/** What was taken of a limit: its name, whose share, and how much. */
export type Taking = readonly [name: string, alias: string, amount: number];

/** What others are told of at a time, and how often: whatever is taken meanwhile, each process gives out by itself. */
const TELL_EVERY_MS = 1000;
const ROWS_A_NOTICE = 120;
const MOST_ROWS = 10 * ROWS_A_NOTICE;
const ALIAS_LENGTH = 12;
const CENTS = 100;

export type RatesParts = {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly bus: Bus;
  /** Known to all processes and to nobody else: addresses are told under names that only they can make. */
  readonly secret: string;
};

/** Tells other processes what is taken here, and takes what is told. */
const createSharing = ({ clock, bus, secret }: Omit<RatesParts, 'limits'>) => {
  const known = new Map<string, TokenBuckets>();
  const due = new Map<string, [name: string, alias: string, amount: number]>();
  let isTimed = false;

  const tellAll = (): void => {
    isTimed = false;
    const rows = [...due.values()].map(
      ([name, alias, amount]): Taking => [name, alias, Math.round(amount * CENTS) / CENTS],
    );
    due.clear();
    for (let from = 0; from < rows.length; from += ROWS_A_NOTICE)
      bus.tell({ kind: 'taken', rows: rows.slice(from, from + ROWS_A_NOTICE) });
  };
  const tell = (name: string, alias: string, amount: number): void => {
    const row = due.get(`${name} ${alias}`);
    if (row !== undefined) row[2] += amount;
    // A flood from so many at once is held up by each process alone.
    else if (due.size < MOST_ROWS) due.set(`${name} ${alias}`, [name, alias, amount]);
    if (!isTimed) clock.at(clock.nowMs() + TELL_EVERY_MS, tellAll);
    isTimed = true;
  };
  bus.follow({
    news: (news) => {
      if (news.kind !== 'taken') return;
      for (const [name, alias, amount] of news.rows) known.get(name)?.hear(alias, amount);
    },
  });

  return (name: string, allowance: Allowance): RateLimit => {
    const buckets = createTokenBuckets(clock, allowance, undefined, {
      aliasOf: (key) =>
        createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url').slice(0, ALIAS_LENGTH),
      tell: (alias, amount) => tell(name, alias, amount),
    });
    known.set(name, buckets);
    return buckets;
  };
};

/** The limits of a server; where it may be one of several, they count together. */
export const createRates = ({ clock, limits, bus, secret }: RatesParts): Rates => {
  const make = bus.isShared
    ? createSharing({ clock, bus, secret })
    : (_: string, allowance: Allowance) => createRateLimit(clock, allowance);
  return {
    byIdentity: (name, as = name) => make(as, limits[name]),
    byAddress: (name) =>
      createAddressLimit(clock, limits[name], (allowance, tier) => make(`${name}/${tier}`, allowance)),
  };
};
