import { describe, expect, it } from 'vitest';
import { lookAlike } from './look-alikes.ts';
import { nameAtTable, readName } from './names.ts';

const tableOf = (...names: string[]) => ({
  seats: [...names.map((name) => ({ kind: 'person', id: name, name, gone: false }) as const), null],
});

describe('a name', () => {
  it('is written in compatible letters, without what nobody sees', () => {
    expect(readName('Ａｎｎ')).toBe('Ann');
    expect(readName(' A\u200bn\u202en\u2066 \u00ad')).toBe('Ann');
    expect(readName('Zoé')).toBe('Zoé');
    expect(readName('\u200b\u202e\u2800 ')).toBeUndefined();
    expect(readName('\ufdfa'.repeat(20))).toBeUndefined();
  });

  it.each([
    ['Ann', 'ANN'],
    ['Ann', 'Аnn'], // A Cyrillic А.
    ['Ann', 'Αnn'], // A Greek Α.
    ['Zoé', 'zoe'],
    ['Bill', 'BiIl'],
    ['Arnold', 'Amold'],
    ['Anna 2', 'anna-2'],
    ['Oscar', '0scar'],
    ['Мах', 'Max'],
    ['ᴀɴɴ', 'Ann'],
    ['Łukasz', 'lukasz'],
  ])('%s looks like %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it.each([
    ['Ann', 'Anna'],
    ['Ian', 'Lan'],
    ['★', '☆'],
    ['Юля', 'Оля'],
    ['李', '王'],
    ['Léa', 'Lia'],
    ['!', '?'],
  ])('%s does not look like %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });

  it('that is taken at a table gets the next free number, within the bounds of a name', () => {
    expect(nameAtTable(tableOf('Ann'), 'Bob')).toBe('Bob');
    expect(nameAtTable(tableOf('Ann'), 'Аnn')).toBe('Аnn 2');
    expect(nameAtTable(tableOf('Ann', 'ann 2', 'ANN3'), 'Ann')).toBe('Ann 4');
    const long = 'x'.repeat(24);
    expect(nameAtTable(tableOf(long), long)).toBe(`${'x'.repeat(22)} 2`);
  });
});
