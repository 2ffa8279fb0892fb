import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { clockFacts } from './clock-facts.ts';
import { revealMs } from './reveal-time.ts';

const HANDS = { hands: ['Ab Tb', 'Zb Or', 'Kb Ib Tb'] };

describe('CW-26.2 time out', () => {
  it('CW-26.2 only who is to act runs out of time, and only the server says so', () => {
    const table = cardsTable({ players: 3 });
    expect(table.refusal('- timeout 1')).toEqual({ code: 'nothing-due', seat: 1 });
    expect(table.refusal('- timeout 9')).toEqual({ code: 'bad-seat', players: 3 });
    expect(table.refusal('0 timeout 0')).toEqual({ code: 'server-only', action: 'timeout' });
    expect(table.refusal('0 time')).toEqual({ code: 'server-only', action: 'time' });
    expect(table.refusal('- check')).toEqual({ code: 'players-only', action: 'check' });
  });

  it('CW-26.2 no category', () => {
    const table = cardsTable({ options: { category: 'dealer' } }).play('- timeout 0');
    expect(table.view()).toMatchObject({ phase: 'bet', category: null });
  });

  it('CW-26.2 a dealer who must bet bets the least', () => {
    const table = cardsTable({ options: { minBet: 7 } }).play('- timeout 0');
    expect(table.happened('bet')).toMatchObject([{ seat: 0, to: 7 }]);
    const short = cardsTable({ chips: [4, 50], options: { minBet: 7 } }).play('- timeout 0');
    expect(short.happened('bet')).toMatchObject([{ seat: 0, to: 3 }]);
  });

  it('CW-26.2 check, or fold if there is a bet to match', () => {
    const table = cardsTable({ players: 3 }).callAll().keepAll().play('- timeout 1 | 2 bet 5 | - timeout 0');
    expect(table.happened('checked')).toEqual([{ type: 'checked', seat: 1 }]);
    expect(table.happened('folded')).toEqual([{ type: 'folded', seat: 0 }]);
  });

  it('CW-26.2 exchange none', () => {
    const table = cardsTable().callAll().play('- timeout 0');
    expect(table.happened('exchanged')).toEqual([{ type: 'exchanged', seat: 0, discarded: [], drawn: [] }]);
  });

  it('CW-26.2 declare what they have laid out so far, or none', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .play('0 layout Ab Eb | 0 layout Ab Tb | 1 layout Zb')
      .toShowdown();
    table.play('- timeout 0 | - timeout 1 | - timeout 2');
    const words = table.view().declared.map(({ seat, word }) => [seat, word]);
    // One card laid out is no word yet.
    expect(words).toEqual([
      [1, null],
      [2, null],
      [0, 'Ab Tb'],
    ]);
  });

  it('CW-26.2 what lies there already can be laid out again, and nothing happens', () => {
    const table = cardsTable({ rounds: [HANDS] }).play('1 layout Zb Or');
    const { length } = table.log;
    table.play('1 layout Zb Or | 0 layout none');
    expect(table.log).toHaveLength(length);
    expect(table.play('1 layout Or Zb').view(1).layout).toBe('Or Zb');
  });

  it('CW-26.2 what is laid out is seen by nobody else, and must be in hand when time runs out', () => {
    const table = cardsTable({ rounds: [HANDS] }).play('1 layout Zb Or');
    expect(table.view(1).layout).toBe('Zb Or');
    expect(JSON.stringify([table.view(0), table.view(null)])).not.toContain('Or');
    expect(table.refusal('1 layout Zb Zb')).toEqual({ code: 'cards-not-held', cards: ['Zb'] });
    table.callAll().play('0 exchange none | 1 exchange Or | 2 exchange none').toShowdown();
    table.play('- timeout 1 | 0 declare none | 2 declare none');
    expect(table.log.find(({ type }) => type === 'opened')).toMatchObject({
      declarations: [{ seat: 1, word: null }, {}, {}],
    });
  });

  it('CW-26.2 waive; abstain', () => {
    const table = cardsTable({ rounds: [HANDS], options: { category: 'dealer' } });
    table.play('0 category "Sea"').toShowdown();
    table.play(
      '0 declare claim Ab Tb | 1 declare none | 2 declare none | 1 challenge category 0 | - timeout 0',
    );
    expect(table.happened('voted')).toEqual([{ type: 'voted', seat: 0, vote: 'pass' }]);
    table.play('1 vote no | 2 vote no | - timeout 1 | - timeout 2');
    expect(table.happened('waived')).toHaveLength(2);
    expect(table.state.round).toBe(2);
  });
});

describe('CW-7.1 the time for challenges', () => {
  const DECLARED = '0 declare Ab Tb | 1 declare Zb Or | 2 declare none';
  const timed = { rounds: [HANDS], words: ['AT'], options: { challengeSeconds: 20, turnSeconds: 30 } };

  it('CW-7.1 starts once every hand has been turned over, for windows and turns alike', () => {
    const table = cardsTable(timed).toShowdown();
    expect(clockFacts(table.state)).toMatchObject({ turnSeconds: 30 });
    expect(clockFacts(table.play(DECLARED).state)).toMatchObject({
      windowOpen: true,
      windowSeconds: 20 + revealMs(3) / 1000,
      turnSeconds: 30 + revealMs(3) / 1000,
    });
  });

  it('CW-7.1 is no longer after a challenge, which starts it anew: the hands have been seen', () => {
    const table = cardsTable(timed).toShowdown().play(DECLARED);
    const before = clockFacts(table.state).windowKey;
    const after = clockFacts(table.play('2 challenge 0').state);
    expect(after).toMatchObject({ windowOpen: true, windowSeconds: 20 });
    expect(after.windowKey).not.toBe(before);
  });

  it('CW-7.1 leaves as much for each hand, up to a limit for all of them', () => {
    const times = [1, 2, 3, 4, 5, 6, 7, 8].map(revealMs);
    expect(times).toEqual([700, 1400, 2100, 2800, 3500, 4200, 4200, 4200]);
  });
});

describe('CW-26.2 leaving', () => {
  it('CW-26.2 who leaves folds, and their chips go to the next pot', () => {
    const table = cardsTable({ chips: [100, 50, 100] }).play('0 bet 10 | 1 leave');
    expect(table.view()).toMatchObject({ nextPot: 49, toAct: [2], pots: [{ amount: 13, seats: [0, 2] }] });
    expect(table.refusal('1 call')).toEqual({ code: 'has-left', seat: 1 });
    table.play('2 fold');
    expect(table.view()).toMatchObject({ round: 2, nextPot: 0, pots: [{ amount: 51, seats: [0, 2] }] });
  });

  it('CW-26.2 all-in too', () => {
    const table = cardsTable({ chips: [100, 20, 100], rounds: [{ hands: [] }] });
    table.play('0 bet 50 | 1 call | 2 call | 1 leave');
    expect(table.view().pots).toEqual([{ amount: 122, seats: [0, 2] }]);
  });

  it('CW-26.2 what the leaver had bet stays in, and has still to be matched', () => {
    const table = cardsTable({ chips: [100, 100, 100] }).play('0 bet 30 | 0 leave');
    expect(table.view()).toMatchObject({ toAct: [1], toCall: 30 });
    table.play('1 call | 2 call');
    expect(table.view().pots).toEqual([{ amount: 93, seats: [1, 2] }]);
  });

  it('CW-26.2 a dealer who leaves before betting passes the bet on', () => {
    const table = cardsTable({ players: 3 }).play('0 leave');
    expect(table.view()).toMatchObject({ toAct: [1], mustBet: true });
    const choosing = cardsTable({ players: 3, options: { category: 'dealer' } }).play('0 leave');
    expect(choosing.view()).toMatchObject({ phase: 'bet', category: null, toAct: [1], mustBet: true });
  });

  it('CW-26.2 the others gone, the one left takes everything', () => {
    const table = cardsTable({ players: 3 }).play('0 bet 5 | 1 leave | 0 leave');
    expect(table.state.result).toEqual({ reason: 'left', chips: [0, 0, 600], winners: [2] });
  });

  it('CW-26.2 who leaves after declaring is not in the showdown', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .toShowdown()
      .play('0 declare Ab Tb | 0 leave');
    expect(table.view().declared).toMatchObject([{ seat: 0, sealed: true, word: null }]);
    table.play('1 declare Zb Or | 2 declare none');
    expect(table.view().declared.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('CW-26.2 a debt goes with who owes it', () => {
    const table = cardsTable({ rounds: [HANDS], words: ['AT'] }).toShowdown();
    table.play('0 declare Ab Tb | 1 declare Zb Or | 2 declare none | 2 challenge 0 | 2 leave').waiveAll();
    expect(table.log.filter(({ type }) => type === 'debt-taken')).toEqual([]);
    expect(table.state).toMatchObject({ round: 2, carried: 198 });
  });
});

describe('CW-26.1 who sees what', () => {
  it('CW-26.1 own cards only, until shown', () => {
    const table = cardsTable({ rounds: [HANDS] });
    expect(table.view(0).seats.map(({ cards }) => cards)).toEqual(['Ab Eb Eb Eb Eb Eb Tb', null, null]);
    expect(table.view(null).seats.map(({ cards }) => cards)).toEqual([null, null, null]);
    expect(table.view(1).seats.map(({ cardCount }) => cardCount)).toEqual([7, 7, 7]);
  });

  it('CW-26.1 folded hands are sealed, from spectators too, but not from their owner', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .play('0 bet 1 | 1 fold | 2 call')
      .toShowdown();
    expect(table.view(null).seats[1]?.cards).toBeNull();
    expect(table.view(0).seats[1]?.cards).toBeNull();
    expect(table.view(1).seats[1]?.cards).toContain('Zb');
  });
});
