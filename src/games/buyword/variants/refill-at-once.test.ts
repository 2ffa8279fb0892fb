import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';
import { parseOptions } from '../options.ts';

const AT_ONCE = { refill: 'sold', bags: 3, refillWhen: 'atOnce' };

/** Two players; after a round of three there are so many tiles left, and NO and CAT have been sold. */
const afterSelling = (rest: string, options: Readonly<Record<string, unknown>> = {}, seed?: string) =>
  buywordTable({
    players: 2,
    setup: { bag: `NCOAET${rest}`, rolls: [3, 3], leader: 0, ...(seed === undefined ? {} : { seed }) },
    words: ['NO', 'CAT'],
    options: { startMoney: 1000, extended: AT_ONCE, ...options },
  })
    .buyAll()
    .sell(0, 'NO')
    .sell(1, 'CAT')
    .allDone();

const drawnIn = (table: ReturnType<typeof afterSelling>) =>
  table.events.flatMap((event) => (event.type === 'drew' ? [`${event.seat} ${event.tiles.length}`] : []));

describe('BW-16.1 refillWhen: atOnce', () => {
  it('BW-16.1 sold letters go back the moment the bag is empty, and the draw goes on', () => {
    const table = afterSelling('RST', {}, 'at once').roll(1);
    const [rolled, , , refilled] = table.events.filter(({ type }) => type !== 'phase-began');
    expect(rolled).toEqual({ type: 'rolled', face: 3 });
    expect(refilled).toEqual({ type: 'refilled', bag: 2, tiles: 'ACNOT' });
    // R, S, T to seats 1, 0, 1; then seat 0 draws first from the next bag.
    expect(drawnIn(table)).toEqual(['1 2', '0 1', '0 2', '1 1']);
    expect(table.state).toMatchObject({ bag: 2, bagCount: 2, sold: '', phase: 'buy' });
    const lots = Object.fromEntries(table.state.lots.map(({ from, tiles }) => [from, tiles]));
    expect([lots[1]?.slice(0, 2), lots[0]?.slice(0, 1)]).toEqual(['RT', 'S']);
    expect([lots[0]?.length, lots[1]?.length]).toEqual([3, 3]);
  });

  it('BW-16.1 roundEnd is the default: the lots of a short bag are void', () => {
    const table = afterSelling('RST', { extended: { refill: 'sold', bags: 3 } }, 'at once').roll(1);
    expect(table.happened.filter((type) => type === 'lot-gone')).toHaveLength(2);
    expect(table.state).toMatchObject({ bag: 1, bagCount: 0 });
  });

  it.each([
    ['void', 0],
    ['partial', 2],
    ['voidShort', 0],
  ])('BW-3.3 %s applies where what goes back is not enough either', (shortDraw, lots) => {
    const table = buywordTable({
      players: 2,
      setup: { bag: 'NCOAETR', rolls: [3, 5], leader: 0, seed: 'short' },
      words: ['NO'],
      options: { startMoney: 1000, shortDraw, extended: AT_ONCE },
    })
      .buyAll()
      .sell(0, 'NO')
      .allDone()
      .roll(1);
    expect(table.events).toContainEqual({ type: 'refilled', bag: 2, tiles: 'NO' });
    expect([table.state.lots.length, table.state.bagCount]).toEqual([lots, 0]);
  });

  it('BW-3.3 applies where there is nothing to put back, or no bag is left', () => {
    const nothing = buywordTable({
      players: 2,
      setup: { bag: 'NCOAETRST', rolls: [3, 3], leader: 0, seed: 'nothing' },
      options: { startMoney: 1000, extended: AT_ONCE },
    });
    nothing.buyAll().allDone().roll(1);
    expect(nothing.happened).not.toContain('refilled');
    const last = afterSelling('RST', { extended: { ...AT_ONCE, bags: 1 } }, 'last').roll(1);
    expect(last.happened).not.toContain('refilled');
    expect(last.view().lastRound).toBe(true);
  });

  it('BW-16.1 a bag that is empty when all have drawn is filled at the end of the round', () => {
    const table = afterSelling('RSTRST', {}, 'even').roll(1);
    expect(table.happened).not.toContain('refilled');
    table.decline(1).decline(0).allDone();
    expect(table.events).toContainEqual({ type: 'refilled', bag: 2, tiles: 'ACNOT' });
  });

  it('BW-2.4 without a seed the next bag is unknown: the roll is refused', () => {
    const table = afterSelling('RST');
    expect(table.try(1, { kind: 'roll' })).toEqual({ code: 'no-roll-left' });
    expect(afterSelling('RSTRST').try(1, { kind: 'roll' })).toBeUndefined();
  });

  it('BW-13, BW-16.1 a draft opens what the bag has, then goes on from the next', () => {
    const table = buywordTable({
      players: 2,
      setup: { bag: 'NCOAETRST', rolls: [3, 3], leader: 0, seed: 'draft' },
      words: ['NO', 'CAT'],
      options: { startMoney: 1000, draft: true, extended: AT_ONCE },
    }).roll(0);
    [...'NCOAET'].forEach((letter, turn) => {
      table.draft(turn % 2, letter);
    });
    table.buy(0).buy(1).sell(0, 'NO').sell(1, 'CAT').allDone().roll(1);
    expect(table.happened.filter((type) => type === 'opened' || type === 'refilled')).toEqual([
      'opened',
      'refilled',
      'opened',
    ]);
    expect(table.state.open.slice(0, 3)).toBe('RST');
    expect([table.state.open.length, table.state.queue.length]).toEqual([6, 6]);
  });

  it('BW-14.6 the grid is cleared in the middle of the draw', () => {
    const table = buywordTable({
      players: 2,
      setup: { bag: 'NCOAETRST', rolls: [3, 3], leader: 0, seed: 'grid' },
      words: ['NO', 'NOT', 'CAT'],
      options: { startMoney: 1000, crossword: true, extended: AT_ONCE },
    });
    table.buyAll().sell(0, 'NO', '0,0 across').done(0).sell(1, 'NOT', '0,0 across').done(1).roll(1);
    expect(table.events).toContainEqual({ type: 'refilled', bag: 2, tiles: 'NOT' });
    expect(table.view()).toMatchObject({ bag: 2, board: [] });
  });

  it('BW-16.1 is an option of extended play, of refill sold only', () => {
    const extended = (given: unknown) => {
      const parsed = parseOptions({ extended: given }, 2);
      return parsed.ok ? parsed.value.extended : parsed.error.code;
    };
    expect(extended(AT_ONCE)).toEqual({ refill: 'sold', bags: 3, target: null, refillWhen: 'atOnce' });
    expect(extended({ ...AT_ONCE, refillWhen: 'roundEnd' })).toEqual({
      refill: 'sold',
      bags: 3,
      target: null,
    });
    expect(extended({ ...AT_ONCE, refillWhen: 'now' })).toBe('bad-option');
    expect(extended({ ...AT_ONCE, refill: 'all' })).toBe('at-once-needs-sold');
    expect(extended({ bags: 2, refillWhen: 'roundEnd' })).toEqual({ refill: 'all', bags: 2, target: null });
  });
});
