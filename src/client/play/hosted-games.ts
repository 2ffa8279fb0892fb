import type { GameName } from '../saves/saved-game.ts';
import { HOSTED_BUYWORD } from './hosted-buyword.ts';
import { HOSTED_CARDS } from './hosted-cards.ts';
import type { HostedGame } from './hosted-game.ts';

/** The games that this device plays, by name. */
export const HOSTED_GAMES: Readonly<Record<GameName, HostedGame>> = {
  buyword: HOSTED_BUYWORD,
  'choose-your-words': HOSTED_CARDS,
};
