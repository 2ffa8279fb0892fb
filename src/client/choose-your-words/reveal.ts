import { effect, signal } from '@preact/signals';
import { stopAll } from '../base/stop-all.ts';
import { isStill } from '../table/motion/moves.ts';
import type { CardState } from './cards-state.ts';

/** How long a hand is looked at before the next one is turned over, and how long all of it takes at most. */
const REVEAL_MS = 900;
const WHOLE_REVEAL_MS = 4500;

/** The hands of a showdown, turned over one by one for who likes to see things move. */
export const createReveal = ({ onNewEvents }: CardState) => {
  /** How many have been turned over. */
  const turned = signal(Number.POSITIVE_INFINITY);
  let hands = 0;
  return {
    turned,
    /** Starts to turn hands over as they are opened; returns what stops it. */
    start: (): (() => void) => {
      turned.value = Number.POSITIVE_INFINITY;
      return stopAll([
        onNewEvents((fresh) => {
          const opened = fresh.find((event) => event.type === 'opened');
          if (opened === undefined) return;
          hands = opened.declarations.length;
          turned.value = isStill() ? Number.POSITIVE_INFINITY : 0;
        }),
        effect(() => {
          if (turned.value >= hands) return undefined;
          const stepMs = Math.min(REVEAL_MS, WHOLE_REVEAL_MS / hands);
          const timer = setTimeout(() => turned.value++, turned.value === 0 ? stepMs / 3 : stepMs);
          return () => clearTimeout(timer);
        }),
      ]);
    },
  };
};
