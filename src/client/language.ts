import { signal } from '@preact/signals';
import { type Messages, messagesIn } from '../messages/messages.ts';
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

/** Switches the page to a language, and remembers it. */
export const chooseLanguage = (chosen: Language): void => {
  language.value = chosen;
  writeStored(STORED_AS, chosen);
};

/** The texts in the language of the page; what reads them follows when it is switched. */
export const t = (): Messages => messagesIn(language.value);
