import { type Lexicon, lexiconOfWords } from '../lexicon/lexicon.ts';
import { eachWord } from '../lexicon/spelling.ts';
import { keptBy } from '../shared/kept-by.ts';
import type { Language } from '../shared/language.ts';
import type { Level } from './levels.ts';

/** The rarest words that each level below the expert knows, by how common words are (1 everyday … 9 rare). */
const RAREST_KNOWN: Readonly<Record<Exclude<Level, 'expert'>, Readonly<Record<Language, number>>>> = {
  novice: { en: 2, fr: 3 },
  casual: { en: 3, fr: 5 },
  club: { en: 6, fr: 7 },
};

/** Of a dictionary the words up to a rarity, with all that is known of them. */
const commonPart = (lexicon: Lexicon, rarest: number): Lexicon => {
  const words: string[] = [];
  eachWord(lexicon.spelling, '', (word) => {
    if ((lexicon.levelOf(word) ?? 0) <= rarest) words.push(word);
  });
  const part = lexiconOfWords(words);
  // Names that are no words have no rarity: everybody knows them.
  const isKnown = (word: string): boolean => part.has(word) || !lexicon.has(word);
  return {
    ...part,
    levelOf: (word) => (part.has(word) ? lexicon.levelOf(word) : undefined),
    isVulgar: lexicon.isVulgar,
    vulgarWords: () => lexicon.vulgarWords().filter(part.has),
    themes: lexicon.themes,
    inTheme: (word, theme) => isKnown(word) && lexicon.inTheme(word, theme),
    themeWords: (theme, sense) => lexicon.themeWords(theme, sense).filter(isKnown),
    names: (theme) => lexicon.names(theme).filter(isKnown),
  };
};

const partsOf = keptBy((_lexicon: Lexicon) => new Map<number, Lexicon>());

/** What a bot of a level knows of a dictionary: all of it, or its common part, made once. */
export const vocabularyOf = (lexicon: Lexicon, level: Level, language: Language): Lexicon => {
  if (level === 'expert') return lexicon;
  const rarest = RAREST_KNOWN[level][language];
  const parts = partsOf(lexicon);
  const part = parts.get(rarest) ?? commonPart(lexicon, rarest);
  parts.set(rarest, part);
  return part;
};
