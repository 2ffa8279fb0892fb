import { signal } from '@preact/signals';
import { type Messages, messagesIn } from '../messages/messages.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';

const STORED_AS = 'wordstake.language';

const asLanguage = (text: string | null): Language | undefined =>
  LANGUAGES.find((language) => text?.toLowerCase().split('-')[0] === language);

/** Storage may be forbidden; then the choice lasts as long as the page. */
const storedLanguage = (): Language | undefined => {
  try {
    return asLanguage(localStorage.getItem(STORED_AS));
  } catch {
    return undefined;
  }
};

const preferredLanguage = (): Language =>
  navigator.languages.map(asLanguage).find((language) => language !== undefined) ?? 'en';

/** The language of the page and of its dictionaries. */
export const language = signal<Language>(storedLanguage() ?? preferredLanguage());

/** Switches the page to a language, and remembers it. */
export const chooseLanguage = (chosen: Language): void => {
  language.value = chosen;
  try {
    localStorage.setItem(STORED_AS, chosen);
  } catch {
    // The choice holds for this visit.
  }
};

/** The texts in the language of the page; what reads them follows when it is switched. */
export const t = (): Messages => messagesIn(language.value);
