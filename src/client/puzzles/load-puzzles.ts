import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import type { Seat } from '../../games/core/seat.ts';
import { unpackPuzzles } from '../../puzzles/packing.ts';
import { gameKey, gameOfPuzzle, type Puzzle, type PuzzleSet } from '../../puzzles/puzzle.ts';
import { type PuzzleGame, playSource } from '../../puzzles/source.ts';
import type { Language } from '../../shared/language.ts';
import { readPuzzles } from '../words/read-puzzles.ts';

const fetched = new Map<Language, PuzzleSet>();

/** The puzzles of a language that are here already. */
export const puzzlesAtHand = (language: Language): PuzzleSet | undefined => fetched.get(language);

/** The puzzles of a language, read once; rejects where they do not come, or cannot be read. */
export const loadPuzzles = async (language: Language): Promise<PuzzleSet> => {
  const known = fetched.get(language);
  if (known !== undefined) return known;
  const read = unpackPuzzles(await readPuzzles(language));
  if (!read.ok) throw new Error(`puzzles: line ${read.error.line} cannot be read`);
  fetched.set(language, read.value);
  return read.value;
};

/** A puzzle on the table: what whoever is to act there sees. */
export type Position = {
  readonly puzzle: Puzzle;
  readonly game: PuzzleGame;
  readonly language: Language;
  readonly view: unknown;
  readonly seat: Seat;
};

/** Plays a puzzle's game up to its moment. */
export const loadPosition = async ({ language, games }: PuzzleSet, puzzle: Puzzle): Promise<Position> => {
  const game = gameOfPuzzle(puzzle);
  const module = await LAZY_CATALOG[game]?.();
  if (module === undefined) throw new Error(`there is no game ${game}`);
  const actions = games.get(gameKey(puzzle))?.slice(0, puzzle.step) ?? [];
  const { kind, number } = puzzle;
  const played = playSource(module, { kind, number, language }, actions);
  if (played.seat === undefined) throw new Error(`${puzzle.id} is over`);
  return { puzzle, game, language, view: module.view(played.state, played.seat), seat: played.seat };
};
