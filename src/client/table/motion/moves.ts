import { COUNT_MS, startCount } from './count.ts';
import { backFrames, EDGE_ON, faceFrames, springFrames } from './paths.ts';
import type { Place } from './places.ts';

/** Whether motion is unwanted. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const EASE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
const SLIDE_MS = 240;
const AWAY_MS = 420;
const DEAL_MS = 420;

/** Of things that are dealt, each sets out so long after the one before; the last one at most so long after the first. */
const STAGGER_MS = 50;
const LAST_OUT_MS = 240;

/** How long after the one before each of so many things sets out. */
export const staggerMs = (things: number): number =>
  Math.min(STAGGER_MS, LAST_OUT_MS / Math.max(1, things - 1));

/** How long it takes until so many things are dealt and turned over. */
export const drawMs = (things: number): number => DEAL_MS + staggerMs(things) * (things - 1);

/** Nobody sees a way this short. */
const SHORT_PX = 2;

/** What is under way and ends where it belongs, and what is on its way out; asking each tile for its own would cost more than the motion itself. */
let slides: (() => void)[] = [];
const ghosts = new Set<Animation>();

/** Puts every tile where it belongs, so that places can be measured. */
export const settleSlides = (): void => {
  for (const settle of slides) settle();
  slides = [];
};

/** Brings all that moves to its end. */
export const settleMoves = (): void => {
  settleSlides();
  for (const each of ghosts) each.finish();
};

const startOf = (from: Place, { left, top, width }: Place, scale: number) => ({
  x: (from.left - left) / scale,
  y: (from.top - top) / scale,
  size: from.width / (width || 1),
});

const isShort = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  Math.abs(x) < SHORT_PX && Math.abs(y) < SHORT_PX;

/** Moves a thing to where it is from where it was, in surroundings that may be scaled. */
export const slideFrom = (from: Place, place: Place, scale = 1): void => {
  const start = startOf(from, place, scale);
  if (isShort(start)) return;
  const moving = place.element.animate(springFrames(start), { duration: SLIDE_MS });
  slides.push(() => moving.cancel());
};

/** A tile or a card is so many letters wide (tiles.css). */
const WIDTH_EM = 1.75;

/** What flies above the page for a moment, at a place of it. */
const layGhost = (ghost: HTMLElement, left: number, top: number, width?: number): void => {
  delete ghost.dataset['fly'];
  ghost.classList.add('ghost');
  ghost.ariaHidden = 'true';
  ghost.style.left = `${left}px`;
  ghost.style.top = `${top}px`;
  if (width !== undefined) ghost.style.fontSize = `${width / WIDTH_EM}px`;
  document.body.append(ghost);
};

/** Deals a thing: it comes from somewhere in an arc, its back up, and turns over where it lies. `back` is the class of its back. */
export const dealFrom = (from: Place, place: Place, back: string, delay: number): void => {
  const { element, left, top, width } = place;
  const ghost = document.createElement('span');
  ghost.className = back;
  layGhost(ghost, left, top, width);
  const times = { duration: DEAL_MS, delay, fill: 'backwards' } as const;
  const flying = ghost.animate(backFrames(startOf(from, place, 1)), { ...times, fill: 'both' });
  const turning = element.animate(faceFrames(EDGE_ON), times);
  const remove = (): void => ghost.remove();
  flying.finished.then(remove, remove);
  slides.push(() => {
    flying.cancel();
    turning.cancel();
  });
};

type Away = {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  /** Of a tile: it is measured by its letter, which its surroundings gave it. */
  readonly width?: number;
};

/** Something that is no longer there is seen once more, on its way out; `left` and `top` are the page's. */
export const flyAway = (element: HTMLElement, { left, top, x, y, width }: Away, duration = AWAY_MS): void => {
  const ghost = element.cloneNode(true) as HTMLElement;
  layGhost(ghost, left, top, width);
  const flying = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.6 },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
    ],
    { duration, easing: EASE, fill: 'forwards' },
  );
  ghosts.add(flying);
  const remove = (): void => {
    ghosts.delete(flying);
    ghost.remove();
  };
  flying.finished.then(remove, remove);
};

/** Things that lay face down turn over, one after the other. */
export const turnUp = (elements: ArrayLike<Element>): void => {
  const stagger = staggerMs(elements.length);
  for (const [at, element] of Array.from(elements).entries()) {
    const turning = element.animate(faceFrames(0), {
      duration: SLIDE_MS,
      delay: at * stagger,
      fill: 'backwards',
    });
    slides.push(() => turning.cancel());
  }
};

/** Things are seen only after a while: what is told of others that are still on their way. */
export const showLate = (elements: Iterable<Element>, delay: number): void => {
  for (const element of elements) {
    const coming = element.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: SLIDE_MS / 2,
      delay,
      fill: 'backwards',
    });
    slides.push(() => coming.cancel());
  }
};

/** A thing draws the eye for a moment. */
export const pulse = (element: Element): void => {
  element.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
    duration: SLIDE_MS,
    easing: 'ease-out',
  });
};

/** A sum is seen to count up or down to what it is; its text is true all the while (felt.css). */
export const countTo = (
  element: HTMLElement,
  from: number,
  to: number,
  format: (sum: number) => string,
): void => {
  slides.push(
    startCount({
      from,
      to,
      ms: COUNT_MS,
      show: (sum) => {
        element.dataset['counting'] = format(sum);
      },
      onEnd: () => {
        delete element.dataset['counting'];
      },
    }),
  );
};
