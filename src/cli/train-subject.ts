import type { Subject } from '../bots/buyword/training/self-play.ts';
import { pipsByLetter, WILD_PIPS } from '../games/buyword/tile-set.ts';
import { allTiles, TILE_SETS } from '../games/buyword/tile-sets.ts';
import { codeAt } from '../lexicon/alphabet.ts';
import { createDearestFinder } from '../lexicon/dearest.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import type { Language } from '../shared/language.ts';

/** What each language plays with unless a table says otherwise. */
const USUAL = { en: ['en-full', 'classic'], fr: ['fr-full', 'french'] } as const;

/** The usual words and tiles of a language, to learn about. */
export const subjectOf = (language: Language): Subject => {
  const [dictionary, tiles] = USUAL[language];
  const pips = pipsByLetter(TILE_SETS[tiles]);
  const letters = allTiles(tiles);
  return {
    box: { tiles: Uint8Array.from([...letters], (letter) => codeAt(letter, 0)), pips },
    finder: createDearestFinder(loadLexicon(dictionary).letterGraph(), { letters: pips, wild: WILD_PIPS }),
  };
};
