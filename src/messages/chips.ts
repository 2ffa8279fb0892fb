import type { Language } from '../shared/language.ts';
import { formatNumber, plural } from './wording.ts';

const NAMES: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  en: ['\u0020chip', '\u0020chips'],
  fr: ['\u00a0jeton', '\u00a0jetons'],
};

/** So many chips, as one says it in a sentence. */
export const formatChips = (language: Language, amount: number): string =>
  `${formatNumber(language, amount)}${plural(language, amount, ...NAMES[language])}`;
