/** The languages that people read here. */
export const MESSAGE_LANGUAGES = ['en', 'fr'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

const NO_BREAK_SPACE = '\u00a0';

/** Writes a whole number with its thousands apart: `180,254`, in French `180 254`. */
export const formatNumber = (language: MessageLanguage, value: number): string =>
  new Intl.NumberFormat(language).format(value);

/** Writes an amount of money: `$169`, in French `169 $` with a no-break space. */
export const formatMoney = (language: MessageLanguage, amount: number): string =>
  language === 'fr'
    ? `${formatNumber(language, amount)}${NO_BREAK_SPACE}$`
    : `$${formatNumber(language, amount)}`;

/** Chooses between singular and plural: English has one of 1 only, French of 0 and 1. */
export const plural = (language: MessageLanguage, count: number, one: string, other: string): string =>
  (language === 'fr' ? Math.abs(count) < 2 : count === 1) ? one : other;
