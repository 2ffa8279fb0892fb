import { afterChanges } from './after-changes.ts';
import { settleMoves, settleSlides } from './moves.ts';
import { type Place, placeOf, placesIn } from './places.ts';

type MotionParts<Seen extends Place, Event> = {
  /** What is remembered of a place beside where it is. */
  readonly see: (place: Place) => Seen;
  /** What the table shows: when it changes, things may have moved. */
  readonly watch: () => readonly unknown[];
  /** Tells what happens from now on; returns what stops it. */
  readonly onNewEvents: (tell: (fresh: readonly Event[]) => void) => () => void;
  /** Before the first move. */
  readonly begin?: () => void;
  /** Sets in motion what has moved, for what has happened since the last time; all places have been measured. */
  readonly fly: (moved: Moved<Seen, Event>) => void;
};

export type Moved<Seen, Event> = {
  readonly table: HTMLElement;
  readonly before: ReadonlyMap<string, Seen>;
  readonly now: ReadonlyMap<string, Seen>;
  readonly happened: readonly Event[];
};

/** Lets things that are known by `data-fly` be seen to go from where they were to where they are. */
export const createMotion = <Seen extends Place, Event>({
  see,
  watch,
  onNewEvents,
  begin,
  fly,
}: MotionParts<Seen, Event>) => {
  let seen = new Map<string, Seen>();
  const look = (table: HTMLElement): Map<string, Seen> =>
    new Map(Array.from(placesIn(table), ([key, place]) => [key, see(place)]));
  return {
    /** Remembers where something that is being dragged hangs in the air: from there it goes on. */
    startFrom: (element: HTMLElement): void => {
      const thing = element.querySelector<HTMLElement>('[data-fly]');
      if (thing !== null) seen.set(thing.dataset['fly'] ?? '', see(placeOf(thing)));
    },
    /** Follows a table; returns what stops it. */
    start: (table: HTMLElement): (() => void) => {
      seen = look(table);
      let happened: readonly Event[] = [];
      let isUnseen = false;
      const stopGathering = onNewEvents((fresh) => {
        happened = [...happened, ...fresh];
        isUnseen ||= document.hidden;
      });
      begin?.();
      const stop = afterChanges(watch, () => {
        const before = seen;
        settleSlides();
        seen = look(table);
        // No frame comes while the page is hidden: all that happened meanwhile would be seen to move at once.
        const moved = isUnseen ? { before: seen, happened: [] } : { before, happened };
        happened = [];
        isUnseen = false;
        fly({ table, now: seen, ...moved });
      });
      return () => {
        stop();
        stopGathering();
        // Nothing flies on over the next page.
        settleMoves();
        seen = new Map();
      };
    },
  };
};
