import { effect, type ReadonlySignal } from '@preact/signals';

/** Tells what happens from now on, as it happens; not what lies behind when a game is opened. Returns what stops it. */
export const onNewEvents = <Event>(
  events: ReadonlySignal<readonly Event[]>,
  tell: (fresh: readonly Event[]) => void,
): (() => void) => {
  let known = events.peek();
  return effect(() => {
    const now = events.value;
    const before = known;
    known = now;
    // Of another game, or of one just opened, the past is nothing new.
    const goesOn =
      before.length > 0 && now.length > before.length && now[before.length - 1] === before.at(-1);
    if (goesOn) tell(now.slice(before.length));
  });
};
