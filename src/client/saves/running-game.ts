import { readStored, writeStored } from '../base/stored.ts';
import { noteKnown } from './known-games.ts';
import type { LocalGame } from './saved-game.ts';

const STORED_AS = 'wordstake.running';

/** Where a game of this device is played. */
export const addressOf = ({ id, people }: Pick<LocalGame, 'id' | 'people'>): string =>
  `${people === undefined ? '/play' : '/pass'}?game=${id}`;

/** Where the game that was played last goes on; undefined where it has ended. Known at once, without opening the store of games. */
export const runningGame = (): string | undefined => {
  const address = readStored(STORED_AS);
  return address !== undefined && /^\/(?:play|pass)\?game=[\w-]{1,40}$/.test(address) ? address : undefined;
};

/** Notes that a game goes on, so that the home page leads back to it … */
export const noteRunning = (game: LocalGame): void => {
  writeStored(STORED_AS, addressOf(game));
  noteKnown(game.game);
};

/** … or that it does no longer. */
export const noteGone = (game: Pick<LocalGame, 'id' | 'people'>): void => {
  if (readStored(STORED_AS) === addressOf(game)) writeStored(STORED_AS, '');
};
