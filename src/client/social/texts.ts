import { type SocialMessages, socialIn } from '../../messages/social.ts';
import { language } from '../base/language.ts';

/** The texts where people meet, in the language of the page. */
export const c = (): SocialMessages => socialIn(language.value);
