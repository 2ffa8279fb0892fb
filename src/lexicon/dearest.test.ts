import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteDearest, bruteWorth } from '../../test/support/brute-force.ts';
import { CLASSIC_WORTHS, drawRacks } from '../../test/support/racks.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import type { DictionaryName } from '../shared/dictionaries.ts';
import { countLetters } from './alphabet.ts';
import { createDearestFinder } from './dearest.ts';
import { type Lexicon, lexiconOfWords } from './lexicon.ts';
import { markWilds } from './rack-words.ts';
import { eachWord } from './spelling.ts';
import { createWordFinder } from './word-finder.ts';

const wordsOf = (lexicon: Lexicon): string[] => {
  const words: string[] = [];
  eachWord(lexicon.spelling, '', (word) => words.push(word));
  return words;
};

const letters = fc.constantFrom(...'ABCDEZ');
const word = fc.string({ unit: letters, minLength: 2, maxLength: 6 });
const list = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });
const rack = fc.string({ unit: letters, minLength: 1, maxLength: 9 });

describe('the dearest words of a rack', () => {
  it('BW-1.4 ENJOYED is 13 pips; with the J wild it is 10', () => {
    const finder = createWordFinder(loadLexicon('en-full'), CLASSIC_WORTHS);
    expect(finder.dearestWords('EEJDNOY', { limit: 1 })).toEqual([
      { word: 'ENJOYED', wildAt: [], worth: 13 },
    ]);
    const withWild = finder.dearestWords('EEDNOY', { wild: true, limit: 100 });
    const enjoyed = withWild.find(({ word: found }) => found === 'ENJOYED');
    expect(enjoyed).toEqual({ word: 'ENJOYED', wildAt: [2], worth: 10 });
    expect(markWilds('ENJOYED', enjoyed?.wildAt ?? [])).toBe('ENjOYED');
  });

  it.each<[DictionaryName, number]>([
    ['en-full', 8],
    ['en-full', 13],
    ['fr-full', 8],
    ['fr-full', 13],
    ['en-common', 9],
    ['fr-common', 9],
  ])('are those of a brute force over random racks (%s, %i tiles)', (name, size) => {
    const lexicon = loadLexicon(name);
    const all = wordsOf(lexicon);
    const finder = createWordFinder(lexicon, CLASSIC_WORTHS);
    for (const drawn of drawRacks(8, size, size)) {
      for (const wild of [false, true]) {
        const expected = bruteDearest(all, drawn, wild, CLASSIC_WORTHS);
        expect(finder.dearestWorth(drawn, wild)).toBe(expected[0]?.worth ?? -1);
        for (const limit of [1, 20]) {
          const found = finder.dearestWords(drawn, { wild, limit });
          expect(found.map(({ word: each, worth }) => ({ word: each, worth }))).toEqual(
            expected.slice(0, limit),
          );
        }
      }
    }
  });

  it('are those of a brute force for any table of worths, any limit, a dear wild too', () => {
    const worths = fc.record({
      letters: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 26, maxLength: 26 }),
      wild: fc.integer({ min: 0, max: 12 }),
    });
    const query = fc.record({ drawn: rack, wild: fc.boolean(), limit: fc.integer({ min: 1, max: 70 }) });
    fc.assert(
      fc.property(list, worths, fc.array(query, { maxLength: 8 }), (words, table, queries) => {
        const finder = createWordFinder(lexiconOfWords(words), table);
        for (const { drawn, wild, limit } of queries) {
          const expected = bruteDearest(words, drawn, wild, table);
          expect(finder.dearestWorth(drawn, wild)).toBe(expected[0]?.worth ?? -1);
          const found = finder.dearestWords(drawn, { wild, limit });
          expect(found.map(({ word: each, worth }) => ({ word: each, worth }))).toEqual(
            expected.slice(0, limit),
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are the same where some worth is known to be there, even if only a word that is left out has it', () => {
    const worths = { letters: Array.from({ length: 26 }, (_, code) => (code % 5) + 1), wild: 0 };
    const within = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(list, rack, fc.boolean(), within, fc.nat(), (words, drawn, wild, near, banned) => {
        const finder = createDearestFinder(lexiconOfWords(words).letterGraph(), worths);
        const query = { rack: countLetters(drawn), wild };
        const known = finder.dearestWorth(query);
        const left = finder.dearestSets(query, 100)[banned % 3];
        const accept = (letters: Uint8Array) => String(letters) !== String(left?.letters);
        for (const worth of [0, Math.max(0, known - 1), Math.max(0, known)]) {
          expect(finder.dearestWorth({ ...query, known: Math.min(worth, known) })).toBe(known);
          expect(finder.dearestSets({ ...query, within: near, known: worth }, 5, accept)).toEqual(
            finder.dearestSets({ ...query, within: near }, 5, accept),
          );
        }
      }),
    );
  });

  it('tell where the wild stands, so that the tiles really spell the word and add up', () => {
    const finder = createWordFinder(loadLexicon('en-full'), CLASSIC_WORTHS);
    for (const drawn of drawRacks(20, 8, 3)) {
      for (const { word: each, wildAt, worth } of finder.dearestWords(drawn, { wild: true, limit: 30 })) {
        const tiles = [...each].filter((_, i) => !wildAt.includes(i)).join('');
        const paid = bruteWorth(tiles, drawn, false, CLASSIC_WORTHS);
        expect(worth).toBe((paid ?? Number.NaN) + wildAt.length * CLASSIC_WORTHS.wild);
        expect(wildAt.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each<DictionaryName>(['en-full', 'fr-full'])('leave vulgar words out for who asks (%s)', (name) => {
    const lexicon = loadLexicon(name);
    const finder = createWordFinder(lexicon, CLASSIC_WORTHS);
    const vulgar = wordsOf(lexicon).filter(lexicon.isVulgar);
    expect(vulgar.length).toBeGreaterThan(400);
    const clean = wordsOf(lexicon).filter((each) => !lexicon.isVulgar(each));
    for (const each of vulgar.filter((_, i) => i % 100 === 0)) {
      const expected = bruteDearest(clean, each, false, CLASSIC_WORTHS).slice(0, 5);
      const found = finder.dearestWords(each, { limit: 5, clean: true });
      expect(found.map(({ word: one, worth }) => ({ word: one, worth }))).toEqual(expected);
    }
  });

  it('of an empty dictionary are none', () => {
    const finder = createWordFinder(lexiconOfWords([]), CLASSIC_WORTHS);
    expect(finder.dearestWords('ABC', { wild: true })).toEqual([]);
    expect(finder.dearestWorth('ABC', true)).toBe(-1);
  });

  it('need a whole table of worths', () => {
    const lexicon = lexiconOfWords(['AB']);
    for (const bad of [[], Array(26).fill(-1), Array(26).fill(1.5), Array(26).fill(Number.NaN)]) {
      expect(() => createWordFinder(lexicon, { letters: bad, wild: 1 })).toThrow(RangeError);
    }
  });
});
