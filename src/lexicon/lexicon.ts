import { foldWord } from '../shared/fold-word.ts';
import { lazy } from '../shared/lazy.ts';
import { countLetters } from './alphabet.ts';
import { type DictionaryParts, unpackDictionary } from './dictionary-file.ts';
import { buildGraph } from './graph-build.ts';
import { buildLetterGraph, type LetterGraph, rarestFirst } from './letter-graph.ts';
import { indexIn, isPartOfSpeech, LEVEL_MASK, PARTS_OF_SPEECH, VULGAR } from './marks.ts';
import { createSpelling, hasWord, ordinalOf, type Spelling, wordAt } from './spelling.ts';

/** A dictionary ready for questions. Words are capitals A–Z; `foldWord` makes them so. */
export type Lexicon = {
  readonly spelling: Spelling;
  /** The graph that finders search; unpacked when first asked for. */
  readonly letterGraph: () => LetterGraph;
  /** How many words there are. */
  readonly size: number;
  readonly has: (word: string) => boolean;
  /** How common a word is, 1 everyday … 9 rare; undefined where it is no word. */
  readonly levelOf: (word: string) => number | undefined;
  readonly isVulgar: (word: string) => boolean;
  /** The vulgar words, alphabetically. */
  readonly vulgarWords: () => string[];
  /** Names of the themes there are, alphabetically. */
  readonly themes: readonly string[];
  /** Whether a word belongs to a theme in any of its senses, or is one of its names (BW-15.1). */
  readonly inTheme: (word: string, theme: string) => boolean;
  /** The words and names of a theme, alphabetically; `main`: of the words only those whose main sense it is. */
  readonly themeWords: (theme: string, sense?: 'main' | 'any') => string[];
  /** The names of a theme, which count though the dictionary may not have them, alphabetically; few themes have any. */
  readonly names: (theme: string) => string[];
};

const createLexicon = ({ spelling: graph, letterGraph, marks, names }: DictionaryParts): Lexicon => {
  const spelling = createSpelling(graph);
  const markOf = (word: string): number | undefined => marks().bytes[ordinalOf(spelling, word)];
  const themes = lazy(() => {
    const usedParts = Object.keys(PARTS_OF_SPEECH)
      .filter(isPartOfSpeech)
      .filter((part) => marks().bytes.some((byte) => (byte & PARTS_OF_SPEECH[part]) !== 0));
    return [...new Set([...marks().themes.keys(), ...names().keys(), ...usedParts])].sort();
  });

  const inTheme = (word: string, theme: string): boolean => {
    if (names().get(theme)?.has(word)) return true;
    const ordinal = ordinalOf(spelling, word);
    if (ordinal < 0) return false;
    if (isPartOfSpeech(theme)) return ((marks().bytes[ordinal] as number) & PARTS_OF_SPEECH[theme]) !== 0;
    const list = marks().themes.get(theme);
    return list !== undefined && indexIn(list.wide, ordinal) >= 0;
  };

  const themeWords: Lexicon['themeWords'] = (theme, sense = 'any') => {
    const words: string[] = [];
    if (isPartOfSpeech(theme)) {
      marks().bytes.forEach((byte, ordinal) => {
        if ((byte & PARTS_OF_SPEECH[theme]) !== 0) words.push(wordAt(spelling, ordinal));
      });
    }
    const list = marks().themes.get(theme);
    list?.wide.forEach((ordinal, i) => {
      if (sense === 'any' || list.main[i] === 1) words.push(wordAt(spelling, ordinal));
    });
    const named = names().get(theme);
    return named === undefined ? words : [...words, ...named].sort();
  };

  return {
    spelling,
    letterGraph,
    size: spelling.size,
    has: (word) => hasWord(spelling, word),
    levelOf: (word) => {
      const mark = markOf(word);
      return mark === undefined ? undefined : mark & LEVEL_MASK;
    },
    isVulgar: (word) => ((markOf(word) ?? 0) & VULGAR) !== 0,
    vulgarWords: () => {
      const words: string[] = [];
      marks().bytes.forEach((byte, ordinal) => {
        if ((byte & VULGAR) !== 0) words.push(wordAt(spelling, ordinal));
      });
      return words;
    },
    get themes() {
      return themes();
    },
    inTheme,
    themeWords,
    names: (theme) => [...(names().get(theme) ?? [])],
  };
};

/** Opens a dictionary file (uncompressed); throws a sentence where it is damaged. */
export const openLexicon = (file: Uint8Array): Lexicon => createLexicon(unpackDictionary(file));

/** Makes a dictionary of a list of words, such as a theme or a list that players pasted; what is no word is left out. */
export const lexiconOfWords = (list: Iterable<string>): Lexicon => {
  const words = [...new Set(Array.from(list, foldWord))].filter((word) => /^[A-Z]{2,}$/.test(word)).sort();
  return createLexicon({
    spelling: buildGraph(words),
    letterGraph: lazy(() => buildLetterGraph(words, rarestFirst(words))),
    marks: () => ({ bytes: new Uint8Array(words.length), themes: new Map() }),
    names: () => new Map(),
  });
};

/** Whether a word can be spelt with letters of a rack (both capitals A–Z). */
export const spells = (rack: string, word: string): boolean => {
  const held = countLetters(rack);
  return countLetters(word).every((count, code) => count <= (held[code] as number));
};
