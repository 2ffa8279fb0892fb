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
  ...{ least: 40, more: 60 },
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
    const exchange = { code: 'cards-exchange', count: 2, kept: 'A E S *' };
    expect(cardsReason('en', exchange)).toBe(
      'Exchanged 2 cards and kept A, E, S and a wild for a better word.',
    );
    const wildAlone = { ...exchange, kept: '*' };
    expect(cardsReason('fr', wildAlone)).toBe('A échangé 2 cartes et gardé un joker pour un meilleur mot.');
    const plan = { code: 'cards-plan-met', beats: 71, fold: 0, pass: 60, raise: 40 };
    expect(cardsReason('en', plan)).toBe(
      'The hand was better than 71% of hands at that point. Facing such a bet, the plan: call 60% and raise 40% of the time.',
    );
    const always = { ...plan, fold: 100, pass: 0, raise: 0 };
    expect(cardsReason('fr', always)).toBe(
      'Une main meilleure que 71\u00a0% des mains à ce stade. Face à une telle mise, le plan\u00a0: toujours se coucher.',
    );
    const fold = { code: 'cards-fold', chance: 18, need: 33 };
    expect(cardsReason('en', fold)).toBe('Folded: needed a 33% chance to win, and had only 18%.');
  });
});
