import { describe, expect, it } from 'vitest';
import { CHOOSE_YOUR_WORDS } from '../games/choose-your-words/choose-your-words.ts';
import { createDealSource, type Setup } from '../games/choose-your-words/deal-source.ts';
import { startMatch } from '../games/core/match.ts';
import type { Viewer } from '../games/core/seat.ts';
import { parseAction } from './cards-actions.ts';
import { type CardsTable, formatCardsRecord } from './cards-record.ts';
import { loadCardsRecord } from './cards-replay.ts';

const judge = {
  has: (word: string) => word !== 'ZZ',
  inTheme: (word: string) => word === 'AT',
  themes: ['ocean'],
};

const newTable = (setup: Setup, options: object = {}, players = 2): CardsTable => {
  const env = { deal: createDealSource(setup), judge };
  const match = startMatch(CHOOSE_YOUR_WORDS, env, { players, options, setup });
  if (!match.ok) throw new Error(match.error.code);
  const lexicon = { name: 'en-full', sha256: 'a'.repeat(64) };
  return {
    match: match.value,
    setup,
    lexicon,
    rulesVersion: 1,
    names: ['Ann', 'Bob', 'Cy'].slice(0, players),
  };
};

const play = ({ match }: CardsTable, ...lines: string[]): void => {
  for (const line of lines.flatMap((each) => each.split(' | '))) {
    const [who, ...rest] = line.split(' ');
    const action = parseAction(rest.join(' '));
    const acted = action.ok ? match.act(who === '-' ? null : Number(who), action.value) : action;
    if (!acted.ok) throw new Error(`${line}: ${JSON.stringify(acted.error)}`);
  }
};

const load = (text: string): CardsTable => {
  const loaded = loadCardsRecord(text, () => judge);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

const CARDS = 'Ab Zb Tb Zr Sb Qb Eb Ob Rb Ib Db Ub Nb Lb Xr Jr Kr Vr Wr Yr Hr Fr Pr Mr Cr Br *';
const deck = CARDS.split(' ');

/** Seat 1 got A T S E R D N and seat 0 the rest; words are open, and seat 0's has been challenged. */
const showdown = (options: object = {}): CardsTable => {
  const table = newTable({ decks: [deck], dealer: 0 }, options);
  play(
    table,
    '0 bet 2 | 1 call | 0 exchange Lb Ub | 1 exchange none | 1 check | 0 check | 1 exchange Nb | 0 exchange none',
  );
  play(table, '1 check | 0 layout Zb Zr | 0 check | - timeout 0 | 1 declare Ab Tb');
  return table;
};

/** What a viewer sees of a loaded record is what they saw at the table, and the record is written the same again. */
const expectSameFor = (table: CardsTable, viewer: Viewer): string => {
  const text = formatCardsRecord(table, viewer);
  const loaded = load(text);
  expect(CHOOSE_YOUR_WORDS.view(loaded.match.state, viewer)).toEqual(
    CHOOSE_YOUR_WORDS.view(table.match.state, viewer),
  );
  expect(formatCardsRecord(loaded, viewer)).toBe(text);
  return text;
};

describe('a record of Choose Your Words', () => {
  it('goes on with the same cards where it holds the seed, or the decks', () => {
    for (const setup of [{ seed: 'go on' }, { decks: [deck], dealer: 1 }]) {
      const table = newTable(setup);
      const loaded = load(formatCardsRecord(table, 'all'));
      expect(loaded.match.state).toEqual(table.match.state);
      const { dealer } = table.match.state;
      for (const each of [table, loaded]) play(each, `${dealer} bet 1 | ${1 - dealer} fold`);
      expect(loaded.match.state).toEqual(table.match.state);
    }
  });

  it('CW-26.1 made for a viewer holds no seed, no deck and no card they may not see, and cannot be played on', () => {
    const table = newTable({ seed: 'secret', decks: [deck], dealer: 0 });
    play(table, '0 bet 1 | 1 call | 0 exchange Lb Zb | 1 layout Ab Tb');
    const own = expectSameFor(table, 0);
    expect(own).toContain('dealt 1 ? ? ? ? ? ? ?');
    expect(own).toContain('0 exchange Lb Zb');
    expect(own).not.toMatch(/secret|Decks|layout|Ab|Tb/);
    const theirs = expectSameFor(table, 1);
    expect(theirs).toContain('0 exchange ? ?');
    expect(theirs).toContain('1 layout Ab Tb');
    expect(theirs).not.toMatch(/Lb|Zb/);
    expect(expectSameFor(table, null)).not.toMatch(/[A-Z][br] /);
    expect(load(own).match.act(1, { kind: 'exchange', cards: [] })).toEqual({
      ok: false,
      error: { code: 'record-closed' },
    });
  });

  it('CW-4.8 keeps words sealed until all have declared', () => {
    const table = newTable({ decks: [deck], dealer: 0 });
    play(table, '0 bet 1 | 1 call | 0 exchange none | 1 exchange none | 1 check | 0 check');
    play(table, '1 exchange none | 0 exchange none | 1 check | 0 check | 1 declare Ab Tb');
    expect(expectSameFor(table, 0)).toContain('1 declare ?');
    expect(expectSameFor(table, 1)).toContain('1 declare Ab Tb');
    play(table, '0 declare none');
    expect(expectSameFor(table, 0)).toContain('1 declare Ab Tb');
  });

  it('CW-26.2 tells a word that a time-out declared once it is open, and no sooner', () => {
    const table = showdown();
    expect(expectSameFor(table, 1)).toMatch(/0 layout Zb Zr\n\d+ - timeout 0\n/);
    expect(expectSameFor(table, null)).toContain('0 layout Zb Zr');
    expect(formatCardsRecord(table, 0).match(/layout/g)).toHaveLength(1);
  });

  it('CW-26.2 of what somebody lays out, it keeps the last in a round, however often they try', () => {
    const table = newTable({ decks: [deck], dealer: 0 });
    for (let i = 0; i < 50; i++) play(table, '1 layout Ab | 1 layout Ab Tb | 0 layout Zb');
    play(table, '0 bet 1 | 1 fold | 0 layout none');
    const text = formatCardsRecord(table, 'all');
    expect(text.match(/\d layout .*/g)).toEqual(['1 layout Ab Tb', '0 layout Zb', '0 layout none']);
    expect(load(text).match.state).toEqual(table.match.state);
  });

  it('keeps the verdicts it tells where the dictionary has changed since', () => {
    const table = showdown();
    play(table, '0 challenge 1');
    const text = formatCardsRecord(table, 'all');
    expect(text).toContain('* legal 1');
    const strict = loadCardsRecord(text, () => ({ ...judge, has: () => false }));
    expect(strict.ok && strict.value.match.state).toEqual(table.match.state);
    expect(
      strict.ok && strict.value.match.act(1, { kind: 'challenge', seat: 0, what: 'word' }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('CW-21.1 keeps what fitted the theme', () => {
    const table = showdown({ category: 'ocean' });
    const text = formatCardsRecord(table, 'all');
    expect(text).toContain('* fits 1');
    const strict = loadCardsRecord(text, () => ({ ...judge, inTheme: () => false }));
    expect(strict.ok && strict.value.match.state).toEqual(table.match.state);
  });

  it('CW-2 tells the cut, and who deals', () => {
    const table = newTable({ seed: 'cut' }, {}, 3);
    const text = formatCardsRecord(table, null);
    expect(text).toMatch(/1 \* cut 0 \S+ 1 \S+ 2 \S+\n/);
    expect(text).toMatch(new RegExp(`\\* deals ${table.match.state.dealer}\\n`));
    expectSameFor(table, null);
  });

  it('CW-3 tells of every prepared deck that it is one, of 108 cards too, and keeps to that when it is loaded', () => {
    const whole = Array<string>(108).fill('Zb');
    const table = newTable({ decks: [whole], seed: 'then', dealer: 0 });
    play(table, '0 bet 1 | 1 fold');
    for (const viewer of [0, 1, null, 'all'] as const) {
      const text = formatCardsRecord(table, viewer);
      expect(text.match(/\* deck \d+/g)).toEqual(['* deck 108']);
      expect(formatCardsRecord(load(text), viewer)).toBe(text);
    }
    const loaded = load(formatCardsRecord(table, 'all'));
    for (const each of [table, loaded]) play(each, '1 bet 1 | 0 fold');
    expect(loaded.match.state).toEqual(table.match.state);
    expect(formatCardsRecord(loaded, 'all')).toBe(formatCardsRecord(table, 'all'));
  });

  it('CW-3 without a seed every round’s deck is a prepared one', () => {
    const table = newTable({ decks: [Array<string>(108).fill('Zb')], dealer: 0 });
    play(table, '0 bet 1 | 1 fold');
    expect(expectSameFor(table, 0).match(/\* deck 108/g)).toHaveLength(2);
  });

  it('may leave out how it began where seed or decks tell it', () => {
    for (const setup of [{ decks: [deck], dealer: 0 }, { seed: 'cut' }]) {
      const table = newTable(setup, {}, 3 - (setup.decks?.length ?? 0));
      const text = formatCardsRecord(table, 'all').replace(/^\d+ \* .*\n/gm, '');
      expect(load(text).match.state).toEqual(table.match.state);
    }
    const whole = newTable({ decks: [Array<string>(108).fill('Zb')], dealer: 0 });
    play(whole, '0 bet 1 | 1 fold');
    const text = formatCardsRecord(whole, 'all');
    const loaded = load(text.replace(/^[1-4] \* .*\n/gm, ''));
    expect(loaded.match.state).toEqual(whole.match.state);
    expect(formatCardsRecord(loaded, 'all')).toBe(text);
  });
});

describe('a record of Choose Your Words that is wrong', () => {
  const table = showdown();
  play(table, '1 challenge 0');
  const good = formatCardsRecord(table, 'all');
  const refusal = (text: string) => {
    const loaded = loadCardsRecord(text, () => judge);
    return loaded.ok ? undefined : loaded.error;
  };

  it.each([
    ['Game', '[Game "choose-your-words"]', '[Game "chess"]'],
    ['Rules', '[Rules "1"]', '[Rules "99"]'],
    ['Schema', '[Schema "1"]', '[Schema "99"]'],
    ['Lexicon', 'sha256:', 'md5:'],
    ['Lexicon', 'en-full sha', 'fr-full sha'],
    ['Options', '[Options "{', '[Options "'],
    ['Seat0', '[Seat1 ', '[Seat5 '],
    ['Seat0', '"Ann"', `"${'A'.repeat(100)}"`],
    ['Decks', '[Decks "[', '[Decks "'],
    ['Viewer', '[Seat0', '[Viewer "7"]\n[Seat0'],
  ])('is refused by its header %s', (header, from, to) => {
    expect(refusal(good.replace(from, to))).toEqual({ code: 'record-bad-header', header });
  });

  it.each([
    ['* deals 0', '* deals 1', 'record-mismatch'],
    ['* deals 0', '* deals 7', 'record-bad-line'],
    ['* deck 27', '* deck 26', 'record-mismatch'],
    ['* deck 27', '* deck 0', 'record-mismatch'],
    ['* deck 27', '* deck 108', 'record-mismatch'],
    ['dealt 0 Zb', 'dealt 0 Zz', 'record-bad-line'],
    ['dealt 0 Zb', 'dealt 1 Zb', 'record-mismatch'],
    ['drew 0 Xr Jr', 'drew 0 Xr', 'record-mismatch'],
    ['shown 0', 'shown 1', 'record-mismatch'],
    ['0 bet 2', '1 bet 2', 'record-mismatch'],
    ['0 bet 2', '0 bat 2', 'record-bad-line'],
    ['* illegal 0', '* illegal 1', 'record-mismatch'],
    ['* illegal 0', '* legal 0\n* illegal 0', 'record-mismatch'],
  ])('is refused where %s became %s', (from, to, code) => {
    expect(good).toContain(from);
    expect(refusal(good.replace(from, to))).toMatchObject({ code });
  });

  it.each([
    ['0 ? 1 Ub', 'record-bad-line'],
    ['0 Ar', 'record-mismatch'],
    ['0 Ar 1 Ub 2 Zb', 'record-mismatch'],
    ['1 Ar 0 Ub', 'record-mismatch'],
    ['0 Ar 1 Ar', 'record-mismatch'],
  ])('CW-2 is refused where the cut is %s', (cut, code) => {
    for (const viewer of ['all', null] as const) {
      const text = formatCardsRecord(newTable({ seed: 'cut' }), viewer);
      expect(refusal(text.replace(/\* cut .*/, `* cut ${cut}`))).toMatchObject({ code });
    }
  });

  it('however long and odd is answered, and soon', () => {
    for (const line of ['* dealt 0 Ab', '* deals 0', '0 layout Zb', '- timeout 0', '* cut 0 Ab 1 Ab'])
      expect(refusal(`${good}${`${line}\n`.repeat(40_000)}`)?.code).toMatch(/^record-/);
  });

  it('never has more of a card than a deck', () => {
    const whole = newTable({ seed: 'whole' });
    const text = formatCardsRecord(whole, 'all').replace(/dealt 0 .*/, 'dealt 0 Zb Zb Zb Zb Zb Zb Zb');
    expect(refusal(text)).toMatchObject({ code: 'record-mismatch' });
  });
});
