import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { unpackPuzzles } from '../../src/puzzles/packing.ts';
import type { Puzzle, PuzzleSet } from '../../src/puzzles/puzzle.ts';
import type { PuzzleTag } from '../../src/puzzles/tags.ts';
import { PUZZLE_FOLDER, puzzleManifest } from '../../src/server/words/puzzle-files.ts';
import type { Language } from '../../src/shared/language.ts';

/** The text of the puzzles that ship in a language. */
export const shippedText = (language: Language): string =>
  brotliDecompressSync(readFileSync(join(PUZZLE_FOLDER, `${puzzleManifest[language].file}.br`))).toString();

export const shippedPuzzles = (language: Language): PuzzleSet => {
  const read = unpackPuzzles(shippedText(language));
  if (!read.ok) throw new Error(`line ${read.error.line} of the puzzles in ${language} cannot be read`);
  return read.value;
};

/** The first puzzle of a theme. */
export const firstOf = ({ puzzles }: PuzzleSet, tag: PuzzleTag): Puzzle => {
  const found = puzzles.find((puzzle) => puzzle.tag === tag);
  if (found === undefined) throw new Error(`there is no puzzle of ${tag}`);
  return found;
};
