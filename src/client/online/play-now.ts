import type { LobbyFilter } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { navigate } from '../base/route.ts';
import { post, type ServerError, type Shown } from './api.ts';
import { botLevel, wordsToPlay } from './play-now-choice.ts';

/** Goes to the next table that fits, with the words and against the bots that were chosen; why not, where that is refused. */
export const playNow = async (
  wanted: Pick<LobbyFilter, 'game' | 'pace' | 'variant'>,
): Promise<ServerError | undefined> => {
  const found = await post<Shown>('/play-now', {
    ...wanted,
    language: wordsToPlay.peek(),
    level: botLevel.peek(),
  });
  if (!found.ok) return found.error;
  navigate(`${TABLE_PATH}${found.value.info.code}`);
  return undefined;
};
