import { opponentSeats } from '../bots/opponents.ts';
import { startLocalGame } from '../play/local-game.ts';
import { navigate } from '../route.ts';

const GAME = 'choose-your-words';

/** Where opponents for the card table are chosen. */
export const CARD_OPPONENTS = `/bots?game=${GAME}`;

/** Starts a game against the opponents that were chosen; with none, they are chosen first. */
export const playCardsWithBots = (): void => {
  const bots = opponentSeats(GAME);
  if (bots.length === 0) navigate(CARD_OPPONENTS);
  else startLocalGame({ game: GAME, bots });
};
