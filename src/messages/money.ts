import type { Language } from '../shared/language.ts';
import { formatNumber } from './wording.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A whole number of dollars as people write it: $1,064 in English, 1 064 $ in French. */
export const formatMoney = (language: Language, dollars: number): string =>
  language === 'fr'
    ? `${formatNumber('fr', dollars)}${NO_BREAK_SPACE}$`
    : `${dollars < 0 ? '−' : ''}$${formatNumber('en', Math.abs(dollars))}`;
