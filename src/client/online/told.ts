import { isBuyWordRefusal, refusalSentence } from '../../messages/buyword.ts';
import { isTableRefusal, tableSentence } from '../../messages/server.ts';
import { isTextRefusal, textSentence } from '../../messages/text.ts';
import { language } from '../language.ts';

/** Why the server, or the line to it, refused: a code with its data, and a sentence to show. */
export type Told = { readonly code: string; readonly message: string };

/**
 * What the server told, in the language of the page: the server speaks the one that somebody's name was first said in.
 * What a newer server tells is left as it came.
 */
export const inPageLanguage = (told: Told): Told => {
  const spoken = language.value;
  if (isTableRefusal(told)) return { ...told, message: tableSentence(spoken, told) };
  if (isTextRefusal(told)) return { ...told, message: textSentence(spoken, told) };
  return isBuyWordRefusal(told) ? { ...told, message: refusalSentence(spoken, told) } : told;
};

/** Whether a game cannot go on since rules or words have changed, but can be played again. */
export const isStale = ({ code }: Told): boolean => code === 'rules-changed' || code === 'words-changed';
