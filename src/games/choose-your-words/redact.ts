import { assertNever } from '../../shared/assert-never.ts';
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
      const { type, seat } = event;
      return seat === viewer ? event : { type, seat, declaration: null };
    }
    // Open to all; a new type of event has to be put on one side or the other.
    case 'began':
    case 'cut':
    case 'round-began':
    case 'anted':
    case 'phase-began':
    case 'category-set':
    case 'bet':
    case 'raised':
    case 'called':
    case 'checked':
    case 'folded':
    case 'returned':
    case 'secret':
    case 'showed':
    case 'opened':
    case 'challenged':
    case 'voted':
    case 'vote-ended':
    case 'struck':
    case 'claim-lost':
    case 'owes':
    case 'waived':
    case 'window-closed':
    case 'pot-won':
    case 'pot-carried':
    case 'debt-taken':
    case 'next-pot-given':
    case 'out':
    case 'timed-out':
    case 'time-up':
    case 'left':
    case 'reseeded':
    case 'ended':
      return event;
    default:
      return assertNever(event);
  }
};
