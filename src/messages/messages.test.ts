import { describe, expect, it } from 'vitest';
import { textsOf } from '../../test/support/catalogue-texts.ts';
import type { Language } from '../shared/language.ts';
import { buyWordFormEn } from './buyword-form-en.ts';
import { buyWordFormFr } from './buyword-form-fr.ts';
import { buyWordVariantsEn } from './buyword-variants-en.ts';
import { buyWordVariantsFr } from './buyword-variants-fr.ts';
import { cardsFormEn } from './cards-form-en.ts';
import { cardsFormFr } from './cards-form-fr.ts';
import { cardsLearnIn } from './cards-learn.ts';
import { cardsVariantsEn } from './cards-variants-en.ts';
import { cardsVariantsFr } from './cards-variants-fr.ts';
import { coachIn } from './coach.ts';
import { messagesIn } from './messages.ts';
import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const FORMS = {
  en: [buyWordFormEn, cardsFormEn, ...Object.values({ ...buyWordVariantsEn, ...cardsVariantsEn })],
  fr: [buyWordFormFr, cardsFormFr, ...Object.values({ ...buyWordVariantsFr, ...cardsVariantsFr })],
};

/** All that pages say. */
const saidIn = (language: Language): readonly string[] =>
  textsOf([messagesIn(language), cardsLearnIn(language), coachIn(language), FORMS[language]]);

describe('messages', () => {
  it('write money before or after the sign, as each language does', () => {
    expect(formatMoney('en', 169)).toBe('$169');
    expect(formatMoney('fr', 169)).toBe('169\u00a0$');
    expect(formatMoney('en', 1024)).toBe('$1,024');
    expect(formatMoney('fr', 1024)).toBe('1\u202f024\u00a0$');
    expect([formatMoney('en', -20), formatMoney('fr', -20)]).toEqual(['−$20', '−20\u00a0$']);
  });

  it.each(['en', 'fr'] as const)('write whole numbers as people do (%s)', (language) => {
    for (const number of [0, 7, 999, 1000, 64_710, 180_254, 1_000_000])
      expect(formatNumber(language, number)).toBe(new Intl.NumberFormat(language).format(number));
  });

  it('count none as singular in French and as plural in English', () => {
    expect([0, 1, 2].map((count) => plural('fr', count, 'mot', 'mots'))).toEqual(['mot', 'mot', 'mots']);
    expect([0, 1, 2].map((count) => plural('en', count, 'word', 'words'))).toEqual([
      'words',
      'word',
      'words',
    ]);
  });

  it('use no straight apostrophe or quotation mark', () => {
    for (const language of ['en', 'fr'] as const) {
      expect(saidIn(language).filter((text) => /['"]/.test(text))).toEqual([]);
    }
  });
});
