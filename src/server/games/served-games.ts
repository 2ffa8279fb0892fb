import type { ServedGame, ServedGames } from '../app/served-game.ts';
import { servedBuyWord } from './buyword.ts';

const byName = (games: readonly ServedGame[]): ServedGames => new Map(games.map((game) => [game.name, game]));

/** The games played here. */
export const SERVED_GAMES: ServedGames = byName([servedBuyWord]);
