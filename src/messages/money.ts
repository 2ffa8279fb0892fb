import type { Language } from '../shared/language.ts';

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';

const groupThousands = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** A whole number of dollars as people write it: $1,064 in English, 1 064 $ in French. */
export const formatMoney = (language: Language, dollars: number): string => {
  const sign = dollars < 0 ? '−' : '';
  const digits = String(Math.abs(dollars));
  return language === 'fr'
    ? `${sign}${groupThousands(digits, NARROW_NO_BREAK_SPACE)}${NO_BREAK_SPACE}$`
    : `${sign}$${groupThousands(digits, ',')}`;
};
