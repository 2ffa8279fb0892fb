import type { FastifyInstance } from 'fastify';
import { WordAnswer } from '../../protocol/answers.ts';
import { WordQuery } from '../../protocol/people-requests.ts';
import { isDictionaryName } from '../../shared/dictionaries.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { loadLexicon, pinOf } from '../words/word-files.ts';
import type { ApiParts, Guards } from './api.ts';
import { described } from './route-notes.ts';

const WORD_LENGTHS = { from: 2, to: 40 } as const;
const WORD = new RegExp(`^[A-Z]{${WORD_LENGTHS.from},${WORD_LENGTHS.to}}$`);

/** Tells programs whether a dictionary has a word, unless they play a game in which nobody may look words up. */
export const lookUpRoutes = (app: FastifyInstance, { tables }: ApiParts, guards: Guards): void => {
  app.get(
    '/words/:dictionary/:word',
    described('word', { querystring: WordQuery, answers: { 200: WordAnswer } }),
    guards.open(async ({ request, who, refuse }) => {
      const { dictionary, word: typed } = request.params as { dictionary: string; word: string };
      const { theme } = request.query as WordQuery;
      if (!isDictionaryName(dictionary)) return refuse({ code: 'no-such-dictionary' });
      const word = foldWord(typed);
      if (!WORD.test(word)) return refuse({ code: 'bad-word', ...WORD_LENGTHS } as { code: string });
      if (who !== undefined && (await tables.closesLookUp(who))) return refuse({ code: 'look-up-closed' });
      const lexicon = loadLexicon(dictionary);
      if (theme !== undefined && !lexicon.themes.includes(theme)) return refuse({ code: 'no-such-theme' });
      return {
        word,
        dictionary,
        sha256: pinOf(dictionary).sha256,
        valid: lexicon.has(word),
        ...(theme === undefined ? {} : { inTheme: lexicon.inTheme(word, theme) }),
      };
    }),
  );
};
