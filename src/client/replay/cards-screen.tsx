import { batch } from '@preact/signals';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { err } from '../../shared/result.ts';
import { events, mySeat, NO_SEAT, playCardsThrough, roundSeen, seating, view } from '../cards/cards-state.ts';
import { CardTable } from '../cards/table.tsx';
import { roundAt } from './film.ts';
import type { ReplayScreen } from './screens.ts';

const Frame = () => (view.value === undefined ? null : <CardTable view={view.value} again={null} />);

/** The card table, looked at. */
export const CARDS_SCREEN: ReplayScreen = {
  open: ({ replay }) => {
    playCardsThrough({ act: async () => err({ code: 'game-over' }) });
    mySeat.value = NO_SEAT;
    seating.value = replay.names;
  },
  show: (film, frame, how) => {
    if (how === 'jump') events.value = [];
    const round = roundAt(film, frame);
    const hasJustEnded = frame > 0 && roundAt(film, frame - 1) < round;
    batch(() => {
      // The showdown of a round is seen in the frame that ends it, and not again.
      roundSeen.value = hasJustEnded ? round - 2 : round - 1;
      view.value = film.viewAt(frame) as View;
      events.value = film.eventsAt(frame) as readonly GameEvent[];
    });
  },
  clear: () => playCardsThrough(undefined),
  Frame,
};
