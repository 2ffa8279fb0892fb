import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { writeLog } from '../../daily/log-line.ts';
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
  const events = eventsOf(saved);
  const state = replay(module, events);
  const result = resultOf(daily.kind, { events, state });
  if (result === undefined) return;
  const log = writeLog(daily.kind, module, turns);
  const [, ...rivals] = module.standing(state).scores;
  noteResult(daily, id, { result, log, rivals });
  await sendDailies();
};
