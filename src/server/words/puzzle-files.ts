/** The puzzles that ship: data/puzzles, a file a language, made by `npm run puzzles -- make`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleManifest } from '../../lexicon/word-manifest.ts';
import { PROJECT_ROOT } from '../project.ts';

export const PUZZLE_FOLDER = join(PROJECT_ROOT, 'data', 'puzzles');

/** Which puzzles there are. */
export const puzzleManifest: PuzzleManifest = JSON.parse(
  readFileSync(join(PUZZLE_FOLDER, 'manifest.json'), 'utf8'),
);
