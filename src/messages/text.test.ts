import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { textGameOf, textSentence } from './text.ts';

const SELL = { code: 'bad-text', text: 'sell FOO' } as const;

describe('what is said of a text that is no action', () => {
  it('suggests actions of the game it was meant for', () => {
    expect(textSentence('en', SELL, 'choose-your-words')).toBe(
      '“sell FOO” is no action. Try bet 5, call, fold, exchange none, declare none …',
    );
    expect(textSentence('fr', SELL, 'choose-your-words')).toBe(
      '« sell FOO » n’est pas une action. Essaie bet 5, call, fold, exchange none, declare none…',
    );
    expect(textSentence('en', SELL, 'buyword')).toBe(
      '“sell FOO” is no action. Try roll, buy, decline, sell WORD, done …',
    );
  });

  it.each(LANGUAGES)('suggests none where the game is not known (%s)', (language) => {
    expect(textSentence(language, SELL, textGameOf('chess'))).not.toMatch(/bet 5|roll/);
    expect(textSentence(language, SELL, textGameOf(undefined))).toMatch(/sell FOO/);
  });
});
