import { readStored, writeStored } from '../base/stored.ts';

const STORED_AS = 'wordstake.learned';

const knownGames = (): readonly string[] => readStored(STORED_AS)?.split(' ') ?? [];

/** Whether a game has never been played or learned in this browser, as far as is kept: then learning it comes first. */
export const isNewTo = (game: string): boolean => !knownGames().includes(game);

/** Notes that a game was played, or learned to the end. */
export const noteKnown = (game: string): void => {
  if (isNewTo(game)) writeStored(STORED_AS, [...knownGames(), game].join(' '));
};
