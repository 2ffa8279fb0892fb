/** How well bots play, for those who ask for one by that alone. */
export { LEVELS } from '../bots/levels.ts';
