import { type WordRefusal, weighWords } from '../../puzzles/judging.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { bestChoices } from '../../puzzles/puzzle.ts';
import { wordsOfAction } from '../../puzzles/starting-rating.ts';
import type { WordTag } from '../../puzzles/tags.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Position } from './load-puzzles.ts';

/** How a puzzle was answered; `given` is undefined where the answer was asked for. */
export type Answered = {
  readonly isSolved: boolean;
  /** The action chosen, or the words as they were laid. */
  readonly given: string | undefined;
  /** What words came to. */
  readonly worth?: number;
};

/** What speaks against an answer, which then does not count. */
export type AnswerRefusal =
  | WordRefusal
  | { readonly code: 'not-word' | 'no-dictionary'; readonly word: string };

/** Whether a word stands in the dictionary of the position; undefined where that cannot be told. */
export type Knows = (word: string) => Promise<boolean | undefined>;

export const answerByChoice = (puzzle: Puzzle, action: string): Answered => ({
  isSolved: bestChoices(puzzle).some((best) => best.action === action),
  given: action,
});

/** What a text that somebody types means among the choices of a puzzle: its number, or its action however it is spelt. */
export const choiceTyped = (
  { choices }: Puzzle,
  order: readonly string[],
  text: string,
): string | undefined => {
  const plain = (each: string): string => each.trim().replace(/\s+/g, ' ').toLowerCase();
  const typed = plain(text);
  if (
    /^\d$/.test(typed) &&
    order[Number(typed) - 1] !== undefined &&
    !choices.some(({ action }) => action === `choose ${typed}`)
  )
    return order[Number(typed) - 1];
  if (/^\d$/.test(typed)) return order.find((action) => action === `choose ${typed}`);
  return order.find((action) => plain(action) === typed);
};

/** Judges an answer of words: by the rules, by the dictionary, then by what it comes to. */
export const answerByWords = async (
  { puzzle, view, seat }: Position,
  tag: WordTag,
  text: string,
  knows: Knows,
): Promise<Result<Answered, AnswerRefusal>> => {
  const weighed = weighWords(tag, view, seat, text);
  if (!weighed.ok) return weighed;
  const { words, laid, worth } = weighed.value;
  const told = new Set(puzzle.choices.flatMap(({ action }) => wordsOfAction(tag, action)));
  for (const word of words) {
    const isKnown = told.has(word) || (await knows(word));
    if (isKnown === undefined) return err({ code: 'no-dictionary', word });
    if (!isKnown) return err({ code: 'not-word', word });
  }
  return ok({
    isSolved: worth >= (puzzle.choices[0]?.value ?? 0),
    given: laid.join(tag === 'hand' ? '' : ' '),
    worth,
  });
};
