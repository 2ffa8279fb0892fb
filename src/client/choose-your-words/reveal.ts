import { computed, signal } from '@preact/signals';
import type { Opened } from '../../games/choose-your-words/events.ts';
import { revealMs } from '../../games/choose-your-words/reveal-time.ts';
import type { Seat } from '../../games/core/seat.ts';
import { type Scene, steppedScene } from '../table/motion/scenes.ts';

/** In which order the hands of a showdown are turned over: the weakest first, the one to beat last; of equals, as they were declared. */
export const revealOrder = (declared: readonly Pick<Opened, 'seat' | 'score'>[]): readonly Seat[] =>
  declared.toSorted((a, b) => a.score - b.score).map(({ seat }) => seat);

/** The hands of a showdown, turned over one by one for who likes to see things move. */
export const createReveal = () => {
  /** Whose hands are still to be turned over. */
  const sealed = signal<ReadonlySet<Seat>>(new Set());
  return {
    sealed,
    /** Whether hands are being turned over. */
    isOn: computed(() => sealed.value.size > 0),
    /** Turns the hands over that were declared. */
    scene: (declared: readonly Opened[]): Scene => {
      const order = revealOrder(declared);
      const turn = (seat: Seat) => () => {
        sealed.value = new Set([...sealed.peek()].filter((each) => each !== seat));
      };
      const steps = steppedScene(revealMs(order.length) / order.length, order.map(turn), 'flip');
      return {
        ...steps,
        begin: (hear) => {
          sealed.value = new Set(order);
          return steps.begin(hear);
        },
      };
    },
  };
};
