import { effect, type ReadonlySignal } from '@preact/signals';

/** What has happened since; nothing where it is another game, or one just opened: its past is nothing new. */
export const newSince = <Event>(before: readonly Event[], now: readonly Event[]): readonly Event[] => {
  const goesOn = before.length > 0 && now.length > before.length && now[before.length - 1] === before.at(-1);
  return goesOn ? now.slice(before.length) : [];
};

/** Tells what happens from now on, as it happens; not what lies behind when a game is opened. Returns what stops it. */
export const onNewEvents = <Event>(
  events: ReadonlySignal<readonly Event[]>,
  tell: (fresh: readonly Event[]) => void,
): (() => void) => {
  let known = events.peek();
  return effect(() => {
    const fresh = newSince(known, events.value);
    known = events.value;
    if (fresh.length > 0) tell(fresh);
  });
};
