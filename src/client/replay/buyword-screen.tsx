import { batch } from '@preact/signals';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { View } from '../../games/buyword/view.ts';
import { err } from '../../shared/result.ts';
import { events, mySeat, NO_SEAT, playThrough, seating, view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import type { ReplayScreen } from './screens.ts';

const Frame = () => (view.value === undefined ? null : <Table view={view.value} again={null} />);

/** The table of BuyWord, looked at. */
export const BUYWORD_SCREEN: ReplayScreen = {
  open: ({ replay }) => {
    playThrough({ act: async () => err({ code: 'game-over' }), judge: async () => undefined });
    mySeat.value = NO_SEAT;
    seating.value = replay.names;
  },
  show: (film, frame, how) => {
    // What goes on from what was told before is news, and flies and sounds.
    if (how === 'jump') events.value = [];
    batch(() => {
      view.value = film.viewAt(frame) as View;
      events.value = film.eventsAt(frame) as readonly GameEvent[];
    });
  },
  clear: () => playThrough(undefined),
  Frame,
};
