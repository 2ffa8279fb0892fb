import type { Language } from '../shared/language.ts';
import { type PuzzlesMessages, puzzlesEn } from './puzzles-en.ts';
import { puzzlesFr } from './puzzles-fr.ts';

const PUZZLES: Readonly<Record<Language, PuzzlesMessages>> = { en: puzzlesEn, fr: puzzlesFr };

/** What is said around puzzles and lessons; apart from the other sentences, since only their pages need it. */
export const puzzlesIn = (language: Language): PuzzlesMessages => PUZZLES[language];
