import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDefinitions, loadLexicon } from '../server/words/word-files.ts';
import { createDefinitions, formatShard, parseShard, shardOf } from './definitions.ts';

const english = loadDefinitions('en');
const french = loadDefinitions('fr');

describe('definitions', () => {
  it('tell what a word means, each meaning with its part of speech', async () => {
    const { forms, lemmas, meanings } = await english.define('LIGHT');
    expect([forms, lemmas]).toEqual([['light'], []]);
    expect(meanings.map(({ tag }) => tag)).toEqual(['a', 'n']);
  });

  it('lead an inflection to its base form: AAHED to aah', async () => {
    const { lemmas, meanings } = await english.define('AAHED');
    expect(lemmas).toEqual(['aah']);
    expect(meanings).toEqual([
      { lemma: 'aah', tag: 'v', gloss: 'express admiration and pleasure by uttering ‘ooh’ or ‘aah’' },
    ]);
  });

  it('write French with its accents: ETE is été, and comes from être too', async () => {
    const { forms, lemmas, meanings } = await french.define('ETE');
    expect([forms, lemmas]).toEqual([['été'], ['être']]);
    expect(meanings.map(({ lemma }) => lemma)).toEqual(['été', 'être']);
    expect((await french.define('OEUF')).forms).toEqual(['œuf']);
    expect((await french.define('COTE')).forms).toEqual(['côté', 'côte', 'cote', 'coté']);
  });

  it('are empty for a word that has none, and for what is no word', async () => {
    expect(loadLexicon('en-full').has('ZYZZYVA')).toBe(true);
    for (const word of ['ZYZZYVA', 'XQZ', '', '__proto__']) {
      expect((await english.define(word)).meanings).toEqual([]);
    }
  });

  it('cover most common words', async () => {
    for (const [definitions, name] of [
      [english, 'en-common'],
      [french, 'fr-common'],
    ] as const) {
      const words = loadLexicon(name).themeWords('animals');
      const known = await Promise.all(
        words.map(async (word) => (await definitions.define(word)).meanings.length > 0),
      );
      expect(known.filter(Boolean).length / words.length).toBeGreaterThan(0.9);
    }
  });

  it('are read again after a read that failed', async () => {
    let fails = true;
    const definitions = createDefinitions(['A'], async () => {
      if (fails) throw new Error('no network');
      return 'AB\t= n a muscle';
    });
    await expect(definitions.define('AB')).rejects.toThrow('no network');
    fails = false;
    expect((await definitions.define('AB')).meanings).toEqual([{ lemma: 'ab', tag: 'n', gloss: 'a muscle' }]);
  });
});

describe('shards', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abcéô'), minLength: 1, maxLength: 8 });
  const entry = fc.record({
    forms: fc.array(plain, { minLength: 1, maxLength: 3 }),
    lemmas: fc.array(fc.record({ lemma: plain, tag: fc.constantFrom('n' as const, 'v' as const) }), {
      maxLength: 2,
    }),
    meanings: fc.array(
      fc.record({
        lemma: plain,
        tag: fc.constantFrom('w' as const, 'l' as const),
        gloss: fc.constantFrom('x', 'a = b > c ~'),
      }),
      { maxLength: 2 },
    ),
  });
  const word = fc.string({ unit: fc.constantFrom(...'ABC'), minLength: 2, maxLength: 8 });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(word, entry), { selector: ([each]) => each }), (entries) => {
        expect([...parseShard(formatShard(entries))]).toEqual(entries);
      }),
    );
  });

  it('are found by the first word of each', () => {
    const firstWords = ['AA', 'DOG', 'ZOO'];
    expect(['A', 'AA', 'CAT', 'DOG', 'DOGS', 'ZOO', 'ZZ'].map((each) => shardOf(firstWords, each))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
  });
});
