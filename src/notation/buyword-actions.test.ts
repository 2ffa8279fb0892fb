import { describe, expect, it } from 'vitest';
import { formatAction, parseAction } from './buyword-actions.ts';

describe('the text of an action', () => {
  it.each([
    ['roll', { kind: 'roll' }],
    ['choose 3', { kind: 'choose', number: 3 }],
    ['buy', { kind: 'buy' }],
    ['decline', { kind: 'decline' }],
    ['sell ENjOYED', { kind: 'sell', word: 'ENJOYED', wildAt: 2 }],
    ['sell ENJOYED', { kind: 'sell', word: 'ENJOYED', wildAt: null }],
    ['challenge 4', { kind: 'challenge', sale: 4 }],
    ['draft Q', { kind: 'draft', letter: 'Q' }],
    ['buy 2', { kind: 'buy', from: 2 }],
    ['decline 0', { kind: 'decline', from: 0 }],
    ['auction', { kind: 'auction' }],
    ['auction 3', { kind: 'auction', from: 3 }],
    ['bid 40', { kind: 'bid', amount: 40 }],
    ['pass', { kind: 'pass' }],
    ['accept 2', { kind: 'accept', proposal: 2 }],
    ['reject 2', { kind: 'reject', proposal: 2 }],
    ['withdraw 2', { kind: 'withdraw', proposal: 2 }],
    [
      'propose 0>1 1>0',
      {
        kind: 'propose',
        lots: [
          { from: 0, to: 1 },
          { from: 1, to: 0 },
        ],
        money: [],
      },
    ],
    [
      'propose 0>1 $1>0:25',
      { kind: 'propose', lots: [{ from: 0, to: 1 }], money: [{ from: 1, to: 0, amount: 25 }] },
    ],
    ['propose 1.0>2', { kind: 'propose', lots: [{ from: 1, to: 2, origin: 0 }], money: [] }],
    [
      'sell ENjOYED 0,-3 across',
      { kind: 'sell', word: 'ENJOYED', wildAt: 2, at: { row: 0, col: -3, across: true } },
    ],
    [
      'sell AN -12,4 down',
      { kind: 'sell', word: 'AN', wildAt: null, at: { row: -12, col: 4, across: false } },
    ],
    ['vote yes', { kind: 'vote', ballot: 'yes' }],
    ['vote no', { kind: 'vote', ballot: 'no' }],
    ['vote pass', { kind: 'vote', ballot: 'pass' }],
    ['waive', { kind: 'waive' }],
    ['discard QV', { kind: 'discard', tiles: 'QV' }],
    ['done', { kind: 'done' }],
    ['leave', { kind: 'leave' }],
    ['timeout 2', { kind: 'timeout', seat: 2 }],
    ['window', { kind: 'window' }],
  ] as const)('%s', (text, action) => {
    expect(parseAction(text)).toEqual({ ok: true, value: action });
    expect(formatAction(action)).toBe(text);
  });

  it.each([
    ['discard QV', ['  discard   V Q ', 'DISCARD VQ']],
    [
      'propose 0>1 1>2 2>0 $0>2:5 $1>0:25',
      ['propose $1>0:25 2>0 $0>2:5 1>2 0>1', ' PROPOSE 1 > 2  0>1 2> 0 $ 0>2 :5 $1>0: 25 '],
    ],
    ['sell CaT 0,-3 across', ['SELL CaT 0 , -3 ACROSS', ' sell  CaT -0,-3  across']],
    ['vote yes', ['Vote YES']],
    ['bid 7', ['bid 007']],
  ])('%s is read leniently and printed canonically', (canonical, texts) => {
    for (const text of [canonical, ...texts]) {
      const parsed = parseAction(text);
      expect(parsed.ok && formatAction(parsed.value), text).toBe(canonical);
    }
  });

  it.each([
    ['', 'bad-text'],
    ['fly', 'bad-text'],
    ['roll 3', 'bad-text'],
    ['choose', 'bad-text'],
    ['choose three', 'bad-text'],
    ['choose 1e9', 'bad-text'],
    ['choose -1', 'bad-text'],
    ['choose 99999999999', 'bad-text'],
    ['sell', 'bad-text'],
    ['sell TWO WORDS', 'bad-text'],
    ['sell ÉTÉ', 'bad-letters'],
    ['sell W0RD', 'bad-letters'],
    ['sell "><script>', 'bad-letters'],
    ['sell enJOYED', 'too-many-wilds'],
    ['discard q', 'bad-letters'],
    ['draft', 'bad-text'],
    ['draft QZ', 'bad-text'],
    ['draft q', 'bad-letters'],
    ['propose', 'bad-text'],
    ['propose 0-1', 'bad-text'],
    ['propose 0>1:25', 'bad-text'],
    ['propose $0>1', 'bad-text'],
    ['propose 10>1', 'bad-text'],
    ['propose $1.0>2:5', 'bad-text'],
    ['accept', 'bad-text'],
    ['buy x', 'bad-text'],
    ['bid -5', 'bad-text'],
    ['bid 1.5', 'bad-text'],
    ['vote', 'bad-text'],
    ['vote maybe', 'bad-text'],
    ['sell CAT 0,0', 'bad-text'],
    ['sell CAT across', 'bad-text'],
    ['sell CAT 0,0 up', 'bad-text'],
    ['sell CAT 9999999,0 down', 'bad-text'],
    ['__proto__', 'bad-text'],
    ['constructor', 'bad-text'],
    ['x'.repeat(10_000_000), 'text-too-long'],
  ])('refuses %.20s with %s', (text, code) => {
    expect(parseAction(text)).toMatchObject({ ok: false, error: { code } });
  });
});
