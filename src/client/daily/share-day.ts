import type { DailyResult } from '../../daily/result.ts';
import { shareText } from '../../daily/share-marks.ts';
import { t } from '../base/texts.ts';
import { type DailyTry, streakAt } from '../saves/daily-tries.ts';
import { c, dayText, scoreText } from './texts.ts';

/** What is sent to friends of a day's game. */
export const sharedDay = (
  { kind, day, language, result }: DailyTry & { readonly result: DailyResult },
  address: string,
): string => {
  const { of, shared, sharedStreak, words } = c();
  const { score, grade, marks } = result;
  const { now } = streakAt(kind, day);
  return shareText({
    kind,
    head: shared(of[kind].heading, dayText(day), words[language]),
    score: scoreText(kind, score),
    grade: t().play.grades[grade],
    ...(now > 1 ? { streak: sharedStreak(now) } : {}),
    marks,
    address,
  });
};
