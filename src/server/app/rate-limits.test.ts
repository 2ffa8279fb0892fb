import { describe, expect, it } from 'vitest';
import { addressKey, createRateLimit } from './rate-limits.ts';

const HOUR_MS = 3_600_000;

/** A limit over a clock that the test sets. */
const limitAt = (burst: number, perMinute: number) => {
  const time = { nowMs: HOUR_MS };
  const clock = { nowMs: () => time.nowMs, at: () => ({ cancel: () => {} }) };
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

describe('an address', () => {
  it.each([
    ['2001:db8:1:2:3::1', '2001:db8:1:2'],
    ['2001:DB8:0001:2:ffff::2', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['2001::9', '2001:0:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
    ['192.0.2.7', '192.0.2.7'],
    ['not an address', 'not an address'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
