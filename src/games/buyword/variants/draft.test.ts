import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

/** Three players, lots of two: A E Z B C Q lie open. */
const drafting = (options: Readonly<Record<string, unknown>> = {}, rest = 'EEE') =>
  buywordTable({
    rounds: [['AB', 'EC', 'ZQ']],
    rest,
    options: { draft: true, ...options },
  }).roll(0);

describe('BW-13.1 the tile draft', () => {
  it('BW-13.1 the leader draws die × players tiles, open to all', () => {
    const table = drafting();
    expect(table.events.slice(1)).toEqual([
      { type: 'phase-began', phase: 'draft', queue: [0, 1, 2, 0, 1, 2] },
      { type: 'opened', tiles: 'AEZBCQ' },
    ]);
    for (const viewer of [0, 1, 2, null]) {
      expect(table.view(viewer)).toMatchObject({ phase: 'draft', open: 'AEZBCQ', bagCount: 3, lots: [] });
    }
  });

  it('BW-13.1 from the leader, clockwise, round and round, each takes one', () => {
    const table = drafting();
    const turns = [...'ZEABQC'].map((letter) => {
      const [seat] = table.view().toAct as [number];
      table.draft(seat, letter);
      return seat;
    });
    expect(turns).toEqual([0, 1, 2, 0, 1, 2]);
    expect(table.lots()).toEqual(['0>0 ZB', '1>1 EQ', '2>2 AC']);
  });

  it('BW-13.1 starts from whoever leads', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'ABCDEFGHI', rolls: [2], leader: 2 },
      options: { draft: true },
    }).roll(2);
    expect(table.state.queue).toEqual([2, 0, 1, 2, 0, 1]);
  });

  it('BW-13.1 what is taken lies open no more', () => {
    const table = drafting().draft(0, 'Q');
    expect(table.events).toEqual([{ type: 'drafted', seat: 0, letter: 'Q' }]);
    expect(table.view()).toMatchObject({ open: 'AEZBC', toAct: [1], seats: [{ lot: 'Q' }, {}, {}] });
    expect(table.try(1, { kind: 'draft', letter: 'Q' })).toEqual({ code: 'not-open', open: 'AEZBC' });
  });

  it.each(['', 'AE', 'a', '?', 'X', undefined, null, 3, ['A']])(
    'BW-13.1 one tile that lies open, not %j',
    (letter) => {
      expect(drafting().try(0, { kind: 'draft', letter })).toEqual({ code: 'not-open', open: 'AEZBCQ' });
    },
  );

  it('BW-13.1 in one’s turn only, which is what is offered', () => {
    const table = drafting();
    expect(table.try(1, { kind: 'draft', letter: 'A' })).toEqual({ code: 'not-your-turn', turn: [0] });
    expect(table.try(0, { kind: 'buy' })).toEqual({ code: 'not-now', action: 'buy', phase: 'draft' });
    expect([table.offers(0), table.offers(1)]).toEqual([['draft', 'leave'], ['leave']]);
    expect(table.offer(0, 'draft')).toEqual({ kind: 'draft', tiles: 'AEZBCQ' });
  });

  it.each(['void', 'partial', 'voidShort'])('BW-13.1 then buying as usual (%s)', (shortDraw) => {
    const table = drafting({ shortDraw });
    for (const letter of 'ZEABQC') table.draft(table.view().toAct[0] as number, letter);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [0], open: null, box: '' });
    expect(table.lots()).toHaveLength(3);
    table.buy(0).decline(1).buy(2);
    expect(table.money()).toEqual([200 - 49, 200, 200 - 9]);
    expect([table.seat(0).tiles, table.state.box]).toEqual(['BZ', 'EQ']);
  });

  it('BW-13.1 alone one takes them all', () => {
    const table = buywordTable({ rounds: [['ABC']], rest: 'EE', options: { draft: true } }).roll(0);
    table.draft(0, 'C').draft(0, 'A').draft(0, 'B');
    expect(table.lots()).toEqual(['0>0 CAB']);
  });

  it('BW-13.1 a bag that holds just enough is not short', () => {
    const table = drafting({}, '');
    for (const letter of 'ZEABQC') table.draft(table.view().toAct[0] as number, letter);
    expect(table.view()).toMatchObject({ phase: 'buy', lastRound: true });
  });

  it('BW-11.1, BW-13.1 deals come after the draft', () => {
    const table = drafting({ deals: 'trades' });
    for (const letter of 'ZEABQC') table.draft(table.view().toAct[0] as number, letter);
    expect(table.state.phase).toBe('deal');
  });
});

/** Two players roll three, and the bag holds five. */
const short = (shortDraw: string) =>
  buywordTable({
    players: 2,
    setup: { bag: 'ABCDE', rolls: [3], leader: 0 },
    options: { draft: true, shortDraw },
  }).roll(0);

describe('BW-13.2 a short bag', () => {
  it('BW-13.2 void: no draft, all gone', () => {
    const table = short('void');
    expect(table.happened).not.toContain('drafted');
    expect(table.view()).toMatchObject({ phase: 'sell', box: 'ABCDE', open: null, lots: [] });
  });

  it('BW-3.3, BW-13.2 void: no deals and no auctions either', () => {
    const table = buywordTable({
      players: 2,
      setup: { bag: 'ABCDE', rolls: [3], leader: 0 },
      options: { draft: true, deals: 'sales', auctions: 'english' },
    }).roll(0);
    expect(table.state.phase).toBe('sell');
  });

  it('BW-13.2 partial: draft what there is', () => {
    const table = short('partial');
    expect(table.state.queue).toEqual([0, 1, 0, 1, 0]);
    table.draft(0, 'A').draft(1, 'B').draft(0, 'C').draft(1, 'D').draft(0, 'E');
    expect(table.lots()).toEqual(['0>0 ACE', '1>1 BD']);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [0] });
  });

  it('BW-3.3, BW-13.2 partial: who has none is skipped', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'AB', rolls: [2], leader: 1 },
      options: { draft: true, shortDraw: 'partial' },
    }).roll(1);
    table.draft(1, 'B').draft(2, 'A').buy(1).buy(2);
    expect(table.state.phase).toBe('sell');
  });

  it('BW-13.2 voidShort: draft what there is, then short lots leave play', () => {
    const table = short('voidShort');
    table.draft(0, 'A').draft(1, 'B').draft(0, 'C').draft(1, 'D').draft(0, 'E');
    expect(table.events).toContainEqual({
      type: 'lot-gone',
      seat: 1,
      from: 1,
      tiles: 'BD',
      why: 'voided',
    });
    expect(table.lots()).toEqual(['0>0 ACE']);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [0], box: 'BD' });
  });
});

describe('BW-18 absence from a draft', () => {
  it('BW-18.1 time out: the fewest pips, then alphabetically', () => {
    const table = drafting();
    for (const [seat, letter] of [
      [0, 'A'],
      [1, 'E'],
      [2, 'C'],
      [0, 'B'],
      [1, 'Q'],
      [2, 'Z'],
    ] as const) {
      table.timeOut(seat);
      expect(table.events.slice(0, 2)).toEqual([
        { type: 'timed-out', seat },
        { type: 'drafted', seat, letter },
      ]);
    }
    expect(table.state.phase).toBe('buy');
  });

  it.each(['partial', 'voidShort'])(
    'BW-13.1, BW-18.2 what one who leaves would have taken is the others’ (%s)',
    (shortDraw) => {
      const table = buywordTable({
        players: 3,
        setup: { bag: 'QZAB', rolls: [2], leader: 0 },
        options: { draft: true, shortDraw },
      }).roll(0);
      table.draft(0, 'Q').draft(1, 'Z').leave(2);
      expect(table.view()).toMatchObject({ toAct: [0], open: 'AB' });
      table.draft(0, 'B').draft(1, 'A');
      expect(table.lots()).toEqual(['0>0 QB', '1>1 ZA']);
    },
  );

  it('BW-13.1, BW-18.2 also where the one to take last leaves', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'QZA', rolls: [2], leader: 0 },
      options: { draft: true, shortDraw: 'partial' },
    }).roll(0);
    table.draft(0, 'Q').draft(1, 'Z').leave(2).draft(0, 'A');
    expect(table.lots()).toEqual(['0>0 QA', '1>1 Z']);
  });

  it('BW-18.2 who leaves takes no more, and what they took leaves play', () => {
    const table = drafting().draft(0, 'A').draft(1, 'Z').leave(1);
    expect(table.view()).toMatchObject({ toAct: [2], open: 'EBCQ', box: 'Z' });
    table.draft(2, 'E').draft(0, 'B').draft(2, 'C');
    expect(table.events.slice(1, 2)).toEqual([{ type: 'open-gone', tiles: 'Q' }]);
    expect(table.lots()).toEqual(['0>0 AB', '2>2 EC']);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [0], box: 'QZ', open: null });
  });

  it('BW-18.2 in their own turn hands it on; the leader too', () => {
    const table = drafting().leave(0);
    expect(table.view().toAct).toEqual([1]);
    table.draft(1, 'A').draft(2, 'E').draft(1, 'Z').draft(2, 'B');
    expect(table.lots()).toEqual(['1>1 AZ', '2>2 EB']);
  });

  it('BW-18.2 voidShort: a lot is not short because another left', () => {
    const table = drafting({ shortDraw: 'voidShort' }).draft(0, 'A').leave(1);
    table.draft(2, 'E').draft(0, 'Z').draft(2, 'B');
    expect(table.lots()).toEqual(['0>0 AZ', '2>2 EB']);
  });

  it('BW-18.2 draws no more: the next draft is for those who stay', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'A'.repeat(20), rolls: [2, 2], leader: 0 },
      options: { draft: true },
    }).leave(2);
    table.roll(0);
    expect(table.state.queue).toEqual([0, 1, 0, 1]);
    expect(table.state.open).toHaveLength(4);
  });

  it('BW-18.2 all but one gone: that one wins at once', () => {
    const table = drafting().draft(0, 'A').leave(0).leave(1);
    expect(table.state.result).toMatchObject({ reason: 'left', winners: [2] });
  });
});
