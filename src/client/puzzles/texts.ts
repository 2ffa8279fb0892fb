import { puzzlesIn } from '../../messages/puzzles.ts';
import type { PuzzlesMessages } from '../../messages/puzzles-en.ts';
import { language } from '../base/language.ts';

/** What is said of puzzles, in the language of the page. */
export const c = (): PuzzlesMessages => puzzlesIn(language.value);
