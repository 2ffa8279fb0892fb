import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { frenchFaults } from './french-typography.ts';

/** What must hold of everything that a game says. */
export const sayWholeSentences = (allTexts: (language: Language) => readonly string[]): void => {
  it.each(LANGUAGES)('has a whole sentence for every refusal and event (%s)', (language) => {
    for (const text of allTexts(language)) {
      expect(text).toMatch(/^[A-ZÀÉ0-9«].*[.!]$/u);
      expect(text).not.toMatch(/undefined|NaN|null|\[object|['"]| {2}/);
    }
  });

  it('says everything in French otherwise than in English', () => {
    const french = allTexts('fr');
    expect(allTexts('en').filter((text, i) => text === french[i])).toEqual([]);
  });

  it('sets French as the French set it', () => {
    expect(allTexts('fr').flatMap(frenchFaults)).toEqual([]);
  });
};
