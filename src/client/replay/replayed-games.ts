import type { GameName } from '../saves/saved-game.ts';
import type { ReplayedGame } from './replay.ts';
import { REPLAYED_BUYWORD } from './replayed-buyword.ts';
import { REPLAYED_CARDS } from './replayed-cards.ts';

/** The games whose records can be looked at, by name. */
export const REPLAYED_GAMES: Readonly<Record<GameName, ReplayedGame>> = {
  buyword: REPLAYED_BUYWORD,
  'choose-your-words': REPLAYED_CARDS,
};
