import { apply } from '../../../games/buyword/apply.ts';
import type { GameEvent } from '../../../games/buyword/events.ts';
import type { State } from '../../../games/buyword/state.ts';

/** Each seat's money: at the start, then after every round; nothing where the beginning is not known. */
export const moneyByRound = (events: readonly GameEvent[]): number[][] => {
  const samples: number[][] = [];
  // Without its beginning a game has no sums to tell.
  if (events[0]?.type !== 'began') return [];
  let state: State | undefined;
  for (const event of events) {
    const before = state;
    state = apply(state, event);
    const marks = event.type === 'round-began' || event.type === 'ended';
    if (marks && before !== undefined) samples.push(before.seats.map(({ money }) => money));
  }
  const seats = samples[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => samples.map((sample) => sample[seat] ?? 0));
};

const STEPS = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10];

/** A round sum at or above another, for the top of an axis. */
export const roundUp = (sum: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, sum)));
  return (STEPS.find((step) => step * power >= sum) ?? 10) * power;
};
