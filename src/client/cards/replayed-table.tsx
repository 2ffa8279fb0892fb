import { batch } from '@preact/signals';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { err } from '../../shared/result.ts';
import { events, playCardsThrough, roundSeen, seating, view } from './cards-state.ts';
import { CardTable } from './table.tsx';

/** Clears the card table for a game that is looked at again; nothing can be done in it. */
export const beginCardsReplay = (names: readonly string[]): void => {
  playCardsThrough({ act: async () => err({ code: 'game-over' }) });
  seating.value = names;
};

/** Shows a frame; a step forward is seen to happen, a jump is not. */
export const showCardsFrame = (seen: unknown, happened: readonly unknown[], how: 'step' | 'jump'): void => {
  if (how === 'jump') events.value = [];
  batch(() => {
    view.value = seen as View;
    events.value = happened as readonly GameEvent[];
    // A showdown is a frame of its own: nothing waits for who looks on.
    roundSeen.value = view.value.round;
  });
};

/** The card table as it was. */
export const ReplayedCardTable = () => {
  const seen = view.value;
  return seen === undefined ? null : <CardTable view={seen} again={null} />;
};
