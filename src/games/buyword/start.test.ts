import { describe, expect, it } from 'vitest';
import { BUYWORD } from './buyword.ts';
import { createDealSource } from './deal-source.ts';
import { parseSetup } from './start.ts';

const partRefused = (given: unknown, players = 2): string | undefined => {
  const parsed = parseSetup(given, players);
  if (parsed.ok) return undefined;
  return parsed.error.code === 'bad-setup' ? parsed.error.part : parsed.error.code;
};

describe('BW-2.4 a set-up', () => {
  it.each([
    [{ seed: 'x' }],
    [{ bag: 'ABC' }],
    [{ seed: '', bag: 'Z', rolls: [], leader: 0 }],
    [{ bag: 'ABC', rolls: [2, 3, 4, 5, 'choice'], leader: 1 }],
    [{ seed: 'x'.repeat(200), bag: 'A'.repeat(1000), rolls: Array.from({ length: 1000 }, () => 2) }],
  ])('BW-2.4 is taken as it is: %j', (setup) => {
    expect(parseSetup(setup, 2)).toEqual({ ok: true, value: setup });
  });

  it('BW-2.4 keeps what it knows and nothing else', () => {
    expect(parseSetup({ seed: 'x', bag: undefined, cheat: true }, 2)).toEqual({
      ok: true,
      value: { seed: 'x' },
    });
  });

  it.each([[undefined], [null], ['x'], [7], [[]], [{}], [{ rolls: [2] }], [{ leader: 0 }]])(
    'BW-2.4 needs a seed or a bag: %j',
    (given) => {
      expect(partRefused(given)).toBe('seed');
    },
  );

  it.each([[7], [null], [['x']], ['x'.repeat(201)], [Number.NaN], [{}]])(
    'BW-2.4 refuses the seed %j',
    (seed) => {
      expect(partRefused({ seed, bag: 'A' })).toBe('seed');
    },
  );

  it.each([[''], ['abc'], ['A B'], ['É'], ['AB\n'], ['A*'], ['A'.repeat(1001)], [null], [['A']], [7]])(
    'BW-2.4 refuses the bag %j',
    (bag) => {
      expect(partRefused({ seed: 'x', bag })).toBe('bag');
    },
  );

  it.each([
    ['2'],
    [2],
    [null],
    [[1]],
    [[6]],
    [['2']],
    [['CHOICE']],
    [[2.5]],
    [[Number.NaN]],
    [[null]],
    [new Array(3)],
    [Array.from({ length: 1001 }, () => 2)],
    [{ length: 0 }],
  ])('BW-2.4 refuses the rolls %j', (rolls) => {
    expect(partRefused({ seed: 'x', rolls })).toBe('rolls');
  });

  it.each([2, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '0', null, [0], true])(
    'BW-2.4 refuses the leader %j',
    (leader) => {
      expect(partRefused({ seed: 'x', leader })).toBe('leader');
    },
  );
});

describe('a table', () => {
  it('is not made of options that are refused', () => {
    const env = { deal: createDealSource({ seed: 'x' }), judge: { has: () => true, inTheme: () => true } };
    const begun = BUYWORD.start(env, { players: 2, options: { penalty: 101 }, setup: {} });
    expect(begun).toEqual({
      ok: false,
      error: {
        code: 'bad-option',
        option: 'penalty',
        bounds: { kind: 'whole', from: 0, to: 100, orNull: false },
      },
    });
  });

  it('begins with its options, then the first round', () => {
    const env = {
      deal: createDealSource({ bag: 'ABCD', leader: 1 }),
      judge: { has: () => true, inTheme: () => true },
    };
    const begun = BUYWORD.start(env, { players: 2, options: {}, setup: {} });
    expect(begun.ok && begun.value).toMatchObject([
      { type: 'began', schema: 1, players: 2, leader: 1, bagCount: 4, options: { startMoney: 200 } },
      { type: 'round-began', round: 1, leader: 1 },
      { type: 'phase-began', phase: 'roll', queue: [1] },
    ]);
  });
});
