import { playCardsThrough } from '../cards/cards-state.ts';
import { beginCardsReplay, ReplayedCardTable, showCardsFrame } from '../cards/replayed-table.tsx';
import type { ReplayScreen } from './screens.ts';

/** The card table, looked at. */
export const CARDS_SCREEN: ReplayScreen = {
  open: ({ replay }) => beginCardsReplay(replay.names),
  show: (film, frame, how) => showCardsFrame(film.viewAt(frame), film.eventsAt(frame), how),
  clear: () => playCardsThrough(undefined),
  Frame: ReplayedCardTable,
};
