import { easeOut } from './paths.ts';

/** How long money counts that has changed at the table; a whole sum, shown at the end of a game, takes longer the larger it is. */
export const COUNT_MS = 400;
const LONGEST_MS = 900;

/** How long a whole sum is counted up. */
export const countMs = (amount: number): number =>
  Math.min(LONGEST_MS, COUNT_MS + Math.round(Math.abs(amount) / 2));

/** What a sum that counts up or down shows after a share of the time: fast first, and at its end what it comes to. */
export const countedAt = (from: number, to: number, share: number): number =>
  share >= 1 ? to : Math.round(from + (to - from) * easeOut(Math.max(0, share)));

type Count = {
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  /** Shows a sum that is passed on the way. */
  readonly show: (sum: number) => void;
  /** Called once, when it is over, however that came. */
  readonly onEnd: () => void;
};

/** Counts from one sum to another, frame by frame; returns what ends it at once. */
export const startCount = ({ from, to, ms, show, onEnd }: Count): (() => void) => {
  const beganMs = performance.now();
  let frame = 0;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    onEnd();
  };
  const step = (nowMs: number): void => {
    const share = (nowMs - beganMs) / ms;
    if (share >= 1) {
      end();
      return;
    }
    show(countedAt(from, to, share));
    frame = requestAnimationFrame(step);
  };
  step(beganMs);
  return end;
};
