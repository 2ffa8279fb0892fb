import { describe, expect, it } from 'vitest';
import { searchWords, themePart } from '../../src/client/words/theme-words.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

describe('the words of a theme, as the page shows them', () => {
  it('come those first that begin with the letters, then those that hold them', () => {
    const list = ['BEAR', 'CAT', 'EAR', 'EARWIG', 'HEART'];
    expect(searchWords(list, 'EAR')).toEqual(['EAR', 'EARWIG', 'BEAR', 'HEART']);
    expect(searchWords(list, '')).toEqual(list);
    expect(searchWords(list, 'ZZ')).toEqual([]);
  });

  it.each(['en-full', 'fr-full'] as const)('are a part of the list that counts (BW-15.1), in %s', (name) => {
    const lexicon = loadLexicon(name);
    const ask = { theme: 'animals', search: '', from: 0, count: 50 } as const;
    const wide = themePart(lexicon, { ...ask, sense: 'any' });
    expect(wide.words).toHaveLength(50);
    expect(wide.found).toBe(wide.sizes.any);
    expect(wide.sizes.main).toBeLessThanOrEqual(wide.sizes.any);
    expect(wide.words.every((word) => lexicon.inTheme(word, 'animals'))).toBe(true);
    const next = themePart(lexicon, { ...ask, sense: 'main', from: 50 });
    expect(next.found).toBe(wide.sizes.main);
    expect(new Set([...wide.words, ...next.words]).size).toBeGreaterThan(50);
  });
});
