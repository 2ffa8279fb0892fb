import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';
import { allTiles } from '../tile-sets.ts';

type Wishes = { readonly extended: unknown } & Readonly<Record<string, unknown>>;

/** Two players empty a bag of six in one round of three; a seed goes on from there. */
const bagOfSix = (options: Wishes, lots: readonly [string, string] = ['ONE', 'CAT']) =>
  buywordTable({
    rounds: [lots],
    words: ['ONE', 'NO', 'CAT', 'AT', 'OAT', 'EE', 'CATO'],
    setup: { seed: 'refill' },
    options: { startMoney: 1000, ...options },
  });

describe('BW-16.1 refill: all', () => {
  it('BW-16.1 happens at the end of the round that emptied the bag', () => {
    const table = bagOfSix({ extended: { bags: 2 } }).buyAll();
    expect(table.view()).toMatchObject({ phase: 'sell', bag: 1, bagCount: 0, lastRound: false, lastBag: 2 });
    table.allDone();
    expect(table.view()).toMatchObject({ phase: 'roll', round: 2, leader: 1, bag: 2, bagCount: 6 });
  });

  it('BW-16.1 tiles held are lost, and every tile there is goes back: sold, bought, declined', () => {
    const table = bagOfSix({ extended: { bags: 2 } })
      .roll(0)
      .buy(0)
      .decline(1)
      .sell(0, 'NO')
      .allDone();
    expect(table.events.slice(1, 3)).toEqual([
      { type: 'tiles-gone', seat: 0, tiles: 'E', wilds: 0, why: 'lost' },
      { type: 'refilled', bag: 2, tiles: 'ACENOT' },
    ]);
    expect(table.state).toMatchObject({ sold: '', box: '', bagCount: 6 });
    expect(table.seat(0).tiles).toBe('');
  });

  it('BW-16.1 all 108 of a whole set', () => {
    const table = buywordTable({
      players: 2,
      setup: { seed: 'whole' },
      options: { extended: { bags: 2 }, judge: 'challenge', selling: 'inTurn' },
    });
    for (let move = 0; table.state.bag === 1; move++) {
      const seat = table.view().toAct[0] as number;
      const held = table.seat(seat).tiles;
      if (table.state.phase === 'buy' && move % 3 > 0 && table.offers(seat).includes('buy')) table.buy(seat);
      else if (table.offers(seat).includes('sell') && held.length > 5) table.sell(seat, held.slice(0, 3));
      else table.timeOut(seat);
    }
    expect(table.view().sales.length).toBeGreaterThan(5);
    expect(table.state).toMatchObject({ bag: 2, bagCount: 108, box: '', sold: '' });
    expect(table.state.bagTiles).toBe(allTiles('classic'));
  });

  it('BW-16.1 wilds never return', () => {
    const table = bagOfSix({ extended: { bags: 2 } })
      .buyAll()
      .sell(0, 'oNE')
      .allDone();
    expect([table.seat(0).wilds, table.state.boxWilds]).toEqual([3, 1]);
    expect(table.state.bagTiles).toBe('ACENOT');
  });

  it('BW-16.1 the tiles of who left go back too', () => {
    const table = buywordTable({
      rounds: [['ONE', 'CAT', 'EEE']],
      setup: { seed: 'left' },
      options: { extended: { bags: 2 } },
    })
      .buyAll()
      .leave(1)
      .allDone();
    expect(table.events).toContainEqual({ type: 'refilled', bag: 2, tiles: 'ACEEEENOT' });
  });

  it('BW-16.1 the new bag holds what went back, shuffled by the seed', () => {
    const drawnWith = (seed: string) => {
      const table = buywordTable({
        rounds: [['ABCDE', 'FGHIJ']],
        setup: { seed, rolls: [5, 5] },
        options: { extended: { bags: 2 }, startMoney: 1000 },
      });
      table.buyAll().allDone().roll(1);
      return table.state.lots.map(({ tiles }) => tiles).join('');
    };
    expect([...drawnWith('one')].sort().join('')).toBe('ABCDEFGHIJ');
    expect(drawnWith('one')).toBe(drawnWith('one'));
    expect(drawnWith('one')).not.toBe(drawnWith('two'));
  });

  it('BW-2.4 a later bag without a seed cannot be known: the roll is refused', () => {
    const table = buywordTable({
      rounds: [['AA', 'AA']],
      setup: { rolls: [2, 2] },
      options: { extended: { bags: 2 } },
    })
      .buyAll()
      .allDone();
    expect([table.state.bag, table.try(1, { kind: 'roll' })]).toEqual([2, { code: 'no-roll-left' }]);
  });

  it('BW-3.3, BW-16.1 the round that emptied the bag follows 3.3: void lots go back with the rest', () => {
    const table = buywordTable({
      setup: { bag: 'ABCDE', rolls: [3], leader: 0, seed: 'void' },
      options: { extended: { bags: 2 } },
    })
      .roll(0)
      .allDone();
    expect(table.events).toContainEqual({ type: 'refilled', bag: 2, tiles: 'ABCDE' });
  });

  it('BW-7.1 no tile limit in the last round of a bag, be it the last or not', () => {
    const limited = (bags: number) => bagOfSix({ extended: { bags }, tileLimit: 2 }).buyAll();
    for (const bags of [1, 2]) expect(limited(bags).try(0, { kind: 'done' })).toBeUndefined();
    expect([limited(2), limited(1)].map((table) => table.view().lastRound)).toEqual([false, true]);
  });
});

describe('BW-16.1 refill: sold', () => {
  const sold = (options = {}) => bagOfSix({ extended: { refill: 'sold', bags: 3 }, ...options });

  it('BW-16.1 letters of sold words go back, players keep their tiles', () => {
    const table = sold().buyAll().sell(0, 'NO').sell(1, 'cAT').allDone();
    expect(table.events).toContainEqual({ type: 'refilled', bag: 2, tiles: 'ANOT' });
    expect([table.seat(0).tiles, table.seat(1).tiles, table.state.sold]).toEqual(['E', 'C', '']);
    expect([table.state.boxWilds, table.state.bagCount]).toEqual([1, 4]);
  });

  it('BW-16.1 declined and discarded tiles stay out', () => {
    const table = sold({ tileLimit: 1 }).roll(0).buy(0).decline(1).sell(0, 'NO').allDone();
    expect([table.state.bagTiles, table.state.box]).toEqual(['NO', 'ACT']);
    const discarding = sold({ tileLimit: 1 }).buyAll().discard(0, 'NE').sell(1, 'AT').allDone();
    expect([discarding.state.bagTiles, discarding.state.box]).toEqual(['AT', 'EN']);
  });

  it('BW-16.1 voided tiles stay out, and letters sold in earlier rounds of the bag go back', () => {
    const table = buywordTable({
      rounds: [
        ['NOE', 'CAT'],
        ['EEE', 'R'],
      ],
      setup: { seed: 'void' },
      words: ['NO'],
      options: { extended: { refill: 'sold', bags: 2 } },
    })
      .buyAll()
      .sell(0, 'NO')
      .allDone();
    table.roll(1).allDone();
    expect([table.state.bagTiles, table.state.box]).toEqual(['NO', 'EEER']);
    expect([table.seat(0).tiles, table.seat(1).tiles]).toEqual(['E', 'ACT']);
  });

  it('BW-16.1 a sale undone is none: its letters are the seller’s', () => {
    const table = sold({ judge: 'challenge' }).buyAll().sell(0, 'EON').sell(1, 'CAT').challenge(1, 1);
    table.allDone().closeWindow();
    expect([table.state.bagTiles, table.seat(0).tiles]).toEqual(['ACT', 'ENO']);
  });

  it('BW-16.1, BW-18.2 the letters sold by who left go back, those they held do not', () => {
    const table = buywordTable({
      rounds: [['NOE', 'CAT', 'EEE']],
      setup: { seed: 'left' },
      words: ['NO'],
      options: { extended: { refill: 'sold', bags: 2 } },
    })
      .buyAll()
      .sell(0, 'NO')
      .leave(0)
      .allDone();
    expect([table.state.bagTiles, table.state.box]).toEqual(['NO', 'E']);
  });
});

describe('BW-14.6 refills of a crossword', () => {
  it.each([
    ['sold', 'NOT', ['E', 'AC']],
    ['all', 'ACENOT', ['', '']],
  ] as const)('BW-14.6 %s: the grid is cleared, its letters go to the bag', (refill, tiles, held) => {
    const table = bagOfSix({ extended: { refill, bags: 2 }, crossword: true }).buyAll();
    table.sell(0, 'NO', '0,0 across').done(0).sell(1, 'OaT', '0,1 down');
    expect(table.view().board).toHaveLength(4);
    table.done(1);
    expect(table.view()).toMatchObject({ bag: 2, bagCount: tiles.length, board: [] });
    expect([table.state.bagTiles, table.state.boxWilds]).toEqual([tiles, 1]);
    expect(table.state.seats.map((seat) => seat.tiles)).toEqual(held);
  });

  it('BW-14.6 the next word is a first word', () => {
    const table = bagOfSix({ extended: { refill: 'sold', bags: 2 }, crossword: true }).buyAll();
    table.sell(0, 'NO', '0,0 across').done(0).done(1);
    while (table.state.phase !== 'sell') table.timeOut(table.view().toAct[0] as number);
    expect(table.trySell(1, 'CAT', '1,1 across')).toEqual({ code: 'first-word-place' });
    table.sell(1, 'CAT', '0,0 across');
  });
});
