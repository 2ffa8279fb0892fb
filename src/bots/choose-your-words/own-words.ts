/** The words a bot has for one table, and what hands are worth in them. */
import { createHandScorer, plainScore, valuesOf } from '../../games/choose-your-words/arrange.ts';
import { type Card, heldAs, letterOf, WILD } from '../../games/choose-your-words/card.ts';
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
import { type Eyes, missChance, SHARP_EYES, wildLetters } from './eyes.ts';
import {
  type CardCode,
  createQuickScorer,
  type QuickScorer,
  remembering,
  WILD_CODE,
  WILDS_LAID,
} from './quick-score.ts';
import { createQuickWords } from './quick-words.ts';

export type OwnWords = {
  readonly deck: DeckName;
  readonly values: Uint8Array;
  /** The best word of a hand as the eyes see it; words of a theme get the category's bonus. */
  readonly best: (hand: readonly Card[], theme: string | null) => BestHand | undefined;
  /** The best name of a hand on the list of a theme, the category's bonus included (CW-21.3). */
  readonly bestName: (hand: readonly Card[], theme: string) => BestHand | undefined;
  /** What a hand scores, quickly; the category's bonus left out. */
  readonly quick: QuickScorer;
  /** Whether a word is good as far as the bot knows. */
  readonly knows: (word: string) => boolean;
  /** Whether a word is built like those the bot knows: every three signs of it stand in one of them. */
  readonly looksGood: (word: string) => boolean;
  /** The same words at a glance (any whole number), at which some of them are overlooked. */
  readonly at: (glance: number) => OwnWords;
};

const cardOf = (code: CardCode): Card =>
  code === WILD_CODE ? WILD : `${String.fromCharCode(65 + (code & 31))}${code & 32 ? 'r' : 'b'}`;

/** Three and more wilds are rare, and then the exact finder is quick. */
const withExact =
  (quick: QuickScorer, find: OwnWords['best'], glance: number): QuickScorer =>
  (hand) => {
    if (hand.filter((card) => card === WILD_CODE).length <= WILDS_LAID) return quick(hand, glance);
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

/** Letters of a word that are not in a hand, for which wilds must stand. */
const missingFrom = (hand: readonly Card[], word: string): string[] => {
  const held = hand.filter((card) => card !== WILD).map(letterOf);
  return [...word].filter((letter) => {
    const at = held.indexOf(letter);
    if (at >= 0) held.splice(at, 1);
    return at < 0;
  });
};

const wordsOf = (lexicon: Lexicon, options: Options, eyes: Eyes): OwnWords => {
  const { deck, houseWords } = options;
  const isSayable = (word: string): boolean => isLegal(options, lexicon, word) && !lexicon.isVulgar(word);
  const isSharp = eyes.missedPerTier === 0 && eyes.missedPerLetter === 0;
  const known = new Set<string>([EXCLAMATION, ...houseWords]);
  eachWord(lexicon.spelling, '', (word) => known.add(word));
  const sayable = [...known].filter(
    (word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && isSayable(word),
  );
  const values = valuesOf(DECKS[deck]);
  const quickWords = createQuickWords(sayable, (word) => missChance(eyes, word, lexicon.levelOf(word)));
  const triedAs = wildLetters(eyes, deck);
  const quick = createQuickScorer(quickWords, { ...eyes, values, wildLetters: triedAs });
  const tried = new Set(triedAs.map((code) => String.fromCharCode(65 + code)));
  const finder = lazy((): HandFinder => createHandFinder(lexicon, deck, houseWords));

  /** What the eyes count for a word of a hand, and whether they see how to lay it. */
  const lookAt = (hand: readonly Card[], glance: number) => {
    const withoutWilds = createHandScorer(
      values,
      hand.filter((card) => card !== WILD),
    );
    return {
      accept: (word: string): boolean => {
        const missing = missingFrom(hand, word);
        return (
          isSayable(word) &&
          quickWords.isWordSeen(word, glance) &&
          missing.length <= eyes.wilds &&
          missing.every((letter) => tried.has(letter))
        );
      },
      counted: (word: string): number =>
        Math.max(plainScore(values, word), eyes.counts === 'none' ? 0 : withoutWilds.scoreOf(word, 0)),
    };
  };
  const findAt =
    (glance: number): OwnWords['best'] =>
    (hand, theme) => {
      const { accept, counted } = lookAt(hand, glance);
      return finder()(hand, {
        accept,
        ...(eyes.counts === 'all' ? {} : { counted }),
        ...(theme === null ? {} : { inCategory: (word: string) => lexicon.inTheme(word, theme) }),
      });
    };

  const nameFinders = new Map<string, HandFinder>();
  const nameFinderOf = (theme: string): HandFinder => {
    const made = nameFinders.get(theme);
    const found = made ?? createHandFinder(lexiconOfWords(lexicon.names(theme)), deck);
    nameFinders.set(theme, found);
    return found;
  };
  const trigrams = lazy(() => new Set([...known].flatMap(trigramsOf)));
  const scorerAt = (glance: number): QuickScorer => {
    const scorer = withExact(quick, findAt(glance), glance);
    return isSharp ? remembering(scorer) : scorer;
  };
  const seenAt = (glance: number): OwnWords => ({
    deck,
    values,
    best: findAt(glance),
    bestName: (hand, theme) =>
      nameFinderOf(theme)(hand, {
        accept: (name) => lexicon.inTheme(name, theme) && !options.houseBans.includes(name),
        inCategory: () => true,
      }),
    quick: scorerAt(glance),
    knows: (word) => isLegal(options, lexicon, word),
    looksGood: (word) => trigramsOf(word).every((three) => trigrams().has(three)),
    // Who overlooks nothing sees the same at any glance, and what is kept by these words is kept.
    at: (other) => (isSharp ? words : seenAt(other)),
  });
  const words = seenAt(0);
  return words;
};

const keptWords = keptBy((_lexicon: Lexicon) => new Map<string, OwnWords>());
/** Tables of so many kinds are kept for each vocabulary. */
const MOST_KEPT = 4;

/** The words of a vocabulary at a table of such options; those of the last tables are kept, for they take a while to make. */
export const ownWordsOf = (lexicon: Lexicon, options: Options, eyes: Eyes = SHARP_EYES): OwnWords => {
  const { deck, houseWords, houseBans } = options;
  const key = JSON.stringify([deck, houseWords, houseBans, eyes]);
  const kept = keptWords(lexicon);
  const words = kept.get(key) ?? wordsOf(lexicon, options, eyes);
  kept.delete(key);
  kept.set(key, words);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return words;
};
