/** From where something comes to its place, relative to it, and how large it was there. */
type Start = { readonly x: number; readonly y: number; readonly size: number };

const at = (x: number, y: number, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;

/** How far beyond its place a tile springs before it lies there, as a part of its way, and never more than so much. */
const OVERSHOOT = 0.06;
const MOST_OVERSHOOT_PX = 7;

const beyond = (way: number): number =>
  Math.max(-MOST_OVERSHOOT_PX, Math.min(MOST_OVERSHOOT_PX, -way * OVERSHOOT));

/** A thing springs to its place: a little beyond it, and back. */
export const springFrames = ({ x, y, size }: Start): Keyframe[] => [
  { transform: at(x, y, size), easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
  { transform: at(beyond(x), beyond(y), 1.03), offset: 0.7, easing: 'ease-in-out' },
  { transform: 'none' },
];

const ARC_STEPS = 6;
/** How high an arc is: a part of its whole way, but hardly above what it comes from where that is near the top. */
const LIFT = 0.2;
const LIFT_OF_RISE = 0.35;
const LEAST_LIFT_PX = 14;
const MOST_LIFT_PX = 70;

/** Fast first, then ever more slowly. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 2;

/** The points of an arc from somewhere to one's place: up and over, ever more slowly. The last one is the place itself. */
export const arcPoints = ({ x, y, size }: Start): readonly Start[] => {
  const lift = Math.min(MOST_LIFT_PX, Math.hypot(x, y) * LIFT, LEAST_LIFT_PX + Math.abs(y) * LIFT_OF_RISE);
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const share = easeOut(step / ARC_STEPS);
    const left = 1 - share;
    return { x: x * left, y: y * left - 4 * lift * share * left, size: size + (1 - size) * share };
  });
};

/** How much of the way of something that is dealt it flies; then it turns over. */
const FLOWN = 0.66;
/** … of which so much has passed when it is seen from its edge. */
export const EDGE_ON = 0.83;
const turned = (degrees: number): string => ` perspective(40rem) rotateY(${degrees}deg)`;

/** A thing is dealt: its back flies in an arc and turns away … */
export const backFrames = (start: Start): Keyframe[] => {
  const points = arcPoints(start);
  return [
    ...points.map(({ x, y, size }, step) => ({
      transform: at(x, y, size) + turned(0),
      opacity: 1,
      offset: (FLOWN * step) / (points.length - 1),
    })),
    { transform: at(0, 0, 1) + turned(90), opacity: 1, offset: EDGE_ON },
    { transform: at(0, 0, 1) + turned(90), opacity: 0 },
  ];
};

/** … and its face turns up where it lies, once it has been seen from its edge. */
export const faceFrames = (edgeOn: number): Keyframe[] => [
  { transform: turned(-90), opacity: 0 },
  { transform: turned(-90), opacity: 0, offset: edgeOn },
  { transform: turned(-90), opacity: 1, offset: edgeOn },
  { transform: turned(0), opacity: 1 },
];
