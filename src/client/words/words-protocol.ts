import type { Definition } from '../../lexicon/definitions.ts';
import type { FoundSet, FoundWord } from '../../lexicon/word-finder.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import type { Result } from '../../shared/result.ts';
import type { ThemeName } from '../../shared/themes.ts';

export type SearchQuery = {
  readonly dictionary: DictionaryName;
  /** Capitals A–Z. */
  readonly rack: string;
  readonly wild: boolean;
};

export type SearchAnswer = { readonly words: readonly FoundWord[]; readonly set: FoundSet };

export type ThemeQuery = {
  readonly dictionary: DictionaryName;
  readonly theme: ThemeName;
  /** Words whose main sense it is, or words of the theme in any sense: those count (BW-15.1). */
  readonly sense: 'main' | 'any';
  /** Letters that the words hold, those that begin with them first; capitals. None: all words. */
  readonly search: string;
  readonly from: number;
  readonly count: number;
};

export type ThemePart = {
  readonly words: readonly string[];
  /** How many words there are by this search, and in each list as a whole. */
  readonly found: number;
  readonly sizes: { readonly main: number; readonly any: number };
};

/** What the page asks the word worker, and what it gets. */
export type Questions = {
  /** Opens a dictionary; tells how many words it has. */
  readonly open: { readonly ask: DictionaryName; readonly answer: number };
  /** A newer search supersedes those that have not begun. */
  readonly search: { readonly ask: SearchQuery; readonly answer: SearchAnswer };
  /** Whether a word stands in a dictionary, and in the wide list of a theme. */
  readonly knows: {
    readonly ask: { readonly dictionary: DictionaryName; readonly word: string; readonly theme?: ThemeName };
    readonly answer: { readonly has: boolean; readonly inTheme: boolean };
  };
  /** The words of a theme that hold some letters, alphabetically, so many of them from a place on. */
  readonly themeWords: { readonly ask: ThemeQuery; readonly answer: ThemePart };
  readonly define: {
    readonly ask: { readonly language: Language; readonly word: string };
    readonly answer: Definition;
  };
};

export type QuestionKind = keyof Questions;

export type WordsError =
  /** The server or the worker could not be reached. */
  | { readonly code: 'words-unreachable' }
  /** What came cannot be read. */
  | { readonly code: 'words-broken' }
  | { readonly code: 'search-superseded' };

export type WordsRequest = {
  [Kind in QuestionKind]: { readonly id: number; readonly kind: Kind; readonly ask: Questions[Kind]['ask'] };
}[QuestionKind];

export type WordsReply = {
  readonly id: number;
  readonly result: Result<Questions[QuestionKind]['answer'], WordsError>;
};
