import type { Language } from '../shared/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every sentence people read. English sets the shape; a text missing in another language fails `tsc`. */
export type Messages = typeof en;

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, fr };

/** The sentences in one language. */
export const messagesIn = (language: Language): Messages => CATALOGUES[language];
