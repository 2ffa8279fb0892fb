import type { Viewer } from '../core/seat.ts';
import { hide } from './card.ts';
import type { GameEvent } from './events.ts';

/** An event as a viewer may see it (CW-26.1): others' cards and sealed words are left out. */
export const redact = (event: GameEvent, viewer: Viewer): GameEvent => {
  switch (event.type) {
    case 'dealt': {
      const { type, seat, cards } = event;
      return { type, seat, cards: seat === viewer ? cards : hide(cards) };
    }
    case 'exchanged': {
      const { type, seat, discarded, drawn } = event;
      return seat === viewer
        ? { type, seat, discarded, drawn }
        : { type, seat, discarded: hide(discarded), drawn: hide(drawn) };
    }
    case 'reshuffled':
      return { type: event.type, pile: hide(event.pile) };
    case 'laid-out':
      return event.seat === viewer ? event : { type: 'secret' };
    case 'declared': {
      const { type, seat, declaration } = event;
      return { type, seat, declaration: seat === viewer ? declaration : null };
    }
    default:
      return event;
  }
};
