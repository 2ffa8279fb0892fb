import type { Hint, Nudge } from '../coach/hint.ts';
import type { Language } from '../shared/language.ts';
import { type CoachMessages, coachEn } from './coach-en.ts';
import { coachFr } from './coach-fr.ts';

const COACH: Readonly<Record<Language, CoachMessages>> = { en: coachEn, fr: coachFr };

/** What a coach says; apart from the other sentences, since only whoever asks for hints needs it. */
export const coachIn = (language: Language): CoachMessages => COACH[language];

/** How a page says what a hint is about: the game's amounts, letters or cards, and moves. */
export type HintWords = {
  readonly amount: (value: number) => string;
  readonly letters: (letters: string) => string;
  readonly move: (action: string) => string;
};

const lettersLine = (said: CoachMessages, { nudge, letters }: Hint, words: HintWords): string => {
  if (letters !== '') return said.letters(words.letters(letters));
  if ('chance' in nudge) return said.odds(nudge.chance, 'need' in nudge ? nudge.need : undefined);
  return said.noLetters;
};

/** A hint as three sentences, one for each level: a nudge, the letters, the move and what it gains. */
export const hintSentences = (
  language: Language,
  hint: Hint,
  words: HintWords,
): readonly [string, string, string] => {
  const said = COACH[language];
  const nudge = said.nudges[hint.nudge.code] as (nudge: Nudge) => string;
  const move = said.move(words.move(hint.move.action));
  return [
    nudge(hint.nudge),
    lettersLine(said, hint, words),
    hint.gain > 0 ? `${move} ${said.gain(words.amount(hint.gain))}` : move,
  ];
};
