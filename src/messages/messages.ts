import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MessageLanguage } from './wording.ts';

/** Every sentence people read. English sets the shape; a text missing in another language fails `tsc`. */
export type Messages = typeof en;

const CATALOGUES: Readonly<Record<MessageLanguage, Messages>> = { en, fr };

/** The sentences in one language. */
export const messagesIn = (language: MessageLanguage): Messages => CATALOGUES[language];
