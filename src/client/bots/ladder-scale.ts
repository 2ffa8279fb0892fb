import type { CharacterId } from '../../bots/characters.ts';
import type { Ladder, Strength } from '../../bots/ladder.ts';

/** Nineteen figures of twenty are no further off than so many standard errors. */
const IN_19_OF_20 = 1.96;
const TICK = 200;

/** How far off a figure may be. */
export const plusMinus = ({ standardError }: Strength): number => Math.round(IN_19_OF_20 * standardError);

/** The bots of a ladder, the strongest first. */
export const rungsOf = ({ ratings }: Ladder): readonly (Strength & { readonly bot: CharacterId })[] =>
  Object.entries(ratings)
    .map(([bot, strength]) => ({ bot: bot as CharacterId, ...strength }))
    .sort((one, other) => other.rating - one.rating);

/** A scale that all strengths and how far off they may be fit on: its marks, and where a figure lies on it in per cent. */
export const scaleOf = (strengths: readonly Strength[]) => {
  const least = Math.min(...strengths.map((each) => each.rating - plusMinus(each)));
  const most = Math.max(...strengths.map((each) => each.rating + plusMinus(each)));
  const from = TICK * Math.floor(least / TICK);
  const to = TICK * Math.ceil(most / TICK);
  // Four marks at most: their figures have no more room on a phone.
  const step = TICK * Math.ceil((to - from) / TICK / 3);
  return {
    ticks: Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step),
    place: (rating: number): number => (100 * (rating - from)) / (to - from),
  };
};
