import { forgetStored } from '../base/stored.ts';
import { forgetWords } from '../words/kept-files.ts';
import { dailyTries } from './daily-tries.ts';
import { localGames } from './games.ts';
import { NO_PROGRESS, puzzleProgress } from './puzzle-progress.ts';

/** Forgets all that this browser keeps for us: settings, games and word data. */
export const forgetDevice = async (): Promise<void> => {
  const { store } = await localGames();
  await store.dropAll();
  await forgetWords();
  forgetStored();
  dailyTries.value = [];
  puzzleProgress.value = NO_PROGRESS;
};
