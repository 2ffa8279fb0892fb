import type { GameEvent } from '../games/buyword/events.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import type { Language } from '../shared/language.ts';
import { eventsEn } from './buyword-events-en.ts';
import { eventsFr } from './buyword-events-fr.ts';
import { refusalsEn } from './buyword-refusals-en.ts';
import { refusalsFr } from './buyword-refusals-fr.ts';
import type { BuyWordSentences } from './buyword-wording.ts';
import { gameSentences } from './game-sentences.ts';

const SENTENCES: Readonly<Record<Language, BuyWordSentences>> = {
  en: { refusals: refusalsEn, events: eventsEn, nameless: (seat) => `Player ${seat + 1}` },
  fr: { refusals: refusalsFr, events: eventsFr, nameless: (seat) => `Joueur\u00a0${seat + 1}` },
};

/** What to try instead of a text that is no action: the words of the notation are the same in every language. */
const TRY: Readonly<Record<Language, string>> = {
  en: 'Try roll, buy, decline, sell WORD, done …',
  fr: 'Essaie roll, buy, decline, sell MOT, done…',
};

export const {
  isRefusal: isBuyWordRefusal,
  ofRefusal: refusalSentence,
  ofAnyRefusal: buyWordSentence,
  ofEvent: eventSentence,
} = gameSentences<BuyWordRefusal, GameEvent>(SENTENCES, TRY);
