import { effect } from '@preact/signals';
import type { GameEvent } from '../../games/buyword/events.ts';
import { events } from './play-state.ts';

/** Tells what happens from now on, as it happens; not what lies behind when a game is opened. Returns what stops it. */
export const onNews = (tell: (fresh: readonly GameEvent[]) => void): (() => void) => {
  let known = events.peek();
  return effect(() => {
    const now = events.value;
    const before = known;
    known = now;
    // Of another game, or of one just opened, the past is no news.
    const goesOn =
      before.length > 0 && now.length > before.length && now[before.length - 1] === before.at(-1);
    if (goesOn) tell(now.slice(before.length));
  });
};
