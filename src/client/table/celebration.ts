import type { ReadonlySignal } from '@preact/signals';
import type { TableEvent } from './game-parts.ts';

type SeenTable = {
  readonly events: ReadonlySignal<readonly TableEvent[]>;
  /** Whether an event, by its place among all, has come while the table was open. */
  readonly wasSeen: (place: number) => boolean;
};

/** The ends that have been celebrated. */
const celebrated = new WeakSet<TableEvent>();

/** Whether the end of a game is to be celebrated now: it came before the eyes of whoever looks, and has not been celebrated before. */
export const takeCelebration = ({ events, wasSeen }: SeenTable): boolean => {
  const all = events.peek();
  const place = all.findLastIndex(({ type }) => type === 'ended');
  const ended = all[place];
  if (ended === undefined || !wasSeen(place) || celebrated.has(ended)) return false;
  celebrated.add(ended);
  return true;
};
