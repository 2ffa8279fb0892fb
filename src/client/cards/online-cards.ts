import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { isCardsRefusal } from '../../messages/cards.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import { err } from '../../shared/result.ts';
import type { OnlineGame } from '../online/online-games.ts';
import { events, mySeat, NO_SEAT, playCardsThrough, roundSeen, seating, view } from './cards-state.ts';

/** Choose Your Words at a table elsewhere. */
export const CARDS_ONLINE: OnlineGame = {
  begin: (send) =>
    playCardsThrough({
      act: async (action) => {
        const acted = await send(formatAction(action));
        if (acted.ok) return acted;
        return isCardsRefusal(acted.error)
          ? err(acted.error)
          : err({ code: 'told', sentence: acted.error.message });
      },
    }),
  show: (next) => {
    const shown = (next.view as View | null) ?? undefined;
    // Who comes to a game under way, or to the next one, has no showdown to look back on.
    const isOther = view.value === undefined || (shown?.round ?? 0) < view.value.round;
    if (isOther) roundSeen.value = (shown?.round ?? 1) - 1;
    mySeat.value = next.you ?? NO_SEAT;
    seating.value = next.info.seats.map((sitter) => sitter?.name ?? '');
    view.value = shown;
    events.value = next.events as readonly GameEvent[];
  },
};
