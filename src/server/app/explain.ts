import type { Refusal } from '../../games/core/game.ts';
import { isTableRefusal, tableSentence } from '../../messages/server.ts';
import type { Language } from '../../shared/language.ts';
import type { ServedGame } from './served-game.ts';

/** Why something was refused, in a sentence, whether by the server or by a game. */
export const explain = (language: Language, refusal: Refusal, served?: ServedGame): string => {
  if (isTableRefusal(refusal)) return tableSentence(language, refusal);
  return served === undefined
    ? tableSentence(language, { code: 'internal' })
    : served.refusalSentence(language, refusal);
};
