import { isCharacter } from '../../bots/characters.ts';
import { DAILY_GAMES, type DailyKind } from '../../daily/daily-game.ts';
import { language } from '../base/language.ts';
import { navigate } from '../base/route.ts';
import { today } from '../base/today.ts';
import { seatOfBot } from '../bots/opponents.ts';
import { refreshTries, tryAt } from '../saves/daily-tries.ts';
import { localGames } from '../saves/games.ts';
import { addressOf } from '../saves/running-game.ts';
import { startLocalGame } from './local-game.ts';

/** Starts today's game: the first counts, and is gone on with as long as it lasts; every other is practice. */
export const startDaily = async (kind: DailyKind): Promise<void> => {
  const daily = { kind, day: today(), language: language.peek() };
  // Another window may have begun it.
  refreshTries();
  const known = tryAt(daily);
  if (known !== undefined && known.result === undefined) {
    const { store } = await localGames();
    const kept = await store.read(known.game);
    if (typeof kept === 'object' && !kept.standing.isOver) return navigate(addressOf(kept));
  }
  const { game, options, bots } = DAILY_GAMES[kind];
  await startLocalGame({
    game,
    options,
    bots: bots.filter(isCharacter).map(seatOfBot),
    language: daily.language,
    daily: known === undefined ? daily : { ...daily, isPractice: true },
  });
};
