import type { PuzzleTag } from './tags.ts';

/** By how much the best choice must be ahead of every other that is offered: dollars, points of a hand, or chips. */
export const THRESHOLDS: Readonly<Record<PuzzleTag, number>> = {
  buy: 6,
  hold: 6,
  wild: 6,
  number: 2,
  word: 15,
  set: 10,
  crossword: 15,
  hand: 4,
  exchange: 0.8,
  call: 3,
};

/** How much the Experts think about their own decisions, of which there are many (bots/levels.ts). */
export const PLAY_WORK = 20;
/** How much is thought about a decision where it is found, and then again, with another seed, where it seems a puzzle (bots/levels.ts). */
export const QUICK_WORK = 4;
export const DEEP_WORK = { buyword: 120, 'choose-your-words': 800 } as const;

/** No more than so many with the same kind of answer from one game, so that puzzles differ. */
export const MOST_A_GAME: Readonly<Record<PuzzleTag, number>> = {
  buy: 3,
  hold: 4,
  wild: 3,
  number: 3,
  word: 4,
  set: 3,
  crossword: 4,
  hand: 8,
  exchange: 3,
  call: 4,
};

/** Moments whose answer comes up in nearly every round are taken by lot, with this chance, so that they come from all parts of a game. */
export const BY_LOT: Readonly<Record<string, number>> = {
  'buy buy': 0.2,
  'buy decline': 0.8,
  'hold done': 0.2,
  'wild done': 0.2,
  'number 2': 0.2,
  'crossword done': 0.1,
  'exchange 0': 0.3,
  'call call': 0.5,
};

/** Words that an answer asks for are no rarer than this (1 everyday … 9 rare). */
export const RAREST_TIER = 6;
