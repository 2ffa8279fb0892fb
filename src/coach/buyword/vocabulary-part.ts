/** How much less letters bring at a table whose words are fewer than those that the value network has played with. */
import type { TableWords } from '../../bots/buyword/table-words.ts';
import type { Weights } from '../../bots/buyword/value/value-net.ts';
import { createRandom } from '../../bots/random.ts';
import { priceOf } from '../../games/buyword/tile-set.ts';
import { allTiles, type TileSetName } from '../../games/buyword/tile-sets.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import type { Language } from '../../shared/language.ts';

/** Hands that are looked at, always the same ones; as large as most that words are sold from. */
const HANDS = 80;
const HAND_SIZE = 9;
/** What such hands sell for on average with the whole dictionary and the language's own tiles, in dollars. */
const WHOLE: Readonly<Record<Language, number>> = { en: 100.2, fr: 140.3 };
/** Closer to the whole than this is the whole. */
const CLOSE = 0.03;

const meanPrice = (words: TableWords, tiles: TileSetName): number => {
  const random = createRandom('vocabulary');
  const all = [...allTiles(tiles)];
  let sum = 0;
  for (let hand = 0; hand < HANDS; hand++) {
    for (let i = 0; i < HAND_SIZE; i++) {
      const j = i + random.below(all.length - i);
      [all[i], all[j]] = [all[j] as string, all[i] as string];
    }
    const rack = countLetters(all.slice(0, HAND_SIZE).join(''));
    sum += priceOf(Math.max(0, words.sets().dearestWorth({ rack, wild: false })));
  }
  return sum / HANDS;
};

/** Which part of what letters bring with the whole dictionary they bring with these words. */
export const vocabularyPart = (words: TableWords, tiles: TileSetName, language: Language): number => {
  const part = meanPrice(words, tiles) / WHOLE[language];
  return Math.abs(part - 1) < CLOSE ? 1 : part;
};

/** From this part on words are much like those the network has played with. */
const ALIKE = 0.75;

/** How far differences between choices are believed: with few words the network knows little of what is worth keeping. */
export const trustAt = (part: number): number => (part >= ALIKE ? 1 : part * part);

/** The same network, all that it promises in this proportion: its last layer is linear. */
export const inProportion = (weights: Weights, part: number): Weights => {
  if (part === 1) return weights;
  const scaled = (values: Float64Array): Float64Array => values.map((value) => value * part);
  return {
    ...weights,
    heads: scaled(weights.heads),
    headBias: scaled(weights.headBias),
    ranking: scaled(weights.ranking),
  };
};
