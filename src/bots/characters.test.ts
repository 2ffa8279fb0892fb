import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../server/words/word-files.ts';
import { BOT_IDS, CHARACTER_IDS, CHARACTERS, isBotId, mannerOf } from './characters.ts';
import { LEVELS } from './levels.ts';
import { vocabularyOf } from './vocabulary.ts';

describe('the bots by name', () => {
  it('have two characters a level, and more than one style', () => {
    for (const level of LEVELS)
      expect(CHARACTER_IDS.filter((id) => CHARACTERS[id].level === level)).toHaveLength(2);
    expect(new Set(CHARACTER_IDS.map((id) => CHARACTERS[id].style)).size).toBe(4);
  });

  it('are known by character, level and as the house bot, and by nothing else', () => {
    for (const id of BOT_IDS) expect(isBotId(id)).toBe(true);
    for (const text of ['', 'Penny', 'toString', 'always-raise']) expect(isBotId(text)).toBe(false);
    expect(mannerOf('expert')).toEqual({ level: 'expert', style: 'steady' });
    expect(mannerOf('penny')).toEqual({ level: 'casual', style: 'cautious' });
    expect(mannerOf('simple')).toBeUndefined();
  });
});

describe('what a level knows', () => {
  it.each(['en', 'fr'] as const)(
    'grows with the level, up to every word of the dictionary (%s)',
    (language) => {
      const lexicon = loadLexicon(`${language}-full`);
      const sizes = LEVELS.map((level) => vocabularyOf(lexicon, level, language).size);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      expect(new Set(sizes).size).toBe(LEVELS.length);
      expect(sizes.at(-1)).toBe(lexicon.size);
    },
  );

  it('is made once, and has everyday words, not rare ones', () => {
    const lexicon = loadLexicon('en-full');
    const words = vocabularyOf(lexicon, 'novice', 'en');
    expect(vocabularyOf(lexicon, 'novice', 'en')).toBe(words);
    expect([words.has('HOUSE'), words.levelOf('HOUSE')]).toEqual([true, lexicon.levelOf('HOUSE')]);
    expect([words.has('QI'), words.levelOf('QANATS'), words.inTheme('AARDWOLF', 'animals')]).toEqual([
      false,
      undefined,
      false,
    ]);
    expect(words.inTheme('DOG', 'animals')).toBe(true);
  });

  it('BW-15.1 has names that are no words, whatever the level, but no rare words among them', () => {
    const words = vocabularyOf(loadLexicon('en-full'), 'novice', 'en');
    expect([words.inTheme('CASABLANCA', 'films'), words.inTheme('ARABESQUE', 'films')]).toEqual([
      true,
      false,
    ]);
    expect(words.themeWords('films')).toEqual(words.names('films'));
    expect(words.names('films')).toContain('CASABLANCA');
    expect(words.names('films')).not.toContain('ARABESQUE');
  });
});
