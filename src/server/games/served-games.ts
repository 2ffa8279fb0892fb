import { CATALOG } from '../../catalog/catalog.ts';
import type { Catalog, GameModule } from '../../catalog/game-module.ts';
import type { ServedGame, ServedGames } from '../app/served-game.ts';
import { gameLexicon, gameLexiconPin, hasGameLexicon } from '../words/game-lexicon.ts';

const serve = (game: GameModule): ServedGame => ({
  ...game,
  lexiconOf: (options) => gameLexiconPin(game, options),
  hasLexicon: hasGameLexicon,
  envFor: (seed, options, reseeds) => game.makeEnv({ seed }, gameLexicon(game, options), reseeds),
  timeOutText: (seat) => game.formatAction(game.timeOut(seat)),
  windowText: game.formatAction(game.closeWindow),
  timeText: game.timeUp === null ? null : game.formatAction(game.timeUp),
  leaveText: game.formatAction(game.leave),
});

/** Games as this server plays them, with its dictionaries. */
export const serveGames = (catalog: Catalog): ServedGames =>
  new Map(catalog.map((game) => [game.name, serve(game)]));

/** The games of the house. */
export const SERVED_GAMES: ServedGames = serveGames(CATALOG);
