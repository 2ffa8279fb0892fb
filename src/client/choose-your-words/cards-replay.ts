import type { State } from '../../games/choose-your-words/state.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Viewer } from '../../games/core/seat.ts';
import { cardsEventSentence } from '../../messages/cards.ts';
import { formatNumber } from '../../messages/wording.ts';
import { type ReplaySurface, seatsOpened } from '../table/replay-surface.ts';
import type { OpenTable } from '../table/table-state.ts';
import { cardTableOf } from './card-table.ts';
import type { CardState } from './cards-state.ts';

/** Choose Your Words, looked at again. */
export const CARDS_REPLAY: ReplaySurface = {
  onFrame: (table: OpenTable) => {
    const { view, rounds } = cardTableOf(table as CardState);
    // A showdown is a frame of its own: nothing waits for those who watch.
    rounds.lastSeen.value = view.value?.round ?? 0;
  },
  // Everybody's cards, as each sees their own; those that the record hides stay hidden.
  wholeView: (seenBy: (viewer: Viewer) => View) => seatsOpened(seenBy),
  result: (language, { seats, result }: State, names) => ({
    headline:
      result === null ? '' : (cardsEventSentence(language, { type: 'ended', result }, names, null) ?? ''),
    rows: seats
      .map(({ chips }, seat) => ({ chips, seat }))
      .toSorted((a, b) => b.chips - a.chips)
      .map(({ chips, seat }) => ({
        name: names[seat] ?? '',
        score: formatNumber(language, chips),
        won: result?.winners.includes(seat) ?? false,
      })),
  }),
};
