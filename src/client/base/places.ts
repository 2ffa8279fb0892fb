/**
 * Places in the history, and how far each had been scrolled. An address changes before its page is there: until then what is
 * scrolled is the page before it.
 */
export const createPlaces = (first: number) => {
  const scrolled = new Map<number, number>();
  let place = first;
  let shown = first;
  return {
    /** The number of the place that the address names. */
    here: (): number => place,
    /** How far the page that is shown has been scrolled. */
    scrolledTo: (top: number): void => void scrolled.set(shown, top),
    /** To a new place after this one; its number. */
    goOn: (): number => {
      place += 1;
      return place;
    },
    /** Back or forth to a place; how far it had been scrolled. */
    goTo: (to: number): number => {
      place = to;
      return scrolled.get(to) ?? 0;
    },
    /** The page of the place that the address names is shown from now on. */
    arrived: (): void => {
      shown = place;
    },
  };
};
