import type { DailyKind } from '../../daily/daily-game.ts';
import { type Day, partsOf } from '../../daily/day.ts';
import { dailyIn } from '../../messages/daily.ts';
import type { DailyMessages } from '../../messages/daily-en.ts';
import { language, t } from '../base/language.ts';

/** What is said of the game of the day, in the language of the page. */
export const c = (): DailyMessages => dailyIn(language.value);

/** What a day's game came to: dollars or chips. */
export const scoreText = (kind: DailyKind, score: number): string => t().home.daily.of[kind].score(score);

const written = (day: Day, format: Intl.DateTimeFormatOptions): string => {
  const { year, month, day: date } = partsOf(day);
  const moment = Date.UTC(year, month - 1, date);
  return new Intl.DateTimeFormat(language.value, { ...format, timeZone: 'UTC' }).format(moment);
};

/** A day in full: 18 November 2026. */
export const dayText = (day: Day): string => written(day, { dateStyle: 'long' });

/** Its month: November 2026. */
export const monthText = (day: Day): string => written(day, { month: 'long', year: 'numeric' });

/** Its day of the week, in a letter or in full. */
export const weekdayText = (day: Day, weekday: 'narrow' | 'long'): string => written(day, { weekday });
