import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closenessOf, type Finish } from './closeness.ts';

const finish = (...sums: readonly number[]): Finish => ({
  seats: sums.map((sum) => ({ sum, left: false })),
  winners: sums.flatMap((sum, seat) => (sum === Math.max(...sums) ? [seat] : [])),
});

describe('how close a game of several was', () => {
  it('is the distance to the next one for the winner, to the winner for everybody else', () => {
    expect(closenessOf(finish(712, 500, 300), 0)).toEqual({ kind: 'won', by: 212, margin: 'clear' });
    expect(closenessOf(finish(712, 500, 300), 1)).toMatchObject({ kind: 'lost', by: 212, place: 2 });
    expect(closenessOf(finish(712, 500, 300), 2)).toMatchObject({ by: 412, place: 3, players: 3 });
  });

  it('is a photo finish within a fiftieth of the winning sum, and always by one; narrow within a twentieth', () => {
    expect(closenessOf(finish(500, 490), 1)).toMatchObject({ by: 10, margin: 'photo-finish' });
    expect(closenessOf(finish(500, 489), 1)).toMatchObject({ by: 11, margin: 'narrow' });
    expect(closenessOf(finish(500, 475), 1)).toMatchObject({ by: 25, margin: 'narrow' });
    expect(closenessOf(finish(500, 474), 1)).toMatchObject({ by: 26, margin: 'clear' });
    expect(closenessOf(finish(20, 19), 0)).toMatchObject({ kind: 'won', by: 1, margin: 'photo-finish' });
    expect(closenessOf(finish(20, 18), 0)).toMatchObject({ margin: 'clear' });
  });

  it('tells a shared win from one shared by all', () => {
    expect(closenessOf(finish(300, 300), 0)).toEqual({ kind: 'shared', isForAll: true });
    expect(closenessOf(finish(300, 300, 1), 1)).toEqual({ kind: 'shared', isForAll: false });
    expect(closenessOf(finish(300, 300, 1), 2)).toMatchObject({ kind: 'lost', by: 299, place: 3 });
  });

  it('counts nobody who left', () => {
    const { seats, winners } = finish(300, 200);
    const left = { seats: [...seats, { sum: 900, left: true }], winners };
    expect(closenessOf(left, 0)).toMatchObject({ kind: 'won', by: 100 });
    expect(closenessOf(left, 1)).toMatchObject({ kind: 'lost', place: 2, players: 3 });
    expect(closenessOf(left, 2)).toEqual({ kind: 'left' });
    const alone = {
      seats: [
        { sum: 1, left: false },
        { sum: 9, left: true },
      ],
      winners: [0],
    };
    expect(closenessOf(alone, 0)).toEqual({ kind: 'unopposed' });
    expect(closenessOf(alone, null)).toBeUndefined();
  });

  it('is told to onlookers too, and of no game without a winner or a rival', () => {
    expect(closenessOf(finish(300, 250), null)).toEqual({ kind: 'watched', by: 50, margin: 'clear' });
    expect(closenessOf({ ...finish(3, 2), winners: [] }, 0)).toBeUndefined();
    expect(closenessOf(finish(300), 0)).toBeUndefined();
  });

  it('never puts anybody ahead of a winner, nor gives two people different margins at one sum', () => {
    const sums = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(sums, (all) => {
        const told = all.map((_, seat) => closenessOf(finish(...all), seat));
        for (const [seat, each] of told.entries()) {
          const isWinner = all[seat] === Math.max(...all);
          expect(each?.kind === 'won' || each?.kind === 'shared').toBe(isWinner);
          if (each?.kind === 'lost') {
            expect(each.by).toBe(Math.max(...all) - (all[seat] ?? 0));
            expect(each.place).toBeGreaterThan(1);
            expect(each).toEqual(told[all.indexOf(all[seat] ?? 0)]);
          }
        }
      }),
    );
  });
});
