import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

/** Two rounds of five: seat 0 holds AABBCCDDEE, and there is more in the bag. */
const tenHeld = (options: Readonly<Record<string, unknown>> = {}, rest = 'EEE') =>
  buywordTable({
    rounds: [
      ['ABCDE', 'AAAAA'],
      ['EEEEE', 'ABCDE'],
    ],
    rest,
    words: ['BED', 'AB'],
    options: { startMoney: 1000, ...options },
  })
    .buyAll()
    .allDone()
    .buyAll();

describe('BW-7.1 the tile limit', () => {
  it('BW-7.1 is 8: who has more may not say done yet', () => {
    const table = tenHeld();
    expect(table.state.options.tileLimit).toBe(8);
    expect(table.try(0, { kind: 'done' })).toEqual({ code: 'over-limit', limit: 8, excess: 2 });
    expect(table.offers(0)).toEqual(['sell', 'discard', 'leave']);
  });

  it('BW-7.1 does not count wilds', () => {
    const table = buywordTable({
      rounds: [['ABCD', 'AAAA']],
      rest: 'EEE',
      options: { tileLimit: 4, wilds: 4 },
    }).buyAll();
    expect(table.try(0, { kind: 'done' })).toBeUndefined();
  });

  it('BW-7.1 selling brings the number down', () => {
    const table = tenHeld().sell(0, 'AB');
    expect(table.try(0, { kind: 'done' })).toBeUndefined();
  });

  it('BW-7.1 discarding does, with tiles of one’s choice, to the box', () => {
    const table = tenHeld().discard(0, 'D');
    expect(table.try(0, { kind: 'done' })).toEqual({ code: 'over-limit', limit: 8, excess: 1 });
    table.discard(0, 'A');
    expect(table.events).toEqual([{ type: 'tiles-gone', seat: 0, tiles: 'A', wilds: 0, why: 'discarded' }]);
    expect([table.seat(0).tiles, table.state.box]).toEqual(['ABBCCDEE', 'AD']);
    table.done(0);
    expect(table.state.queue).toEqual([1]);
  });

  it('BW-7.1 down to the limit and not below', () => {
    const table = tenHeld();
    expect(table.try(0, { kind: 'discard', tiles: 'ABC' })).toEqual({ code: 'discard-too-many', excess: 2 });
    table.discard(0, 'AB');
    expect(table.try(0, { kind: 'discard', tiles: 'C' })).toEqual({ code: 'nothing-to-discard' });
  });

  it('BW-7.1 only tiles that are held, naming those that are not', () => {
    const table = tenHeld();
    expect(table.try(0, { kind: 'discard', tiles: 'ZA' })).toEqual({ code: 'tiles-not-held', letters: 'Z' });
  });

  it.each(['', 'a', '*', 'É', undefined, 3, ['AB']])(
    'BW-7.1 discards letters and no wilds, not %j',
    (tiles) => {
      expect(tenHeld().try(0, { kind: 'discard', tiles })).toEqual({ code: 'word-bad-letters' });
    },
  );

  it('BW-7.1 is not held in the game’s last round', () => {
    const table = tenHeld({}, '');
    expect(table.try(0, { kind: 'discard', tiles: 'A' })).toEqual({ code: 'nothing-to-discard' });
    expect(table.try(0, { kind: 'done' })).toBeUndefined();
  });

  it('BW-7.1 is not held in the last round of a bag after which all tiles are lost', () => {
    const table = tenHeld({ extended: { refill: 'all', bags: 2 } }, '');
    expect(table.view()).toMatchObject({ lastRound: false, lastChance: true });
    expect(table.offers(0)).toEqual(['sell', 'done', 'leave']);
    expect(table.try(0, { kind: 'discard', tiles: 'A' })).toEqual({ code: 'nothing-to-discard' });
    table.timeOut(0);
    expect(table.happened).toEqual(['timed-out', 'done']);
    table.done(1);
    expect(table.happened).toContain('refilled');
    expect([table.view().lastChance, table.seat(0).tiles]).toEqual([false, '']);
  });

  it('BW-7.1 is held where only sold letters go back and players keep their tiles', () => {
    const table = tenHeld({ extended: { refill: 'sold', bags: 2 } }, '');
    expect(table.view()).toMatchObject({ lastRound: false, lastChance: false });
    expect(table.try(0, { kind: 'done' })).toEqual({ code: 'over-limit', limit: 8, excess: 2 });
  });

  it('BW-7.1 may be none', () => {
    expect(tenHeld({ tileLimit: null }).try(0, { kind: 'done' })).toBeUndefined();
  });

  it.each([1, 5, 20])('BW-7.1 may be %i', (tileLimit) => {
    const table = buywordTable({
      rounds: [['ABCDE', 'AAAAA']],
      rest: 'EEE',
      options: { startMoney: 1000, tileLimit },
    }).buyAll();
    const excess = Math.max(0, 5 - tileLimit);
    expect(table.try(0, { kind: 'done' })).toEqual(
      excess === 0 ? undefined : { code: 'over-limit', limit: tileLimit, excess },
    );
  });

  /** Alone, five rounds of five tiles, keeping what may be kept. */
  const keptWith = (tileLimit: number | null) => {
    const table = buywordTable({
      players: 1,
      setup: { bag: 'A'.repeat(30), rolls: [5, 5, 5, 5, 5], leader: 0 },
      options: { startMoney: 1000, tileLimit },
    });
    for (let round = 1; round <= 5; round++) table.buyAll().timeOut(0);
    return table.seat(0).tiles.length;
  };

  it.each(Array.from({ length: 20 }, (_, i) => i + 1))('BW-7.1 may be any number: %i', (tileLimit) => {
    expect(keptWith(tileLimit)).toBe(tileLimit);
  });

  it('BW-7.1 none: all are kept', () => {
    expect(keptWith(null)).toBe(25);
  });

  it('BW-6.4, BW-7.1 holds again for who takes tiles back', () => {
    const table = tenHeld({ judge: 'challenge' }).sell(0, 'EDB').done(0).challenge(1, 1);
    expect(table.try(0, { kind: 'done' })).toEqual({ code: 'over-limit', limit: 8, excess: 2 });
  });
});

describe('BW-7.2 the die', () => {
  it('BW-7.2 passes to the left, round and round', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'A'.repeat(100), rolls: [2, 2, 2, 2], leader: 1 },
      options: { tileLimit: null },
    });
    const leaders = [1, 2, 0, 1].map(() => {
      const { leader } = table.state;
      table.buyAll().allDone();
      return leader;
    });
    expect(leaders).toEqual([1, 2, 0, 1]);
  });
});
