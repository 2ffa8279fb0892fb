import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';

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

  it('keeps French signs with their words by no-break spaces', () => {
    const loose = allTexts('fr').filter((text) => / [:;?!»$]|« |[^\u00a0\u202f][:;?!»$]/.test(text));
    expect(loose).toEqual([]);
  });
};
