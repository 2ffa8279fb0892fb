import { isTaken } from '../table-keys.ts';

type Skippable = { readonly isPlaying: { peek: () => boolean }; readonly skip: () => void };

/** Buttons decide for themselves what a tap means while something is seen: whatever they do jumps to the end first. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, select, summary') !== null;

/** A tap on the table or a key jumps to the end of what is seen; returns what stops that. */
export const skipByInput = (scenes: Skippable): (() => void) => {
  const onTap = ({ target }: PointerEvent): void => {
    if (scenes.isPlaying.peek() && !isOnButton(target)) scenes.skip();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (scenes.isPlaying.peek() && !isTaken(event)) scenes.skip();
  };
  // Before anybody else hears of it: what a key means is decided by what the table shows then.
  addEventListener('pointerdown', onTap, { capture: true });
  addEventListener('keydown', onKey, { capture: true });
  return () => {
    removeEventListener('pointerdown', onTap, { capture: true });
    removeEventListener('keydown', onKey, { capture: true });
  };
};
