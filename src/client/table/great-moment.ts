import type { Great } from './great-word.ts';
import type { Scene } from './motion/scenes.ts';

/** A great word, as the table celebrates it. */
export type Moment = {
  readonly word: string;
  /** What it brought, in money or points. */
  readonly worth: string;
  readonly great: Great;
  /** What its mark counts: letters, or the points of the hand it beat. */
  readonly by: number;
};

/** How long it is seen (moment.css). */
const MOMENT_MS = 1150;

/** A great word has its moment: it is shown by `show`, which is given nothing once it is over. */
export const momentScene = (moment: Moment, show: (moment: Moment | undefined) => void): Scene => ({
  ms: MOMENT_MS,
  begin: (hear) => {
    hear('great');
    show(moment);
    return () => show(undefined);
  },
});
