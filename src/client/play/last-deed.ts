import type { Seat } from '../../games/core/seat.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { language } from '../language.ts';
import { events, mySeat, names } from './play-state.ts';

/** The last thing a player did, as a sentence. */
export const lastDeed = (seat: Seat): string | undefined => {
  for (const event of events.value.toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const sentence = eventSentence(language.value, event, names.value, mySeat.value);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
};
