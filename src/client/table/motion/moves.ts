import type { Place } from './places.ts';

/** Whether motion is unwanted. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const EASE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
const SLIDE_MS = 240;
const AWAY_MS = 420;
const ROLL_MS = 520;

/** Nobody sees a way this short. */
const SHORT_PX = 2;

type Slide = {
  readonly delay: number;
  /** By how much the surroundings are scaled, and what moves in them with it. */
  readonly scale?: number;
};

/** Those under way; asking each tile for its own would cost more than the motion itself. */
let slides: Animation[] = [];

/** Puts every tile where it belongs, so that places can be measured. */
export const settleSlides = (): void => {
  for (const each of slides) each.cancel();
  slides = [];
};

/** Moves a thing to where it is from where it was; whether it has moved at all. */
export const slideFrom = (
  from: Place,
  { element, left, top, width }: Place,
  { delay, scale = 1 }: Slide,
): boolean => {
  const [x, y] = [(from.left - left) / scale, (from.top - top) / scale];
  if (Math.abs(x) < SHORT_PX && Math.abs(y) < SHORT_PX) return false;
  const size = from.width / (width || 1);
  const moving = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: delay > 0 ? 0 : 1 },
      { opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: SLIDE_MS, delay, easing: EASE, fill: 'backwards' },
  );
  slides.push(moving);
  return true;
};

type Away = {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  /** Of a tile: it is measured by its letter, which its surroundings gave it. */
  readonly width?: number;
};

/** A tile is so many letters wide (tiles.css). */
const TILE_WIDTH_EM = 1.75;

/** Something that is no longer there is seen once more, on its way out; `left` and `top` are the page's. */
export const flyAway = (element: HTMLElement, { left, top, x, y, width }: Away, duration = AWAY_MS): void => {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset['fly'];
  ghost.classList.add('ghost');
  ghost.ariaHidden = 'true';
  ghost.style.left = `${left}px`;
  ghost.style.top = `${top}px`;
  if (width !== undefined) ghost.style.fontSize = `${width / TILE_WIDTH_EM}px`;
  document.body.append(ghost);
  const remove = (): void => ghost.remove();
  ghost
    .animate(
      [
        { transform: 'none', opacity: 1 },
        { opacity: 1, offset: 0.6 },
        { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
      ],
      { duration, easing: EASE, fill: 'forwards' },
    )
    .finished.then(remove, remove);
};

/** A thing draws the eye for a moment. */
export const pulse = (element: Element): void => {
  element.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
    duration: SLIDE_MS,
    easing: 'ease-out',
  });
};

let roll: Animation | undefined;

/** The die tumbles and comes to rest. */
export const tumble = (element: Element): void => {
  roll = element.animate(
    [
      { transform: 'translateY(0) rotate(-300deg) scale(0.8)' },
      { transform: 'translateY(-0.9rem) rotate(-150deg) scale(1.15)', offset: 0.4 },
      { transform: 'translateY(0) rotate(-30deg)', offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: ROLL_MS, easing: 'ease-out' },
  );
};

/** How long the die still rolls. */
export const rollMs = (): number =>
  roll?.playState === 'running' ? Math.max(0, ROLL_MS - Number(roll.currentTime ?? 0)) : 0;
