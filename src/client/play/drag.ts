import { type DropMark, dragFrom } from './dragging.ts';
import { onGrid } from './grid/grid-cursor.ts';
import { squareUnder } from './grid/grid-shown.ts';
import { chooseWild, laid, placeOnSquare, placeTile, takeBack } from './laying.ts';
import { startFrom } from './motion/flights.ts';
import { moveInRack } from './rack.ts';

export { dropMark } from './dragging.ts';
export type Dragged = number | 'wild';

const squareAt = (x: number, y: number): DropMark | undefined => {
  const cell = onGrid.value ? squareUnder(x, y) : undefined;
  return cell && { zone: 'grid', cell };
};

const drop = (tile: Dragged, mark: DropMark | undefined): void => {
  const laidAt = laid.value.findIndex(({ from }) => from === tile);
  if (mark?.zone === 'grid') {
    placeOnSquare(tile, mark.cell);
    return;
  }
  if (mark?.zone === 'word') {
    if (tile === 'wild' && laidAt < 0) chooseWild(mark.at);
    else placeTile(tile, mark.at);
    return;
  }
  if (laidAt >= 0) takeBack(laidAt);
  if (mark?.zone === 'rack' && tile !== 'wild') moveInRack(tile, mark.at);
};

/** A tile like another, above all else; that one is not seen meanwhile. */
const likenessOf = (element: HTMLElement): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const likeness = element.cloneNode(true) as HTMLElement;
  likeness.classList.add('tile-likeness');
  likeness.ariaHidden = 'true';
  Object.assign(likeness.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    // As large as it is seen, however its surroundings are scaled.
    fontSize: `${(Number.parseFloat(getComputedStyle(element).fontSize) * width) / element.offsetWidth}px`,
  });
  document.body.append(likeness);
  element.classList.add('tile-away');
  return likeness;
};

/** Whether it is this tile's likeness that is being dragged. */
export const isCarried = (element: HTMLElement): boolean => element.classList.contains('tile-away');

/** Lets a tile be dragged from where it is pressed: into the word, within it, out of it, and about the rack. */
export const startDrag = (
  event: PointerEvent & { readonly currentTarget: HTMLElement },
  tile: Dragged,
): void =>
  dragFrom(event, {
    markFirst: squareAt,
    // Where its surroundings would cut a tile off, one like it is seen to move.
    pickUp: (element) => (element.closest('.board') === null ? element : likenessOf(element)),
    drop: (mark, carried) => {
      startFrom(carried);
      drop(tile, mark);
    },
  });
