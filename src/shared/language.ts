/** The languages of words and interface. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
