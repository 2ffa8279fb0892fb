import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

/** Four players: BED ($36), ONE ($9), ADO ($16), CAT ($16). */
const dealing = (deals: 'trades' | 'sales') =>
  buywordTable({
    rounds: [['BED', 'ONE', 'ADO', 'CAT']],
    rest: 'EEEEEEEE',
    options: { deals },
  }).roll(0);

describe('BW-11.1 trades', () => {
  it('BW-11.1 come after the draw and before anyone buys', () => {
    const table = dealing('trades');
    expect(table.view()).toMatchObject({ phase: 'deal', toAct: [0, 1, 2, 3], proposals: [] });
    expect(table.try(0, { kind: 'buy' })).toEqual({ code: 'not-now', action: 'buy', phase: 'deal' });
    expect(table.offers(2)).toEqual(['propose', 'done', 'leave']);
    table.allDone();
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [0] });
    expect(table.tryPropose(0, '0>1 1>0')).toEqual({ code: 'not-now', action: 'propose', phase: 'buy' });
  });

  it('BW-11.1 two exchange whole lots', () => {
    const table = dealing('trades').propose(0, '1>0 0>1').accept(1, 1);
    expect(table.events).toEqual([
      { type: 'accepted', proposal: 1, seat: 1 },
      {
        type: 'dealt',
        proposal: 1,
        lots: [
          { from: 1, to: 0, origin: 1 },
          { from: 0, to: 1, origin: 0 },
        ],
        money: [],
      },
    ]);
    expect(table.lots()).toEqual(['0>1 BED', '1>0 ONE', '2>2 ADO', '3>3 CAT']);
    table.allDone().buy(0);
    expect([table.seat(0).tiles, table.seat(0).money]).toEqual(['ENO', 191]);
  });

  it.each([
    ['a ring of three', '0>2 2>3 3>0', ['0>2 BED', '1>1 ONE', '2>3 ADO', '3>0 CAT']],
    ['a ring of four', '0>1 1>2 2>3 3>0', ['0>1 BED', '1>2 ONE', '2>3 ADO', '3>0 CAT']],
    ['two pairs', '0>1 1>0 2>3 3>2', ['0>1 BED', '1>0 ONE', '2>3 ADO', '3>2 CAT']],
  ])('BW-11.1 any permutation among those taking part: %s', (_what, terms, lots) => {
    const table = dealing('trades').propose(0, terms);
    const { parties } = table.state.proposals[0] as { parties: readonly number[] };
    for (const seat of parties.filter((each) => each !== 0)) {
      expect(table.happened).not.toContain('dealt');
      table.accept(seat, 1);
    }
    expect(table.lots()).toEqual(lots);
  });

  it.each([
    ['a gift', '0>1'],
    ['two lots for none', '0>1 2>1'],
    ['two for one', '0>1 1>2 2>1'],
    ['a chain without an end', '0>1 1>2'],
  ])('BW-11.1 an exchange gives each one lot for one, not %s', (_what, terms) => {
    expect(dealing('trades').tryPropose(0, terms)).toEqual({ code: 'not-an-exchange' });
  });

  it('BW-11.1 no money in trades', () => {
    expect(dealing('trades').tryPropose(0, '0>1 1>0 $0>1:5')).toEqual({ code: 'no-money-in-trades' });
  });

  it('BW-11.1 a seat’s lot is the one that lies before it now', () => {
    const table = dealing('trades').propose(0, '0>1 1>0').accept(1, 1).propose(1, '1>2 2>1').accept(2, 2);
    expect(table.lots()).toEqual(['0>2 BED', '1>0 ONE', '2>1 ADO', '3>3 CAT']);
    expect(table.tryPropose(1, '1>1 2>0')).toEqual({ code: 'lot-already-there', seat: 1 });
  });

  it.each([
    ['no lists', {}],
    ['a seat that is none', { lots: [{ from: 0, to: 4 }], money: [] }],
    ['half a seat', { lots: [{ from: 0.5, to: 1 }], money: [] }],
    ['nothing in the list', { lots: [null], money: [] }],
    [
      'a lot that goes two ways',
      {
        lots: [
          { from: 0, to: 1 },
          { from: 0, to: 2 },
        ],
        money: [],
      },
    ],
    ['texts', { lots: '01', money: [] }],
    ['a hole', { lots: new Array(1), money: [] }],
  ])('BW-11.1 refuses what are no terms: %s', (_what, terms) => {
    expect(dealing('sales').try(0, { kind: 'propose', ...terms })).toEqual({ code: 'bad-terms' });
  });

  it('BW-11.1 a lot that is not there is not traded, and with one lot alone there are no trades', () => {
    const short = (bag: string) =>
      buywordTable({
        players: 3,
        setup: { bag, rolls: [2], leader: 0 },
        options: { deals: 'trades', shortDraw: 'partial' },
      }).roll(0);
    expect(short('AB').tryPropose(0, '0>2 2>0')).toEqual({ code: 'no-such-lot', seat: 2 });
    expect(short('A').state.phase).toBe('buy');
  });

  it.each([
    ['partial', ['0>0 AD', '1>1 BE', '2>2 C']],
    ['voidShort', ['0>0 AD', '1>1 BE']],
  ])('BW-3.3 %s: what was drawn and stays may be dealt in', (shortDraw, lots) => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'ABCDE', rolls: [2], leader: 0 },
      options: { deals: 'trades', shortDraw },
    }).roll(0);
    expect([table.state.phase, table.lots()]).toEqual(['deal', lots]);
    expect(table.tryPropose(1, '1>2 2>1')).toEqual(
      shortDraw === 'partial' ? undefined : { code: 'no-such-lot', seat: 2 },
    );
  });

  it('BW-3.3 no deals where all lots are void', () => {
    const table = buywordTable({
      setup: { bag: 'ABC', rolls: [2], leader: 0 },
      options: { deals: 'sales' },
    }).roll(0);
    expect(table.state.phase).toBe('sell');
  });
});

describe('BW-11.2 proposals', () => {
  it('BW-11.2 any player proposes, and has accepted; all see it', () => {
    const table = dealing('trades').propose(2, '2>0 0>2');
    for (const viewer of [0, 3, null]) {
      expect(table.view(viewer).proposals).toEqual([
        {
          number: 1,
          by: 2,
          terms: '0>2 2>0',
          lots: [
            { from: 0, to: 2 },
            { from: 2, to: 0 },
          ],
          money: [],
          parties: [0, 2],
          accepted: [2],
        },
      ]);
    }
    expect(table.offers(0)).toEqual(['propose', 'accept', 'reject', 'done', 'leave']);
    expect(table.offers(2)).toEqual(['propose', 'withdraw', 'done', 'leave']);
    expect(table.offers(3)).toEqual(['propose', 'done', 'leave']);
    expect(table.offer(0, 'accept')).toEqual({ kind: 'accept', proposals: [1] });
    expect(table.done(1).offer(3, 'propose')).toMatchObject({ seats: [0, 2, 3], money: false });
  });

  it('BW-11.2 one who takes no part may propose: those who do must all accept', () => {
    const table = dealing('trades').propose(3, '0>1 1>0').accept(0, 1);
    expect(table.try(3, { kind: 'accept', proposal: 1 })).toEqual({ code: 'not-your-deal', proposal: 1 });
    table.accept(1, 1);
    expect(table.happened).toContain('dealt');
  });

  it('BW-11.2 each accepts once, and only what there is', () => {
    const table = dealing('trades').propose(0, '0>1 1>2 2>0').accept(1, 1);
    expect(table.try(1, { kind: 'accept', proposal: 1 })).toEqual({ code: 'already-accepted', proposal: 1 });
    expect(table.try(0, { kind: 'accept', proposal: 1 })).toEqual({ code: 'already-accepted', proposal: 1 });
    for (const kind of ['accept', 'reject', 'withdraw']) {
      expect(table.try(1, { kind, proposal: 2 })).toEqual({ code: 'no-such-proposal', proposal: 2 });
    }
  });

  it('BW-11.2 can be rejected by who takes part, though they had accepted', () => {
    const table = dealing('trades').propose(0, '0>1 1>2 2>0').accept(1, 1);
    expect(table.try(3, { kind: 'reject', proposal: 1 })).toEqual({ code: 'not-your-deal', proposal: 1 });
    expect(table.try(0, { kind: 'reject', proposal: 1 })).toEqual({ code: 'own-proposal', proposal: 1 });
    table.reject(1, 1);
    expect(table.events).toEqual([{ type: 'rejected', proposal: 1, seat: 1 }]);
    expect(table.state.proposals).toEqual([]);
  });

  it('BW-11.2 can be withdrawn by who made it', () => {
    const table = dealing('trades').propose(0, '0>1 1>0');
    expect(table.try(1, { kind: 'withdraw', proposal: 1 })).toEqual({
      code: 'not-your-proposal',
      proposal: 1,
    });
    table.withdraw(0, 1);
    expect(table.try(1, { kind: 'accept', proposal: 1 })).toEqual({ code: 'no-such-proposal', proposal: 1 });
    table.propose(0, '0>1 1>0');
    expect(table.state.proposals[0]?.number).toBe(2);
  });

  it('BW-11.2 lapses when a lot in it changes hands', () => {
    const table = dealing('trades').propose(0, '0>1 1>0').propose(2, '0>2 2>0').propose(2, '2>3 3>2');
    table.accept(1, 1);
    expect(table.events.at(-1)).toEqual({ type: 'lapsed', proposal: 2, why: 'lot-moved' });
    expect(table.state.proposals.map(({ number }) => number)).toEqual([3]);
  });

  it('BW-11.2 the same terms stand once', () => {
    const table = dealing('trades').propose(0, '0>1 1>0');
    expect(table.tryPropose(1, '1>0 0>1')).toEqual({ code: 'already-proposed' });
  });

  it('BW-11.2 done is final: the player’s proposals lapse and none may name them', () => {
    const table = dealing('trades').propose(0, '0>1 1>0').propose(1, '1>2 2>1').propose(0, '2>3 3>2').done(0);
    expect(table.events.slice(1)).toEqual([
      { type: 'lapsed', proposal: 1, why: 'done' },
      { type: 'lapsed', proposal: 3, why: 'done' },
    ]);
    expect(table.state.proposals.map(({ number }) => number)).toEqual([2]);
    expect(table.tryPropose(1, '0>1 1>0')).toEqual({ code: 'out-of-deals', seat: 0 });
    expect(table.tryPropose(0, '1>2 2>1')).toEqual({ code: 'done-dealing' });
    expect(table.try(0, { kind: 'done' })).toEqual({ code: 'done-dealing' });
    expect(table.offers(0)).toEqual(['leave']);
  });

  it('BW-11.2 the window closes when all have said done, in any order', () => {
    const table = dealing('trades').done(2).done(0).done(3);
    expect(table.view()).toMatchObject({ phase: 'deal', toAct: [1] });
    table.done(1);
    expect(table.view()).toMatchObject({ phase: 'buy', proposals: [] });
  });

  it('BW-11.2 nobody is offered to propose who has nobody left to deal with', () => {
    const table = dealing('trades').done(1).done(2);
    expect(table.offers(0)).toContain('propose');
    table.done(3);
    expect(table.offers(0)).toEqual(['done', 'leave']);
  });

  it('talks come to an end: so many proposals of a player in a round, and no more', () => {
    const table = dealing('trades');
    for (let number = 1; number <= 20; number++) table.propose(0, '0>1 1>0').reject(1, number);
    expect(table.tryPropose(0, '0>1 1>0')).toEqual({ code: 'too-many-proposals', most: 20 });
    expect(table.offers(0)).not.toContain('propose');
    expect(table.tryPropose(1, '0>1 1>0')).toBeUndefined();
  });
});

describe('BW-18 absence from deals', () => {
  it('BW-18.1 time out: reject and done', () => {
    const table = dealing('trades').propose(0, '0>1 1>0').propose(1, '1>2 2>1').timeOut(1);
    expect(table.events).toEqual([
      { type: 'timed-out', seat: 1 },
      { type: 'rejected', proposal: 1, seat: 1 },
      { type: 'done', seat: 1 },
      { type: 'lapsed', proposal: 2, why: 'done' },
    ]);
    expect(table.try(null, { kind: 'timeout', seat: 1 })).toEqual({ code: 'nothing-due', seat: 1 });
  });

  it('BW-18.2 who leaves: the lot is gone, and what they proposed or took part in is off', () => {
    const table = dealing('sales').propose(0, '0>1 1>0').propose(1, '2>3').propose(2, '2>3 $3>2:4').leave(1);
    expect(table.events.slice(-2)).toEqual([
      { type: 'lapsed', proposal: 1, why: 'left' },
      { type: 'lapsed', proposal: 2, why: 'left' },
    ]);
    expect(table.lots()).toEqual(['0>0 BED', '2>2 ADO', '3>3 CAT']);
    expect(table.view()).toMatchObject({ phase: 'deal', toAct: [0, 2, 3], box: 'ENO' });
    expect(table.tryPropose(0, '0>1')).toEqual({ code: 'out-of-deals', seat: 1 });
    expect(table.tryPropose(0, '1>0')).toEqual({ code: 'no-such-lot', seat: 1 });
    table.accept(3, 3);
    expect(table.happened).toContain('dealt');
  });

  it('BW-18.2 the last who was not done leaves: the window closes', () => {
    const table = dealing('trades').done(0).done(1).done(2).leave(3);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [0] });
  });

  it('BW-18.2 a lot bought from who leaves later stays; those they hold are gone', () => {
    const table = dealing('sales').propose(0, '0>1 $1>0:9 3>0').accept(1, 1).accept(3, 1).leave(0);
    expect(table.lots()).toEqual(['0>1 BED', '1>1 ONE', '2>2 ADO']);
    expect(table.state.box).toBe('ACT');
  });
});
