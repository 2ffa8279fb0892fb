import { type DropMark, dragFrom } from './dragging.ts';
import { chooseWild, laid, placeTile, takeBack } from './laying.ts';
import { startFrom } from './motion/flights.ts';
import { moveInRack } from './rack.ts';

export { dropMark } from './dragging.ts';
export type Dragged = number | 'wild';

const drop = (tile: Dragged, mark: DropMark | undefined): void => {
  const laidAt = laid.value.findIndex(({ from }) => from === tile);
  if (mark?.zone === 'word') {
    if (tile === 'wild' && laidAt < 0) chooseWild(mark.at);
    else placeTile(tile, mark.at);
    return;
  }
  if (laidAt >= 0) takeBack(laidAt);
  if (mark?.zone === 'rack' && tile !== 'wild') moveInRack(tile, mark.at);
};

/** Lets a tile be dragged from where it is pressed: into the word, within it, out of it, and about the rack. */
export const startDrag = (
  event: PointerEvent & { readonly currentTarget: HTMLElement },
  tile: Dragged,
): void =>
  dragFrom(event, (mark, element) => {
    startFrom(element);
    drop(tile, mark);
  });
