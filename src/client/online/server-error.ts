import { isTableRefusal, tableSentence } from '../../messages/server.ts';
import { isTextRefusal, textSentence } from '../../messages/text.ts';
import type { Language } from '../../shared/language.ts';
import { gameList, type RefusalSentences } from '../base/game-list.ts';
import { language } from '../base/language.ts';

/** Why the server, or the line to it, refused: a code with its data, and a sentence to show. */
export type ServerError = { readonly code: string; readonly message: string };

/** What the games refuse, as far as it was fetched, by the name of the game. */
const refusals = new Map<string, RefusalSentences>();

/** Fetches what the games refuse, in sentences, unless it is there; what cannot be had is left out. */
export const fetchRefusals = async (): Promise<void> => {
  const missing = gameList().filter(({ name }) => !refusals.has(name));
  await Promise.allSettled(
    missing.map(async ({ name, loadRefusals }) => void refusals.set(name, await loadRefusals())),
  );
};

/** Who speaks for a game's refusal. A code of several games does not say by itself which of them means it. */
const speakerFor = (told: ServerError, game: string | undefined): RefusalSentences | undefined => {
  const own = refusals.get(game ?? '');
  if (own?.isRefusal(told)) return own;
  const [one, other] = [...refusals.values()].filter(({ isRefusal }) => isRefusal(told));
  return other === undefined ? one : undefined;
};

/** An error whose message follows the language of the page. */
const saying = (told: ServerError, say: (spoken: Language) => string): ServerError => ({
  ...told,
  get message() {
    return say(language.value);
  },
});

/**
 * What the server told, in the language of the page: the server speaks the one that somebody's name was first said in.
 * What a newer server tells is left as it came. The game is that of the table it is about, if it is about one.
 */
export const inPageLanguage = (told: ServerError, game: string | undefined): ServerError => {
  if (isTableRefusal(told)) return saying(told, (spoken) => tableSentence(spoken, told));
  if (isTextRefusal(told)) {
    const own = refusals.get(game ?? '');
    return saying(told, (spoken) => own?.sentence(spoken, told) ?? textSentence(spoken, told));
  }
  const speaker = speakerFor(told, game);
  return speaker === undefined ? told : saying(told, (spoken) => speaker.sentence(spoken, told));
};

/** The same of what the server answers to a request, for which a game's sentences may still have to be fetched. */
export const answerInPageLanguage = async (told: ServerError): Promise<ServerError> => {
  if (!isTableRefusal(told) && !isTextRefusal(told)) await fetchRefusals();
  return inPageLanguage(told, undefined);
};

/** The server cannot be reached, which `say` says. */
export const unreachable = (say: () => string): ServerError =>
  saying({ code: 'unreachable', message: '' }, say);

/** Whether a game cannot go on since rules or words have changed, but can be played again. */
export const isStale = ({ code }: ServerError): boolean =>
  code === 'rules-changed' || code === 'words-changed';
