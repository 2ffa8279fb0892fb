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

  it('is read leniently and printed canonically', () => {
    for (const text of ['  discard   V Q ', 'DISCARD VQ', 'discard QV']) {
      const parsed = parseAction(text);
      expect(parsed.ok && formatAction(parsed.value)).toBe('discard QV');
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
    ['__proto__', 'bad-text'],
    ['constructor', 'bad-text'],
    ['x'.repeat(10_000_000), 'text-too-long'],
  ])('refuses %.20s with %s', (text, code) => {
    expect(parseAction(text)).toMatchObject({ ok: false, error: { code } });
  });
});
