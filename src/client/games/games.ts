import type { ClientGame } from '../table/client-game.ts';
import { BUYWORD_GAME } from './buyword.ts';
import { CHOOSE_YOUR_WORDS_GAME } from './choose-your-words.ts';

/** The games of the house, as main.tsx hands them to the app. */
export const GAMES: readonly ClientGame[] = [BUYWORD_GAME, CHOOSE_YOUR_WORDS_GAME];
