import { signal } from '@preact/signals';

/** Where a thing that is being dragged would go: before a place of a row, or on a square. */
export type DropMark =
  | { readonly zone: 'word' | 'rack'; readonly at: number }
  | { readonly zone: 'grid'; readonly cell: { readonly row: number; readonly col: number } };
export const dropMark = signal<DropMark | undefined>(undefined);

/** The place of a row before which what is being dragged would go. */
export const markIn = (zone: 'word' | 'rack'): number | undefined =>
  dropMark.value?.zone === zone ? dropMark.value.at : undefined;

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

const rowAt = (x: number, y: number): DropMark | undefined => {
  for (const zone of zonesHere()) {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    const isNear =
      x >= left - REACH_PX && x <= right + REACH_PX && y >= top - REACH_PX && y <= bottom + REACH_PX;
    if (isNear) return { zone: zone.dataset['zone'] === 'word' ? 'word' : 'rack', at: placeIn(zone, x, y) };
  }
  return undefined;
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

type Dragging = {
  /** Places that come before rows. */
  readonly markFirst?: (x: number, y: number) => DropMark | undefined;
  /** What is seen to move: the thing itself, unless told; what takes its place is removed afterwards. */
  readonly pickUp?: (element: HTMLElement) => HTMLElement;
  /** Where it was let go, if anywhere, and what was seen to move. */
  readonly drop: (mark: DropMark | undefined, carried: HTMLElement) => void;
};

/** Lets a thing be dragged from where it is pressed. */
export const dragFrom = (
  event: PointerEvent & { readonly currentTarget: HTMLElement },
  { markFirst, pickUp = (element) => element, drop }: Dragging,
): void => {
  if (event.button !== 0 || !event.isPrimary) return;
  const { currentTarget: element, clientX, clientY, pointerId } = event;
  let isDragging = false;
  let carried = element;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY - clientY];
    if (!isDragging) {
      if (Math.hypot(x, y) < SLACK_PX) return;
      isDragging = true;
      element.setPointerCapture(pointerId);
      carried = pickUp(element);
      carried.classList.add('tile-dragged');
    }
    carried.style.transform = `translate(${x}px, ${y}px) scale(1.08)`;
    const mark = markFirst?.(now.clientX, now.clientY) ?? rowAt(now.clientX, now.clientY);
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
      drop(dropMark.value, carried);
    }
    end();
  };
  // The page listens, not the tile: a quick mouse has left it before it has moved.
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
};
