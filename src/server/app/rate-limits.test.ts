import { describe, expect, it } from 'vitest';
import { createAddressLimit, createRateLimit } from './rate-limits.ts';
import { createTokenBuckets } from './token-buckets.ts';

const HOUR_MS = 3_600_000;

/** A clock that the test sets. */
const clockAt = () => {
  const time = { nowMs: HOUR_MS };
  return { time, clock: { nowMs: () => time.nowMs, at: () => ({ cancel: () => {} }) } };
};

const limitAt = (burst: number, perMinute: number) => {
  const { time, clock } = clockAt();
  return { time, limit: createRateLimit(clock, { burst, perMinute }) };
};

describe('a rate limit', () => {
  it('lets so many through at once, and one again after a while', () => {
    const { time, limit } = limitAt(2, 1);
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 60, 0]);
    time.nowMs += 60_000;
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60]);
  });

  it('locks nobody out when the clock goes back', () => {
    const { time, limit } = limitAt(3, 1);
    limit.take('a');
    time.nowMs -= HOUR_MS;
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60]);
    time.nowMs += 60_000;
    expect(limit.take('a')).toBe(0);
  });

  it('takes back what was not used, and no more than there was', () => {
    const { limit } = limitAt(1, 1);
    expect(limit.take('a')).toBe(0);
    limit.giveBack('a');
    limit.giveBack('a');
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60]);
  });
});

describe('a cost', () => {
  it('is taken as a whole or not at all', () => {
    const { time, limit } = limitAt(10, 10);
    expect([limit.take('a', 7), limit.take('a', 4), limit.take('a', 3)]).toEqual([0, 6, 0]);
    time.nowMs += 24_000;
    expect([limit.take('a', 4), limit.take('a')]).toEqual([0, 6]);
    limit.giveBack('a', 4);
    expect(limit.take('a', 4)).toBe(0);
  });

  it('above all that there ever is takes all of it', () => {
    const { limit } = limitAt(3, 1);
    expect([limit.take('a', 1000), limit.take('a')]).toEqual([0, 60]);
  });
});

describe('the networks around an IPv6 address', () => {
  const address = (site: number, household: number, network: number): string =>
    `2001:db8:${site}:${(household * 256 + network).toString(16)}`;
  const limitOf = (burst: number) => createAddressLimit(clockAt().clock, { burst, perMinute: 1 });

  it('have a larger share each, and no more', () => {
    const limit = limitOf(5);
    /** How many of a hundred networks are let through once each. */
    const passed = (at: (i: number) => string): number =>
      Array.from({ length: 100 }, (_, i) => limit.take(at(i))).filter((seconds) => seconds === 0).length;
    expect(passed(() => address(1, 0, 0))).toBe(5);
    expect(passed((i) => address(2, 0, i))).toBe(10);
    expect(passed((i) => address(3, i, i))).toBe(20);
    expect(passed((i) => address(100 + i, 0, 0))).toBe(100);
    expect(passed((i) => `192.0.2.${i}`)).toBe(100);
  });

  it('are not counted where a narrower one is refused, nor a narrower one where they are', () => {
    const limit = limitOf(5);
    for (let i = 0; i < 100; i++) limit.take(address(1, 0, 0));
    // The household has its second half still, and the site its second, third and fourth quarter.
    for (let i = 0; i < 5; i++) expect(limit.take(address(1, 0, 1))).toBe(0);
    for (let i = 0; i < 20; i++) expect(limit.take(address(1, 0, 2))).toBeGreaterThan(0);
    for (let i = 0; i < 10; i++) expect(limit.take(address(1, 1 + i, 0))).toBe(0);
    expect(limit.take(address(1, 20, 0))).toBeGreaterThan(0);
    limit.giveBack(address(1, 1, 0));
    expect([limit.take(address(1, 20, 0)), limit.take(address(1, 20, 0))]).toEqual([0, 60 / 4]);
  });
});

describe('more keys than are kept', () => {
  it('let nobody off who has used up their share', () => {
    const { limit } = limitAt(4, 1);
    for (let i = 0; i < 5; i++) limit.take('greedy');
    for (let i = 0; i < 120_000; i++) limit.take(`passer-by ${i}`);
    expect(limit.take('greedy')).toBe(60);
  });

  it('share what is left among those who find no room, until somebody has waited long enough', () => {
    const { time, clock } = clockAt();
    const limit = createTokenBuckets(clock, { burst: 2, perMinute: 1 }, 3);
    for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) expect(limit.take(key)).toBe(0);
    for (let i = 0; i < 20; i++) expect(limit.take(`new ${i}`)).toBe(0);
    expect(limit.take('one more')).toBe(6);
    limit.giveBack('one more');
    expect([limit.take('one more'), limit.take('a')]).toEqual([0, 60]);
    time.nowMs += 120_000;
    expect([limit.take('d'), limit.take('d'), limit.take('d')]).toEqual([0, 0, 60]);
  });
});
