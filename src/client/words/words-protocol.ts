import type { Definition } from '../../lexicon/definitions.ts';
import type { FoundSet, FoundWord } from '../../lexicon/word-finder.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import type { Result } from '../../shared/result.ts';

export type SearchQuery = {
  readonly dictionary: DictionaryName;
  /** Capitals A–Z. */
  readonly rack: string;
  readonly wild: boolean;
};

export type SearchAnswer = { readonly words: readonly FoundWord[]; readonly set: FoundSet };

/** What the page asks the word worker, and what it gets. */
export type Questions = {
  /** Opens a dictionary; tells how many words it has. */
  readonly open: { readonly ask: DictionaryName; readonly answer: number };
  /** A newer search supersedes those that have not begun. */
  readonly search: { readonly ask: SearchQuery; readonly answer: SearchAnswer };
  /** Whether a word stands in a dictionary. */
  readonly knows: {
    readonly ask: { readonly dictionary: DictionaryName; readonly word: string };
    readonly answer: boolean;
  };
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
