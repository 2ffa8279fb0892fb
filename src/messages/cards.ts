import type { GameEvent } from '../games/choose-your-words/events.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Language } from '../shared/language.ts';
import type { People } from './buyword-wording.ts';
import { cardsEn } from './cards-en.ts';
import { cardsFr } from './cards-fr.ts';
import type { CardsSentences } from './cards-wording.ts';

const SENTENCES: Readonly<Record<Language, CardsSentences>> = { en: cardsEn, fr: cardsFr };

/** Whether a refusal is one of Choose Your Words. */
export const isCardsRefusal = (refusal: { readonly code: string }): refusal is CardsRefusal =>
  Object.hasOwn(cardsEn.refusals, refusal.code);

/** Why something was refused, said to the player who tried it. */
export const cardsRefusalSentence = (language: Language, refusal: CardsRefusal): string => {
  // The sentence of a code takes refusals of that code; TypeScript cannot follow the pairing through the look-up.
  const say = SENTENCES[language].refusals[refusal.code] as (refusal: CardsRefusal) => string;
  return say(refusal);
};

/** What has happened, said to a viewer (a seat, or null for a spectator); undefined where there is nothing to tell. */
export const cardsEventSentence = (
  language: Language,
  event: GameEvent,
  names: readonly string[],
  viewer: Seat | null,
): string | undefined => {
  const { events, nameless } = SENTENCES[language];
  const say = events[event.type] as (event: GameEvent, people: People) => string | undefined;
  return say(event, {
    isReader: (seat) => seat === viewer,
    name: (seat) => names[seat] ?? nameless(seat),
  });
};
