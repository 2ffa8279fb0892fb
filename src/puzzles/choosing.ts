/** Which puzzle comes next, and which is the day's. */
import type { Day } from '../daily/day.ts';
import { seededChance } from '../games/core/chance.ts';
import type { Language } from '../shared/language.ts';
import type { Puzzle } from './puzzle.ts';

/** So many puzzles nearest to a rating are as good as each other. */
const NEAREST = 16;

/** A puzzle that fits a rating: one of the nearest that are open; `chance` from 0 up to 1 says which. Undefined where none is open. */
export const nextPuzzle = (open: readonly Puzzle[], rating: number, chance: number): Puzzle | undefined => {
  const nearest = open
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, NEAREST);
  return nearest[Math.floor(chance * nearest.length)];
};

/** The puzzle of a day, from the date and the language alone (docs/puzzles.md). */
export const dailyPuzzle = (puzzles: readonly Puzzle[], language: Language, day: Day): Puzzle | undefined =>
  puzzles.length === 0
    ? undefined
    : puzzles[seededChance(`wordstake daily puzzle 1\n${language}\n${day}`).number('puzzle', puzzles.length)];
