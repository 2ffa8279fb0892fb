import { describe, expect, it } from 'vitest';
import { parseOptions } from '../options.ts';

const playedAs = (extended: unknown, options = {}) => {
  const parsed = parseOptions({ extended, ...options }, 2);
  return parsed.ok ? parsed.value.extended : parsed.error;
};

describe('BW-16 the option extended', () => {
  it('BW-16 none is the default, and may be said', () => {
    expect(playedAs(null)).toBeNull();
    expect(playedAs(undefined)).toBeNull();
  });

  it.each([
    [{ bags: 1 }, { refill: 'all', bags: 1, target: null }],
    [{ bags: 99 }, { refill: 'all', bags: 99, target: null }],
    [
      { refill: 'sold', target: 1500 },
      { refill: 'sold', bags: null, target: 1500 },
    ],
    [
      { refill: 'all', bags: null, target: 201 },
      { refill: 'all', bags: null, target: 201 },
    ],
    [
      { refill: 'sold', bags: 3, target: 1_000_000 },
      { refill: 'sold', bags: 3, target: 1_000_000 },
    ],
  ])('BW-16.2 takes %j', (given, extended) => {
    expect(playedAs(given)).toEqual(extended);
    expect(playedAs(playedAs(given))).toEqual(extended);
  });

  it.each([
    true,
    'all',
    2,
    [],
    [2],
    { bags: 0 },
    { bags: 100 },
    { bags: 1.5 },
    { bags: '2' },
    { target: 0, bags: 2 },
    { target: 1_000_001 },
    { target: Number.NaN },
    { refill: 'none', bags: 2 },
    { refill: null, bags: 2 },
    { bags: 2, colour: 1 },
  ])('BW-16 refuses %j by name', (given) => {
    expect(playedAs(given)).toEqual({
      code: 'bad-option',
      option: 'extended',
      bounds: { kind: 'extended', mostBags: 99, highestTarget: 1_000_000 },
    });
  });

  it('BW-16.2 one of bags and target must be set', () => {
    for (const given of [{}, { refill: 'sold' }, { bags: null, target: null }]) {
      expect(playedAs(given)).toEqual({ code: 'extended-endless' });
    }
  });

  it('BW-16.2 a target must be above what all start with', () => {
    for (const target of [1, 499, 500])
      expect(playedAs({ target, bags: 2 }, { startMoney: 500 })).toEqual({
        code: 'target-too-low',
        target,
        startMoney: 500,
      });
    expect(playedAs({ target: 200 })).toEqual({ code: 'target-too-low', target: 200, startMoney: 200 });
    expect(playedAs({ target: 501 }, { startMoney: 500 })).toMatchObject({ target: 501 });
  });
});
