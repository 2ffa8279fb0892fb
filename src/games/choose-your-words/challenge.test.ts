import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable, type TableSpec } from '../../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS } from './choose-your-words.ts';
import type { GameEvent } from './events.ts';

const HANDS = { hands: ['Ab Tb Sb Qb', 'Zb Or Bb', 'Kb Ib Tb', ''] };

/** Four players bet 24 each with the ante: 100 chips in the pot with what is carried. */
const showdown = (spec: TableSpec = {}): CardsTable =>
  cardsTable({ rounds: [HANDS], words: ['AT', 'KIT'], ...spec })
    .play('0 bet 24 | 1 call | 2 call | 3 call')
    .toShowdown()
    .play('0 declare Ab Tb | 1 declare Zb Or Bb | 2 declare Kb Ib Tb | 3 declare none');

describe('CW-6 words', () => {
  it('CW-6.1 unchallenged ones stand, whatever they are', () => {
    const table = showdown().waiveAll();
    expect(table.log.find(({ type }) => type === 'pot-won')).toMatchObject({
      winners: [{ seat: 1, amount: 100 }],
    });
  });

  it('CW-6.1 the house’s words are legal, the house’s bans are not', () => {
    const table = showdown({ options: { houseWords: ['ZOB'], houseBans: ['KIT'] } });
    table.play('0 challenge 1');
    expect(table.happened('challenged')).toMatchObject([{ legal: true }]);
    table.play('0 challenge 2');
    expect(table.happened('challenged')).toMatchObject([{ legal: false }]);
  });
});

describe('CW-6.1 judge: dictionary', () => {
  const JUDGED = { judge: 'dictionary' };
  const judged = (spec: TableSpec = {}): CardsTable =>
    cardsTable({ rounds: [HANDS], words: ['AT', 'KIT'], ...spec, options: { ...JUDGED, ...spec.options } });

  it('CW-6.1 refuses a declaration that the dictionary does not know, at no cost', () => {
    const table = judged().toShowdown();
    expect(table.refusal('1 declare Zb Or Bb')).toEqual({ code: 'not-a-word', word: 'ZOB' });
    table.play('1 declare none | 0 declare Ab Tb | 2 declare Kb Ib Tb');
    expect(table.refusal('3 declare Eb Eb')).toMatchObject({ code: 'not-a-word' });
    table.play('3 declare none');
    // Nothing can be challenged: the round is over.
    expect(table.happened('pot-won')).toMatchObject([{ winners: [{ seat: 2 }] }]);
    expect(table.state.seats.map(({ owes }) => owes)).toEqual([0, 0, 0, 0]);
  });

  it('CW-6.1, CW-19 OMYWORD is declared all the same; house words are, bans are not', () => {
    const hands = { hands: ['Ob Mb Yb Wb Or Rb Db', 'Zb Ob Bb', 'Kb Ib Tb'] };
    const options = { houseWords: ['ZOB'], houseBans: ['KIT'] };
    const table = judged({ rounds: [hands], options }).toShowdown();
    expect(table.refusal('2 declare Kb Ib Tb')).toEqual({ code: 'not-a-word', word: 'KIT' });
    table.play('0 declare Ob Mb Yb Wb Or Rb Db | 1 declare Zb Ob Bb | 2 declare none');
    expect(table.happened('pot-won')).toMatchObject([{ winners: [{ seat: 0 }] }]);
  });

  it('CW-6.1 only claims can be challenged', () => {
    const table = judged({ options: { category: 'dealer' } }).play('0 category "Tools"');
    table.toShowdown().play('0 declare Ab Tb | 1 declare none | 2 declare claim Kb Ib Tb | 3 declare none');
    expect(table.view()).toMatchObject({ phase: 'challenge', toAct: [1, 3, 0] });
    expect(table.refusal('3 challenge 0')).toEqual({ code: 'dictionary-judges' });
    expect(table.offers(2)).toEqual(['leave']);
    table.play('3 challenge category 2 | - window');
    expect(table.happened('claim-lost')).toMatchObject([{ seat: 2 }]);
  });

  it('CW-6.1, CW-21.3 names are declared where names are taken and claimed; a lost claim strikes them', () => {
    const table = judged({ options: { category: 'dealer' } })
      .play('0 category names "Imps"')
      .toShowdown();
    expect(table.refusal('1 declare Zb Or Bb')).toEqual({ code: 'not-a-word', word: 'ZOB' });
    table.play('0 declare Ab Tb | 1 declare claim Zb Or Bb | 2 declare claim Kb Ib Tb | 3 declare none');
    table.play('3 challenge category 1 | - window');
    expect(table.happened('struck')).toEqual([{ type: 'struck', seat: 1 }]);
  });

  it('CW-6.1, CW-26.2 what lies there when time is up counts only where the dictionary knows it', () => {
    const table = judged()
      .toShowdown()
      .play('1 layout Zb Or Bb | 0 layout Ab Tb | - timeout 1 | - timeout 0');
    expect(table.state.declared).toMatchObject([
      { seat: 1, declaration: { word: null } },
      { seat: 0, declaration: { word: ['Ab', 'Tb'] } },
    ]);
    const [own] = table.happened('declared');
    expect(own).toMatchObject({ unknown: true });
    expect(CHOOSE_YOUR_WORDS.redact(own as GameEvent, 0)).toEqual({
      type: 'declared',
      seat: 1,
      declaration: null,
    });
  });
});

describe('CW-7 challenges', () => {
  it('CW-7.1 anyone not out of the game may challenge another’s word, folded or not', () => {
    const table = cardsTable({ rounds: [HANDS], words: [] });
    table.play('0 bet 1 | 1 call | 2 call | 3 fold').toShowdown();
    table.play('0 declare Ab Tb | 1 declare Zb Or | 2 declare Kb Ib');
    expect(table.refusal('0 challenge 0')).toEqual({ code: 'own-word' });
    expect(table.refusal('0 challenge 3')).toEqual({ code: 'no-such-word', seat: 3 });
    expect(table.view().toAct).toEqual([1, 2, 3, 0]);
    table.play('3 challenge 1');
    expect(table.happened('struck')).toEqual([{ type: 'struck', seat: 1 }]);
  });

  it('CW-7.1 each word once', () => {
    const table = showdown().play('3 challenge 0');
    expect(table.refusal('1 challenge 0')).toEqual({ code: 'already-challenged' });
  });

  it('CW-7.1 one at a time in order of arrival: the first one decides', () => {
    const table = showdown().play('3 challenge 1');
    expect(table.refusal('2 challenge 1')).toEqual({ code: 'no-such-word', seat: 1 });
  });

  it('CW-7.1 until all have waived who could still challenge; a challenge does not cancel the waivers', () => {
    const table = showdown().play('1 waive | 2 waive');
    expect(table.refusal('1 waive')).toEqual({ code: 'already-waived' });
    table.play('3 challenge 2');
    expect(table.view()).toMatchObject({ phase: 'challenge', waived: [1, 2], toAct: [3, 0] });
    table.play('3 waive | 0 waive');
    expect(table.state.round).toBe(2);
  });

  it('CW-7.1 who has nothing to challenge may waive all the same', () => {
    const table = cardsTable({ rounds: [HANDS], words: ['AT'] }).play('0 bet 1 | 1 call | 2 call | 3 fold');
    table.toShowdown().play('0 declare Ab Tb | 1 declare none | 2 declare none');
    expect(table.view().toAct).toEqual([1, 2, 3]);
    table.play('0 waive');
    expect(table.view()).toMatchObject({ phase: 'challenge', waived: [0], toAct: [1, 2, 3] });
    table.play('1 waive | 2 waive | 3 waive');
    expect(table.state.round).toBe(2);
  });

  it('CW-7.1 who has waived may still challenge', () => {
    const table = showdown().play('1 waive | 1 challenge 0');
    expect(table.happened('challenged')).toHaveLength(1);
  });

  it('CW-7.1 or until challengeSeconds have passed', () => {
    const table = showdown();
    expect(table.view().windowOpen).toBe(true);
    table.play('- window');
    expect(table.happened('pot-won')).toHaveLength(1);
    expect(table.refusal('- window')).toEqual({ code: 'window-not-open' });
  });

  it('CW-7.1 nothing to challenge: no window', () => {
    const table = cardsTable().toShowdown().play('0 declare none | 1 declare none');
    expect(table.state.round).toBe(2);
  });

  it('CW-19 OMYWORD is always legal and never challenged', () => {
    const table = cardsTable({ rounds: [{ hands: ['Ob Mb Yb Wb Or Rb Db', 'Ab Tb'] }] }).toShowdown();
    table.play('0 declare Ob Mb Yb Wb Or Rb Db | 1 declare Ab Tb');
    expect(table.refusal('1 challenge 0')).toEqual({ code: 'never-challenged' });
    expect(table.offers(1)).toEqual(['leave']);
  });
});

describe('CW-8 what comes of it', () => {
  it('CW-8.1 not legal: its player folds and is out of this round', () => {
    const table = showdown().play('0 challenge 1');
    expect(table.view().seats[1]).toMatchObject({ folded: true, struck: true });
    table.waiveAll();
    expect(table.log.find(({ type }) => type === 'pot-won')).toMatchObject({
      winners: [{ seat: 2, amount: 100 }],
    });
    expect(table.seat(1).dealtIn).toBe(true);
  });

  it('CW-8.2 legal: the challenger owes all pots divided by the players dealt in: 100 ÷ 4 = 25', () => {
    const table = showdown().play('3 challenge 0');
    expect(table.happened('owes')).toEqual([{ type: 'owes', seat: 3, amount: 25 }]);
    expect(table.view().seats[3]?.owes).toBe(25);
    expect(table.chips()[3]).toBe(175);
  });

  it('CW-8.2 several add up, taken right after the pots are paid and put into the next pot beside the ante', () => {
    const table = showdown().play('3 challenge 0 | 3 challenge 2').waiveAll();
    expect(table.log.filter(({ type }) => type === 'debt-taken')).toEqual([
      { type: 'debt-taken', seat: 3, owed: 50, amount: 50 },
    ]);
    expect(table.state.round).toBe(2);
    expect(table.chips()).toEqual([174, 274, 174, 124]);
    expect(table.view().pots).toEqual([{ amount: 54, seats: [0, 1, 2, 3] }]);
  });

  it('CW-8.2 dealt in is who got cards: not who left before the deal, but who left after it', () => {
    const owed = (before: string): number[] => {
      const deal = { order: () => Array<string>(60).fill('Eb') };
      const table = cardsTable({ players: 4, deal, words: ['EE'], options: { category: 'dealer' } });
      table.play(before).toShowdown();
      table.play('0 declare Eb Eb | 1 declare none | 2 declare none | 1 challenge 0');
      return table.happened('owes').map(({ amount }) => amount);
    };
    // Four antes and three bets of 1.
    expect(owed('3 leave | 0 category none')).toEqual([Math.floor(7 / 3)]);
    expect(owed('0 category none | 3 leave')).toEqual([Math.floor(7 / 4)]);
  });

  it('CW-8.2 is rounded down', () => {
    const table = cardsTable({ rounds: [HANDS], words: ['AT'], players: 3 }).play(
      '0 bet 3 | 1 call | 2 fold',
    );
    table.toShowdown().play('0 declare Ab Tb | 1 declare none | 2 challenge 0');
    expect(table.happened('owes')).toEqual([{ type: 'owes', seat: 2, amount: 3 }]);
  });

  it('CW-8.2 the winner of the pot can pay a debt out of it', () => {
    const table = cardsTable({ chips: [25, 25, 80], rounds: [HANDS], words: ['KIT'] });
    table.play('0 bet 24 | 1 call | 2 call').toShowdown();
    table.play('0 declare Qb Ab Tb Sb | 1 declare none | 2 declare Kb Ib Tb | 0 challenge 2').waiveAll();
    expect(table.seat(0).out).toBe(false);
    expect(table.log.filter(({ type }) => type === 'debt-taken')).toMatchObject([{ seat: 0, amount: 25 }]);
  });

  it('CW-8.2 who cannot pay is out of the game, and what they have goes to the next pot', () => {
    const table = showdown({ chips: [200, 200, 200, 45] })
      .play('3 challenge 0')
      .waiveAll();
    expect(table.log.filter(({ type }) => type === 'debt-taken')).toEqual([
      { type: 'debt-taken', seat: 3, owed: 25, amount: 20 },
    ]);
    expect(table.log.filter(({ type }) => type === 'out')).toEqual([{ type: 'out', seat: 3, why: 'debt' }]);
    expect(table.view().pots).toEqual([{ amount: 23, seats: [0, 1, 2] }]);
  });

  it('CW-8.2 who can just pay it has no chips left, and is out for that', () => {
    const table = showdown({ chips: [200, 200, 200, 50] })
      .play('3 challenge 0')
      .waiveAll();
    expect(table.log.filter(({ type }) => type === 'out')).toEqual([{ type: 'out', seat: 3, why: 'chips' }]);
  });

  it('CW-8.2 no next round: it goes to the one player left, who won the last pot', () => {
    const table = cardsTable({ chips: [40, 60], rounds: [HANDS], words: ['AT', 'ZO'] });
    table.play('0 bet 39 | 1 call').toShowdown();
    table.play('0 declare Ab Tb | 1 declare Zb Or | 1 challenge 0 | 0 challenge 1');
    // Seat 1 wins 80 and owes 40; seat 0 owes 40 and has nothing.
    expect(table.happened('next-pot-given')).toEqual([
      { type: 'next-pot-given', winners: [{ seat: 1, amount: 40 }] },
    ]);
    expect(table.state.result).toEqual({ reason: 'chips', chips: [0, 100], winners: [1] });
  });

  it('CW-8.2, CW-23 no next round: it goes to the one player left, and nobody who is out gets any of it', () => {
    const same = { hands: ['Ab Tb', 'Ab Tb'] };
    const table = cardsTable({ options: { stack: 20 }, rounds: [same], words: ['AT'] });
    table.play('0 bet 19 | 1 call').toShowdown();
    table.play('0 declare Ab Tb | 1 declare Ab Tb | 0 challenge 1').waiveAll();
    // They split 40; seat 0 owes 20, pays it with all it has, and is out.
    expect(table.log.find(({ type }) => type === 'next-pot-given')).toMatchObject({
      winners: [{ seat: 1, amount: 20 }],
    });
    expect(table.state.result).toEqual({ reason: 'chips', chips: [0, 40], winners: [1] });
  });

  it.each(['score', 'time'] as const)(
    'CW-8.2, CW-23 an end by %s: it goes to those winners of the last pot who are still in',
    (reason) => {
      const same = { hands: ['Ab Tb', 'Ab Tb', ''] };
      const end = reason === 'score' ? { score: 60 } : { minutes: 1 };
      const options = { stack: 40, end };
      const table = cardsTable({ chips: [20, 61, 39], options, rounds: [same], words: ['AT'] });
      if (reason === 'time') table.play('- time');
      table.play('0 bet 19 | 1 call | 2 fold').toShowdown();
      table.play('0 declare Ab Tb | 1 declare Ab Tb | 0 challenge 1 | 2 challenge 0').waiveAll();
      // 41 chips are split 21 to 20; both challengers owe 13.
      expect(table.log.find(({ type }) => type === 'next-pot-given')).toMatchObject({
        winners: [
          { seat: 1, amount: 13 },
          { seat: 0, amount: 13 },
        ],
      });
      expect(table.state.result).toEqual({ reason, chips: [20, 75, 25], winners: [1] });
    },
  );

  it('CW-8.2 no next round, and the winner of the main pot put out by debts: it goes to who is still in', () => {
    const hands = { hands: ['Qb Ab Tb Sb', 'Zb Or', 'Kb Ib Tb'] };
    const table = cardsTable({ chips: [3, 60, 60], rounds: [hands], words: ['ZO', 'KIT'] });
    table.play('0 bet 2 | 1 raise 59 | 2 call').toShowdown();
    table
      .play('0 declare Qb Ab Tb Sb | 1 declare Zb Or | 2 declare Kb Ib Tb | 0 challenge 1 | 0 challenge 2')
      .waiveAll();
    expect(table.log.filter(({ type }) => type === 'debt-taken')).toEqual([
      { type: 'debt-taken', seat: 0, owed: 82, amount: 9 },
    ]);
    expect(table.log.find(({ type }) => type === 'next-pot-given')).toMatchObject({
      winners: [{ seat: 1, amount: 9 }],
    });
    expect(table.state.result).toEqual({ reason: 'chips', chips: [0, 123, 0], winners: [1] });
  });

  it('CW-8.2 everybody put out by debts: what is left goes to those who won the pot, and a tie is played on', () => {
    const table = cardsTable({ chips: [40, 40], rounds: [{ hands: ['Ab Tb', 'Ab Tb'] }], words: ['AT'] });
    table.play('0 bet 39 | 1 call').toShowdown();
    table.play('0 declare Ab Tb | 1 declare Ab Tb | 1 challenge 0 | 0 challenge 1');
    expect(table.happened('next-pot-given')).toMatchObject([
      {
        winners: [
          { seat: 1, amount: 40 },
          { seat: 0, amount: 40 },
        ],
      },
    ]);
    expect(table.state).toMatchObject({ round: 2, tieBreak: 'chips', result: null });
  });
});

describe('CW-9 the dictionary', () => {
  it('CW-9.1, CW-25 openDictionary is off unless the table opens it', () => {
    expect(cardsTable().view().options.openDictionary).toBe(false);
    expect(cardsTable({ options: { openDictionary: true } }).view().options.openDictionary).toBe(true);
  });
});
