import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Manner } from './characters.ts';

/** All that a bot is made of. What takes long to make is kept by the lexicon, so that making one more costs nothing. */
export type BotParts = Manner & {
  /** The table's dictionary; a level's own words are `vocabularyOf` it. */
  readonly lexicon: Lexicon;
  /** For what it leaves to chance; same seed, same work, same view: same choice. */
  readonly seed: string;
  /** How much it may think about one decision (levels.ts). */
  readonly work: number;
};
