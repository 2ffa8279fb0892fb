export type Places = {
  /** The number of the place that the address names. */
  readonly here: () => number;
  /** How far the page that is shown has been scrolled. */
  readonly scrolledTo: (top: number) => void;
  /** To a new place after this one; its number. */
  readonly goOn: () => number;
  /** Back or forth to a place; how far it had been scrolled. */
  readonly goTo: (place: number) => number;
  /** The page of the place that the address names is shown from now on. */
  readonly arrived: () => void;
};

/**
 * Places in the history, and how far each had been scrolled. An address changes before its page is there: until then what is
 * scrolled is the page before it.
 */
export const createPlaces = (first: number): Places => {
  const scrolled = new Map<number, number>();
  let place = first;
  let shown = first;
  return {
    here: () => place,
    scrolledTo: (top) => void scrolled.set(shown, top),
    goOn: () => {
      place += 1;
      return place;
    },
    goTo: (to) => {
      place = to;
      return scrolled.get(to) ?? 0;
    },
    arrived: () => {
      shown = place;
    },
  };
};
