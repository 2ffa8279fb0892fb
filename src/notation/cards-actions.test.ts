import { describe, expect, it } from 'vitest';
import { formatAction, parseAction } from './cards-actions.ts';

describe('the text of an action at Choose Your Words', () => {
  it.each([
    ['category ocean', { kind: 'category', text: 'ocean', names: false, own: false }],
    ['category names ocean', { kind: 'category', text: 'ocean', names: true, own: false }],
    ['category "Ocean life"', { kind: 'category', text: 'Ocean life', names: false, own: true }],
    ['category names "Presidents"', { kind: 'category', text: 'Presidents', names: true, own: true }],
    ['category "a ; \\"b\\" \\\\ É"', { kind: 'category', text: 'a ; "b" \\ É', names: false, own: true }],
    ['category "none"', { kind: 'category', text: 'none', names: false, own: true }],
    ['category none', { kind: 'category', text: null, names: false, own: false }],
    ['bet 5', { kind: 'bet', amount: 5 }],
    ['check', { kind: 'check' }],
    ['call', { kind: 'call' }],
    ['raise 20', { kind: 'raise', to: 20 }],
    ['fold', { kind: 'fold' }],
    ['exchange Qb Xr *', { kind: 'exchange', cards: ['Qb', 'Xr', '*'] }],
    ['exchange none', { kind: 'exchange', cards: [] }],
    ['layout Bb Ib *Gb', { kind: 'layout', word: ['Bb', 'Ib', '*Gb'] }],
    ['layout none', { kind: 'layout', word: [] }],
    [
      'declare Bb Ib Gb *Gb Eb Rb',
      { kind: 'declare', word: ['Bb', 'Ib', 'Gb', '*Gb', 'Eb', 'Rb'], claim: false },
    ],
    ['declare claim Bb Ib Gb', { kind: 'declare', word: ['Bb', 'Ib', 'Gb'], claim: true }],
    ['declare none', { kind: 'declare', word: null, claim: false }],
    ['challenge 2', { kind: 'challenge', seat: 2, what: 'word' }],
    ['challenge category 2', { kind: 'challenge', seat: 2, what: 'category' }],
    ['vote yes', { kind: 'vote', vote: 'yes' }],
    ['vote no', { kind: 'vote', vote: 'no' }],
    ['vote pass', { kind: 'vote', vote: 'pass' }],
    ['waive', { kind: 'waive' }],
    ['leave', { kind: 'leave' }],
    ['timeout 2', { kind: 'timeout', seat: 2 }],
    ['window', { kind: 'window' }],
    ['time', { kind: 'time' }],
  ] as const)('%s', (text, action) => {
    expect(parseAction(text)).toEqual({ ok: true, value: action });
    expect(formatAction(action)).toBe(text);
  });

  it.each([
    ['  exchange   *  xR qB ', 'exchange Qb Xr *'],
    ['EXCHANGE NONE', 'exchange none'],
    ['declare bb IB *gb claim', 'declare claim Bb Ib *Gb'],
    ['Category  Names   " Ocean   life "', 'category names "Ocean life"'],
    ['Vote YES', 'vote yes'],
    ['challenge  Category 1', 'challenge category 1'],
    ['challenge 2 category', 'challenge category 2'],
    ['Category  Ocean', 'category ocean'],
    ['category presidents names', 'category names presidents'],
    ['category "Presidents" names', 'category names "Presidents"'],
    ['category "names"  NAMES', 'category names "names"'],
  ])('%s is read leniently and printed canonically', (typed, canonical) => {
    const parsed = parseAction(typed);
    expect(parsed.ok && formatAction(parsed.value)).toBe(canonical);
  });

  it.each([
    ['', 'bad-text'],
    ['fly', 'bad-text'],
    ['check 3', 'bad-text'],
    ['bet', 'bad-text'],
    ['bet five', 'bad-text'],
    ['bet -5', 'bad-text'],
    ['bet 1e3', 'bad-text'],
    ['bet 5 6', 'bad-text'],
    ['raise 9999999999', 'bad-text'],
    ['category', 'bad-text'],
    ['category names', 'bad-text'],
    ['category Ocean life', 'bad-text'],
    ['category "a" "b"', 'bad-text'],
    ['category names "a" names', 'bad-text'],
    ['category none names', 'bad-text'],
    ['category names none', 'bad-text'],
    ['exchange', 'bad-cards'],
    ['exchange G', 'bad-cards'],
    ['exchange Gx', 'bad-cards'],
    ['exchange *Gb', 'bad-cards'],
    ['exchange Éb', 'bad-cards'],
    ['layout *', 'bad-cards'],
    ['declare', 'bad-cards'],
    ['declare claim', 'bad-cards'],
    ['declare claim none', 'bad-cards'],
    ['declare claim claim Ab', 'bad-cards'],
    ['declare ?', 'bad-cards'],
    ['challenge', 'bad-text'],
    ['challenge word 2', 'bad-text'],
    ['challenge category', 'bad-text'],
    ['challenge category 2 category', 'bad-text'],
    ['challenge 2 3', 'bad-text'],
    ['vote', 'bad-text'],
    ['vote maybe', 'bad-text'],
    ['vote yes no', 'bad-text'],
    ['__proto__', 'bad-text'],
  ])('refuses %j with %s', (text, code) => {
    expect(parseAction(text)).toMatchObject({ ok: false, error: { code } });
  });

  it.each(['', 'x'.repeat(61), 'a\u202eb'])(
    'CW-21.1 leaves it to the game to say what is wrong with the category %j',
    (category) => {
      expect(parseAction(`category ${JSON.stringify(category)}`)).toEqual({
        ok: true,
        value: { kind: 'category', text: category, names: false, own: true },
      });
    },
  );

  it('refuses what is far too long', () => {
    expect(parseAction('x'.repeat(10_000_000))).toMatchObject({
      ok: false,
      error: { code: 'text-too-long' },
    });
  });
});
