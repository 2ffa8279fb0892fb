import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteBestTotal, bruteDearest, bruteWorth } from '../../test/support/brute-force.ts';
import { CLASSIC_WORTHS, drawRacks } from '../../test/support/racks.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import type { DictionaryName } from '../shared/dictionaries.ts';
import { lexiconOfWords } from './lexicon.ts';
import { eachWord } from './spelling.ts';
import { createWordFinder, type FoundSet } from './word-finder.ts';

const square = (worth: number): number => worth * worth;

/** Whether the words of a set really come from the rack and the wilds, and sum up. */
const expectSound = ({ words, total }: FoundSet, rack: string, wilds: number): void => {
  const tiles = words
    .map(({ word, wildAt }) => [...word].filter((_, i) => !wildAt.includes(i)).join(''))
    .join('');
  expect(bruteWorth(tiles, rack, false, CLASSIC_WORTHS)).toBeDefined();
  expect(words.every(({ wildAt }) => wildAt.length <= 1)).toBe(true);
  expect(words.filter(({ wildAt }) => wildAt.length === 1).length).toBeLessThanOrEqual(wilds);
  expect(words.reduce((sum, { worth }) => sum + square(worth), 0)).toBe(total);
};

describe('the best set of words to sell', () => {
  it.each<[DictionaryName, number]>([
    ['en-full', 7],
    ['fr-full', 7],
    ['en-common', 9],
    ['fr-common', 9],
  ])('pays as much as a brute force finds (%s, %i tiles, 0 to 2 wilds)', (name, size) => {
    const lexicon = loadLexicon(name);
    const all: string[] = [];
    eachWord(lexicon.spelling, '', (word) => all.push(word));
    const finder = createWordFinder(lexicon, CLASSIC_WORTHS);
    for (const rack of drawRacks(4, size, 5)) {
      const fitting = bruteDearest(all, rack, true, CLASSIC_WORTHS).map(({ word }) => word);
      for (const wilds of size > 7 ? [0] : [0, 1, 2]) {
        const found = finder.bestWords(rack, { wilds, pay: square });
        expect(found.exact).toBe(true);
        expect(found.total).toBe(bruteBestTotal(fitting, rack, wilds, CLASSIC_WORTHS, square));
        expectSound(found, rack, wilds);
      }
    }
  });

  it('pays as much as a brute force finds, for small lists and any pay', () => {
    const unit = fc.constantFrom(...'ABCDZ');
    const list = fc.uniqueArray(fc.string({ unit, minLength: 2, maxLength: 5 }), {
      minLength: 1,
      maxLength: 25,
    });
    const rack = fc.string({ unit, minLength: 1, maxLength: 9 });
    const bonus = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(list, rack, fc.integer({ min: 0, max: 3 }), bonus, (words, drawn, wilds, more) => {
        const pay = (worth: number): number => (worth < 3 ? 0 : worth * worth + more);
        const finder = createWordFinder(lexiconOfWords(words), CLASSIC_WORTHS);
        const found = finder.bestWords(drawn, { wilds, pay });
        expect(found).toMatchObject({
          exact: true,
          total: bruteBestTotal(words, drawn, wilds, CLASSIC_WORTHS, pay),
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is exact for 13 different tiles and 2 wilds, and never below one word more than the dearest', () => {
    const finder = createWordFinder(loadLexicon('en-full'), CLASSIC_WORTHS);
    for (const rack of ['ABCDEFGHINORS', ...drawRacks(5, 13, 11)]) {
      const totals = [0, 1, 2].map((wilds) => {
        const found = finder.bestWords(rack, { wilds, pay: square });
        expect(found.exact).toBe(true);
        expectSound(found, rack, wilds);
        expect(found.total).toBeGreaterThanOrEqual(square(finder.dearestWorth(rack, wilds > 0)));
        return found.total;
      });
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
    }
  });

  it('for racks beyond an exact search says so, and is still sound', () => {
    const finder = createWordFinder(loadLexicon('fr-full'), CLASSIC_WORTHS);
    for (const rack of drawRacks(3, 26, 7)) {
      const found = finder.bestWords(rack, { wilds: 2, pay: square });
      expect(found.exact).toBe(false);
      expectSound(found, rack, 2);
      expect(found.total).toBeGreaterThanOrEqual(square(finder.dearestWorth(rack, true)));
    }
  });

  it('sells nothing where nothing can be sold', () => {
    const finder = createWordFinder(loadLexicon('en-full'), CLASSIC_WORTHS);
    expect(finder.bestWords('QVV', { pay: square })).toEqual({ total: 0, exact: true, words: [] });
  });
});
