import { isBuyWordRefusal, refusalSentence } from '../../messages/buyword.ts';
import { cardsRefusalSentence, isCardsRefusal } from '../../messages/cards.ts';
import { isTableRefusal, tableSentence } from '../../messages/server.ts';
import { isTextRefusal, textGameOf, textSentence } from '../../messages/text.ts';
import { language } from '../language.ts';

/** Why the server, or the line to it, refused: a code with its data, and a sentence to show. */
export type Told = { readonly code: string; readonly message: string };

/**
 * What the server told, in the language of the page: the server speaks the one that somebody's name was first said in.
 * What a newer server tells is left as it came. The game is that of the table it is about, if it is about one.
 */
export const inPageLanguage = (told: Told, game: string | undefined): Told => {
  const spoken = language.value;
  if (isTableRefusal(told)) return { ...told, message: tableSentence(spoken, told) };
  if (isTextRefusal(told)) return { ...told, message: textSentence(spoken, told, textGameOf(game)) };
  const isBuyWord = isBuyWordRefusal(told);
  const isCards = isCardsRefusal(told);
  // A code of both games does not say by itself which of them means it.
  if (isCards && (!isBuyWord || game === 'choose-your-words'))
    return { ...told, message: cardsRefusalSentence(spoken, told) };
  if (isBuyWord && (!isCards || game === 'buyword'))
    return { ...told, message: refusalSentence(spoken, told) };
  return told;
};

/** Whether a game cannot go on since rules or words have changed, but can be played again. */
export const isStale = ({ code }: Told): boolean => code === 'rules-changed' || code === 'words-changed';
