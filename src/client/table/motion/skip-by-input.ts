import { isTaken } from '../table-keys.ts';

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back at every tap, key and turn of the wheel, before anybody else hears of it; returns what stops that. */
export const onInput = (tell: (event: Event) => void): (() => void) => {
  const stop = new AbortController();
  for (const type of INPUTS)
    addEventListener(type, tell, { signal: stop.signal, capture: true, passive: true });
  return () => stop.abort();
};

type Skippable = { readonly isPlaying: { peek: () => boolean }; readonly skip: () => void };

/** Buttons decide for themselves what a tap means while something is seen: whatever they do jumps to the end first. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, select, summary') !== null;

/** Whether somebody wants to go on; the wheel only scrolls or zooms. */
const isOnward = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? !isTaken(event)
    : event.type === 'pointerdown' && !isOnButton(event.target);

/** A tap on the table or a key jumps to the end of what is seen, so that it means what the table shows then, and so does who turns away; returns what stops that. */
export const skipByInput = (scenes: Skippable): (() => void) => {
  const stopInput = onInput((event) => {
    if (scenes.isPlaying.peek() && isOnward(event)) scenes.skip();
  });
  const onTurnedAway = (): void => {
    if (document.visibilityState === 'hidden') scenes.skip();
  };
  document.addEventListener('visibilitychange', onTurnedAway);
  return () => {
    stopInput();
    document.removeEventListener('visibilitychange', onTurnedAway);
  };
};
