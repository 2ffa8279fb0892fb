import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../base/language.ts';
import { chooseWords, wordsToPlay, wordsWanted } from './play-now-choice.ts';

const before = language.value;
afterEach(() => {
  language.value = before;
});

describe('the words that one plays with among others', () => {
  it('are those of the page until told otherwise, and never another’s by chance', () => {
    for (const each of ['fr', 'en'] as const) {
      language.value = each;
      expect([wordsWanted.value, wordsToPlay.value]).toEqual([each, each]);
    }
    chooseWords('fr');
    expect([wordsWanted.value, wordsToPlay.value]).toEqual(['fr', 'fr']);
    // Whoever looks at all tables still plays in the language of the page.
    chooseWords('any');
    expect([wordsWanted.value, wordsToPlay.value]).toEqual(['any', 'en']);
    language.value = 'fr';
    expect(wordsToPlay.value).toBe('fr');
  });
});
