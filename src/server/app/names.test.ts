import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAlike } from '../../shared/look-alikes.ts';
import { uniqueNames } from '../../shared/unique-name.ts';
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
    expect(nameAtTable(tableOf('Ann'), { name: 'Bob' })).toBe('Bob');
    expect(nameAtTable(tableOf('Ann'), { name: 'Аnn' })).toBe('Аnn 2');
    expect(nameAtTable(tableOf('Ann', 'ann 2', 'ANN3'), { name: 'Ann' })).toBe('Ann 4');
    const long = 'x'.repeat(24);
    expect(nameAtTable(tableOf(long), { name: long })).toBe(`${'x'.repeat(22)} 2`);
  });

  it('that one has at a table already, or had before leaving it, takes no number from oneself', () => {
    const seats = [{ kind: 'person', id: 'a', name: 'Ann', gone: true } as const, null];
    expect(nameAtTable({ seats }, { id: 'a', name: 'Ann' })).toBe('Ann');
    expect(nameAtTable({ seats }, { id: 'b', name: 'Ann' })).toBe('Ann 2');
  });

  it('is told apart from all others at one device, whatever each has typed', () => {
    expect(uniqueNames(['Ann', 'ann', 'Ânn', 'Player 2', 'Player 2'])).toEqual([
      'Ann',
      'ann 2',
      'Ânn 3',
      'Player 2',
      'Player 2 2',
    ]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Ann', 'ANN', 'Аnn', 'Ann 2', 'Bo', 'x'.repeat(24))), (typed) => {
        const names = uniqueNames(typed);
        for (const [i, one] of names.entries())
          for (const other of names.slice(i + 1)) expect(lookAlike(one, other)).toBe(false);
      }),
    );
  });
});
