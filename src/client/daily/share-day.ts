import type { DailyResult } from '../../daily/result.ts';
import { squaresOf } from '../../daily/share-marks.ts';
import { t } from '../base/texts.ts';
import { type DailyTry, streakAt } from '../saves/daily-tries.ts';
import { c, dayText } from './texts.ts';

/** What is sent to friends of a day's game: the day, the money, the grade, days in a row and a square a word; no word, no letter of one. */
export const shareText = (
  { kind, day, language, result }: DailyTry & { readonly result: DailyResult },
  address: string,
): string => {
  const { shared, words } = c();
  const { play } = t();
  const { score, grade, marks } = result;
  const streak = streakAt(kind, day).now;
  return [
    ...shared(dayText(day), words[language], play.price(score), play.grades[grade], streak),
    ...squaresOf(marks),
    address,
  ].join('\n');
};
