import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadLexicon, wordManifest } from '../server/words/word-files.ts';
import { DICTIONARIES } from '../shared/dictionaries.ts';
import { NAME_THEMES } from '../shared/themes.ts';
import { type Lexicon, lexiconOfWords, openLexicon, spells } from './lexicon.ts';
import { packMarks, unpackMarks } from './marks.ts';
import { packNames, unpackNames } from './name-lists.ts';
import { eachWord } from './spelling.ts';

const wordsOf = (lexicon: Lexicon): string[] => {
  const words: string[] = [];
  eachWord(lexicon.spelling, '', (word) => words.push(word));
  return words;
};

describe('the dictionaries', () => {
  it.each(DICTIONARIES)('BW-5.4 %s holds the words its hash says, 2 to 15 letters each', (name) => {
    const words = wordsOf(loadLexicon(name));
    const { sha256, words: count } = wordManifest.dictionaries[name];
    expect(words.length).toBe(count);
    expect(
      createHash('sha256')
        .update(`${words.join('\n')}\n`)
        .digest('hex'),
    ).toBe(sha256);
    expect(words.every((word) => /^[A-Z]{2,15}$/.test(word))).toBe(true);
  });

  it.each(['en', 'fr'] as const)('common words of %s are full ones too, and none is vulgar', (language) => {
    const full = loadLexicon(`${language}-full`);
    const common = wordsOf(loadLexicon(`${language}-common`));
    expect(common.filter((word) => !full.has(word) || full.isVulgar(word))).toEqual([]);
  });

  it('know everyday words and no names, abbreviations or other signs', () => {
    const english = loadLexicon('en-full');
    for (const word of ['ENJOYED', 'AAHED', 'QI', 'ZYZZYVA']) expect(english.has(word)).toBe(true);
    for (const word of ['', 'A', 'LONDON', 'ENJOYEDS', 'enjoyed', "DON'T", 'É'])
      expect(english.has(word)).toBe(false);
    const french = loadLexicon('fr-full');
    for (const word of ['ETE', 'OEUF', 'JOYEUX', 'ABAISSAIT']) expect(french.has(word)).toBe(true);
    expect(french.has('PARIS')).toBe(true); // the plural of pari
    expect(french.has('BERLIN')).toBe(false);
  });

  it('tell how common a word is', () => {
    const english = loadLexicon('en-full');
    expect(english.levelOf('THE')).toBe(1);
    expect(english.levelOf('AAHED')).toBe(9);
    expect(english.levelOf('XQZ')).toBeUndefined();
    expect(loadLexicon('fr-full').levelOf('ETE')).toBeLessThanOrEqual(2);
    expect(
      wordsOf(loadLexicon('fr-common')).every((word) => (loadLexicon('fr-full').levelOf(word) ?? 9) <= 5),
    ).toBe(true);
  });
});

describe('BW-15.1 themes', () => {
  it('hold words in any of their senses; English has parts of speech too', () => {
    const english = loadLexicon('en-full');
    expect(english.inTheme('WHALES', 'ocean')).toBe(true);
    expect(english.inTheme('TABLE', 'ocean')).toBe(false);
    expect(english.inTheme('RUN', 'verbs') && english.inTheme('RUN', 'nouns')).toBe(true);
    expect(english.inTheme('WALKED', 'verbs')).toBe(true);
    expect(english.inTheme('GEESE', 'nouns') && english.inTheme('BIGGEST', 'adjectives')).toBe(true);
    expect(english.inTheme('THE', 'nouns')).toBe(false);
    expect(english.themes).toHaveLength(30);
  });

  it('are French in French, the weak ones left out', () => {
    const french = loadLexicon('fr-full');
    expect(french.inTheme('ABEILLE', 'animals')).toBe(true);
    expect(french.themes).toHaveLength(24);
    for (const theme of ['tools', 'nature', 'feelings', 'nouns', 'no such theme', '__proto__', '']) {
      expect(french.themes).not.toContain(theme);
      expect(french.inTheme('ABEILLE', theme)).toBe(false);
      expect(french.themeWords(theme)).toEqual([]);
    }
  });

  it.each(DICTIONARIES)('list their words, the main sense within any sense (%s)', (name) => {
    const lexicon = loadLexicon(name);
    for (const theme of lexicon.themes) {
      const any = lexicon.themeWords(theme);
      expect(any.length).toBeGreaterThan(60);
      expect(any.every((word) => lexicon.inTheme(word, theme))).toBe(true);
      const inAnySense = new Set(any);
      expect(lexicon.themeWords(theme, 'main').filter((word) => !inAnySense.has(word))).toEqual([]);
    }
  });
});

describe('BW-15.1 names of themes', () => {
  it.each(DICTIONARIES)(
    'count though the dictionary may not have them, 2 to 15 letters each (%s)',
    (name) => {
      const lexicon = loadLexicon(name);
      for (const theme of NAME_THEMES) {
        const names = lexicon.names(theme);
        expect(names).toEqual([...new Set(names)].sort());
        expect(names.filter((each) => !/^[A-Z]{2,15}$/.test(each))).toEqual([]);
        expect(names.filter((each) => !lexicon.inTheme(each, theme))).toEqual([]);
        expect(names.filter((each) => !lexicon.has(each)).length).toBeGreaterThan(100);
        expect(lexicon.themeWords(theme, 'main')).toEqual(expect.arrayContaining(names));
      }
      expect(lexicon.names('animals')).toEqual([]);
    },
  );

  it('are those of the language; games have words beside their names', () => {
    const english = loadLexicon('en-common');
    const french = loadLexicon('fr-common');
    expect(english.names('films').length).toBeGreaterThan(300);
    expect(french.names('films').length).toBeGreaterThan(150);
    for (const [word, theme] of [
      ['CASABLANCA', 'films'],
      ['CATAN', 'games'],
      ['PAWN', 'games'],
      ['EISENHOWER', 'presidents'],
      ['GERMANY', 'countries'],
      ['LONDON', 'capitals'],
    ] as const)
      expect([word, english.inTheme(word, theme)]).toEqual([word, true]);
    for (const [word, theme] of [
      ['INTOUCHABLES', 'films'],
      ['MILLEBORNES', 'games'],
      ['POMPIDOU', 'presidents'],
      ['ALLEMAGNE', 'countries'],
      ['LONDRES', 'capitals'],
    ] as const)
      expect([word, french.inTheme(word, theme)]).toEqual([word, true]);
    expect(english.inTheme('LONDRES', 'capitals')).toBe(false);
    expect(english.names('games')).not.toContain('PAWN');
    expect(english.has('CATAN')).toBe(false);
  });
});

describe('a lexicon of a pasted list', () => {
  it('BW-15.1 folds what people write and leaves out what is no word', () => {
    const lexicon = lexiconOfWords(['Amélie', 'JAWS', 'jaws', 'E.T.', 'X', 'Œdipe']);
    expect(wordsOf(lexicon)).toEqual(['AMELIE', 'JAWS', 'OEDIPE']);
  });
});

describe('dictionary files', () => {
  it('of another format or damaged are refused with a sentence', () => {
    expect(() => openLexicon(new Uint8Array(3))).toThrow('not a Wordstake dictionary');
    expect(() => openLexicon(new TextEncoder().encode('x'.repeat(100)))).toThrow(
      'not a Wordstake dictionary',
    );
    const newer = new TextEncoder().encode(`WSLX\u0009${'x'.repeat(100)}`);
    expect(() => openLexicon(newer)).toThrow('format 9');
    const cut = new TextEncoder().encode(`WSLX\u0002${'x'.repeat(26)}${'\u0001\0\0\0'.repeat(4)}`);
    expect(() => openLexicon(cut)).toThrow('damaged');
  });

  it('keep marks as they were', () => {
    const marks = {
      bytes: Uint8Array.of(1, 2, 131, 9),
      themes: new Map([
        ['ocean', { wide: Uint32Array.of(0, 3), main: Uint8Array.of(1, 0) }],
        ['none', { wide: new Uint32Array(), main: new Uint8Array() }],
      ]),
    };
    expect(unpackMarks(packMarks(marks))).toEqual(marks);
    expect(() => unpackMarks(packMarks(marks).slice(0, -1))).toThrow('not packed marks');
  });

  it('keep names as they were', () => {
    const names = new Map([
      ['films', new Set(['ALIEN', 'JAWS'])],
      ['none', new Set<string>()],
    ]);
    expect(unpackNames(packNames(names))).toEqual(names);
    expect(unpackNames(packNames(new Map()))).toEqual(new Map());
  });
});

it('a rack spells a word if it has every letter often enough', () => {
  expect(spells('EEJDNOY', 'ENJOYED')).toBe(true);
  expect(spells('EJDNOY', 'ENJOYED')).toBe(false);
});
