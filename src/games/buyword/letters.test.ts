import { describe, expect, it } from 'vitest';
import { addLetters, missingLetters, sortLetters, takeLetters } from './letters.ts';

describe('letters in hand', () => {
  it.each([
    ['', '', ''],
    ['', 'CAB', 'ABC'],
    ['BDD', 'AD', 'ABDDD'],
    ['BD', 'ZCA', 'ABCDZ'],
  ])('%j and %j are %j, in alphabetical order', (hand, more, both) => {
    expect(addLetters(hand, more)).toBe(both);
    expect(sortLetters(hand + more)).toBe(both);
  });

  it('are taken one by one', () => {
    expect(takeLetters('AABC', 'CA')).toBe('AB');
    expect(takeLetters('AABC', '')).toBe('AABC');
    expect(takeLetters('ABC', 'CBA')).toBe('');
  });

  it('are not taken where one is not there', () => {
    expect(takeLetters('ABC', 'AA')).toBeUndefined();
    expect(takeLetters('', 'A')).toBeUndefined();
  });

  it('are missing as often as they are not there, in alphabetical order', () => {
    expect(missingLetters('ABC', 'CAB')).toBe('');
    expect(missingLetters('ABC', 'ZAAB')).toBe('AZ');
    expect(missingLetters('', 'BB')).toBe('BB');
  });
});
