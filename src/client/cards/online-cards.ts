import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { isCardsRefusal } from '../../messages/cards.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import { err } from '../../shared/result.ts';
import { nameOf } from '../online/name-of.ts';
import type { OnlineGame } from '../online/online-games.ts';
import { addressOfTableReplay } from '../replay/addresses.ts';
import { mySeat, NO_SEAT, playCardsThrough, replayAddress, seating, showCards } from './cards-state.ts';

/** Choose Your Words at a table elsewhere. */
export const CARDS_ONLINE: OnlineGame = {
  begin: (line) =>
    playCardsThrough({
      act: async (action) => {
        const acted = await line.send(formatAction(action));
        if (acted.ok) return acted;
        return isCardsRefusal(acted.error)
          ? err(acted.error)
          : err({ code: 'told', sentence: acted.error.message });
      },
    }),
  step: (seen) => {
    const { round, phase, betting, exchange } = seen as View;
    return [round, phase, betting, exchange].join(' ');
  },
  show: (next) => {
    mySeat.value = next.you ?? NO_SEAT;
    seating.value = next.info.seats.map((sitter) => (sitter === null ? '' : nameOf(sitter)));
    replayAddress.value = addressOfTableReplay(next.info.code, next.info.gameNumber);
    showCards((next.view as View | null) ?? undefined, next.events as readonly GameEvent[]);
  },
};
