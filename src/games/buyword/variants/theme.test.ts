import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';
import { loadLexicon } from '../../../server/words/word-files.ts';
import { foldWord } from '../../../shared/fold-word.ts';
import { THEMES } from '../../../shared/themes.ts';
import { parseOptions } from '../options.ts';
import { whyNotInLists } from './theme.ts';

const themed = (theme: unknown, options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [['CATON', 'ONERS']],
    rest: 'EEEE',
    words: ['CAT', 'NO', 'TO', 'ON'],
    themes: { animals: ['CAT', 'TAO'], nouns: ['CAT', 'NO'], films: ['TACO', 'NO'] },
    options: { theme, startMoney: 1000, ...options },
  }).buyAll();

const read = (theme: unknown, players = 3) => parseOptions({ theme, judge: 'challenge' }, players);
const playedAs = (theme: unknown) => {
  const parsed = read(theme);
  return parsed.ok ? parsed.value.theme : parsed.error;
};

describe('BW-15.1 a shipped theme', () => {
  it('BW-15.1 words must stand in the dictionary and in the theme’s wide list', () => {
    const table = themed('animals');
    expect(table.trySell(0, 'NO')).toEqual({ code: 'off-theme', word: 'NO' });
    expect(table.trySell(0, 'TAO')).toEqual({ code: 'not-a-word', word: 'TAO' });
    expect(table.seat(0).tiles).toBe('ACNOT');
    expect(table.trySell(0, 'CAT')).toBeUndefined();
  });

  it('BW-15.1 part-of-speech themes ship too: nouns, verbs, adjectives, in English', () => {
    for (const theme of ['nouns', 'verbs', 'adjectives']) {
      expect(parseOptions({ theme, dictionary: 'en-common' }, 2).ok).toBe(true);
    }
    const table = themed('nouns');
    expect(table.trySell(0, 'TO')).toEqual({ code: 'off-theme', word: 'TO' });
    expect(table.trySell(0, 'NO')).toBeUndefined();
  });

  it('BW-15.1 each of those that ship can be played, by its name', () => {
    for (const theme of THEMES.en) expect(parseOptions({ theme }, 2)).toMatchObject({ value: { theme } });
    for (const theme of THEMES.fr) {
      expect(parseOptions({ theme, dictionary: 'fr-full' }, 2)).toMatchObject({ value: { theme } });
    }
  });

  it('BW-15.3 a theme the dictionary’s language does not have is refused when the table is made', () => {
    const lacking = THEMES.en.filter((theme) => !(THEMES.fr as readonly string[]).includes(theme));
    expect(lacking).toContain('nouns');
    for (const theme of lacking) {
      expect(parseOptions({ theme, dictionary: 'fr-full' }, 2)).toEqual({
        ok: false,
        error: { code: 'theme-not-in-language', theme, language: 'fr' },
      });
    }
  });

  it('BW-15.1 house words count as on theme; bans take away from the list', () => {
    const table = themed('animals', { houseWords: ['TON'], houseBans: ['CAT'] });
    expect(table.trySell(0, 'CAT')).toEqual({ code: 'not-a-word', word: 'CAT' });
    expect(table.trySell(0, 'TON')).toBeUndefined();
  });

  it('BW-15.1 a house word stands when it is challenged, be it on the list or not', () => {
    const table = themed('animals', { judge: 'challenge', houseWords: ['TON'] });
    table.sell(0, 'TON').challenge(1, 1);
    expect(table.events[0]).toMatchObject({ type: 'challenged', sale: 1, by: 1, valid: true });
  });

  it('BW-6.2 judge challenge: off theme is undone like a word that is none', () => {
    const table = themed('animals', { judge: 'challenge' }).sell(0, 'NO').challenge(1, 1);
    expect(table.events.slice(0, 2)).toMatchObject([
      { type: 'challenged', sale: 1, by: 1, valid: false },
      { type: 'undone', sale: 1, seat: 0, refund: 4, tiles: 'NO', wilds: 0 },
    ]);
    const good = themed('animals', { judge: 'challenge' }).sell(0, 'CAT').challenge(1, 1);
    expect(good.events[0]).toMatchObject({ valid: true });
  });
});

describe('BW-15.1 a theme with names', () => {
  it('BW-15.1 takes its names though the dictionary does not have them, and nothing else', () => {
    const table = themed('films');
    expect(table.trySell(0, 'CAT')).toEqual({ code: 'off-theme', word: 'CAT' });
    expect(table.trySell(0, 'TAO')).toEqual({ code: 'off-theme', word: 'TAO' });
    expect(table.trySell(0, 'TACO')).toBeUndefined();
    expect(themed('films').trySell(0, 'NO')).toBeUndefined();
  });

  it('BW-15.1 house words and bans come on top', () => {
    const table = themed('films', { houseWords: ['TON'], houseBans: ['TACO'] });
    expect(table.trySell(0, 'TACO')).toEqual({ code: 'not-a-word', word: 'TACO' });
    expect(table.trySell(0, 'TON')).toBeUndefined();
  });

  it('BW-15.1 a name that is challenged stands', () => {
    const table = themed('films', { judge: 'challenge' }).sell(0, 'TACO').challenge(1, 1);
    expect(table.events[0]).toMatchObject({ type: 'challenged', valid: true });
  });

  it.each(['en-full', 'en-common'] as const)(
    'BW-15.1 a film title sells by the lists of %s',
    (dictionary) => {
      const { has, inTheme } = loadLexicon(dictionary);
      const options = { theme: 'films', houseWords: [] } as const;
      const why = (word: string) => whyNotInLists(options, { has, inTheme }, word);
      expect([has('CASABLANCA'), why('CASABLANCA')]).toEqual([false, undefined]);
      expect([has('JAWS'), why('JAWS')]).toEqual([true, undefined]);
      expect([has('TABLE'), why('TABLE')]).toEqual([true, 'off-theme']);
    },
  );
});

describe('BW-15.1 a pasted list', () => {
  it('BW-15.1 replaces the dictionary', () => {
    const table = themed({ words: ['Tac', 'to'] });
    expect(table.trySell(0, 'CAT')).toEqual({ code: 'off-theme', word: 'CAT' });
    expect(table.trySell(0, 'TAC')).toBeUndefined();
  });

  it('BW-15.1 house words and bans come on top', () => {
    const table = themed({ words: ['TAC'] }, { houseWords: ['ON'], houseBans: ['TAC'] });
    expect(table.trySell(0, 'TAC')).toEqual({ code: 'not-a-word', word: 'TAC' });
    expect(table.trySell(0, 'ON')).toBeUndefined();
  });

  it('BW-15.1 is folded: capitals, without spaces, accents and marks, each once, sorted', () => {
    expect(playedAs({ words: ['Le Père Noël', 'l’Œuvre', 'AMÉLIE', 'Amelie', 'X-Men: End?'] })).toEqual({
      words: ['AMELIE', 'LEPERENOEL', 'LOEUVRE', 'XMENEND'],
    });
  });

  it('BW-15.1 finds every word of a list, and none beside', () => {
    const list = ['CA', 'NOT', 'ON', 'TAC', 'TO'];
    for (const word of list) expect(themed({ words: list }).trySell(0, word)).toBeUndefined();
    for (const word of ['AC', 'CAT', 'NO', 'OT', 'TOA']) {
      expect(themed({ words: list }).trySell(0, word)).toEqual({ code: 'off-theme', word });
    }
  });

  it('BW-15.1 a table gives its folded list back as it is', () => {
    const once = playedAs({ words: ['Jules et Jim', 'Été'] });
    expect(playedAs(once)).toEqual(once);
  });

  it.each([
    ['an empty list', []],
    ['no list', 'CAT'],
    ['a number', [7]],
    ['a hole', new Array(1)],
    ['5001 titles', Array.from({ length: 5001 }, () => 'AA')],
  ])('BW-15.1 refuses %s', (_what, words) => {
    expect(playedAs({ words })).toEqual({
      code: 'bad-option',
      option: 'theme',
      bounds: { kind: 'theme', mostWords: 5000, mostLetters: 40 },
    });
  });

  it.each([
    ['one letter', ['A'], 'A'],
    ['a mark alone', ['!'], '!'],
    ['a figure', ['ALIEN', 'SE7EN', 'ROCKY', '2001'], 'SE7EN'],
    ['41 letters', ['A'.repeat(41)], 'A'.repeat(40)],
    ['a title without end', ['A '.repeat(5000)], 'A '.repeat(20)],
  ])('BW-15.1 names the title that cannot be played: %s', (_what, words, title) => {
    expect(playedAs({ words })).toEqual({ code: 'bad-title', title });
  });

  it('BW-15.1 signs of a title are left out, and house words add to the list', () => {
    expect(playedAs({ words: ['“Alien(s)”', 'AC/DC', 'Łódź', 'Ørsted'] })).toEqual({
      words: ['ACDC', 'ALIENS', 'LODZ', 'ORSTED'],
    });
    const table = themed({ words: ['CAT'] }, { houseWords: ['TON'] });
    expect(table.trySell(0, 'TON')).toBeUndefined();
  });

  it('BW-15.1 any title is played as its letters, accents folded and signs left out', () => {
    const written = fc.string({ unit: fc.constantFrom(...'AbÉe\u0301çœÆłØ -’!ß1') });
    fc.assert(
      fc.property(fc.oneof(written, fc.string({ unit: 'grapheme' })), (title) => {
        const word = foldWord(title)
          .replaceAll('Ł', 'L')
          .replaceAll('Ø', 'O')
          .replace(/[\s\p{P}\p{S}]/gu, '');
        const isPlayable = /^[A-Z]{2,40}$/.test(word);
        expect(playedAs({ words: [title] })).toMatchObject(
          isPlayable ? { words: [word] } : { code: 'bad-title' },
        );
      }),
    );
  });

  it('BW-15.1 takes 5000 titles of up to 40 letters', () => {
    const words = Array.from({ length: 5000 }, () => 'A'.repeat(40));
    expect(playedAs({ words })).toEqual({ words: ['A'.repeat(40)] });
  });
});

describe('BW-15.2 a theme without a list', () => {
  it('BW-15.2 is what the players write, in one line', () => {
    expect(playedAs({ free: '  Things  that\nfly ' })).toEqual({ free: 'Things that fly' });
    expect(playedAs({ free: 'x'.repeat(60) })).toEqual({ free: 'x'.repeat(60) });
  });

  it('BW-15.2 needs judge: challenge and three players or more', () => {
    const free = { free: 'Things that fly' };
    expect(parseOptions({ theme: free, judge: 'challenge' }, 3).ok).toBe(true);
    expect(parseOptions({ theme: free, judge: 'dictionary' }, 3)).toMatchObject({
      error: { code: 'theme-needs-challenge' },
    });
    for (const players of [1, 2]) {
      expect(parseOptions({ theme: free, judge: 'challenge' }, players)).toMatchObject({
        error: { code: 'theme-needs-players', least: 3 },
      });
    }
  });

  it.each([
    'dinosaurs',
    'Animals',
    'toString',
    7,
    true,
    [],
    ['CAT'],
    {},
    { free: '' },
    { free: '   ' },
    { free: 7 },
    { free: 'x'.repeat(61) },
    { free: 'right\u202eleft' },
    { free: 'bell\u0007' },
    { free: 'x', words: ['CAT'] },
    { list: ['CAT'] },
  ])('BW-15 refuses the theme %j by name', (theme) => {
    expect(read(theme)).toMatchObject({ error: { code: 'bad-option', option: 'theme' } });
  });

  it('BW-15 none is the default, and may be said', () => {
    expect(playedAs(null)).toBeNull();
    expect(parseOptions({}, 2)).toMatchObject({ value: { theme: null } });
  });
});
