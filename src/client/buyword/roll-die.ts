/** How long the die rolls, until it has lain still for a moment. */
export const ROLL_MS = 820;
/** Of these, so long it still moves. */
const MOVING_MS = 720;

/** At rest it is seen a little from above and from the side (die.css). */
const REST = 'rotateX(-16deg) rotateY(-20deg) rotateZ(0deg)';

/** Thrown in from the left, it bounces twice, lower each time, and stops. */
const WAY: Keyframe[] = [
  { transform: 'translate(-190%, -120%) scale(1.15)', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { transform: 'translate(-105%, 0) scale(1)', offset: 0.3, easing: 'cubic-bezier(0.1, 0.5, 0.5, 1)' },
  { transform: 'translate(-62%, -58%) scale(1.06)', offset: 0.48, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
  { transform: 'translate(-30%, 0) scale(1)', offset: 0.66, easing: 'cubic-bezier(0.1, 0.5, 0.5, 1)' },
  { transform: 'translate(-13%, -16%) scale(1.02)', offset: 0.78, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
  { transform: 'translate(-4%, 0) scale(1)', offset: 0.88, easing: 'ease-out' },
  { transform: 'none' },
];

const TURN: Keyframe[] = [
  {
    transform: 'rotateX(-756deg) rotateY(610deg) rotateZ(-190deg)',
    easing: 'cubic-bezier(0.25, 0.6, 0.35, 1)',
  },
  { transform: REST },
];

const SHADOW: Keyframe[] = [
  { transform: 'translate(-190%, 0) scale(0.5)', opacity: 0 },
  { transform: 'translate(-105%, 0) scale(1)', opacity: 1, offset: 0.3 },
  { transform: 'translate(-62%, 0) scale(0.75)', opacity: 0.6, offset: 0.48 },
  { transform: 'translate(-30%, 0) scale(1)', opacity: 1, offset: 0.66 },
  { transform: 'none', opacity: 1 },
];

/** Lets the die roll into its place; returns what puts it there at once. */
export const rollDie = (thrown: HTMLElement): (() => void) => {
  const parts: [Element | null | undefined, Keyframe[]][] = [
    [thrown, WAY],
    [thrown.firstElementChild, TURN],
    [thrown.previousElementSibling, SHADOW],
  ];
  const moving = parts.map(([part, frames]) => part?.animate(frames, { duration: MOVING_MS }));
  return () => {
    for (const each of moving) each?.cancel();
  };
};
