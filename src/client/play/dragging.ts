import { signal } from '@preact/signals';

export type Zone = 'word' | 'rack';
/** A place in a row: before that one. */
export type DropMark = { readonly zone: Zone; readonly at: number };

/** Where what is being dragged would go. */
export const dropMark = signal<DropMark | undefined>(undefined);

/** A finger trembles by less than this. */
const SLACK_PX = 8;
/** A tile let go so far beside a row still belongs to it. */
const REACH_PX = 20;

const zonesHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-zone]')];

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
  for (const zone of zonesHere()) {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    const isNear =
      x >= left - REACH_PX && x <= right + REACH_PX && y >= top - REACH_PX && y <= bottom + REACH_PX;
    if (isNear) return { zone: zone.dataset['zone'] as Zone, at: placeIn(zone, x, y) };
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

/** Lets a thing be dragged from where it is pressed; `drop` is told where it was let go, if that is a row. */
export const dragFrom = (
  event: PointerEvent & { readonly currentTarget: HTMLElement },
  drop: (mark: DropMark | undefined, element: HTMLElement) => void,
): void => {
  if (event.button !== 0 || !event.isPrimary) return;
  const { currentTarget: element, clientX, clientY, pointerId } = event;
  let isDragging = false;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY - clientY];
    if (!isDragging) {
      if (Math.hypot(x, y) < SLACK_PX) return;
      isDragging = true;
      element.setPointerCapture(pointerId);
      element.classList.add('tile-dragged');
    }
    element.style.transform = `translate(${x}px, ${y}px) scale(1.08)`;
    const mark = markAt(now.clientX, now.clientY);
    const { value: before } = dropMark;
    if (mark?.zone !== before?.zone || mark?.at !== before?.at) dropMark.value = mark;
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    element.classList.remove('tile-dragged');
    element.style.transform = '';
    dropMark.value = undefined;
  };
  const up = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (isDragging) {
      swallowClick();
      drop(dropMark.value, element);
    }
    end();
  };
  // The page listens, not the tile: a quick mouse has left it before it has moved.
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
};
