import type { DailyResult } from '../../daily/result.ts';
import { shareText } from '../../daily/share-marks.ts';
import { t } from '../base/texts.ts';
import { type DailyTry, streakAt } from '../saves/daily-tries.ts';
import { c, dayText } from './texts.ts';

/** What is sent to friends of a day's game. */
export const sharedDay = (
  { kind, day, language, result }: DailyTry & { readonly result: DailyResult },
  address: string,
): string => {
  const { shared, sharedStreak, words } = c();
  const { play } = t();
  const { score, grade, marks } = result;
  const { now } = streakAt(kind, day);
  return shareText({
    head: shared(dayText(day), words[language]),
    score: play.price(score),
    grade: play.grades[grade],
    ...(now > 1 ? { streak: sharedStreak(now) } : {}),
    marks,
    address,
  });
};
