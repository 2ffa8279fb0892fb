import { addressFor } from '../base/game-list.ts';
import { navigate } from '../base/route.ts';
import { opponentSeats } from '../bots/opponents.ts';
import { startLocalGame } from './local-game.ts';

/** Starts a game against the opponents that were chosen; with none, they are chosen first. */
export const playWithBots = (game: string): void => {
  const bots = opponentSeats(game);
  if (bots.length === 0) navigate(addressFor('/bots', game));
  else void startLocalGame({ game, bots });
};
