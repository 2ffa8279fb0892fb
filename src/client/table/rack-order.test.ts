import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, movedTo, type RackTile } from './rack-order.ts';

const tilesOf = (letters: string): RackTile[] => Array.from(letters, (letter, id) => ({ id, letter }));
const lettersOf = (tiles: readonly RackTile[]): string => tiles.map(({ letter }) => letter).join('');
const counter = (from: number): (() => number) => {
  let next = from;
  return () => next++;
};
const NONE: ReadonlySet<number> = new Set();

describe('the order of the rack', () => {
  it('stays as its owner made it, and new tiles come last as they were drawn', () => {
    const after = arrange(tilesOf('TEA'), { held: 'ACET', laid: NONE, arriving: '', newId: counter(9) });
    expect(lettersOf(after)).toBe('TEAC');
    const bought = arrange(tilesOf('TEA'), {
      held: 'AEJNOT',
      laid: NONE,
      arriving: 'NOJ',
      newId: counter(9),
    });
    expect(lettersOf(bought)).toBe('TEANOJ');
    expect(bought.map(({ id }) => id)).toEqual([0, 1, 2, 9, 10, 11]);
  });

  it('lets the tiles go that were laid out, not their twins', () => {
    const after = arrange(tilesOf('ETE'), {
      held: 'E',
      laid: new Set([0, 1]),
      arriving: '',
      newId: counter(9),
    });
    expect(after).toEqual([{ id: 2, letter: 'E' }]);
  });

  it('holds exactly the letters held, each number once', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABE'), maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, letters, (before, held, arriving) => {
        const after = arrange(tilesOf(before), { held, laid: new Set([1, 3]), arriving, newId: counter(99) });
        expect([...lettersOf(after)].sort().join('')).toBe([...held].sort().join(''));
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      }),
    );
  });

  it('moves a tile before another place', () => {
    expect(movedTo([...'ABCD'], 0, 2).join('')).toBe('BACD');
    expect(movedTo([...'ABCD'], 3, 0).join('')).toBe('DABC');
    expect(movedTo([...'ABCD'], 1, 4).join('')).toBe('ACDB');
    expect(movedTo([...'ABCD'], 2, 2).join('')).toBe('ABCD');
  });
});
