import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

const opened = (options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [['ONE', 'ADO', 'ARE']],
    rest: 'EEEE',
    words: ['ONE', 'ADO', 'ARE', 'OE', 'AD'],
    options: { judge: 'challenge', ...options },
  }).buyAll();

describe('BW-6.4 after done', () => {
  it('BW-6.4 who said done may still challenge', () => {
    const table = opened().done(1).sell(0, 'NOE');
    expect(table.offers(1)).toEqual(['challenge', 'waive', 'leave']);
    table.challenge(1, 1);
    expect(table.happened).toContain('undone');
  });

  it('BW-6.4 who said done may sell again if a sale of theirs is undone', () => {
    const table = opened().sell(0, 'NOE').done(0);
    expect(table.trySell(0, 'OE')).toEqual({ code: 'already-done' });
    table.challenge(1, 1);
    expect(table.happened).toContain('reopened');
    table.sell(0, 'ONE').done(0);
    expect(table.seat(0).tiles).toBe('');
  });

  it('BW-6.4 who is still selling needs no reopening', () => {
    const table = opened().sell(0, 'NOE').challenge(1, 1);
    expect(table.happened).not.toContain('reopened');
    expect(table.state.queue).toEqual([0, 1, 2]);
  });

  it('BW-6.4 inTurn: one more selling turn after the last player', () => {
    const table = opened({ selling: 'inTurn' }).sell(0, 'NOE').done(0);
    table.challenge(2, 1);
    expect(table.view().toAct).toEqual([1]);
    expect(table.trySell(0, 'ONE')).toEqual({ code: 'not-your-turn', turn: [1] });
    table.done(1).done(2);
    expect(table.view().toAct).toEqual([0]);
    table.sell(0, 'ONE').done(0);
    expect(table.view().windowOpen).toBe(true);
  });

  it('BW-6.4 inTurn: the one more turn comes once, however many sales are undone', () => {
    const table = buywordTable({
      rounds: [['ONEO', 'ADOA']],
      rest: 'EEEE',
      options: { judge: 'challenge', selling: 'inTurn' },
    }).buyAll();
    table.sell(0, 'OE').sell(0, 'NO').done(0).challenge(1, 1).challenge(1, 2);
    expect(table.state.queue).toEqual([1, 0]);
  });

  it('BW-6.4 a sale undone in the open window opens selling again', () => {
    const table = opened().sell(0, 'NOE').allDone();
    expect(table.view()).toMatchObject({ windowOpen: true, toAct: [1, 2] });
    table.challenge(2, 1);
    expect(table.view()).toMatchObject({ windowOpen: false, toAct: [0] });
    expect(table.trySell(1, 'AD')).toEqual({ code: 'already-done' });
    table.done(0);
    expect(table.state.round).toBe(2);
  });
});

describe('BW-6.4 the end of selling', () => {
  it('BW-6.4 all done and nothing to challenge: at once', () => {
    expect(opened().allDone().state.round).toBe(2);
  });

  it('BW-6.4 all done and all have waived', () => {
    const table = opened().sell(0, 'ONE').allDone();
    expect(table.view().toAct).toEqual([1, 2]);
    table.waive(2);
    expect(table.view()).toMatchObject({ toAct: [1], waived: [2], round: 1 });
    table.waive(1);
    expect(table.state.round).toBe(2);
  });

  it('BW-6.4 all done and the time has passed', () => {
    const table = opened().sell(0, 'ONE').allDone().waive(2).closeWindow();
    expect(table.happened[0]).toBe('window-closed');
    expect(table.state.round).toBe(2);
  });

  it('BW-6.4 the window does not close before all are done, nor without anything to challenge', () => {
    const table = opened().sell(0, 'ONE').done(0).done(1);
    expect(table.try(null, { kind: 'window' })).toEqual({ code: 'window-not-open' });
    const early = buywordTable({ rounds: [['AA', 'AA']], options: { judge: 'challenge' } });
    expect(early.try(null, { kind: 'window' })).toEqual({ code: 'window-not-open' });
  });

  it('BW-6.4 waivers may come while others still sell', () => {
    const table = opened().sell(0, 'ONE').done(1).waive(1).done(2).waive(2);
    expect(table.state.phase).toBe('sell');
    table.done(0);
    expect(table.state.round).toBe(2);
  });

  it('BW-6.4 each sale cancels the waivers', () => {
    const table = opened().sell(0, 'ONE').done(1).waive(1).sell(2, 'ARE');
    expect(table.view().waived).toEqual([]);
    table.done(0).done(2);
    expect(table.view().toAct).toEqual([0, 1, 2]);
  });

  it('BW-6.4 each challenge cancels the waivers', () => {
    const table = opened().sell(0, 'ONE').sell(1, 'ADO').allDone().waive(1).challenge(2, 2);
    expect(table.view().waived).toEqual([]);
    expect(table.view().toAct).toEqual([1, 2]);
  });

  it('BW-6.4 only who is done, has something to challenge and has not waived can waive', () => {
    const table = opened().sell(0, 'ONE');
    expect(table.try(1, { kind: 'waive' })).toEqual({ code: 'nothing-to-waive' });
    table.done(0).done(1).waive(1);
    expect(table.try(0, { kind: 'waive' })).toEqual({ code: 'nothing-to-waive' });
    expect(table.try(1, { kind: 'waive' })).toEqual({ code: 'already-waived' });
    expect(table.offers(1)).toEqual(['challenge', 'leave']);
  });

  it('BW-6.4 who has waived may still challenge while selling lasts', () => {
    const table = opened().sell(0, 'NOE').allDone().waive(1).challenge(1, 1);
    expect(table.happened).toContain('reopened');
  });
});
