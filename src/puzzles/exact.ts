/** Puzzles whose answer is found by search alone: the dearest word, the words that bring most together, the best word of a hand. */

import { createTableWords, type TableWords } from '../bots/buyword/table-words.ts';
import { createHandFinder, type HandFinder } from '../bots/choose-your-words/best-hand.ts';
import { priceOf } from '../games/buyword/tile-set.ts';
import type { View as BuyWordView } from '../games/buyword/view.ts';
import { createHandScorer, valuesOf } from '../games/choose-your-words/arrange.ts';
import { WILD } from '../games/choose-your-words/card.ts';
import { DECKS } from '../games/choose-your-words/decks.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import { countLetters } from '../lexicon/alphabet.ts';
import { bestSet } from '../lexicon/best-set.ts';
import type { LetterSet } from '../lexicon/dearest.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { markWilds, wildPlaces } from '../lexicon/rack-words.ts';
import { anagrams } from '../lexicon/spelling.ts';
import { keptBy } from '../shared/kept-by.ts';
import type { PuzzleChoice } from './puzzle.ts';
import type { WordTag } from './tags.ts';
import { wildsToUse } from './wilds-to-use.ts';

/** Answers that bring the same are all told, up to so many. */
const MOST_ANSWERS = 8;
/** A hand with more wilds than this is no riddle: anything can be made of it. */
const MOST_WILDS = 1;

const tableWordsOf = keptBy(createTableWords);

/** Every word of some letters that may be shown. */
const spellings = (words: TableWords, lexicon: Lexicon, { letters, wildLetter }: LetterSet): string[] => {
  const fromRack = letters.map((count, code) => count - (code === wildLetter ? 1 : 0));
  return anagrams(lexicon.spelling, letters)
    .filter(words.isSayable)
    .map((word) => markWilds(word, wildPlaces(word, fromRack)));
};

const bestWord = (lexicon: Lexicon, view: BuyWordView, seat: number): PuzzleChoice[] => {
  const words = tableWordsOf(lexicon)(view.options);
  const rack = countLetters(view.seats[seat]?.tiles ?? '');
  const sets = words.sets().dearestSets({ rack, wild: false }, 24);
  const most = sets[0]?.worth ?? 0;
  const top = sets.filter(({ worth }) => worth === most).flatMap((set) => spellings(words, lexicon, set));
  const next = sets.find(({ worth }) => worth < most);
  const nextWord = next && spellings(words, lexicon, next)[0];
  if (top.length === 0 || top.length > MOST_ANSWERS || next === undefined || nextWord === undefined)
    return [];
  const sold = (word: string, worth: number) => ({ action: `sell ${word}`, value: priceOf(worth) });
  return [...top.map((word) => sold(word, most)), sold(nextWord, next.worth)];
};

const isSameSet = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((count, code) => count === other[code]);

const bestWords = (lexicon: Lexicon, view: BuyWordView, seat: number): PuzzleChoice[] => {
  const words = tableWordsOf(lexicon)(view.options);
  const rack = countLetters(view.seats[seat]?.tiles ?? '');
  const wilds = wildsToUse('set', view, seat);
  if (wilds > MOST_WILDS) return [];
  const query = { rack, wilds, pay: priceOf };
  const best = bestSet(words.sets(), query);
  if (!best.exact || best.sets.length < 2) return [];
  // Any other choice lacks one of these words: the best of those that do is the next best.
  const others = best.sets.map((left) =>
    bestSet(words.sets(), { ...query, accept: (letters) => !isSameSet(letters, left.letters) }),
  );
  const next = others.reduce((a, b) => (b.total > a.total ? b : a));
  const told = ({ sets, total }: typeof best): PuzzleChoice | undefined => {
    const spelt = sets.map((set) => spellings(words, lexicon, set)[0]);
    return spelt.every((word) => word !== undefined)
      ? { action: `sell ${spelt.join(' ')}`, value: total }
      : undefined;
  };
  const choices = [told(best), told(next)];
  return choices.every((choice) => choice !== undefined) ? choices : [];
};

const finderOf = keptBy((lexicon: Lexicon) => {
  const finders = new Map<string, HandFinder>();
  return (deck: CardsView['options']['deck']): HandFinder => {
    const finder = finders.get(deck) ?? createHandFinder(lexicon, deck);
    finders.set(deck, finder);
    return finder;
  };
});

const bestHand = (lexicon: Lexicon, view: CardsView, seat: number): PuzzleChoice[] => {
  const hand = view.seats[seat]?.cards?.split(' ') ?? [];
  if (hand.filter((card) => card === WILD).length > MOST_WILDS) return [];
  const { deck } = view.options;
  const find = finderOf(lexicon)(deck);
  const { scoreOf } = createHandScorer(valuesOf(DECKS[deck]), hand);
  const choices: PuzzleChoice[] = [];
  const seen = new Set<string>();
  while (choices.length <= MOST_ANSWERS) {
    const found = find(hand, { accept: (word) => !seen.has(word) });
    if (found === undefined) break;
    const word = found.word.map((card) => card.at(-2)).join('');
    seen.add(word);
    choices.push({ action: `declare ${found.word.join(' ')}`, value: found.score });
    // A vulgar word is never shown, so it must not be an answer.
    if (lexicon.isVulgar(word) || scoreOf(word, -1) !== found.score) return [];
    if (found.score < (choices[0] as PuzzleChoice).value) return choices;
  }
  return [];
};

/** The best word of a hand as its cards lie; none where there is no word. */
export const bestLaid = (lexicon: Lexicon, view: CardsView, seat: number): readonly string[] =>
  finderOf(lexicon)(view.options.deck)(view.seats[seat]?.cards?.split(' ') ?? [])?.word ?? [];

/** The answers that bring most and the next best after them; none where there is no such riddle, or a vulgar word in the way. */
export const exactChoices = (tag: WordTag, lexicon: Lexicon, view: unknown, seat: number): PuzzleChoice[] => {
  if (tag === 'hand') return bestHand(lexicon, view as CardsView, seat);
  return (tag === 'word' ? bestWord : bestWords)(lexicon, view as BuyWordView, seat);
};
