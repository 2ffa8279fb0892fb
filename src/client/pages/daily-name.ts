import { t } from '../base/language.ts';
import type { DailyMark } from '../saves/saved-game.ts';

/** What a day's game is called; practice says so. */
export const nameOfDaily = ({ kind, isPractice }: DailyMark): string => {
  const { name, practice } = t().home.daily.of[kind];
  return isPractice === true ? practice : name;
};
