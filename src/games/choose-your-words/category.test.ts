import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable, type TableSpec } from '../../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS } from './choose-your-words.ts';

const HANDS = { hands: ['Ab Tb', 'Lb *', 'Kb Ib Tb'] };
const DEALER = { category: 'dealer' };

/** All in, with a category; seat 1 claims EEL for it. */
const claimed = (category: string, spec: TableSpec = {}): CardsTable =>
  cardsTable({ rounds: [HANDS], options: DEALER, words: ['EEL', 'AT'], ...spec })
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

  const OCEAN = { text: 'ocean', names: false, theme: 'ocean', own: false };

  it('CW-21.1 a theme: every round, checked by its list, paid without a claim, not challenged', () => {
    const table = cardsTable({
      rounds: [HANDS],
      options: { category: 'ocean' },
      ocean: ['EEL'],
      words: ['EEL'],
    });
    expect(table.view().category).toEqual(OCEAN);
    table.toShowdown().play('0 declare Ab Tb | 1 declare Eb Eb Lb | 2 declare none');
    expect(scoreOf(table, 1)).toBe(2 + 2 + 2 + 10);
    expect(scoreOf(table, 0)).toBe(3);
    expect(table.refusal('0 challenge category 1')).toEqual({ code: 'no-such-claim', seat: 1 });
    table.waiveAll();
    expect(table.view().category).toEqual(OCEAN);
  });

  it('CW-21.1 dealer: each round’s dealer names a shipped theme, own words or none, before the deal', () => {
    const table = cardsTable({ players: 3, options: DEALER });
    expect(table.view()).toMatchObject({ phase: 'category', toAct: [0] });
    expect(table.seat(0).cards).toEqual([]);
    expect(table.chips()).toEqual([199, 199, 199]);
    expect(table.refusal('1 category "Mine"')).toEqual({ code: 'not-your-turn', turn: [0] });
    table.play('0 category "  Ocean   life "');
    const own = { text: 'Ocean life', names: false, theme: null, own: true };
    expect(table.view()).toMatchObject({ phase: 'bet', category: own });
    table.play('0 bet 1 | 1 fold | 2 fold');
    expect(table.view()).toMatchObject({ phase: 'category', category: null, toAct: [1] });
    expect(table.refusal('1 category moon')).toEqual({
      code: 'unknown-theme',
      theme: 'moon',
      themes: ['ocean'],
    });
    table.play('1 category ocean');
    expect(table.view().category).toEqual(OCEAN);
    table.play('1 bet 1 | 2 fold | 0 fold | 2 category none');
    expect(table.view().category).toBeNull();
  });

  it('CW-21.1 `free` is the old name of `dealer`', () => {
    const table = cardsTable({ options: { category: 'free' } });
    expect(table.view()).toMatchObject({ phase: 'category', options: { category: 'dealer' } });
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\u0007b', 'a\u202eb', 5])('CW-21.1 is not %j', (text) => {
    const table = cardsTable({ options: DEALER });
    expect(table.try(0, { kind: 'category', text, names: false, own: true })).toEqual({
      code: 'bad-category',
      most: 60,
    });
  });

  it('CW-21.1 the dealer need not announce one', () => {
    const table = cardsTable({ rounds: [HANDS], options: DEALER })
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

  const AT_SEA = { hands: ['Eb Eb Lb', 'Hb Eb Rb Mb Ib Tb', ''] };
  const atSea = (category: string, options = DEALER): CardsTable => {
    const words = { words: ['EEL', 'HERMIT'], ocean: ['EEL'] };
    const table = cardsTable({ rounds: [AT_SEA], options, ...words });
    if (category !== '') table.play(`0 category ${category}`);
    return table
      .toShowdown()
      .play('0 declare claim Eb Eb Lb | 1 declare claim Hb Eb Rb Mb Ib Tb | 2 declare none');
  };

  it.each([
    ['ocean', DEALER],
    ['', { category: 'ocean' }],
  ])(
    'CW-21.2 a word on a theme’s list cannot be doubted, any other can be claimed: HERMIT (%s)',
    (text, options) => {
      const table = atSea(text, options);
      expect([scoreOf(table, 0), scoreOf(table, 1)]).toEqual([16, 15 + 4 + 10]);
      expect(table.refusal('2 challenge category 0')).toEqual({ code: 'on-the-list' });
      expect(CHOOSE_YOUR_WORDS.offers(table.view(2), 2)).toContainEqual({
        kind: 'challenge',
        words: [1, 0],
        claims: [1],
      });
      table.play('2 challenge category 1 | 0 vote no | 1 vote yes | 2 vote pass');
      expect(scoreOf(table, 1)).toBe(19);
    },
  );

  it('CW-21.2 in own words every bonus is claimed, and every claim can be doubted', () => {
    const table = atSea('"Ocean life"').play('2 challenge category 0 | 0 vote yes | 1 vote no | 2 vote no');
    expect(scoreOf(table, 0)).toBe(6);
  });

  it('CW-21.2 needs a word', () => {
    const table = cardsTable({ rounds: [HANDS], options: DEALER })
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
    const table = cardsTable({ rounds: [{ hands: [...HANDS.hands, ''] }], options: DEALER });
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
    cardsTable({ rounds: [PRESIDENTS], options: DEALER, words })
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

  it.each(['names "Presidents"', 'presidents'])(
    'CW-21.3 %s: a word on a shipped list of names has the bonus without a claim, and is legal',
    (category) => {
      const hands = { hands: ['Tb Ab Fb Tb', 'Gb Rb Ab Nb Tb'] };
      const lists = { presidents: ['TAFT', 'GRANT'] };
      const table = cardsTable({ rounds: [hands], options: DEALER, lists, words: ['GRANT'] });
      table.play(`0 category ${category}`).toShowdown();
      expect(table.view().category).toMatchObject({ names: true, theme: 'presidents' });
      table.play('0 declare Tb Ab Fb Tb | 1 declare Gb Rb Ab Nb Tb');
      expect([scoreOf(table, 0), scoreOf(table, 1)]).toEqual([10 + 1 + 10, 10 + 2 + 10]);
      table.play('1 challenge 0');
      expect(table.happened('challenged')).toMatchObject([{ matter: 'word', legal: true }]);
    },
  );

  it('CW-21.3 a name on the list is never struck; banned by the house it is', () => {
    const spec = { lists: { presidents: ['GRANT'] }, words: ['CAT'] };
    const claim = (options: object): CardsTable =>
      cardsTable({ rounds: [PRESIDENTS], options: { ...DEALER, ...options }, ...spec })
        .play('0 category names "Presidents"')
        .toShowdown()
        .play('0 declare claim Gb Rb Ab Nb Tb | 1 declare Cb Ab Tb | 1 challenge category 0')
        .play('0 vote yes | 1 vote no');
    expect(claim({}).log.map(({ type }) => type)).toContain('claim-lost');
    expect(claim({ houseBans: ['GRANT'] }).log.map(({ type }) => type)).toContain('struck');
  });

  it('CW-21.3 a word that is not claimed for it is a word like any other', () => {
    const table = claimed('names "Fish"').play('1 challenge 0');
    expect(table.happened('challenged')).toMatchObject([{ matter: 'word', legal: true }]);
  });

  it('CW-19, CW-21.3 of OMYWORD only the claim can be challenged', () => {
    const table = cardsTable({ rounds: [{ hands: ['Ob Mb Yb Wb Or Rb Db', 'Ab Tb'] }], options: DEALER });
    table.play('0 category names "Cries"').toShowdown();
    table.play('0 declare claim Ob Mb Yb Wb Or Rb Db | 1 declare none');
    expect(table.refusal('1 challenge 0')).toEqual({ code: 'never-challenged' });
    table.play('1 challenge category 0 | 0 vote pass | 1 vote no');
    expect(table.happened('claim-lost')).toMatchObject([{ seat: 0, score: 204 }]);
  });
});
