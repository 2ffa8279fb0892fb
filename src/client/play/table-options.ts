import type { Options } from '../../games/buyword/options.ts';
import type { Language } from '../../shared/language.ts';

type TableOptions = Pick<Options, 'dictionary' | 'tiles'>;

const BY_LANGUAGE: Readonly<Record<Language, TableOptions>> = {
  en: { dictionary: 'en-full', tiles: 'classic' },
  fr: { dictionary: 'fr-full', tiles: 'french' },
};

/** What a table of a language plays with; the rest is as the rules have it. */
export const tableOptions = (language: Language): TableOptions => BY_LANGUAGE[language];
