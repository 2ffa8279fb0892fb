import { type CoachWays, coachWaysIn } from '../../messages/coach-ways.ts';
import { language } from '../base/language.ts';

/** The ways to the coach and to forks, in the language of the page. */
export const coachWays = (): CoachWays => coachWaysIn(language.value);
