import type { ServedGame, ServedGames } from '../app/served-game.ts';
import { servedBuyWord } from './buyword.ts';
import { servedChooseYourWords } from './choose-your-words.ts';

const byName = (games: readonly ServedGame[]): ServedGames => new Map(games.map((game) => [game.name, game]));

/** The games played here. */
export const SERVED_GAMES: ServedGames = byName([servedBuyWord, servedChooseYourWords]);
