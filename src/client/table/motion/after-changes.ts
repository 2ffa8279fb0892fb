import { effect } from '@preact/signals';

/** Calls back in the frame after something that `look` reads has changed; returns what stops it. */
export const afterChanges = (look: () => unknown, then: () => void): (() => void) => {
  let frame = 0;
  const stop = effect(() => {
    look();
    cancelAnimationFrame(frame);
    // By the next frame the page shows what has changed, and nobody has seen it yet.
    frame = requestAnimationFrame(then);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
};
