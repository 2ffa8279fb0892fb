import type { GameEvent } from '../games/choose-your-words/events.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import type { Language } from '../shared/language.ts';
import { cardsEn } from './cards-en.ts';
import { cardsFr } from './cards-fr.ts';
import type { CardsSentences } from './cards-wording.ts';
import { gameSentences } from './game-sentences.ts';

const SENTENCES: Readonly<Record<Language, CardsSentences>> = { en: cardsEn, fr: cardsFr };

/** What to try instead of a text that is no action: the words of the notation are the same in every language. */
const TRY: Readonly<Record<Language, string>> = {
  en: 'Try bet 5, call, fold, exchange none, declare none …',
  fr: 'Essaie bet 5, call, fold, exchange none, declare none…',
};

export const {
  isRefusal: isCardsRefusal,
  ofRefusal: cardsRefusalSentence,
  ofAnyRefusal: cardsSentence,
  ofEvent: cardsEventSentence,
} = gameSentences<CardsRefusal, GameEvent>(SENTENCES, TRY);
