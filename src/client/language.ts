import { signal } from '@preact/signals';
import type { Messages } from '../messages/messages.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import { readStored, writeStored } from './stored.ts';

const STORED_AS = 'wordstake.language';

const asLanguage = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => text?.toLowerCase().split('-')[0] === language);

const preferredLanguage = (): Language =>
  navigator.languages.map(asLanguage).find((language) => language !== undefined) ?? 'en';

/** The language of the page and of its dictionaries. */
export const language = signal<Language>(asLanguage(readStored(STORED_AS)) ?? preferredLanguage());

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** Only the texts of the language that is spoken are fetched. */
const FETCHED: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('../messages/en.ts')).en,
  fr: async () => (await import('../messages/fr.ts')).fr,
};
const catalogues = new Map<Language, Messages>();

/** Fetches the texts of a language; before the first are there nothing can be shown. */
export const fetchTexts = async (wanted: Language = language.peek()): Promise<void> => {
  if (!catalogues.has(wanted)) catalogues.set(wanted, await FETCHED[wanted]());
};

/** Switches the page to a language as soon as its texts are there, and remembers it. Without a line all stays as it is. */
export const chooseLanguage = async (chosen: Language): Promise<void> => {
  try {
    await fetchTexts(chosen);
  } catch {
    return;
  }
  language.value = chosen;
  writeStored(STORED_AS, chosen);
};

/** The texts in the language of the page; what reads them follows when it is switched. */
export const t = (): Messages => {
  const texts = catalogues.get(language.value);
  if (texts === undefined) throw new Error('no texts have been fetched yet');
  return texts;
};
