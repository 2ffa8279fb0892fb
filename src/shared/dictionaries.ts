import type { Language } from './language.ts';

/** The dictionaries that ship (BW-5.4). */
export const DICTIONARIES = ['en-full', 'en-common', 'fr-full', 'fr-common'] as const;
export type DictionaryName = (typeof DICTIONARIES)[number];

export const isDictionaryName = (text: string): text is DictionaryName =>
  (DICTIONARIES as readonly string[]).includes(text);

export const languageOf = (dictionary: DictionaryName): Language =>
  dictionary.startsWith('fr') ? 'fr' : 'en';
