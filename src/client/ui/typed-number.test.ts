import { describe, expect, it } from 'vitest';
import { steppedNumber, typedNumber } from './typed-number.ts';

const range = { from: 50, to: 1000 };

describe('a number that has bounds', () => {
  it.each([
    ['275', 275],
    [' 1 000 $', 1000],
    ['7', 50],
    ['99999', 1000],
    ['', 200],
    ['none', 200],
  ])('typed %j is %d', (text, number) => {
    expect(typedNumber(text, 200, range)).toBe(number);
  });

  it('typed as nothing leaves what is no number as it was', () => {
    expect(typedNumber('', null, range)).toBeNull();
    expect(typedNumber('–', undefined, range)).toBeUndefined();
  });

  it('steps within its bounds, and from no number to the first usual one', () => {
    expect(steppedNumber(200, 10, [], range)).toBe(210);
    expect(steppedNumber(55, -10, [], range)).toBe(50);
    expect(steppedNumber(1000, 10, [], range)).toBe(1000);
    expect(steppedNumber(null, 10, [null, 500, 800], range)).toBe(500);
    expect(steppedNumber(undefined, -10, [], range)).toBe(50);
  });
});
