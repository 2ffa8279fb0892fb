import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bus, Follower, News } from './bus.ts';
import { DEFAULT_LIMITS } from './rate-limits.ts';
import { createRates } from './rates.ts';

const MINUTE_MS = 60_000;
const { tables, messages } = DEFAULT_LIMITS;

/** So many processes with one clock, which tell each other at once what they have to tell; and all that they told. */
const processes = (count: number) => {
  const time = { nowMs: 1e9 };
  let timers: { readonly atMs: number; readonly call: () => void }[] = [];
  const clock = {
    nowMs: () => time.nowMs,
    at: (atMs: number, call: () => void) => {
      timers.push({ atMs, call });
      return { cancel: () => {} };
    },
  };
  const told: News[] = [];
  const followers: Follower[] = [];
  const busOf = (own: number) =>
    ({
      isShared: true,
      follow: (follower: Follower) => {
        followers[own] = follower;
      },
      tell: (news: News) => {
        told.push(news);
        for (const [i, each] of followers.entries()) if (i !== own) each.news?.(news);
      },
    }) as unknown as Bus;
  const rates = Array.from({ length: count }, (_, i) =>
    createRates({ clock, limits: DEFAULT_LIMITS, bus: busOf(i), secret: 'secret' }),
  );
  const pass = (ms: number): void => {
    time.nowMs += ms;
    const due = timers.filter(({ atMs }) => atMs <= time.nowMs);
    timers = timers.filter(({ atMs }) => atMs > time.nowMs);
    for (const { call } of due) call();
  };
  return { rates, pass, told, time };
};

/** Takes as often as it is allowed; how often that was. */
const takeAll = (limit: { readonly take: (key: string) => number }, key = 'ann'): number => {
  let taken = 0;
  while (limit.take(key) === 0) taken++;
  return taken;
};

describe('limits of several processes', () => {
  it('are one: what was had of one process is not to be had of another', () => {
    const { rates, pass } = processes(3);
    const limits = rates.map(({ byIdentity }) => byIdentity('tables'));
    expect(takeAll(limits[0] as never)).toBe(tables.burst);
    pass(1000);
    for (const limit of limits) expect(limit.take('ann')).toBeGreaterThan(0);
    expect(limits.map((limit) => limit.take('bob'))).toEqual([0, 0, 0]);
  });

  it('count by address as well, and an IPv6 site with all its networks as one', () => {
    const { rates, pass } = processes(2);
    const [one, other] = rates.map(({ byAddress }) => byAddress('identities'));
    for (const address of ['192.0.2.1', '2001:db8:1:1::/64']) {
      expect(takeAll(one as never, address)).toBeGreaterThan(0);
      pass(1000);
      expect(other?.take(address)).toBeGreaterThan(0);
    }
  });

  it('come right in the end: whoever asks all of them as often as they can, for an hour, has little more than of one', () => {
    const { rates, pass } = processes(3);
    const limits = rates.map(({ byIdentity }) => byIdentity('tables'));
    let taken = 0;
    for (let second = 0; second < 3600; second++) {
      for (const limit of limits) taken += takeAll(limit);
      pass(1000);
    }
    const fair = tables.burst + 60 * tables.perMinute;
    expect(taken).toBeGreaterThanOrEqual(fair - 1);
    // Each gives out a burst before it has heard of the others: that is owed, and waited for.
    expect(taken).toBeLessThanOrEqual(fair + 2);
  });

  it('never give out more than one alone and a burst of each beside, in whatever order they are asked', () => {
    const asks = fc.array(fc.record({ at: fc.nat(2), ms: fc.nat(3000), times: fc.nat(30) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(asks, (all) => {
        const { rates, pass, time } = processes(3);
        const limits = rates.map(({ byIdentity }) => byIdentity('tables'));
        const beganMs = time.nowMs;
        let taken = 0;
        for (const { at, ms, times } of all) {
          for (let i = 0; i < times; i++) if (limits[at]?.take('ann') === 0) taken++;
          pass(ms);
          const fair = tables.burst + ((time.nowMs - beganMs) / MINUTE_MS) * tables.perMinute;
          expect(taken).toBeLessThanOrEqual(fair + 2 * tables.burst + 1e-6);
        }
      }),
    );
  });

  it('tell nothing of those who ask at a pace that is theirs anyway, and never a key', () => {
    const { rates, pass, told } = processes(2);
    const [limit] = rates.map(({ byIdentity }) => byIdentity('messages'));
    for (let second = 0; second < 600; second++) {
      expect(limit?.take('ann')).toBe(0);
      pass(1000);
    }
    expect(told).toEqual([]);
    for (let i = 0; i < messages.burst; i++) limit?.take('ann');
    pass(1000);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('ann');
  });

  it('give back elsewhere what was given back here', () => {
    const { rates, pass } = processes(2);
    const [one, other] = rates.map(({ byIdentity }) => byIdentity('tables'));
    one?.take('ann', tables.burst);
    pass(1000);
    one?.giveBack('ann', tables.burst);
    pass(1000);
    expect(other?.take('ann', tables.burst)).toBe(0);
  });
});
