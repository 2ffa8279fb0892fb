/** What programs can ask about words of BuyWord without a table (docs/notation.md). */
import { pipsByLetter, priceOf, WILD_PIPS } from '../games/buyword/tile-set.ts';
import { isTileSetName, TILE_SETS } from '../games/buyword/tile-sets.ts';
import { parseRack } from '../lexicon/alphabet.ts';
import { lexiconOfWords } from '../lexicon/lexicon.ts';
import { markWilds } from '../lexicon/rack-words.ts';
import { createWordFinder, type WordFinder } from '../lexicon/word-finder.ts';
import { createCache } from '../shared/cache.ts';
import { isDictionaryName } from '../shared/dictionaries.ts';
import { ok } from '../shared/result.ts';
import { badField, type Question } from './question.ts';

const MOST_WORDS = 1000;

/** Finders take a while to make and some memory: the last few asked for are kept. */
const finders = createCache<WordFinder>(4);

/** The dearest words of a rack. */
const best: Question = (request, lexiconFor) => {
  const { dictionary = 'en-full', tiles = 'classic', wild = false, limit = 5, theme } = request;
  if (typeof dictionary !== 'string' || !isDictionaryName(dictionary)) return badField('dictionary');
  if (typeof tiles !== 'string' || !isTileSetName(tiles)) return badField('tiles');
  if (typeof wild !== 'boolean') return badField('wild');
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MOST_WORDS)
    return badField('limit');
  if (typeof request['rack'] !== 'string') return badField('rack');
  const rack = parseRack(request['rack']);
  if (!rack.ok) return rack;
  const lexicon = lexiconFor(dictionary);
  if (theme !== undefined && (typeof theme !== 'string' || !lexicon.themes.includes(theme)))
    return badField('theme');
  const finder = finders.get(`${dictionary} ${tiles} ${theme ?? ''}`, () => {
    const searched = theme === undefined ? lexicon : lexiconOfWords(lexicon.themeWords(theme));
    return createWordFinder(searched, { letters: pipsByLetter(TILE_SETS[tiles]), wild: WILD_PIPS });
  });
  const words = finder.dearestWords(rack.value, { wild, limit }).map(({ word, wildAt, worth }) => ({
    word: markWilds(word, wildAt),
    pips: worth,
    price: priceOf(worth),
  }));
  return ok({ words });
};

export const BUYWORD_QUESTIONS = { best } as const;
