import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

const three = (options: Readonly<Record<string, unknown>> = {}, words: readonly string[] = []) =>
  buywordTable({
    players: 3,
    setup: { bag: 'OAANDREOEAAAAAAAAAAA', rolls: [3, 2, 2, 2, 2], leader: 0 },
    words,
    options,
  });

describe('BW-18.2 who leaves', () => {
  it('BW-18.2 declines the current lot', () => {
    const table = three().roll(0).leave(1);
    expect(table.events[0]).toEqual({ type: 'lot-gone', seat: 1, from: 1, tiles: 'ADO', why: 'declined' });
    table.buy(0);
    expect(table.view().toAct).toEqual([2]);
  });

  it('BW-18.2 in their own turn hands it on', () => {
    const table = three().roll(0).leave(0);
    expect(table.view().toAct).toEqual([1]);
  });

  it('BW-18.2 keeps no tiles: they leave play, wilds too', () => {
    const table = three().buyAll().leave(1);
    expect(table.events[0]).toEqual({
      type: 'tiles-gone',
      seat: 1,
      tiles: 'ADO',
      wilds: 3,
      why: 'abandoned',
    });
    expect(table.seat(1)).toEqual({ money: 184, tiles: '', wilds: 0, left: true, owes: 0 });
    expect([table.state.box, table.state.boxWilds]).toEqual(['ADO', 3]);
    expect(table.state.queue).toEqual([0, 2]);
  });

  it('BW-18.2 with nothing in hand leaves nothing behind; with a few tiles, those', () => {
    expect(three({ wilds: 0 }).leave(1).happened).toEqual(['left']);
    expect(three({ wilds: 0 }).buyAll().leave(1).happened).toEqual(['tiles-gone', 'left']);
  });

  it('BW-18.2 draws no more', () => {
    const table = three().buyAll().leave(1).allDone();
    expect(table.state.leader).toBe(2);
    table.roll(2);
    expect(table.state.lots.map(({ from }) => from)).toEqual([2, 0]);
  });

  it('BW-18.2 never leads: the die goes past', () => {
    const table = three().buyAll().leave(1).allDone();
    const leaders = [2, 0, 2].map(() => {
      const { leader } = table.state;
      table.buyAll().allDone();
      return leader;
    });
    expect(leaders).toEqual([2, 0, 2]);
  });

  it('BW-18.2 as leader before the roll: the next on the left leads', () => {
    const table = three().leave(0);
    expect(table.happened).toEqual(['tiles-gone', 'left', 'leader-passed', 'phase-began']);
    expect([table.state.leader, table.view().toAct]).toEqual([1, [1]]);
    table.roll(1);
    expect(table.state.lots.map(({ from }) => from)).toEqual([1, 2]);
  });

  it('BW-18.2 before the roll, and not as leader: the leader leads on', () => {
    const table = three().leave(1);
    expect(table.happened).toEqual(['tiles-gone', 'left']);
    expect([table.state.leader, table.view().toAct]).toEqual([0, [0]]);
  });

  it('BW-18.2 as leader who was to name a number: the next on the left names it', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'A'.repeat(20), rolls: ['choice'], leader: 2 },
    })
      .roll(2)
      .leave(2);
    expect([table.state.leader, table.state.phase]).toEqual([0, 'choose']);
    table.choose(0, 4);
    expect(table.state.lots.map(({ from, tiles }) => [from, tiles.length])).toEqual([
      [0, 4],
      [1, 4],
    ]);
  });

  it('BW-18.2 does no more', () => {
    const table = three().leave(1);
    for (const kind of ['roll', 'leave', 'done', 'waive']) {
      expect(table.try(1, { kind })).toEqual({ code: 'has-left', seat: 1 });
    }
    expect(table.offers(1)).toEqual([]);
  });

  it('BW-18.2 ranks behind all who stayed, however rich', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO', 'AAA']] })
      .roll(0)
      .decline(0)
      .buy(1)
      .buy(2)
      .leave(0)
      .allDone();
    expect(table.state.result).toMatchObject({ money: [200, 184, 191], winners: [2] });
  });
});

describe('BW-18.2 the sales of who left', () => {
  const soldAndLeft = (words: readonly string[]) =>
    three({ judge: 'challenge' }, words).buyAll().sell(1, 'ADo').leave(1);

  it('BW-18.2 stand', () => {
    const table = soldAndLeft([]);
    expect(table.seat(1).money).toBe(200 - 16 + 16);
    table.done(0).done(2).waive(0).waive(2);
    expect([table.state.round, table.seat(1).money]).toEqual([2, 200]);
  });

  it('BW-18.2 stay challengeable; undone, the tiles stay in the box', () => {
    const table = soldAndLeft([]);
    const { box } = table.view();
    const { boxWilds } = table.state;
    table.challenge(2, 1);
    expect(table.events).toMatchObject([
      { type: 'challenged', sale: 1, by: 2, valid: false },
      { type: 'undone', sale: 1, seat: 1, refund: 16, tiles: '', wilds: 0 },
      { type: 'penalty', seat: 1, amount: 20 },
    ]);
    expect(table.seat(1)).toEqual({ money: 164, tiles: '', wilds: 0, left: true, owes: 0 });
    expect([table.view().box, table.state.boxWilds]).toEqual([box, boxWilds]);
  });

  it('BW-18.2 cost a challenger who is wrong', () => {
    expect(soldAndLeft(['ADO']).challenge(2, 1).money()).toEqual([191, 200, 191 - 20]);
  });

  it('BW-18.2 a leaver’s waiver is not waited for', () => {
    const table = three({ judge: 'challenge' }).buyAll().sell(0, 'ONE').allDone().waive(2);
    expect(table.view().toAct).toEqual([1]);
    table.leave(1);
    expect(table.state.round).toBe(2);
  });
});

describe('BW-18.2 all but one gone', () => {
  it('BW-18.2 that one wins at once', () => {
    const table = three().leave(0).leave(2);
    expect(table.events.at(-1)).toEqual({
      type: 'ended',
      result: { reason: 'left', money: [200, 200, 200], winners: [1], grade: null },
    });
    expect(table.state.phase).toBe('over');
  });

  it('BW-18.2 … though the other had more', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']] })
      .buyAll()
      .leave(0);
    expect(table.state.result).toMatchObject({ money: [191, 184], winners: [1] });
  });

  it('BW-18.2 alone: the game ends without a winner or a grade', () => {
    const table = buywordTable({ rounds: [['ONE']], rest: 'A' }).leave(0);
    expect(table.state.result).toEqual({ reason: 'left', money: [200], winners: [], grade: null });
  });
});
