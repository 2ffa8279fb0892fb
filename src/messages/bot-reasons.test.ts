import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { buyWordReason } from './buyword-reasons.ts';
import { buyWordReasonsEn } from './buyword-reasons-en.ts';
import { cardsReason } from './cards-reasons.ts';
import { cardsReasonsEn } from './cards-reasons-en.ts';

/** One of everything that a reason may hold. */
const DATA = {
  ...{ size: 4, held: 8, gain: 30, lot: 'DES', price: 64, worth: 90, money: 20, word: 'ENJOYED', kept: 'SE' },
  ...{ without: 36, dearest: 49, tiles: 'QX', expected: 12, amount: 9, letter: 'S', theirs: 70 },
  ...{ chance: 62, need: 25, score: 60, counted: 31, count: 3, beats: 71, fold: 20, pass: 50, raise: 30 },
};

describe('why a bot did what it did', () => {
  it.each(LANGUAGES)('is a sentence for every reason of both games (%s)', (language) => {
    for (const [say, reasons] of [
      [buyWordReason, buyWordReasonsEn],
      [cardsReason, cardsReasonsEn],
    ] as const) {
      for (const code of Object.keys(reasons)) {
        const sentence = say(language, { ...DATA, code });
        expect(sentence, code).toMatch(/^\p{Lu}[^\n]*[.?!]$/u);
        expect(sentence, code).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(say(language, { code: 'toString' })).toBeUndefined();
    }
  });

  it('says what was kept and for what, as people would', () => {
    const why = { code: 'sold-and-kept', word: 'JOY', price: 64, kept: 'SE' };
    expect(buyWordReason('en', why)).toBe('Sold JOY for $64 and kept S and E for a longer word.');
    expect(buyWordReason('fr', why)).toBe(
      'A vendu JOY pour 64\u00a0$ et gardé S et E pour un mot plus long.',
    );
    const fold = { code: 'cards-fold', chance: 18, need: 33 };
    expect(cardsReason('en', fold)).toBe('Folded: needed a 33% chance to win, and had only 18%.');
  });
});
