import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable, type TableSpec } from '../../../test/support/cards-table.ts';

const HANDS = { hands: ['Ab Tb', 'Lb *', 'Kb Ib Tb'] };
const FREE = { category: 'free' };

/** All in, with a category; seat 1 claims EEL for it. */
const claimed = (category: string, spec: TableSpec = {}): CardsTable =>
  cardsTable({ rounds: [HANDS], options: FREE, words: ['EEL', 'AT'], ...spec })
    .play(`0 category ${category}`)
    .toShowdown()
    .play('0 declare Ab Tb | 1 declare claim Eb Eb Lb | 2 declare none');

const scoreOf = (table: CardsTable, seat: number) =>
  table.view().declared.find((declared) => declared.seat === seat)?.score;

describe('CW-21.1 categories', () => {
  it('CW-21.1 off: there is none, and nothing to claim', () => {
    const table = cardsTable({ rounds: [HANDS] });
    expect(table.view()).toMatchObject({ phase: 'bet', category: null });
    expect(table.refusal('0 category "Ocean"')).toEqual({
      code: 'not-now',
      action: 'category',
      phase: 'bet',
    });
    table.toShowdown();
    expect(table.refusal('0 declare claim Ab Tb')).toEqual({ code: 'no-category' });
  });

  it('CW-21.1 a theme: every round, checked by its list, paid without a claim, not challenged', () => {
    const table = cardsTable({
      rounds: [HANDS],
      options: { category: 'ocean' },
      ocean: ['EEL'],
      words: ['EEL'],
    });
    expect(table.view().category).toEqual({ text: 'ocean', names: false });
    table.toShowdown();
    expect(table.refusal('1 declare claim Eb Eb Lb')).toEqual({ code: 'no-category' });
    table.play('0 declare Ab Tb | 1 declare Eb Eb Lb | 2 declare none');
    expect(scoreOf(table, 1)).toBe(2 + 2 + 2 + 10);
    expect(scoreOf(table, 0)).toBe(3);
    expect(table.refusal('0 challenge category 1')).toEqual({ code: 'no-such-claim', seat: 1 });
    table.waiveAll();
    expect(table.view().category).toEqual({ text: 'ocean', names: false });
  });

  it('CW-21.1 free: the dealer may announce one for the round in their own words, before the deal', () => {
    const table = cardsTable({ players: 3, options: FREE });
    expect(table.view()).toMatchObject({ phase: 'category', toAct: [0] });
    expect(table.seat(0).cards).toEqual([]);
    expect(table.chips()).toEqual([199, 199, 199]);
    expect(table.refusal('1 category "Mine"')).toEqual({ code: 'not-your-turn', turn: [0] });
    table.play('0 category "  Ocean   life "');
    expect(table.view()).toMatchObject({ phase: 'bet', category: { text: 'Ocean life', names: false } });
    table.play('0 bet 1 | 1 fold | 2 fold');
    expect(table.view()).toMatchObject({ phase: 'category', category: null, toAct: [1] });
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\u0007b', 'a\u202eb', 5])('CW-21.1 is not %j', (text) => {
    const table = cardsTable({ options: FREE });
    expect(table.try(0, { kind: 'category', text, names: false })).toEqual({
      code: 'bad-category',
      most: 60,
    });
  });

  it('CW-21.1 the dealer need not announce one', () => {
    const table = cardsTable({ rounds: [HANDS], options: FREE })
      .play('0 category none')
      .toShowdown();
    expect(table.refusal('0 declare claim Ab Tb')).toEqual({ code: 'no-category' });
  });
});

describe('CW-21.2, CW-7.2 claims', () => {
  it('CW-21.2 is claimed with the declaration, and stands unless challenged', () => {
    const table = claimed('"Ocean"');
    expect(scoreOf(table, 1)).toBe(16);
    table.waiveAll();
    expect(table.log.find(({ type }) => type === 'pot-won')).toMatchObject({ winners: [{ seat: 1 }] });
  });

  it('CW-21.2 needs a word', () => {
    const table = cardsTable({ rounds: [HANDS], options: FREE })
      .play('0 category "Sea"')
      .toShowdown();
    expect(table.try(0, { kind: 'declare', word: null, claim: true })).toEqual({ code: 'no-category' });
  });

  it('CW-7.2 goes to a vote of all players, claimant and challenger too', () => {
    const table = claimed('"Ocean"').play('0 challenge category 1');
    expect(table.view()).toMatchObject({
      phase: 'vote',
      toAct: [1, 2, 0],
      vote: { by: 0, seat: 1, matter: 'category', votes: [] },
    });
    table.play('1 vote yes | 0 vote no');
    expect(table.refusal('1 vote no')).toEqual({ code: 'already-voted' });
    expect(table.refusal('2 challenge 0')).toMatchObject({ code: 'not-now' });
    table.play('2 vote yes');
    expect(table.happened('vote-ended')).toMatchObject([{ yes: 2, no: 1, stands: true }]);
    expect(scoreOf(table, 1)).toBe(16);
    expect(table.view()).toMatchObject({ phase: 'challenge', vote: null });
  });

  it('CW-7.2 a lost claim loses the bonus only, and there is no penalty', () => {
    const table = claimed('"Ocean"').play('0 challenge category 1 | 0 vote no | 1 vote pass | 2 vote pass');
    expect(scoreOf(table, 1)).toBe(6);
    expect(table.view().seats[1]).toMatchObject({ folded: false });
    expect(table.view().seats.map(({ owes }) => owes)).toEqual([0, 0, 0]);
    const upheld = claimed('"Ocean"').play('0 challenge category 1 | 0 vote no | 1 vote yes | 2 vote yes');
    expect(upheld.view().seats.map(({ owes }) => owes)).toEqual([0, 0, 0]);
  });

  it('CW-7.2 a tie goes to the challenger', () => {
    const table = claimed('"Ocean"').play('0 challenge category 1 | 0 vote no | 1 vote yes | 2 vote pass');
    expect(table.happened('vote-ended')).toMatchObject([{ yes: 1, no: 1, stands: false }]);
  });

  it('CW-7.2 silence abstains; everybody abstaining is a tie', () => {
    const table = claimed('"Ocean"').play('0 challenge category 1 | - timeout 2 | - window');
    expect(table.happened('vote-ended')).toMatchObject([{ yes: 0, no: 0, stands: false }]);
  });

  it('CW-7.2 folded players vote too, those who left do not', () => {
    const table = cardsTable({ rounds: [{ hands: [...HANDS.hands, ''] }], options: FREE });
    table.play('0 category "Sea" | 0 bet 1 | 1 call | 2 fold | 3 leave').toShowdown();
    table.play('0 declare Ab Tb | 1 declare claim Eb Eb Lb | 0 challenge category 1');
    expect(table.view().toAct).toEqual([1, 2, 0]);
  });

  it('CW-7.1 a vote does not cancel the waivers either', () => {
    const table = claimed('"Ocean"').play('2 waive | 0 challenge category 1 | - window');
    expect(table.view()).toMatchObject({ phase: 'challenge', waived: [2], toAct: [1, 0] });
  });

  it('CW-7.1 word and claim are challenged apart, each once', () => {
    const table = claimed('"Ocean"').play('0 challenge category 1 | 0 vote no | 1 vote no | 2 vote no');
    expect(table.refusal('2 challenge category 1')).toEqual({ code: 'already-challenged' });
    table.play('2 challenge 1');
    expect(table.happened('challenged')).toMatchObject([{ matter: 'word', legal: true }]);
  });

  it('CW-7.2 a claimant who leaves takes the vote along', () => {
    const table = claimed('"Ocean"').play('0 challenge category 1 | 1 leave');
    expect(table.happened('claim-lost')).toEqual([]);
    expect(table.view().phase).toBe('challenge');
  });
});

describe('CW-21.3 categories that take names', () => {
  const PRESIDENTS = { hands: ['Gb Rb Ab Nb Tb', 'Cb Ab Tb'] };
  const presidents = (words: readonly string[]): CardsTable =>
    cardsTable({ rounds: [PRESIDENTS], options: FREE, words })
      .play('0 category names "Presidents"')
      .toShowdown()
      .play('0 declare claim Gb Rb Ab Nb Tb | 1 declare Cb Ab Tb');

  it('CW-21.3 a lost vote takes only the bonus of a word the dictionary has', () => {
    const table = presidents(['GRANT', 'CAT']).play('1 challenge category 0 | 0 vote yes | 1 vote no');
    expect(table.happened('vote-ended')).toMatchObject([{ matter: 'category', stands: false, legal: true }]);
    expect(table.happened('struck')).toEqual([]);
    expect(scoreOf(table, 0)).toBe(3 + 2 + 1 + 2 + 2 + 2);
    expect(table.view().seats.map(({ owes }) => owes)).toEqual([0, 0]);
    table.waiveAll();
    expect(table.log.find(({ type }) => type === 'pot-won')).toMatchObject({ winners: [{ seat: 0 }] });
  });

  it('CW-21.3 a word the dictionary does not have is struck with its claim (CW-8.1)', () => {
    const table = presidents(['CAT']).play('1 challenge category 0 | 0 vote yes | 1 vote no');
    expect(table.happened('vote-ended')).toMatchObject([{ matter: 'category', stands: false, legal: false }]);
    expect(table.happened('struck')).toEqual([{ type: 'struck', seat: 0 }]);
    expect(table.happened('claim-lost')).toEqual([]);
  });

  it('CW-21.3 the dictionary is not asked where the claim stands', () => {
    const table = presidents([]).play('1 challenge category 0 | 0 vote yes | 1 vote pass');
    expect(table.happened('vote-ended')).toEqual([
      { type: 'vote-ended', by: 1, seat: 0, matter: 'category', yes: 1, no: 0, stands: true },
    ]);
    expect(scoreOf(table, 0)).toBe(22);
  });

  it('CW-21.3, CW-8.2 to challenge the word of a dictionary word costs as ever', () => {
    const table = presidents(['GRANT', 'CAT']).play('1 challenge 0');
    expect(table.happened('challenged')).toMatchObject([{ matter: 'word', legal: true }]);
    expect(table.happened('owes')).toMatchObject([{ seat: 1, amount: 2 }]);
    table.play('1 challenge category 0 | 0 vote yes | 1 vote no');
    expect(scoreOf(table, 0)).toBe(12);
  });

  it('CW-21.3 to challenge the word of a name is a vote on word and claim, and costs nothing', () => {
    const table = presidents(['CAT']).play('1 challenge 0');
    expect(table.view()).toMatchObject({ phase: 'vote', vote: { matter: 'both' } });
    table.play('0 vote yes | 1 vote pass');
    expect(table.view().seats[0]).toMatchObject({ folded: false });
    for (const text of ['challenge 0', 'challenge category 0'])
      expect(table.refusal(`1 ${text}`)).toEqual({ code: 'already-challenged' });
    expect(table.view().seats.map(({ owes }) => owes)).toEqual([0, 0]);
    const lost = presidents(['CAT']).play('1 challenge 0 | 0 vote yes | 1 vote no');
    expect(lost.happened('struck')).toEqual([{ type: 'struck', seat: 0 }]);
  });

  it('CW-21.3, CW-8.2 a name whose claim a vote has upheld is legal', () => {
    const table = presidents([]).play('1 challenge category 0 | 0 vote yes | 1 vote pass | 1 challenge 0');
    expect(table.happened('challenged')).toMatchObject([
      { matter: 'category' },
      { matter: 'word', legal: true },
    ]);
    expect(table.happened('owes')).toMatchObject([{ seat: 1 }]);
  });

  it('CW-21.3 a word that is not claimed for it is a word like any other', () => {
    const table = claimed('names "Fish"').play('1 challenge 0');
    expect(table.happened('challenged')).toMatchObject([{ matter: 'word', legal: true }]);
  });

  it('CW-19, CW-21.3 of OMYWORD only the claim can be challenged', () => {
    const table = cardsTable({ rounds: [{ hands: ['Ob Mb Yb Wb Or Rb Db', 'Ab Tb'] }], options: FREE });
    table.play('0 category names "Cries"').toShowdown();
    table.play('0 declare claim Ob Mb Yb Wb Or Rb Db | 1 declare none');
    expect(table.refusal('1 challenge 0')).toEqual({ code: 'never-challenged' });
    table.play('1 challenge category 0 | 0 vote pass | 1 vote no');
    expect(table.happened('claim-lost')).toMatchObject([{ seat: 0, score: 204 }]);
  });
});
