/** How hard a puzzle is taken to be: by how far the best choice is ahead, how tempting another one is, how rare and long its words are. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { gapOf, type Puzzle } from './puzzle.ts';
import { isWordTag, type PuzzleTag } from './tags.ts';
import { THRESHOLDS } from './thresholds.ts';

const EASIEST = 600;
const HARDEST = 2400;
/** A choice whose lead is just the threshold; each time the lead doubles it is so much easier. */
const CLOSE_CHOICE = 1700;
const A_DOUBLE = 220;
/** Each choice beyond two, and a best choice that does not look it. */
const A_CHOICE = 60;
const TEMPTING = 150;

/** A short everyday word; each letter beyond four, each tier of rarity, each word and a wild more. */
const PLAIN_WORD: Readonly<Record<'word' | 'set' | 'hand', number>> = { word: 850, set: 1050, hand: 900 };
const A_LETTER = 110;
const A_TIER = 110;
const A_WORD = 130;
const A_WILD = 150;
const EASY_LENGTH = 4;

/** What makes a puzzle hard, told by who found it. */
export type Hardness = {
  /** Whether something else brings more at once, or looks the likelier thing to do. */
  readonly isTempted: boolean;
};

const clamp = (rating: number): number => Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)));

/** The words of an answer in notation, capitals; wilds of cards stand for their letter. */
export const wordsOfAction = (tag: PuzzleTag, action: string): string[] => {
  const [, ...rest] = action.split(' ');
  if (tag === 'hand') return [rest.map((card) => card.at(-2) ?? '').join('')];
  return rest.map((word) => word.toUpperCase());
};

const usesWild = (action: string): boolean => /\*|^sell .*[a-z]/.test(action);

export const startingRating = (
  puzzle: Pick<Puzzle, 'tag' | 'choices'>,
  lexicon: Pick<Lexicon, 'levelOf'>,
  { isTempted }: Hardness,
): number => {
  const { tag, choices } = puzzle;
  if (!isWordTag(tag)) {
    const doubles = Math.log2(Math.max(1, gapOf(puzzle) / THRESHOLDS[tag]));
    const more = A_CHOICE * (choices.length - 2) + (isTempted ? TEMPTING : 0);
    return clamp(CLOSE_CHOICE - A_DOUBLE * doubles + more);
  }
  const best = choices[0]?.value;
  // Whichever answer is found first will do: the easiest counts.
  const each = choices
    .filter(({ value }) => value === best)
    .map(({ action }) => {
      const words = wordsOfAction(tag, action);
      const hardest = words.map(
        (word) =>
          A_LETTER * Math.max(0, word.length - EASY_LENGTH) + A_TIER * ((lexicon.levelOf(word) ?? 1) - 1),
      );
      return Math.max(...hardest) + A_WORD * (words.length - 1) + (usesWild(action) ? A_WILD : 0);
    });
  return clamp(PLAIN_WORD[tag] + Math.min(...each));
};
