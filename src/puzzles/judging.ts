/** What words that somebody answers with come to, by the rules; whether they are words is the dictionary's to say. */
import { pipsOf, priceOf, WILD_PIPS } from '../games/buyword/tile-set.ts';
import { TILE_SETS } from '../games/buyword/tile-sets.ts';
import type { View as BuyWordView } from '../games/buyword/view.ts';
import { createHandScorer, valuesOf } from '../games/choose-your-words/arrange.ts';
import { DECKS } from '../games/choose-your-words/decks.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import { codeAt, countLetters, letterOf } from '../lexicon/alphabet.ts';
import { markWilds } from '../lexicon/rack-words.ts';
import { foldWord } from '../shared/fold-word.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { WordTag } from './tags.ts';
import { wildsToUse } from './wilds-to-use.ts';

/** Why words cannot be laid from what is held. */
export type WordRefusal = { readonly code: 'empty' | 'one-word' | 'not-held'; readonly word: string };

export type WeighedWords = {
  /** In capitals. */
  readonly words: readonly string[];
  /** As they are laid: a wild in lower case, or cards as they lie (`Bb *Gb`). */
  readonly laid: readonly string[];
  /** Dollars, or points. */
  readonly worth: number;
};

/** The words of a text as somebody types it: accents and case do not matter. */
export const wordsTyped = (text: string): string[] =>
  text
    .split(/[\s,;+]+/)
    .map((word) => foldWord(word).replace(/[^A-Z]/g, ''))
    .filter((word) => word !== '');

const weighHand = (
  { options, seats }: CardsView,
  seat: number,
  word: string,
): Result<WeighedWords, WordRefusal> => {
  const scorer = createHandScorer(valuesOf(DECKS[options.deck]), seats[seat]?.cards?.split(' ') ?? []);
  const worth = scorer.scoreOf(word, -1);
  const laid = worth < 0 ? undefined : scorer.lay(word);
  return laid === undefined
    ? err({ code: 'not-held', word })
    : ok({ words: [word], laid: [laid.join(' ')], worth });
};

/** Every way to give wilds to words, one a word at most, so that the letters held are enough; as the letter each word's wild stands for. */
const waysToGive = (words: readonly string[], missing: readonly string[]): (string | undefined)[][] => {
  if (missing.length === 0) return [words.map(() => undefined)];
  const [letter = '', ...rest] = missing;
  return waysToGive(words, rest).flatMap((way) =>
    words.flatMap((word, i) => (way[i] === undefined && word.includes(letter) ? [way.with(i, letter)] : [])),
  );
};

const weighTiles = (
  tag: WordTag,
  view: BuyWordView,
  seat: number,
  words: readonly string[],
): Result<WeighedWords, WordRefusal> => {
  const left = Int8Array.from(countLetters(view.seats[seat]?.tiles ?? ''));
  const wilds = wildsToUse(tag, view, seat);
  const missing: string[] = [];
  for (const word of words)
    for (let i = 0; i < word.length; i++) {
      const code = codeAt(word, i);
      left[code] = (left[code] as number) - 1;
      if ((left[code] as number) < 0) missing.push(letterOf(code));
      if (missing.length > wilds) return err({ code: 'not-held', word });
    }
  const set = TILE_SETS[view.options.tiles];
  const ways = waysToGive(words, missing).map((way) => ({
    laid: words.map((word, i) => markWilds(word, way[i] === undefined ? [] : [word.lastIndexOf(way[i])])),
    worth: words.reduce((sum, word, i) => {
      const pips = pipsOf(set, word) - (way[i] === undefined ? 0 : pipsOf(set, way[i]) - WILD_PIPS);
      return sum + priceOf(pips);
    }, 0),
  }));
  const best = ways.toSorted((a, b) => b.worth - a.worth)[0];
  return best === undefined ? err({ code: 'not-held', word: words.at(-1) ?? '' }) : ok({ words, ...best });
};

/** What an answer of words comes to, laid as well as it can be. */
export const weighWords = (
  tag: WordTag,
  view: unknown,
  seat: number,
  text: string,
): Result<WeighedWords, WordRefusal> => {
  const words = wordsTyped(text);
  const [first] = words;
  if (first === undefined) return err({ code: 'empty', word: '' });
  if (tag !== 'set' && words.length > 1) return err({ code: 'one-word', word: first });
  if (words.some(({ length }) => length < 2)) return err({ code: 'not-held', word: first });
  return tag === 'hand'
    ? weighHand(view as CardsView, seat, first)
    : weighTiles(tag, view as BuyWordView, seat, words);
};
