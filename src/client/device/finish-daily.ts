import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { resultOf } from '../../daily/result.ts';
import { replay } from '../../games/core/game.ts';
import { dayOfMoment } from '../base/today.ts';
import { sendDailies } from '../online/send-daily.ts';
import { noteResult } from '../saves/daily-tries.ts';
import { eventsOf, type SavedGame } from '../saves/saved-game.ts';

/** Notes what a day's game came to that is over, where it was finished on its day, and tells the server. */
export const finishDaily = async (saved: SavedGame): Promise<void> => {
  const { daily, changedAtMs, id, turns } = saved;
  if (daily === undefined || daily.isPractice === true || dayOfMoment(changedAtMs) !== daily.day) return;
  const module = await LAZY_CATALOG[saved.game]?.();
  if (module === undefined) return;
  const result = resultOf(replay(module, eventsOf(saved)) as Parameters<typeof resultOf>[0]);
  if (result === undefined) return;
  noteResult(
    daily,
    id,
    result,
    turns.map(({ action }) => module.formatAction(action)),
  );
  await sendDailies();
};
