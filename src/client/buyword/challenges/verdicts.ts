import { signal } from '@preact/signals';
import type { GameEvent } from '../../../games/buyword/events.ts';
import type { BuyWordState } from '../buyword-state.ts';

const SHOWN_MS = 12_000;

/** How the challenge ended that was decided last among some events, with what it cost. */
export const settledIn = (events: readonly GameEvent[]) => {
  const at = events.findLastIndex(({ type }) => type === 'challenged');
  const challenged = events[at];
  if (challenged?.type !== 'challenged') return undefined;
  const before = events[at - 1];
  // What the bank took back for all that was undone (BW-14.5), the penalty, and what of both could not be paid (BW-6.3).
  let [refund, paid, owed] = [0, 0, 0];
  for (const event of events.slice(at + 1)) {
    if (event.type === 'undone') refund += event.refund;
    else if (event.type === 'penalty') paid = event.amount;
    else if (event.type === 'owed') owed = event.amount;
    else break;
  }
  const { sale, by, valid } = challenged;
  const vote = before?.type === 'vote-closed' ? { yes: before.yes, no: before.no } : undefined;
  return { sale, by, valid, refund, paid, owed, vote };
};

/** How challenges end at a table, each shown for a while; the announcer reads them aloud. */
export const createVerdicts = ({ onNewEvents }: BuyWordState) => {
  /** The verdict that is shown just now. */
  const shown = signal<ReturnType<typeof settledIn>>(undefined);
  const clear = (): void => {
    shown.value = undefined;
  };
  return {
    shown,
    /** Starts to show them; returns what stops it. */
    start: (): (() => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = onNewEvents((fresh) => {
        const settled = settledIn(fresh);
        if (settled === undefined) return;
        clearTimeout(timer);
        shown.value = settled;
        timer = setTimeout(clear, SHOWN_MS);
      });
      return () => {
        stop();
        clearTimeout(timer);
        clear();
      };
    },
  };
};
