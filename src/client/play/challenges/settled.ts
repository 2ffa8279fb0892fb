import { signal } from '@preact/signals';
import type { GameEvent } from '../../../games/buyword/events.ts';
import type { Seat } from '../../../games/core/seat.ts';

/** How a challenge ended, with what it cost. */
export type SettledChallenge = {
  readonly sale: number;
  readonly by: Seat;
  readonly valid: boolean;
  /** What the bank took back for all that was undone (BW-14.5), and the penalty of the player who was wrong. */
  readonly refund: number;
  readonly paid: number;
  /** What of both could not be paid (BW-6.3). */
  readonly owed: number;
  /** Where the others have voted. */
  readonly vote: { readonly yes: number; readonly no: number } | undefined;
};

/** The challenge decided last among some events. */
export const settledIn = (events: readonly GameEvent[]): SettledChallenge | undefined => {
  const at = events.findLastIndex(({ type }) => type === 'challenged');
  const challenged = events[at];
  if (challenged?.type !== 'challenged') return undefined;
  const before = events[at - 1];
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

/** The verdict that is shown just now. */
export const shownVerdict = signal<SettledChallenge | undefined>(undefined);
