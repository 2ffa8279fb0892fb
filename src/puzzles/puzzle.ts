import type { Language } from '../shared/language.ts';
import { type PuzzleGame, SOURCES, type SourceKind } from './source.ts';
import type { PuzzleTag } from './tags.ts';

/** Something that can be done, in the game's notation, and what the seat can expect to end with: dollars, or chips. */
export type PuzzleChoice = { readonly action: string; readonly value: number };

/** Why a choice is the best, as the coach tells it: a code with data. */
export type PuzzleReason = { readonly code: string };

/** A moment of a game in which one choice is clearly best. */
export type Puzzle = {
  /** The game's kind, its number and the step: `solo-12-57`. Unique in its language, and its address. */
  readonly id: string;
  readonly kind: SourceKind;
  readonly number: number;
  /** How many actions of the game are done. */
  readonly step: number;
  readonly tag: PuzzleTag;
  /** How hard it is taken to be, on the scale of Glicko. */
  readonly rating: number;
  /**
   * What can be done, the best first. Of puzzles that are answered with words (WORD_TAGS): every answer that brings most, then the
   * next best, so that what the best is ahead by can be told.
   */
  readonly choices: readonly PuzzleChoice[];
  readonly why: PuzzleReason | null;
};

export const puzzleId = ({ kind, number, step }: Pick<Puzzle, 'kind' | 'number' | 'step'>): string =>
  `${kind}-${number}-${step}`;

export const gameOfPuzzle = ({ kind }: Pick<Puzzle, 'kind'>): PuzzleGame => SOURCES[kind].game;

/** The puzzles of a language, with the games they come from. */
export type PuzzleSet = {
  readonly language: Language;
  /** The actions of each game, by kind and number (`solo-12`), as far as a puzzle needs them. */
  readonly games: ReadonlyMap<string, readonly string[]>;
  readonly puzzles: readonly Puzzle[];
};

export const gameKey = ({ kind, number }: Pick<Puzzle, 'kind' | 'number'>): string => `${kind}-${number}`;

/** The best choices: those that bring as much as the first. */
export const bestChoices = ({ choices }: Puzzle): readonly PuzzleChoice[] =>
  choices.filter(({ value }) => value >= (choices[0]?.value ?? 0));

/** By how much the best is ahead of the next. */
export const gapOf = ({ choices }: Pick<Puzzle, 'choices'>): number => {
  const best = choices[0]?.value ?? 0;
  const next = choices.find(({ value }) => value < best);
  return next === undefined ? best : best - next.value;
};
