import { type ReviewMessages, reviewIn } from '../../messages/review.ts';
import { language } from '../base/language.ts';

/** What is said of reviews and forks, in the language of the page. */
export const c = (): ReviewMessages => reviewIn(language.value);
