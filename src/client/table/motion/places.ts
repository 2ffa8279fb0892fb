/** Where a thing lies: on the page, not in the window, so that scrolling moves nothing. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly element: HTMLElement;
};

export const placeOf = (element: HTMLElement): Place => {
  const { left, top, width } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, element };
};

/** The places of all that moves on a table, by the name in `data-fly`. */
export const placesIn = (table: HTMLElement): Map<string, Place> =>
  new Map(
    Array.from(table.querySelectorAll<HTMLElement>('[data-fly]'), (element) => [
      element.dataset['fly'] ?? '',
      placeOf(element),
    ]),
  );

/** The place of what others come from and go to, by the name in `data-home`. */
export const homeIn = (table: HTMLElement, home: string): Place | undefined => {
  const element = table.querySelector<HTMLElement>(`[data-home="${home}"]`);
  return element === null ? undefined : placeOf(element);
};
