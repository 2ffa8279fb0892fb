import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { buyWordSentence } from './buyword.ts';
import { cardsSentence } from './cards.ts';
import { textSentence } from './text.ts';

const SELL = { code: 'bad-text', text: 'sell FOO' } as const;

describe('what is said of a text that is no action', () => {
  it('suggests actions of the game it was meant for', () => {
    expect(cardsSentence('en', SELL)).toBe(
      '“sell FOO” isn’t a command. Try bet 5, call, fold, exchange none, declare none …',
    );
    expect(cardsSentence('fr', SELL)).toBe(
      '«\u00a0sell FOO\u00a0» n’est pas un coup. Essaie bet 5, call, fold, exchange none, declare none…',
    );
    expect(buyWordSentence('en', SELL)).toBe(
      '“sell FOO” isn’t a command. Try roll, buy, decline, sell WORD, done …',
    );
  });

  it.each(LANGUAGES)('suggests none where the game is not known (%s)', (language) => {
    expect(textSentence(language, SELL)).not.toMatch(/bet 5|roll/);
    expect(textSentence(language, SELL)).toMatch(/sell FOO/);
  });
});
