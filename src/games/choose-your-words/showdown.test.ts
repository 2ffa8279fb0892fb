import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';

const HANDS = { hands: ['Ab Tb Sb Qb', 'Zb Or *', 'Kb Ib Tb'] };

describe('CW-4.7 the last one in', () => {
  it('CW-4.7 takes the pot when all others have folded, showing nothing', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .play('0 bet 5 | 1 call | 2 fold')
      .keepAll();
    table.play('1 bet 9 | 0 fold');
    expect(table.happened('pot-won')).toEqual([
      { type: 'pot-won', pot: 0, amount: 13, by: 'last', winners: [{ seat: 1, amount: 13 }] },
    ]);
    expect(table.happened('showed')).toEqual([]);
    expect(table.state.round).toBe(2);
  });

  it('CW-4.7 words struck by challenges do not close the window: the last one can be challenged still', () => {
    const table = cardsTable({ rounds: [HANDS], words: ['KIT'] }).toShowdown();
    table.play('0 declare Tb Sb | 1 declare Zb Or | 2 declare Kb Ib Tb');
    table.play('0 challenge 1 | 1 challenge 0');
    // Seats 0 and 1 are struck; seat 2 has nothing left to challenge.
    expect(table.view()).toMatchObject({ phase: 'challenge', toAct: [1, 0] });
    expect(table.offers(1)).toEqual(['challenge', 'waive', 'leave']);
    table.play('1 challenge 2');
    expect(table.happened('owes')).toEqual([{ type: 'owes', seat: 1, amount: 2 }]);
    expect(table.happened('pot-won')).toMatchObject([{ by: 'last', winners: [{ seat: 2, amount: 6 }] }]);
    expect(table.view()).toMatchObject({ round: 2, phase: 'bet' });
  });

  it('CW-4.7 waived or run out, the last one takes the pot', () => {
    for (const end of ['0 waive | 1 waive', '- window']) {
      const table = cardsTable({ rounds: [HANDS], words: ['KIT'] }).toShowdown();
      table.play(
        '0 declare Tb Sb | 1 declare Zb Or | 2 declare Kb Ib Tb | 0 challenge 1 | 1 challenge 0',
        end,
      );
      expect(table.happened('pot-won')).toMatchObject([{ by: 'last', winners: [{ seat: 2, amount: 6 }] }]);
    }
  });

  it('CW-4.7 a folded player may challenge the last word standing', () => {
    const table = cardsTable({ rounds: [HANDS], words: [] })
      .play('0 bet 1 | 1 call | 2 fold')
      .toShowdown();
    table.play('0 declare Tb Sb | 1 declare Zb Or | 1 challenge 0');
    expect(table.view()).toMatchObject({ phase: 'challenge', toAct: [2, 0] });
    table.play('2 challenge 1');
    expect(table.happened('struck')).toEqual([{ type: 'struck', seat: 1 }]);
  });

  it('CW-4.9 all of them struck: the first pot goes to the next round', () => {
    const table = cardsTable({ rounds: [HANDS], words: [] }).toShowdown();
    table.play('0 declare Tb Sb | 1 declare Zb Or | 2 declare Kb Ib Tb');
    table.play('0 challenge 1 | 1 challenge 2 | 2 challenge 0');
    expect(table.happened('pot-won')).toEqual([]);
    expect(table.happened('pot-carried')).toEqual([{ type: 'pot-carried', amount: 6 }]);
    expect(table.view()).toMatchObject({ round: 2, pots: [{ amount: 9, seats: [0, 1, 2] }] });
    expect(table.chips()).toEqual([197, 197, 197]);
  });

  it('CW-4.9, CW-8.2 all of them all-in and struck: they share it and play on', () => {
    const table = cardsTable({ options: { stack: 20 }, rounds: [{ hands: ['Qb Tb', 'Zb Tb'] }] });
    table.play('0 bet 19 | 1 call').toShowdown();
    table.play('0 declare Qb Tb | 1 declare Zb Tb | 0 challenge 1 | 1 challenge 0');
    expect(table.happened('next-pot-given')).toMatchObject([
      {
        winners: [
          { seat: 1, amount: 20 },
          { seat: 0, amount: 20 },
        ],
      },
    ]);
    expect(table.state).toMatchObject({ round: 2, tieBreak: 'chips', result: null });
  });

  it('CW-8.2, CW-26.2 struck and all-in, and the last rival leaves: what was owed to the next pot is theirs', () => {
    const table = cardsTable({ chips: [20, 60], rounds: [{ hands: ['Qb Tb', 'Ab Tb'] }], words: ['AT'] });
    table.play('0 bet 19 | 1 call').toShowdown();
    table.play('0 declare Qb Tb | 1 declare Ab Tb | 1 challenge 0 | 1 leave');
    expect(table.state.result).toEqual({ reason: 'left', chips: [80, 0], winners: [0] });
  });

  it('CW-8.2, CW-26.2 so it is where they owe for a challenge too: no chip is lost', () => {
    const hands = ['Qb Tb', 'Ab Tb', 'Ab Tb'];
    const table = cardsTable({ chips: [20, 60, 60], rounds: [{ hands }], words: ['AT'] });
    table.play('0 bet 19 | 1 call | 2 call').toShowdown();
    table.play('0 declare Qb Tb | 1 declare Ab Tb | 2 declare Ab Tb');
    table.play('0 challenge 1 | 1 challenge 0 | 1 leave | 2 leave');
    expect(table.happened('out')).toEqual([{ type: 'out', seat: 0, why: 'debt' }]);
    expect(table.state.result).toEqual({ reason: 'left', chips: [140, 0, 0], winners: [0] });
  });
});

describe('CW-4.8 showdown', () => {
  const showdown = () => cardsTable({ rounds: [HANDS], words: ['AT', 'ZO', 'KIT'] }).toShowdown();

  it('CW-4.8 those left show all cards', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .play('0 bet 1 | 1 call | 2 fold')
      .keepAll()
      .toShowdown();
    expect(table.view().seats.map(({ cards }) => cards)).toEqual([
      'Ab Eb Eb Eb Qb Sb Tb',
      'Eb Eb Eb Eb Or Zb *',
      null,
    ]);
  });

  it('CW-4.8 each declares one word of 2 to 7 letters from their own cards, or none', () => {
    const table = showdown();
    expect(table.view()).toMatchObject({ phase: 'declare', toAct: [1, 2, 0] });
    expect(table.refusal('0 declare Ab')).toEqual({ code: 'word-length', from: 2, to: 7 });
    expect(table.refusal('0 declare Ab Zb')).toEqual({ code: 'cards-not-held', cards: ['Zb'] });
    expect(table.refusal('0 declare Ab *Tb')).toEqual({ code: 'cards-not-held', cards: ['*'] });
    expect(table.refusal('1 declare *Zr *Zr')).toEqual({ code: 'cards-not-held', cards: ['*'] });
    expect(table.try(0, { kind: 'declare', word: Array(8).fill('Eb'), claim: false })).toEqual({
      code: 'word-length',
      from: 2,
      to: 7,
    });
    table.play('1 declare Zb Or *Or | 0 declare Ab Tb Sb Qb Eb Eb Eb | 2 declare none');
    expect(table.view().declared.map(({ word }) => word)).toEqual([
      'Zb Or *Or',
      null,
      'Ab Tb Sb Qb Eb Eb Eb',
    ]);
  });

  it('CW-4.8 once declared it stands', () => {
    const table = showdown().play('0 declare none');
    expect(table.refusal('0 declare Ab Tb')).toEqual({ code: 'already-declared' });
    expect(table.refusal('0 layout Ab Tb')).toEqual({ code: 'already-declared' });
  });

  it('CW-4.8 is sealed until all have declared', () => {
    const table = showdown().play('0 declare Ab Tb | 1 declare Zb Or');
    for (const viewer of [null, 1, 2] as const)
      expect(table.view(viewer).declared[0]).toMatchObject({
        seat: 0,
        sealed: true,
        word: null,
        score: null,
      });
    expect(table.view(0).declared[0]).toMatchObject({ sealed: true, word: 'Ab Tb' });
    table.play('2 declare Kb Ib Tb');
    expect(table.view(null).declared).toMatchObject([
      { seat: 1, sealed: false, word: 'Zb Or', score: 16 },
      { seat: 2, word: 'Kb Ib Tb', score: 11 },
      { seat: 0, word: 'Ab Tb', score: 3 },
    ]);
  });
});

describe('CW-4.9 the pots', () => {
  it('CW-4.9 go to the highest score', () => {
    const table = cardsTable({ rounds: [HANDS] }).toShowdown();
    table.play('0 declare Qb Ab Tb | 1 declare Zb Or | 2 declare Kb Ib Tb').waiveAll();
    expect(table.log.find(({ type }) => type === 'pot-won')).toMatchObject({
      by: 'word',
      winners: [{ seat: 0, amount: 6 }],
    });
  });

  it('CW-4.9 a tie of three splits a pot, odd chips to the first left of the dealer', () => {
    const table = cardsTable({ players: 4, options: { ante: 3 }, rounds: [{ hands: [] }] });
    table.play('0 bet 2 | 1 call | 2 fold | 3 call').keepAll().toShowdown();
    for (const seat of [0, 1, 3]) table.play(`${seat} declare Eb Eb`);
    table.waiveAll();
    expect(table.log.find(({ type }) => type === 'pot-won')).toMatchObject({
      amount: 18,
      winners: [
        { seat: 1, amount: 6 },
        { seat: 3, amount: 6 },
        { seat: 0, amount: 6 },
      ],
    });
    const odd = cardsTable({ players: 4, options: { ante: 2 }, rounds: [{ hands: [] }] });
    odd.play('0 bet 1 | 1 fold | 2 call | 3 call').keepAll().toShowdown();
    for (const seat of [0, 2, 3]) odd.play(`${seat} declare Eb Eb`);
    odd.waiveAll();
    expect(odd.log.find(({ type }) => type === 'pot-won')).toMatchObject({
      amount: 11,
      winners: [
        { seat: 2, amount: 5 },
        { seat: 3, amount: 3 },
        { seat: 0, amount: 3 },
      ],
    });
  });

  it('CW-4.9 nobody has a word: the highest total of the seven cards, a wild 0', () => {
    const table = cardsTable({ rounds: [{ hands: ['* * * * * * *', 'Zb', 'Jb'] }] }).toShowdown();
    table.play('0 declare none | 1 declare none | 2 declare none');
    expect(table.happened('pot-won')).toMatchObject([{ by: 'cards', winners: [{ seat: 1, amount: 6 }] }]);
  });

  it('CW-4.9 all in a side pot struck: it joins the pot before it', () => {
    const table = cardsTable({ chips: [11, 60, 60], rounds: [HANDS], words: ['AT'] });
    table.play('0 bet 10 | 1 raise 30 | 2 call').keepAll().callAll().keepAll().callAll();
    expect(table.view().pots).toEqual([
      { amount: 33, seats: [0, 1, 2] },
      { amount: 40, seats: [1, 2] },
    ]);
    table.play('0 declare Ab Tb | 1 declare Zb Or | 2 declare Kb Ib Tb');
    table.play('0 challenge 1 | 0 challenge 2 | 1 waive | 2 waive');
    expect(table.happened('pot-won')).toMatchObject([{ amount: 73, winners: [{ seat: 0, amount: 73 }] }]);
  });

  it('CW-4.9 who is struck has made side pots all the same: each of them is split, with its own odd chip', () => {
    const table = cardsTable({
      chips: [100, 7, 100, 12],
      options: { ante: 2 },
      rounds: [{ hands: ['Ab Tb', 'Kb Ib', 'Ab Tb', 'Ab Tb'] }],
      words: ['AT'],
    });
    table.play('0 bet 20 | 1 call | 2 call | 3 call').toShowdown();
    table.play('0 declare Ab Tb | 1 declare Kb Ib | 2 declare Ab Tb | 3 declare Ab Tb | 0 challenge 1');
    expect(table.view().pots).toEqual([
      { amount: 28, seats: [0, 2, 3] },
      { amount: 15, seats: [0, 2, 3] },
      { amount: 20, seats: [0, 2] },
    ]);
    table.waiveAll();
    expect(table.log.filter(({ type }) => type === 'pot-won')).toMatchObject([
      {
        winners: [
          { seat: 2, amount: 10 },
          { seat: 3, amount: 9 },
          { seat: 0, amount: 9 },
        ],
      },
      {
        winners: [
          { seat: 2, amount: 5 },
          { seat: 3, amount: 5 },
          { seat: 0, amount: 5 },
        ],
      },
      {
        winners: [
          { seat: 2, amount: 10 },
          { seat: 0, amount: 10 },
        ],
      },
    ]);
  });

  it('CW-4.9 side pots go each to the best of those in it', () => {
    const table = cardsTable({ chips: [11, 60, 60], rounds: [HANDS] });
    table.play('0 bet 10 | 1 raise 30 | 2 call').keepAll().callAll().keepAll().callAll();
    table.play('0 declare Qb Ab Tb Sb | 1 declare none | 2 declare Kb Ib Tb').waiveAll();
    const won = table.log.filter(({ type }) => type === 'pot-won');
    expect(won).toMatchObject([
      { pot: 0, amount: 33, winners: [{ seat: 0, amount: 33 }] },
      { pot: 1, amount: 40, winners: [{ seat: 2, amount: 40 }] },
    ]);
  });
});
