import { signal } from '@preact/signals';
import type { Cell } from '../../games/buyword/variants/crossword.ts';
import { onGrid } from './grid/grid-cursor.ts';
import { squareUnder } from './grid/grid-shown.ts';
import { chooseWild, laid, placeOnSquare, placeTile, takeBack } from './laying.ts';
import { startFrom } from './motion/flights.ts';
import { moveInRack } from './rack.ts';

export type Dragged = number | 'wild';

/** Where a tile that is being dragged would go: before a place of a row, or on a square. */
export type DropMark =
  | { readonly zone: 'word' | 'rack'; readonly at: number }
  | { readonly zone: 'grid'; readonly cell: Cell };
export const dropMark = signal<DropMark | undefined>(undefined);

/** A finger trembles by less than this. */
const SLACK_PX = 8;
/** A tile let go so far beside a row still belongs to it. */
const REACH_PX = 20;

const zonesHere = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-zone=word], [data-zone=rack]'),
];

/** The place in a row of tiles before which something dropped at a point goes. */
const placeIn = (zone: HTMLElement, x: number, y: number): number => {
  const tiles = [...zone.querySelectorAll<HTMLElement>('[data-place]')];
  const next = tiles.find((tile) => {
    // What is carried hangs where the hand is, not where it lay.
    if (tile.classList.contains('tile-dragged')) return false;
    const { left, width, top, bottom } = tile.getBoundingClientRect();
    return y < top || (y <= bottom && x < left + width / 2);
  });
  return next === undefined ? tiles.length : Number(next.dataset['place']);
};

const markAt = (x: number, y: number): DropMark | undefined => {
  const cell = onGrid.value ? squareUnder(x, y) : undefined;
  if (cell !== undefined) return { zone: 'grid', cell };
  for (const zone of zonesHere()) {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    const isNear =
      x >= left - REACH_PX && x <= right + REACH_PX && y >= top - REACH_PX && y <= bottom + REACH_PX;
    if (isNear) return { zone: zone.dataset['zone'] === 'word' ? 'word' : 'rack', at: placeIn(zone, x, y) };
  }
  return undefined;
};

const drop = (tile: Dragged): void => {
  const mark = dropMark.value;
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

/** The press that ends a drag is no tap. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
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
): void => {
  if (event.button !== 0 || !event.isPrimary) return;
  const { currentTarget: element, clientX, clientY, pointerId } = event;
  let isDragging = false;
  /** What is seen to move: the tile itself, or, where its surroundings would cut it off, one like it. */
  let carried = element;
  const pickUp = (): void => {
    isDragging = true;
    element.setPointerCapture(pointerId);
    if (element.closest('.board') !== null) carried = likenessOf(element);
    carried.classList.add('tile-dragged');
  };
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY - clientY];
    if (!isDragging) {
      if (Math.hypot(x, y) < SLACK_PX) return;
      pickUp();
    }
    carried.style.transform = `translate(${x}px, ${y}px) scale(1.08)`;
    const mark = markAt(now.clientX, now.clientY);
    if (JSON.stringify(mark) !== JSON.stringify(dropMark.value)) dropMark.value = mark;
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    if (carried !== element) carried.remove();
    element.classList.remove('tile-dragged', 'tile-away');
    element.style.transform = '';
    dropMark.value = undefined;
  };
  const up = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (isDragging) {
      swallowClick();
      startFrom(carried);
      drop(tile);
    }
    end();
  };
  // The page listens, not the tile: a quick mouse has left it before it has moved.
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
};
