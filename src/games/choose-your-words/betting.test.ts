import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS } from './choose-your-words.ts';

/** Raises as in poker. */
const POKER = { leastRaise: 'poker' };

describe('CW-4.1 the first betting', () => {
  it('CW-4.1 the dealer must bet, at least minBet: no check, no fold, no call', () => {
    const table = cardsTable({ players: 3, options: { minBet: 4 } });
    expect(table.view().toAct).toEqual([0]);
    for (const text of ['check', 'fold', 'call'])
      expect(table.refusal(`0 ${text}`)).toEqual({ code: 'must-bet', least: 4 });
    expect(table.refusal('0 bet 3')).toEqual({ code: 'bet-too-small', least: 4 });
    expect(table.refusal('0 raise 8')).toEqual({ code: 'nothing-to-raise' });
    expect(table.refusal('1 bet 4')).toEqual({ code: 'not-your-turn', turn: [0] });
    expect(table.offers(0)).toEqual(['bet', 'layout', 'leave']);
    table.play('0 bet 4');
    expect(table.view()).toMatchObject({ toAct: [1], toCall: 4, highBet: 4 });
  });

  it('CW-4.1 a dealer with less than minBet bets all-in', () => {
    const table = cardsTable({ chips: [3, 50, 50], options: { minBet: 10 } });
    expect(table.refusal('0 bet 1')).toEqual({ code: 'bet-too-small', least: 2 });
    table.play('0 bet 2');
    expect(table.view().seats[0]).toMatchObject({ chips: 0, allIn: true, bet: 2 });
  });

  it('CW-4.6 after an opening all-in below minBet a raise is at least as big as that bet', () => {
    const table = cardsTable({ chips: [6, 50, 50], options: { ...POKER, minBet: 10 } }).play('0 bet 5');
    expect(table.view()).toMatchObject({ toCall: 5, leastRaise: 10 });
    expect(table.refusal('1 raise 9')).toEqual({ code: 'bet-too-small', least: 10 });
    table.play('1 raise 11');
    expect(table.view()).toMatchObject({ toAct: [2], leastRaise: 17 });
  });

  it('CW-4.1 a dealer with no chips left passes that to the next on the left', () => {
    const table = cardsTable({ chips: [1, 1, 50, 50] });
    expect(table.view()).toMatchObject({ toAct: [2], mustBet: true });
    expect(table.refusal('2 check')).toEqual({ code: 'must-bet', least: 1 });
  });

  it('CW-4.1 then clockwise call, raise or fold, until all who are in have matched', () => {
    const table = cardsTable({ players: 4 });
    table.play('0 bet 5 | 1 call | 2 raise 12 | 3 fold | 0 call');
    expect(table.view().toAct).toEqual([1]);
    expect(table.refusal('3 call')).toEqual({ code: 'has-folded' });
    table.play('1 call');
    expect(table.view()).toMatchObject({ phase: 'exchange', pots: [{ amount: 40, seats: [0, 1, 2] }] });
    expect(table.chips()).toEqual([187, 187, 187, 199]);
  });
});

describe('CW-4.3 to 4.5 later bettings', () => {
  it('CW-4.3, CW-4.5 start at the dealer’s left, checking until someone bets', () => {
    const table = cardsTable({ players: 3, dealer: 1 });
    for (const betting of [2, 3]) {
      table.callAll().keepAll();
      expect(table.view()).toMatchObject({ phase: 'bet', betting, toAct: [2], toCall: 0 });
      table.play('2 check | 0 bet 3');
      expect(table.refusal('1 check')).toEqual({ code: 'bet-to-match', toCall: 3 });
      expect(table.refusal('1 bet 9')).toEqual({ code: 'already-bet', high: 3 });
      table.play('1 call');
      expect(table.view().toAct).toEqual([2]);
      table.play('2 call');
    }
    expect(table.view().phase).toBe('declare');
  });

  it('CW-4.3 when everybody checks, betting is over', () => {
    const table = cardsTable({ players: 3 }).callAll().keepAll();
    expect(table.refusal('1 call')).toEqual({ code: 'nothing-to-call' });
    table.play('1 check | 2 check | 0 check');
    expect(table.view()).toMatchObject({ phase: 'exchange', exchange: 2 });
  });

  it('CW-4.3 starts at the dealer’s left even where the dealer has folded', () => {
    const table = cardsTable({ players: 3 }).play('0 bet 1 | 1 raise 2 | 2 call | 0 fold').keepAll();
    expect(table.view().toAct).toEqual([1]);
  });
});

describe('CW-1, CW-4.6 how much', () => {
  it('CW-4.6 a raise is at least as big as the last bet or raise', () => {
    const table = cardsTable({ players: 3, options: POKER });
    table.play('0 bet 5');
    expect(table.refusal('1 raise 9')).toEqual({ code: 'bet-too-small', least: 10 });
    table.play('1 raise 20');
    expect(table.refusal('2 raise 34')).toEqual({ code: 'bet-too-small', least: 35 });
    expect(table.view()).toMatchObject({ leastRaise: 35, mostRaise: 199, raisesLeft: null });
    table.play('2 raise 35 | 0 fold | 1 call');
  });

  it('CW-1, CW-4.6 a raise adds at least minBet, as the rule book says, however big the bet before', () => {
    const table = cardsTable({ players: 3, options: { minBet: 2 } }).play('0 bet 5');
    expect(table.refusal('1 raise 6')).toEqual({ code: 'bet-too-small', least: 7 });
    expect(table.view()).toMatchObject({ toCall: 5, leastRaise: 7, mostRaise: 199 });
    table.play('1 raise 20');
    expect(table.view().leastRaise).toBe(22);
    expect(CHOOSE_YOUR_WORDS.offers(table.view(2), 2)).toContainEqual({ kind: 'raise', from: 22, to: 199 });
    table.play('2 raise 22 | 0 fold | 1 call');
  });

  it('CW-1 maxBet caps each bet and what each raise adds', () => {
    const table = cardsTable({ players: 3, options: { maxBet: 10 } });
    expect(table.refusal('0 bet 11')).toEqual({ code: 'bet-too-big', most: 10 });
    table.play('0 bet 10');
    expect(table.refusal('1 raise 21')).toEqual({ code: 'bet-too-big', most: 20 });
    table.play('1 raise 20 | 2 raise 30');
  });

  it('CW-1 limit is how many raises there are in one betting, the first bet not counted', () => {
    const table = cardsTable({ players: 3, options: { limit: 2 } });
    table.play('0 bet 1 | 1 raise 2');
    expect(table.view().raisesLeft).toBe(1);
    table.play('2 raise 3');
    expect(table.refusal('0 raise 4')).toEqual({ code: 'no-raises-left', limit: 2 });
    expect(table.offers(0)).toEqual(['call', 'fold', 'layout', 'leave']);
    table.play('0 call | 1 call').keepAll();
    expect(table.view().raisesLeft).toBe(2);
  });

  it('CW-1 limit 0: bets, but no raises', () => {
    const table = cardsTable({ players: 2, options: { limit: 0 } }).play('0 bet 7');
    expect(table.refusal('1 raise 14')).toEqual({ code: 'no-raises-left', limit: 0 });
  });

  it('CW-1 an all-in smaller than a raise is none of the limit’s', () => {
    const table = cardsTable({ chips: [100, 16, 100], options: { ...POKER, limit: 1 } });
    table.play('0 bet 10 | 1 raise 15');
    expect(table.view().raisesLeft).toBe(1);
  });
});

describe('CW-4.6 all-in', () => {
  it('CW-4.6 who cannot match is all-in with what they have', () => {
    const table = cardsTable({ chips: [100, 31, 100] }).play('0 bet 50 | 1 call');
    expect(table.view().seats[1]).toMatchObject({ chips: 0, bet: 30, allIn: true });
    table.play('2 call');
    expect(table.view().pots).toEqual([
      { amount: 93, seats: [0, 1, 2] },
      { amount: 40, seats: [0, 2] },
    ]);
  });

  it('CW-4.6 an all-in below a raise does not reopen the betting for those who have acted', () => {
    const table = cardsTable({ chips: [200, 200, 26, 200], options: POKER });
    table.play('0 bet 20 | 1 call | 2 raise 25 | 3 call');
    expect(table.view()).toMatchObject({ toAct: [0], toCall: 5, leastRaise: null });
    expect(table.refusal('0 raise 60')).toEqual({ code: 'not-reopened' });
    expect(table.offers(0)).toEqual(['call', 'fold', 'layout', 'leave']);
    table.play('0 call | 1 call');
    expect(table.view().phase).toBe('exchange');
  });

  it('CW-4.6 who has not acted yet may raise over it, by as much as the last whole raise', () => {
    const table = cardsTable({ chips: [200, 26, 200], options: POKER }).play('0 bet 20 | 1 raise 25');
    expect(table.view().leastRaise).toBe(45);
    table.play('2 raise 45');
    // That raise was a whole one: the dealer may raise again.
    expect(table.view()).toMatchObject({ toAct: [0], leastRaise: 65 });
  });

  it('CW-4.6 with leastRaise bet, an all-in that adds minBet is a whole raise: it counts and reopens the betting', () => {
    const options = { minBet: 5, limit: 3 };
    const table = cardsTable({ chips: [200, 200, 26, 200], options });
    table.play('0 bet 20 | 1 call | 2 raise 25 | 3 call');
    expect(table.view()).toMatchObject({ toAct: [0], toCall: 5, leastRaise: 30, raisesLeft: 2 });
    const short = cardsTable({ chips: [200, 200, 25, 200], options });
    short.play('0 bet 20 | 1 call | 2 raise 24 | 3 call');
    expect(short.view()).toMatchObject({ toAct: [0], toCall: 4, leastRaise: null, raisesLeft: 3 });
    expect(short.refusal('0 raise 60')).toEqual({ code: 'not-reopened' });
  });

  it('CW-4.6 with leastRaise bet, a raise over an opening all-in below minBet adds minBet', () => {
    const table = cardsTable({ chips: [6, 50, 50], options: { minBet: 10 } }).play('0 bet 5');
    expect(table.view()).toMatchObject({ toCall: 5, leastRaise: 15 });
  });

  it('CW-4.6 several all-ins that together make a whole raise reopen it, as in poker', () => {
    const table = cardsTable({ chips: [200, 200, 28, 36], options: POKER });
    table.play('0 bet 20 | 1 call | 2 raise 27 | 3 raise 35');
    expect(table.view()).toMatchObject({ toAct: [0], toCall: 15, leastRaise: null });
    const more = cardsTable({ chips: [200, 200, 28, 46], options: POKER });
    more.play('0 bet 20 | 1 call | 2 raise 27 | 3 raise 45');
    expect(more.view()).toMatchObject({ toAct: [0], toCall: 25, leastRaise: 65 });
  });

  it('CW-4.6 who checked may not raise a bet that is all-in below minBet', () => {
    const table = cardsTable({ chips: [50, 50, 14], options: { ...POKER, minBet: 10 } });
    table.callAll().keepAll().play('1 check | 2 bet 3 | 0 call');
    expect(table.refusal('1 raise 13')).toEqual({ code: 'not-reopened' });
    table.play('1 call');
    expect(table.view().phase).toBe('exchange');
    const raised = cardsTable({ chips: [50, 50, 14], options: { ...POKER, minBet: 10 } });
    raised.callAll().keepAll().play('1 check | 2 bet 3 | 0 raise 6');
    expect(raised.view()).toMatchObject({ toAct: [1], leastRaise: 9 });
  });

  it('CW-4.6 nobody raises against players who are all all-in', () => {
    const table = cardsTable({ chips: [30, 100] }).play('0 bet 29');
    expect(table.refusal('1 raise 58')).toEqual({ code: 'nobody-to-raise' });
    expect(table.offers(1)).toEqual(['call', 'fold', 'layout', 'leave']);
  });

  it('CW-4.6 unmatched chips return', () => {
    const table = cardsTable({ chips: [100, 31] }).play('0 bet 50 | 1 call');
    expect(table.happened('returned')).toEqual([{ type: 'returned', seat: 0, amount: 20 }]);
    expect(table.chips()).toEqual([69, 0]);
    expect(table.view().pots).toEqual([{ amount: 62, seats: [0, 1] }]);
    const folded = cardsTable({ players: 2 }).play('0 bet 50 | 1 fold');
    expect(folded.happened('returned')).toEqual([{ type: 'returned', seat: 0, amount: 50 }]);
    expect(folded.happened('pot-won')).toMatchObject([{ amount: 2, by: 'last' }]);
  });

  it('CW-4.6 of an ante that the other could not pay whole, the rest returns', () => {
    const table = cardsTable({
      options: { stack: 20, ante: 15 },
      rounds: [{ hands: ['Ab Tb', ''] }],
    });
    table.play('0 bet 1 | 1 call').toShowdown().play('0 declare Ab Tb | 1 declare none').waiveAll();
    // 24 against 4 in chips: one ante is 15, the other 4; 11 return at once, and nobody can bet.
    expect(table.view()).toMatchObject({ round: 2, phase: 'exchange', pots: [{ amount: 8, seats: [0, 1] }] });
    expect(table.chips()).toEqual([32, 0]);
  });

  it('CW-4.6 with at most one player able to bet, betting is skipped and exchanges are not', () => {
    const table = cardsTable({ chips: [30, 30, 100] }).play('0 bet 29 | 1 call | 2 call');
    expect(table.view()).toMatchObject({ phase: 'exchange', exchange: 1 });
    table.keepAll();
    expect(table.view()).toMatchObject({ phase: 'declare', exchange: 2, betting: 1 });
  });

  it('CW-4.6 a player alone with chips still has to answer a bet of one who is all-in', () => {
    const table = cardsTable({ chips: [100, 30, 30] })
      .callAll()
      .keepAll();
    table.play('1 bet 28 | 2 call');
    expect(table.view()).toMatchObject({ toAct: [0], toCall: 28 });
    table.play('0 fold');
    expect(table.view().phase).toBe('exchange');
  });
});
