/**
 * Keeps a press that was meant for one step from committing the next: a button that has come under the finger, or that does
 * something else now, takes no press that began before it had been seen for a moment.
 */

/** A click comes with the end of its press, by the clock of the events; one that comes later has none (a screen reader's). */
const CLICK_AFTER_MS = 100;

/** Follows presses of fingers, mice and keys: when the one began that leads to a click. All times are those of the events. */
export const createPresses = () => {
  let beganMs = Number.NEGATIVE_INFINITY;
  let endedMs: number | undefined = Number.NEGATIVE_INFINITY;
  let isHeldKey = false;
  return {
    begin: (atMs: number): void => {
      beganMs = atMs;
      endedMs = undefined;
      isHeldKey = false;
    },
    /** A key that is held down is told again and again. */
    repeat: (): void => {
      isHeldKey = true;
    },
    end: (atMs: number): void => {
      endedMs = atMs;
      isHeldKey = false;
    },
    /** When the press behind a click at this time began; undefined where it is no new press, but a key held down. */
    beganMs: (clickedMs: number): number | undefined => {
      if (isHeldKey) return undefined;
      const isItsPress = endedMs === undefined || clickedMs - endedMs < CLICK_AFTER_MS;
      return isItsPress ? beganMs : clickedMs;
    },
  };
};

export type Presses = Pick<ReturnType<typeof createPresses>, 'beganMs'>;

/** Guards one thing that is pressed. */
export const createStepGuard = (presses: Presses, nowMs: () => number, settleMs: number) => {
  let shownAs: string | undefined;
  let shownMs = Number.POSITIVE_INFINITY;
  return {
    /** It is shown, and does this now: with anything new it settles again. */
    show: (as: string): void => {
      if (as === shownAs) return;
      shownAs = as;
      shownMs = nowMs();
    },
    /** Whether a click, or a key, at this time was meant for it as it is now. */
    takes: (atMs: number): boolean => {
      const began = presses.beganMs(atMs);
      return began !== undefined && began >= shownMs + settleMs;
    },
  };
};
