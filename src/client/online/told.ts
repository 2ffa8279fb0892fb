import { isBuyWordRefusal, refusalSentence } from '../../messages/buyword.ts';
import { cardsRefusalSentence, isCardsRefusal } from '../../messages/cards.ts';
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
  // A code of both games does not say which of them means it.
  if (isBuyWordRefusal(told) && isCardsRefusal(told)) return told;
  if (isBuyWordRefusal(told)) return { ...told, message: refusalSentence(spoken, told) };
  return isCardsRefusal(told) ? { ...told, message: cardsRefusalSentence(spoken, told) } : told;
};

/** Whether a game cannot go on since rules or words have changed, but can be played again. */
export const isStale = ({ code }: Told): boolean => code === 'rules-changed' || code === 'words-changed';
