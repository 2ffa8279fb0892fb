import { priceOf } from '../../games/buyword/tile-set.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { themePart } from './theme-words.ts';
import { definitionsIn, dictionaryNamed, lexiconNamed, Unreachable } from './word-source.ts';
import type { SearchAnswer, SearchQuery, WordsError, WordsReply, WordsRequest } from './words-protocol.ts';

let latestSearch = 0;

/** Lets messages that wait come in first, so that a search is not begun when a newer one is there. */
const otherMessages = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const search = async (
  id: number,
  { dictionary, rack, wild }: SearchQuery,
): Promise<Result<SearchAnswer, WordsError>> => {
  latestSearch = id;
  const { finder } = await dictionaryNamed(dictionary);
  await otherMessages();
  if (latestSearch !== id) return err({ code: 'search-superseded' });
  return ok({
    words: finder.dearestWords(rack, { wild }),
    set: finder.bestWords(rack, { wilds: wild ? 1 : 0, pay: priceOf }),
  });
};

const answer = async (request: WordsRequest): Promise<WordsReply['result']> => {
  switch (request.kind) {
    case 'open':
      return ok((await dictionaryNamed(request.ask)).size);
    case 'search':
      return search(request.id, request.ask);
    case 'knows': {
      const { dictionary, word, theme } = request.ask;
      const lexicon = await lexiconNamed(dictionary);
      return ok({ has: lexicon.has(word), inTheme: theme !== undefined && lexicon.inTheme(word, theme) });
    }
    case 'themeWords':
      return ok(themePart(await lexiconNamed(request.ask.dictionary), request.ask));
    case 'define':
      return ok(await (await definitionsIn(request.ask.language)).define(request.ask.word));
  }
};

addEventListener('message', async ({ data }: MessageEvent<WordsRequest>) => {
  let result: WordsReply['result'];
  try {
    result = await answer(data);
  } catch (cause) {
    result = err({ code: cause instanceof Unreachable ? 'words-unreachable' : 'words-broken' });
  }
  const reply: WordsReply = { id: data.id, result };
  postMessage(reply);
});
