import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';
import type { Ballot } from '../../core/ballots.ts';

/** Five players with three tiles each; ONE is in the dictionary, NOE is not, which matters to nobody. */
const table = (players = 5, options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [['ONE', 'ADO', 'CAT', 'TEN', 'RAT'].slice(0, players)],
    rest: 'E'.repeat(20),
    words: ['ONE'],
    options: {
      theme: { free: 'Things that fly' },
      judge: 'challenge',
      extended: { bags: 1 },
      ...options,
    },
  }).buyAll();

/** Seat 0 has sold, seat 1 challenges; with five players 2, 3 and 4 vote. */
const called = (word = 'NOE', players = 5) => table(players).sell(0, word).challenge(1, 1);

describe('BW-15.2 the vote', () => {
  it('BW-15.2 a challenge is put to the vote; all vote but seller and challenger', () => {
    const vote = called();
    expect(vote.events).toMatchObject([{ type: 'vote-called', sale: 1, seller: 0, by: 1, queue: [2, 3, 4] }]);
    expect(vote.view()).toMatchObject({
      phase: 'vote',
      toAct: [2, 3, 4],
      windowOpen: true,
      vote: { sale: 1, by: 1, ballots: [] },
    });
    for (const seat of [0, 1]) {
      expect(vote.try(seat, { kind: 'vote', ballot: 'yes' })).toEqual({ code: 'no-vote-for-you' });
      expect(vote.offers(seat)).toEqual(['leave']);
    }
    expect(vote.offers(3)).toEqual(['vote', 'leave']);
  });

  it('BW-15.2 who started need not lead: all others vote, from the leader on', () => {
    const vote = table().sell(3, 'TEN').challenge(0, 1);
    expect(vote.view().toAct).toEqual([1, 2, 4]);
  });

  it('BW-15.2 each votes once, in any order, for all to see', () => {
    const vote = called().vote(4, 'yes').vote(2, 'pass');
    expect(vote.try(4, { kind: 'vote', ballot: 'no' })).toEqual({ code: 'already-voted' });
    expect(vote.view(null).vote?.ballots).toEqual([
      { seat: 4, ballot: 'yes' },
      { seat: 2, ballot: 'pass' },
    ]);
  });

  it.each([undefined, null, '', 'YES', 'maybe', 1, true, ['yes']])('BW-15.2 is no ballot: %j', (ballot) => {
    expect(called().try(2, { kind: 'vote', ballot })).toEqual({ code: 'bad-ballot' });
  });

  it.each([
    ['yes yes yes', true],
    ['yes yes no', true],
    ['yes pass pass', true],
    ['no no yes', false],
    ['pass no pass', false],
    ['no no no', false],
  ])('BW-15.2 the vote alone decides, whatever the dictionary says: %s', (ballots, valid) => {
    for (const word of ['ONE', 'NOE']) {
      const vote = called(word);
      for (const [i, ballot] of ballots.split(' ').entries()) vote.vote(2 + i, ballot as Ballot);
      expect(vote.events.slice(1, 3)).toMatchObject([
        { type: 'vote-closed', sale: 1 },
        { type: 'challenged', sale: 1, by: 1, valid },
      ]);
    }
  });

  it.each(['yes no pass', 'pass pass pass'])('BW-15.2 a tie goes to the challenger: %s', (ballots) => {
    const vote = called();
    for (const [i, ballot] of ballots.split(' ').entries()) vote.vote(2 + i, ballot as Ballot);
    expect(vote.happened).toEqual(['voted', 'vote-closed', 'challenged', 'undone', 'penalty']);
  });

  it('BW-6.2 the word falls: the sale is undone and the seller pays', () => {
    const vote = called().vote(2, 'no').vote(3, 'no').vote(4, 'yes');
    expect(vote.events.slice(1)).toMatchObject([
      { type: 'vote-closed', sale: 1, yes: 1, no: 2 },
      { type: 'challenged', sale: 1, by: 1, valid: false },
      { type: 'undone', sale: 1, seat: 0, refund: 9, tiles: 'NOE', wilds: 0 },
      { type: 'penalty', seat: 0, amount: 20 },
    ]);
    expect(vote.seat(0)).toMatchObject({ tiles: 'ENO', money: 200 - 9 - 20 });
  });

  it('BW-6.2 the word stands: the challenger pays', () => {
    const vote = called().vote(2, 'yes').vote(3, 'no').vote(4, 'yes');
    expect(vote.events.slice(2)).toMatchObject([
      { type: 'challenged', sale: 1, by: 1, valid: true },
      { type: 'penalty', seat: 1, amount: 20 },
    ]);
  });

  it('BW-15.2 selling pauses, and goes on where it was', () => {
    const vote = table().done(3).sell(0, 'ONE').challenge(1, 1);
    for (const kind of ['sell', 'done', 'challenge', 'waive']) {
      expect(vote.try(0, { kind })).toEqual({ code: 'not-now', action: kind, phase: 'vote' });
    }
    vote.vote(2, 'yes').vote(3, 'yes').vote(4, 'yes');
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [0, 1, 2, 4], vote: null });
    expect(vote.trySell(1, 'ADO')).toBeUndefined();
  });

  it('BW-15.2 in turn too', () => {
    const vote = table(5, { selling: 'inTurn' }).done(0).sell(1, 'ADO').challenge(3, 1);
    vote.vote(0, 'yes').vote(2, 'yes').vote(4, 'no');
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [1] });
    vote.done(1);
    expect(vote.view().toAct).toEqual([2]);
  });

  it('BW-6.4 who was done may sell again if the word falls; the open window waits for it', () => {
    const vote = table().sell(0, 'ONE').allDone();
    expect(vote.view().windowOpen).toBe(true);
    vote.challenge(1, 1).vote(2, 'no').vote(3, 'no').vote(4, 'no');
    expect(vote.events.at(-1)).toEqual({ type: 'reopened', seat: 0 });
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [0], windowOpen: false });
    vote.done(0);
    expect(vote.state.round).toBe(2);
  });

  it('BW-6.4 if it stands the round ends, as nothing is left to challenge', () => {
    const vote = table().sell(0, 'ONE').allDone().challenge(1, 1);
    vote.vote(2, 'yes').vote(3, 'yes').vote(4, 'yes');
    expect(vote.state).toMatchObject({ round: 2, phase: 'roll', vote: null });
  });

  it('BW-6.4 a challenge that is voted on cancels the waivers', () => {
    const vote = table().sell(0, 'ONE').sell(1, 'ADO').allDone().waive(2).waive(3).challenge(4, 1);
    vote.vote(1, 'yes').vote(2, 'yes').vote(3, 'yes');
    expect(vote.view()).toMatchObject({ phase: 'sell', waived: [], toAct: [0, 2, 3, 4] });
  });

  it('BW-6.1 the first challenge of a word decides it for good', () => {
    const vote = called().vote(2, 'yes').vote(3, 'yes').vote(4, 'yes');
    expect(vote.try(3, { kind: 'challenge', sale: 1 })).toEqual({ code: 'already-challenged', sale: 1 });
    expect(vote.try(3, { kind: 'challenge', sale: 2 })).toEqual({ code: 'no-such-sale', sale: 2 });
    expect(vote.sell(1, 'ADO').try(1, { kind: 'challenge', sale: 2 })).toEqual({ code: 'own-sale', sale: 2 });
  });

  it('BW-14.5, BW-15.2 on a grid one vote is on all words of the play', () => {
    const vote = table(3, { crossword: true }).sell(0, 'ON', '0,0 across').sell(0, 'OE', '0,0 down');
    vote.challenge(1, 2).vote(2, 'no');
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [0] });
    expect(vote.view().board.map(({ letter }) => letter)).toEqual(['O', 'N']);
  });
});

describe('BW-15.2 silence abstains', () => {
  it('BW-18.1 time out: abstain', () => {
    const vote = called().vote(2, 'yes').timeOut(3);
    expect(vote.events).toMatchObject([
      { type: 'timed-out', seat: 3 },
      { type: 'voted', seat: 3, ballot: 'pass' },
    ]);
    expect(vote.try(null, { kind: 'timeout', seat: 3 })).toEqual({ code: 'nothing-due', seat: 3 });
    vote.timeOut(4);
    expect(vote.events).toContainEqual(
      expect.objectContaining({ type: 'challenged', sale: 1, by: 1, valid: true }),
    );
  });

  it('BW-15.2 the window closes the vote, the rest abstain', () => {
    const vote = called().vote(3, 'yes').closeWindow();
    expect(vote.events).toMatchObject([
      { type: 'voted', seat: 2, ballot: 'pass' },
      { type: 'voted', seat: 4, ballot: 'pass' },
      { type: 'vote-closed', sale: 1, yes: 1, no: 0 },
      { type: 'challenged', valid: true },
      { type: 'penalty', seat: 1 },
    ]);
    expect(vote.view()).toMatchObject({ phase: 'sell', windowOpen: false, toAct: [0, 1, 2, 3, 4] });
  });

  it('BW-15.2 everybody silent is a tie', () => {
    expect(called().closeWindow().happened).toContain('undone');
  });
});

describe('BW-18.2 absence from a vote', () => {
  it('BW-18.2 a voter who leaves is not waited for; what they voted counts', () => {
    const vote = called().vote(2, 'no').leave(2).vote(3, 'yes');
    expect(vote.view()).toMatchObject({ phase: 'vote', toAct: [4] });
    vote.leave(4);
    expect(vote.events).toContainEqual(
      expect.objectContaining({ type: 'vote-closed', sale: 1, yes: 1, no: 1 }),
    );
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [0, 1, 3] });
  });

  it('BW-15.2 nobody left to vote: the word stands', () => {
    const vote = called('NOE', 3).leave(2);
    expect(vote.events).toContainEqual(
      expect.objectContaining({ type: 'challenged', sale: 1, by: 1, valid: true }),
    );
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [0, 1] });
  });

  it('BW-15.2 … nor from the start', () => {
    const vote = table(3).leave(2).sell(0, 'NOE').challenge(1, 1);
    expect(vote.happened).toEqual(['vote-called', 'vote-closed', 'challenged', 'penalty']);
    expect(vote.state.phase).toBe('sell');
  });

  it('BW-18.2 the seller leaves: the vote goes on; undone, the tiles stay out of play', () => {
    const vote = called().leave(0).vote(2, 'no').vote(3, 'no').vote(4, 'no');
    expect(vote.events).toContainEqual(
      expect.objectContaining({ type: 'undone', sale: 1, seat: 0, refund: 9, tiles: '', wilds: 0 }),
    );
    expect(vote.happened).not.toContain('reopened');
    expect(vote.view()).toMatchObject({ phase: 'sell', toAct: [1, 2, 3, 4], box: 'ENO' });
  });

  it('BW-18.2 the challenger leaves: the vote goes on, and they still pay', () => {
    const vote = called().leave(1).vote(2, 'yes').vote(3, 'yes').vote(4, 'yes');
    expect(vote.events.at(-1)).toEqual({ type: 'penalty', seat: 1, amount: 20 });
    expect(vote.view().toAct).toEqual([0, 2, 3, 4]);
  });

  it('BW-18.2 all but one gone: that one wins at once', () => {
    const vote = called('NOE', 3).leave(0).leave(1);
    expect(vote.state.result).toMatchObject({ reason: 'left', winners: [2] });
  });
});
