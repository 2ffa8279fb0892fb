import type { Closeness } from '../games/core/closeness.ts';
import type { Language } from '../shared/language.ts';
import { closenessEn } from './closeness-en.ts';
import { closenessFr } from './closeness-fr.ts';
import type { ClosenessSentences, ClosenessWays } from './closeness-wording.ts';

const SENTENCES: Readonly<Record<Language, ClosenessSentences>> = { en: closenessEn, fr: closenessFr };

/** How close a game was, in a line. */
export const closenessSentence = (language: Language, closeness: Closeness, ways: ClosenessWays): string => {
  const say = SENTENCES[language][closeness.kind] as (told: Closeness, ways: ClosenessWays) => string;
  return say(closeness, ways);
};
