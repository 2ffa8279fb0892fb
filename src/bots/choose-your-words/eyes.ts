/** How a level looks at a hand: which words it overlooks, what it tries wilds as, and which bonuses it counts. */
import { cardsOf } from '../../games/choose-your-words/deck.ts';
import { DECKS, type DeckName } from '../../games/choose-your-words/decks.ts';
import type { Level } from '../levels.ts';

export type Eyes = {
  /** How likely a word is overlooked: so much for each tier of rarity beyond the first, and for each letter beyond four. */
  readonly missedPerTier: number;
  readonly missedPerLetter: number;
  /** As how many of the deck's commonest letters a wild is tried, and how many wilds one word takes. */
  readonly wildAs: number;
  readonly wilds: number;
  /** Which pairs, colours and palindromes are counted before a word is laid: none, those without a wild, all. */
  readonly counts: 'none' | 'plain' | 'all';
};

/** Sees every word that it knows, and counts like the rules. */
export const SHARP_EYES: Eyes = {
  missedPerTier: 0,
  missedPerLetter: 0,
  wildAs: 26,
  wilds: 7,
  counts: 'all',
};

const EYES_OF_LEVEL: Readonly<Record<Level, Eyes>> = {
  novice: { missedPerTier: 0.15, missedPerLetter: 0.12, wildAs: 8, wilds: 1, counts: 'none' },
  casual: { missedPerTier: 0.06, missedPerLetter: 0.06, wildAs: 14, wilds: 2, counts: 'plain' },
  club: { ...SHARP_EYES, missedPerTier: 0.015, missedPerLetter: 0.02 },
  expert: SHARP_EYES,
};

export const eyesOf = (level: Level): Eyes => EYES_OF_LEVEL[level];

const EASY_LENGTH = 4;
const MOST_MISSED = 0.9;

/** How likely a word is overlooked; words without a tier were agreed upon, and are in everybody's mind. */
export const missChance = (eyes: Eyes, word: string, tier = 1): number =>
  Math.min(
    MOST_MISSED,
    eyes.missedPerTier * Math.max(0, tier - 1) +
      eyes.missedPerLetter * Math.max(0, word.length - EASY_LENGTH),
  );

/** The letters that a wild is tried as, by code: the commonest of the deck, ties by the alphabet. */
export const wildLetters = ({ wildAs }: Eyes, deck: DeckName): number[] => {
  const counts = Array<number>(26).fill(0);
  for (const card of cardsOf(DECKS[deck])) {
    const code = card.charCodeAt(0) - 65;
    if (code >= 0 && code < counts.length) counts[code] = (counts[code] as number) + 1;
  }
  return [...counts.keys()]
    .sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)
    .slice(0, wildAs)
    .sort((a, b) => a - b);
};
