import type { GameEvent } from '../games/buyword/events.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Language } from '../shared/language.ts';
import { eventsEn } from './buyword-events-en.ts';
import { eventsFr } from './buyword-events-fr.ts';
import { refusalsEn } from './buyword-refusals-en.ts';
import { refusalsFr } from './buyword-refusals-fr.ts';
import type { BuyWordSentences, People } from './buyword-wording.ts';

const SENTENCES: Readonly<Record<Language, BuyWordSentences>> = {
  en: { refusals: refusalsEn, events: eventsEn, nameless: (seat) => `Player ${seat + 1}` },
  fr: { refusals: refusalsFr, events: eventsFr, nameless: (seat) => `Joueur\u00a0${seat + 1}` },
};

export const isBuyWordRefusal = (refusal: { readonly code: string }): refusal is BuyWordRefusal =>
  Object.hasOwn(refusalsEn, refusal.code);

/** Why something was refused, said to the player who tried it. */
export const refusalSentence = (language: Language, refusal: BuyWordRefusal): string => {
  // The sentence of a code takes refusals of that code; TypeScript cannot follow the pairing through the look-up.
  const say = SENTENCES[language].refusals[refusal.code] as (refusal: BuyWordRefusal) => string;
  return say(refusal);
};

/** What has happened, said to a viewer (a seat, or null for a spectator); undefined where there is nothing to tell. */
export const eventSentence = (
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
