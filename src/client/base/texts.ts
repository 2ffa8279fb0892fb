import type { Messages } from '../../messages/messages.ts';
import { messageBundle } from './language.ts';

/** All that pages say, the frame's texts among it; they come with the first page that is not the home page. */
const all = messageBundle<Messages>({
  en: async () => (await import('../../messages/en.ts')).en,
  fr: async () => (await import('../../messages/fr.ts')).fr,
});

/** Fetches the texts of all pages, unless they are there. */
export const fetchTexts = all.want;
/** The texts in the language of the page; what the home page shows reads those of its frame (`language.ts`). */
export const t = all.read;
