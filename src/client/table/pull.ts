/** A finger that stays within this has tapped. */
const SLOP_PX = 8;
/** So much of the sheet's height is enough to open or shut it … */
const ENOUGH = 1 / 3;
/** … and so is a flick, however short. */
const FLICK_PX_PER_MS = 0.4;

/** Whether a finger that has moved down so far, up where it is less than nothing, pulls the sheet: up where it is shut, down where it is open. */
export const isPull = (wasOpen: boolean, movedPx: number): boolean =>
  wasOpen ? movedPx > SLOP_PX : movedPx < -SLOP_PX;

/** How far down the sheet hangs from where it lies open, as CSS has it: it is under the finger, and never goes too far. */
export const pulledTo = (wasOpen: boolean, movedPx: number): string =>
  `clamp(0px, ${wasOpen ? `${movedPx}px` : `100% + ${movedPx}px`}, 100%)`;

type PullEnd = {
  readonly wasOpen: boolean;
  readonly movedPx: number;
  readonly heightPx: number;
  readonly tookMs: number;
};

/** Whether the sheet is open once the finger lets go of it. */
export const isOpenAfter = ({ wasOpen, movedPx, heightPx, tookMs }: PullEnd): boolean => {
  const wantedPx = wasOpen ? movedPx : -movedPx;
  const isMeant =
    wantedPx > SLOP_PX && (wantedPx >= heightPx * ENOUGH || wantedPx >= tookMs * FLICK_PX_PER_MS);
  return isMeant ? !wasOpen : wasOpen;
};
