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

/** Why the move is best, in a sentence; '' where there is no more to say of it. */
const reasonLine = ({ reasons }: CoachMessages, { move: { why } }: Hint, words: HintWords): string => {
  if (why === undefined || !Object.hasOwn(reasons, why.code)) return '';
  const { kept } = why as { readonly kept?: string };
  const said = (reasons as Readonly<Record<string, (reason: object) => string>>)[why.code];
  return said?.(kept ? { ...why, kept: words.letters(kept) } : why) ?? '';
};

/** A hint as three sentences, one for each level: a nudge, the letters, the move with its reason and what it gains. */
export const hintSentences = (
  language: Language,
  hint: Hint,
  words: HintWords,
): readonly [string, string, string] => {
  const said = COACH[language];
  const nudge = said.nudges[hint.nudge.code] as (nudge: Nudge) => string;
  const move = [
    said.move(words.move(hint.move.action)),
    reasonLine(said, hint, words),
    hint.gain > 0 ? said.gain(words.amount(hint.gain)) : '',
  ];
  return [
    nudge(hint.nudge),
    lettersLine(said, hint, words),
    move.filter((sentence) => sentence !== '').join(' '),
  ];
};
