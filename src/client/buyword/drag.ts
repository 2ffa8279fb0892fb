/** A tile like another, above all else; that one is not seen meanwhile. */
const likenessOf = (element: HTMLElement): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const likeness = element.cloneNode(true) as HTMLElement;
  likeness.classList.add('tile-likeness');
  likeness.ariaHidden = 'true';
  // As large as it is seen, however its surroundings are scaled.
  const font = (Number.parseFloat(getComputedStyle(element).fontSize) * width) / element.offsetWidth;
  likeness.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px;font-size:${font}px`;
  document.body.append(likeness);
  element.classList.add('tile-away');
  return likeness;
};

/** Whether it is this tile's likeness that is being dragged. */
export const isCarried = (element: HTMLElement): boolean => element.classList.contains('tile-away');

/** What is seen to move when a tile is dragged: where its surroundings would cut it off, one like it. */
export const pickUp = (element: HTMLElement): HTMLElement =>
  element.closest('.board') === null ? element : likenessOf(element);
