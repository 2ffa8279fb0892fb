import type { Language } from '../shared/language.ts';

/** Writes a whole number with its thousands apart: `180,254`, in French `180 254`. */
export const formatNumber = (language: Language, value: number): string =>
  new Intl.NumberFormat(language).format(value);

/** Chooses between singular and plural: English has one of 1 only, French of 0 and 1. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  (language === 'fr' ? Math.abs(count) < 2 : count === 1) ? one : other;
