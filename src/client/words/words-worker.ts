import { priceOf } from '../../games/buyword/tile-set.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { ThemeName } from '../../shared/themes.ts';
import { type ThemeQuery, themePart } from './theme-words.ts';
import { definitionsIn, dictionaryNamed, lexiconNamed, Unreachable } from './word-source.ts';

/** Why there is no answer: the server or the worker could not be reached, what came cannot be read, a newer search came. */
export type WordsError = { readonly code: 'words-unreachable' | 'words-broken' | 'search-superseded' };

class Superseded extends Error {}

let latestSearch = 0;

/** Lets messages that wait come in first, so that a search is not begun when a newer one is there. */
const otherMessages = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Within = { readonly dictionary: DictionaryName };

/** What the page may ask, and how it is answered. */
const answers = {
  /** Opens a dictionary; tells how many words it has. */
  open: async (dictionary: DictionaryName) => (await dictionaryNamed(dictionary)).size,

  /** The best words of a rack of capitals. A newer search supersedes those that have not begun. */
  search: async ({ dictionary, rack, wild }: Within & { readonly rack: string; readonly wild: boolean }) => {
    const mine = ++latestSearch;
    const { finder } = await dictionaryNamed(dictionary);
    await otherMessages();
    if (latestSearch !== mine) throw new Superseded();
    return {
      words: finder.dearestWords(rack, { wild }),
      set: finder.bestWords(rack, { wilds: wild ? 1 : 0, pay: priceOf }),
    };
  },

  /** Whether a word stands in a dictionary, and in the wide list of a theme. */
  knows: async ({
    dictionary,
    word,
    theme,
  }: Within & { readonly word: string; readonly theme?: ThemeName }) => {
    const lexicon = await lexiconNamed(dictionary);
    return { has: lexicon.has(word), inTheme: theme !== undefined && lexicon.inTheme(word, theme) };
  },

  /** The words of a theme that hold some letters, alphabetically, so many of them from a place on. */
  themeWords: async ({ dictionary, ...query }: Within & ThemeQuery) =>
    themePart(await lexiconNamed(dictionary), query),

  define: async ({ language, word }: { readonly language: Language; readonly word: string }) =>
    (await definitionsIn(language)).define(word),
};

type Answers = typeof answers;
export type QuestionKind = keyof Answers;
export type Asked<Kind extends QuestionKind> = Parameters<Answers[Kind]>[0];
export type Answer<Kind extends QuestionKind> = Awaited<ReturnType<Answers[Kind]>>;

export type WordsRequest<Kind extends QuestionKind = QuestionKind> = {
  readonly id: number;
  readonly kind: Kind;
  readonly ask: Asked<Kind>;
};
export type WordsReply = { readonly id: number; readonly result: Result<Answer<QuestionKind>, WordsError> };

const whyNot = (cause: unknown): WordsError['code'] => {
  if (cause instanceof Superseded) return 'search-superseded';
  return cause instanceof Unreachable ? 'words-unreachable' : 'words-broken';
};

addEventListener('message', async ({ data: { id, kind, ask } }: MessageEvent<WordsRequest>) => {
  // Each kind of question comes with what it asks.
  const answer = answers[kind] as (asked: typeof ask) => Promise<Answer<QuestionKind>>;
  const result = await answer(ask).then(ok, (cause: unknown) => err({ code: whyNot(cause) }));
  postMessage({ id, result } satisfies WordsReply);
});
