import { finderIn } from '../../messages/finder.ts';
import { language } from '../base/language.ts';

/** What the word finder says, in the language of the page. */
export const finderTexts = () => finderIn(language.value);
