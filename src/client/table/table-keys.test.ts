import { describe, expect, it } from 'vitest';
import { belongsThere, type KeyPlace } from './table-keys.ts';

const taken = (place: KeyPlace, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => belongsThere(key, place));

const KEYS = ['G', '7', '/', '$', ' ', 'Enter', 'Escape', 'Backspace', 'ArrowLeft', 'Home'];

describe('a key that is pressed', () => {
  it.each(['dialog', 'field'] as const)('in a %s is never the table’s', (place) => {
    expect(taken(place, KEYS)).toEqual(KEYS);
  });

  it('on a button is the table’s unless it presses the button', () => {
    expect(taken('button', KEYS)).toEqual([' ', 'Enter']);
  });

  it('on a choice or slider is the table’s where it types: a wild’s letter after its colour', () => {
    expect(taken('choice', KEYS)).toEqual([' ', 'Enter', 'Backspace', 'ArrowLeft', 'Home']);
  });

  it('anywhere else is the table’s', () => {
    expect(taken('table', KEYS)).toEqual([]);
  });
});
