/** The words a bot has for one table, and what hands are worth in them. */
import { valuesOf } from '../../games/choose-your-words/arrange.ts';
import { type Card, heldAs, WILD } from '../../games/choose-your-words/card.ts';
import { isLegal } from '../../games/choose-your-words/challenging.ts';
import { DECKS, type DeckName } from '../../games/choose-your-words/decks.ts';
import type { Options } from '../../games/choose-your-words/options.ts';
import { EXCLAMATION, LONGEST_WORD, SHORTEST_WORD } from '../../games/choose-your-words/score.ts';
import { type Lexicon, lexiconOfWords } from '../../lexicon/lexicon.ts';
import { eachWord } from '../../lexicon/spelling.ts';
import { keptBy } from '../../shared/kept-by.ts';
import { lazy } from '../../shared/lazy.ts';
import { type BestHand, createHandFinder, type HandFinder } from './best-hand.ts';
import { codeOf } from './card-codes.ts';
import { type CardCode, createQuickScorer, type QuickScorer, WILD_CODE, WILDS_LAID } from './quick-score.ts';
import { createQuickWords } from './quick-words.ts';

export type OwnWords = {
  readonly deck: DeckName;
  readonly values: Uint8Array;
  /** The best word of a hand; words of a theme get the category's bonus. */
  readonly best: (hand: readonly Card[], theme: string | null) => BestHand | undefined;
  /** The best name of a hand on the list of a theme, the category's bonus included (CW-21.3). */
  readonly bestName: (hand: readonly Card[], theme: string) => BestHand | undefined;
  /** What a hand scores, quickly; the category's bonus left out. */
  readonly quick: QuickScorer;
  /** Whether a word is good as far as the bot knows. */
  readonly knows: (word: string) => boolean;
  /** Whether a word is built like those the bot knows: every three signs of it stand in one of them. */
  readonly looksGood: (word: string) => boolean;
};

const cardOf = (code: CardCode): Card =>
  code === WILD_CODE ? WILD : `${String.fromCharCode(65 + (code & 31))}${code & 32 ? 'r' : 'b'}`;

/** Three and more wilds are rare, and then the exact finder is quick. */
const withExact =
  (quick: QuickScorer, find: OwnWords['best']): QuickScorer =>
  (hand) => {
    if (hand.filter((card) => card === WILD_CODE).length <= WILDS_LAID) return quick(hand);
    const best = find(hand.map(cardOf), null);
    let used = 0;
    for (const laid of best?.word ?? []) {
      const code = codeOf(heldAs(laid));
      const at = hand.findIndex((card, i) => card === code && code !== WILD_CODE && ((used >> i) & 1) === 0);
      if (at >= 0) used |= 1 << at;
    }
    return { score: best?.score ?? 0, used };
  };

const trigramsOf = (word: string): string[] => {
  const framed = ` ${word} `;
  return Array.from({ length: framed.length - 2 }, (_, i) => framed.slice(i, i + 3));
};

const wordsOf = (lexicon: Lexicon, options: Options): OwnWords => {
  const { deck, houseWords } = options;
  const isSayable = (word: string): boolean => isLegal(options, lexicon, word) && !lexicon.isVulgar(word);
  const words = new Set<string>([EXCLAMATION, ...houseWords]);
  eachWord(lexicon.spelling, '', (word) => words.add(word));
  const sayable = [...words].filter(
    (word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && isSayable(word),
  );
  const values = valuesOf(DECKS[deck]);
  const finder = lazy((): HandFinder => createHandFinder(lexicon, deck, houseWords));
  const find: OwnWords['best'] = (hand, theme) =>
    finder()(hand, {
      accept: isSayable,
      ...(theme === null ? {} : { inCategory: (word: string) => lexicon.inTheme(word, theme) }),
    });
  const nameFinders = new Map<string, HandFinder>();
  const nameFinderOf = (theme: string): HandFinder => {
    const known = nameFinders.get(theme);
    const found = known ?? createHandFinder(lexiconOfWords(lexicon.names(theme)), deck);
    nameFinders.set(theme, found);
    return found;
  };
  const trigrams = lazy(() => new Set([...words].flatMap(trigramsOf)));
  return {
    deck,
    values,
    best: find,
    bestName: (hand, theme) =>
      nameFinderOf(theme)(hand, {
        accept: (name) => lexicon.inTheme(name, theme) && !options.houseBans.includes(name),
        inCategory: () => true,
      }),
    quick: withExact(createQuickScorer(createQuickWords(sayable), values), find),
    knows: (word) => isLegal(options, lexicon, word),
    looksGood: (word) => trigramsOf(word).every((three) => trigrams().has(three)),
  };
};

const keptWords = keptBy((_lexicon: Lexicon) => new Map<string, OwnWords>());
/** Tables of so many kinds are kept for each vocabulary. */
const MOST_KEPT = 4;

/** The words of a vocabulary at a table of such options; those of the last tables are kept, for they take a while to make. */
export const ownWordsOf = (lexicon: Lexicon, options: Options): OwnWords => {
  const { deck, houseWords, houseBans } = options;
  const key = JSON.stringify([deck, houseWords, houseBans]);
  const kept = keptWords(lexicon);
  const words = kept.get(key) ?? wordsOf(lexicon, options);
  kept.delete(key);
  kept.set(key, words);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return words;
};
