import type { GameModule } from '../../catalog/game-module.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { LexiconPin } from '../app/log-entry.ts';
import { hasPinned, loadLexicon, pinOf } from './word-files.ts';

/** Stands for the dictionary of a game without words. */
const NO_WORDS: LexiconPin = { name: '', sha256: '' };

/** The lexicon of the dictionary that whole options of a game ask for; null in a game without words. */
export const gameLexicon = (game: GameModule, options: unknown): Lexicon | null => {
  const dictionary = game.dictionaryOf(options);
  return dictionary === null ? null : loadLexicon(dictionary);
};

/** That dictionary as it is today. */
export const gameLexiconPin = (game: GameModule, options: unknown): LexiconPin => {
  const dictionary = game.dictionaryOf(options);
  return dictionary === null ? NO_WORDS : pinOf(dictionary);
};

/** Whether the dictionary of a game is still here, word for word. */
export const hasGameLexicon = (lexicon: LexiconPin): boolean =>
  lexicon.name === NO_WORDS.name || hasPinned(lexicon);
