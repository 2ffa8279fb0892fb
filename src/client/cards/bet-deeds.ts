import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { Seat } from '../../games/core/seat.ts';

export type BetDeed = 'checked' | 'called' | 'bet' | 'raised';

/** What each seat last did in the betting under way, or in the one that just ended; who has not acted is not in it. */
export const betDeeds = (events: readonly GameEvent[]): ReadonlyMap<Seat, BetDeed> => {
  const deeds = new Map<Seat, BetDeed>();
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'round-began':
        return deeds;
      case 'phase-began':
        if (event.phase === 'bet') return deeds;
        break;
      case 'checked':
      case 'called':
      case 'bet':
      case 'raised':
        if (!deeds.has(event.seat)) deeds.set(event.seat, event.type);
    }
  }
  return deeds;
};
