import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './events.ts';

const AT_BEATS_ALL = { hands: ['Ab Tb', '', ''] };

describe('CW-23 the end', () => {
  it('CW-23 one player with chips left always ends it', () => {
    const table = cardsTable({ options: { stack: 20 }, rounds: [{ hands: ['Ab Tb', ''] }] });
    table.play('0 bet 19 | 1 call').toShowdown().play('0 declare Ab Tb | 1 declare none').waiveAll();
    expect(table.state.result).toEqual({ reason: 'chips', chips: [40, 0], winners: [0] });
    expect(table.view()).toMatchObject({ phase: 'over', toAct: [] });
    expect(table.refusal('0 leave')).toEqual({ code: 'game-over' });
  });

  it('CW-23 the reason is that the others left only where the last rival in play did', () => {
    const stack = { stack: 20 };
    const table = cardsTable({ players: 3, options: stack, rounds: [AT_BEATS_ALL] });
    table.play('2 leave | 0 bet 19 | 1 call').toShowdown();
    table.play('0 declare Ab Tb | 1 declare none').waiveAll();
    expect(table.state.result).toEqual({ reason: 'chips', chips: [60, 0, 0], winners: [0] });
    const struck = cardsTable({ players: 3, options: stack, rounds: [{ hands: ['Ab Tb', 'Qb Tb', ''] }] });
    struck.play('0 bet 19 | 1 call | 2 call').toShowdown();
    struck.play('0 declare Ab Tb | 1 declare Qb Tb | 2 declare none | 2 leave | 0 challenge 1 | 1 waive');
    expect(struck.state.result?.reason).toBe('chips');
    const left = cardsTable({ players: 3, options: stack }).play('1 leave | 2 leave');
    expect(left.state.result?.reason).toBe('left');
    const later = cardsTable({ players: 3, options: stack }).play('2 leave | 0 bet 1 | 1 fold | 0 leave');
    expect(later.state.result).toMatchObject({ reason: 'left', winners: [1] });
  });

  it('CW-23 score: checked after a round', () => {
    const table = cardsTable({ players: 3, options: { end: { score: 210 } }, rounds: [AT_BEATS_ALL] });
    table.play('0 bet 10 | 1 call | 2 fold').toShowdown();
    table.play('0 declare Ab Tb | 1 declare none').waiveAll();
    expect(table.state.result).toEqual({ reason: 'score', chips: [212, 189, 199], winners: [0] });
  });

  it('CW-23 minutes: the round is played to its end', () => {
    const table = cardsTable({ players: 3, options: { end: { minutes: 30 } } }).play('- time');
    expect(table.view()).toMatchObject({ timeUp: true, phase: 'bet' });
    expect(table.refusal('- time')).toEqual({ code: 'time-already-up' });
    table.play('0 bet 1 | 1 fold | 2 fold');
    expect(table.state.result).toEqual({ reason: 'time', chips: [202, 199, 199], winners: [0] });
  });

  it('CW-23 rounds: after so many the game is over, whoever leads', () => {
    const table = cardsTable({ players: 3, options: { end: { rounds: 2 } } });
    table.play('0 bet 1 | 1 fold | 2 fold');
    expect(table.state).toMatchObject({ round: 2, dealer: 1, result: null });
    table.play('1 bet 1 | 2 raise 2 | 0 fold | 1 fold');
    expect(table.state.result).toEqual({ reason: 'rounds', chips: [201, 197, 202], winners: [2] });
  });

  it('CW-23 of several ends the first that comes', () => {
    const end = { rounds: 1, score: 202, minutes: 5 };
    const table = cardsTable({ players: 3, options: { end } }).play('- time | 0 bet 1 | 1 fold | 2 fold');
    expect(table.state.result).toMatchObject({ reason: 'score', winners: [0] });
    const broke = cardsTable({
      options: { stack: 20, end: { rounds: 3 } },
      rounds: [{ hands: ['Ab Tb', ''] }],
    });
    broke.play('0 bet 19 | 1 call').toShowdown().play('0 declare Ab Tb | 1 declare none').waiveAll();
    expect(broke.state).toMatchObject({ round: 1, result: { reason: 'chips', winners: [0] } });
  });

  it('CW-23 a game that began before there were rounds goes on without', () => {
    const [began] = cardsTable({ options: { end: { score: 300 } } }).log;
    if (began?.type !== 'began') throw new Error('no beginning');
    const options = { ...began.options, end: { score: 300, minutes: null } };
    const state = apply(undefined as never, { ...began, options } as GameEvent);
    expect(state.options.end).toEqual({ score: 300, minutes: null });
  });

  it('CW-23 without minutes there is no time to be up', () => {
    expect(cardsTable().refusal('- time')).toEqual({ code: 'no-time-limit' });
  });

  it('CW-24 most chips wins, not who won the last pot', () => {
    const table = cardsTable({ chips: [100, 300, 200], options: { end: { minutes: 1 } } }).play('- time');
    table.play('0 bet 1 | 1 fold | 2 fold');
    expect(table.state.result?.winners).toEqual([1]);
  });
});

describe('CW-24 ties', () => {
  it('CW-24 after the last of so many rounds, those tied on top play on, stakes as usual', () => {
    const table = cardsTable({ chips: [100, 200, 100, 200], options: { end: { rounds: 1 } } });
    table.play('0 bet 1 | 1 fold | 2 fold | 3 fold');
    expect(table.state).toMatchObject({ round: 2, tieBreak: 'rounds', result: null });
    expect(table.view().seats.map(({ dealtIn }) => dealtIn)).toEqual([false, true, false, true]);
  });

  it('CW-24 ties: shared, where the table has it so, and no chip is lost', () => {
    const end = { rounds: 1, ties: 'share' };
    const table = cardsTable({ chips: [100, 200, 100, 200], options: { end } });
    table.play('0 bet 1 | 1 fold | 2 fold | 3 fold');
    expect(table.state.result).toEqual({ reason: 'rounds', chips: [103, 199, 99, 199], winners: [1, 3] });
    // What a lost challenge owes to a pot that never comes is the last winner's (CW-8.2), which may break the tie.
    const owing = cardsTable({
      players: 3,
      words: ['AT'],
      options: { end },
      rounds: [{ hands: ['Ab Tb', 'Ab Tb', ''] }],
    });
    owing.play('0 bet 1 | 1 call | 2 call').toShowdown();
    owing.play('0 declare Ab Tb | 1 declare Ab Tb | 2 declare none | 2 challenge 0').waiveAll();
    expect(owing.state.result).toEqual({ reason: 'rounds', chips: [202, 202, 196], winners: [0, 1] });
  });

  /** Seats 1 and 3 have 198 chips each, seat 0 has 100, seat 2 has 101: tied on top after the round. */
  const tied = () => {
    const table = cardsTable({
      chips: [100, 198, 102, 199],
      options: { end: { minutes: 1 } },
      rounds: [{ hands: [] }],
    });
    table.play('- time | 0 bet 1 | 1 call | 2 fold | 3 fold').toShowdown();
    return table.play('0 declare none | 1 declare Eb Eb').waiveAll();
  };

  it('CW-24 those tied on top play further rounds among themselves, stakes as usual', () => {
    const table = cardsTable({ chips: [100, 200, 100, 200], options: { end: { minutes: 1 } } });
    table.play('- time | 0 bet 1 | 1 fold | 2 fold | 3 fold');
    expect(table.state).toMatchObject({ round: 2, tieBreak: 'time', result: null });
    expect(table.view().seats.map(({ dealtIn }) => dealtIn)).toEqual([false, true, false, true]);
    expect(table.view().pots).toEqual([{ amount: 2, seats: [1, 3] }]);
    // The others look on.
    expect(table.offers(0)).toEqual(['leave']);
    expect(table.refusal('0 check')).toMatchObject({ code: 'not-your-turn' });
    expect(table.view(0).seats[1]?.cards).toBeNull();
  });

  it('CW-24 the first of them left of the last dealer deals', () => {
    const table = cardsTable({ dealer: 2, chips: [100, 200, 100, 200], options: { end: { minutes: 1 } } });
    table.play('- time | 2 bet 1 | 3 fold | 0 fold | 1 fold');
    expect(table.state.dealer).toBe(3);
    expect(tied().state.result?.winners).toEqual([1]);
  });

  it('CW-24 until one leads', () => {
    const table = cardsTable({
      chips: [100, 200, 100, 200],
      options: { end: { minutes: 1 } },
      rounds: [{ hands: [] }],
    });
    table.play('- time | 0 bet 1 | 1 fold | 2 fold | 3 fold');
    table.toShowdown().play('1 declare Eb Eb | 3 declare Eb Eb').waiveAll();
    expect(table.state).toMatchObject({ round: 3, tieBreak: 'time', dealer: 3, result: null });
    table.play('3 bet 1 | 1 fold');
    expect(table.state.result).toEqual({ reason: 'time', chips: [103, 198, 99, 200], winners: [3] });
  });

  it('CW-7.1, CW-7.2 in those rounds too, anyone not out of the game and not left challenges, waives and votes', () => {
    const table = cardsTable({
      chips: [100, 200, 100, 200, 1],
      options: { end: { minutes: 1 }, category: 'dealer' },
      deal: { order: () => Array<string>(60).fill('Eb') },
      words: ['EE'],
    });
    table.play('0 category none | - time | 0 bet 1 | 1 fold | 2 fold | 3 fold');
    table.toShowdown().play('0 declare Eb Eb | 4 declare none').waiveAll();
    expect(table.state).toMatchObject({ phase: 'category', tieBreak: 'time' });
    table.play('1 category "Letters"').toShowdown();
    expect(table.refusal('0 declare none')).toMatchObject({ code: 'has-folded' });
    expect(table.refusal('0 layout none')).toMatchObject({ code: 'has-folded' });
    table.play('1 declare claim Eb Eb | 3 declare none');
    expect(table.view().toAct).toEqual([2, 3, 0]);
    expect(table.offers(0)).toEqual(['challenge', 'waive', 'leave']);
    expect(table.refusal('4 challenge 1')).toEqual({ code: 'is-out', seat: 4 });
    table.play('2 leave | 0 challenge category 1');
    expect(table.view()).toMatchObject({ phase: 'vote', toAct: [3, 0, 1] });
    expect(table.offers(0)).toEqual(['vote', 'leave']);
    const before = table.chips()[0] ?? 0;
    table.play('0 vote no | 1 vote yes | 3 vote no | 0 challenge 1');
    // Four chips, two players dealt in; nothing is left to challenge.
    expect(table.happened('owes')).toEqual([{ type: 'owes', seat: 0, amount: 2 }]);
    expect(table.state.result?.winners).toEqual([1]);
    expect(table.chips()[0]).toBe(before - 2);
  });

  it('CW-24 one of them leaving gives it to the other', () => {
    const table = cardsTable({ chips: [100, 200, 100, 200], options: { end: { minutes: 1 } } });
    table.play('- time | 0 bet 1 | 1 fold | 2 fold | 3 fold | 1 leave');
    expect(table.state.result?.winners).toEqual([3]);
    expect(table.state.result?.chips.reduce((sum, chips) => sum + chips, 0)).toBe(600);
  });
});
