import type { CharacterId } from '../../bots/characters.ts';
import { INK, type Stroke } from '../faces/stroke.ts';

/** Eyes in a few moods. */
export const EYES = {
  dots: [{ d: 'M25 32a1.8 1.8 0 1 0 .01 0zM39 32a1.8 1.8 0 1 0 .01 0z', fill: INK }],
  wide: [
    { d: 'M25 29.5a3.6 3.6 0 1 0 .01 0zM39 29.5a3.6 3.6 0 1 0 .01 0z', fill: '#fff' },
    { d: 'M25.5 31.5a1.8 1.8 0 1 0 .01 0zM39.5 31.5a1.8 1.8 0 1 0 .01 0z', fill: INK },
  ],
  small: [{ d: 'M25 30.8a1.6 1.6 0 1 0 .01 0zM39 30.8a1.6 1.6 0 1 0 .01 0z', fill: INK }],
  calm: [{ d: 'M22 33q3-3 6 0M36 33q3-3 6 0', line: INK, width: 2 }],
  sly: [
    { d: 'M21.5 31h7M35.5 31h7', line: INK, width: 2 },
    { d: 'M26 31a2 2 0 0 0 3.5 0zM40 31a2 2 0 0 0 3.5 0z', fill: INK },
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export const MOUTHS = {
  smile: [{ d: 'M26 42q6 5 12 0', line: INK, width: 2 }],
  grin: [{ d: 'M24 41q8 9 16 0z', fill: '#fff', line: INK, width: 1.5 }],
  small: [{ d: 'M29 43h6', line: INK, width: 2 }],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export const NOSE: Stroke = { d: 'M32 33v4q0 1.5-2 1.5', line: 'rgb(0 0 0 / .35)', width: 1.5 };

/** A face: its colours, and what is drawn behind and over the head in the order of the fields. */
export type FaceParts = {
  readonly colours: Readonly<Record<'ground' | 'skin' | 'wear' | 'hair', string>>;
  /** Hair behind the head. */
  readonly behind: string;
  /** Hair over the brow. */
  readonly front?: string;
  readonly eyes: keyof typeof EYES;
  readonly mouth?: keyof typeof MOUTHS;
  /** What only this face has. */
  readonly own: readonly Stroke[];
};

/** The colour of its own hair. */
const HAIR = 'currentColor';

/** Drawn by us, part by part. */
export const FACES: Readonly<Record<CharacterId, FaceParts>> = {
  // Bunches, freckles.
  dot: {
    colours: { ground: '#f6d58c', skin: '#f3c9a3', wear: '#4b8f8c', hair: '#b5502a' },
    behind: 'M14 24a7 7 0 1 0 .01 0zM50 24a7 7 0 1 0 .01 0zM48 34a16 18 0 0 0-32 0z',
    front: 'M17 30q2-13 15-13t15 13q-9-2-12-8q-4 7-18 8z',
    eyes: 'wide',
    mouth: 'grin',
    own: [{ d: 'M22 39h.01M25 40.5h.01M42 39h.01M39 40.5h.01', line: HAIR, width: 1.8 }],
  },
  // A cap, round cheeks.
  tibbs: {
    colours: { ground: '#b9dccf', skin: '#e8b48c', wear: '#c9702f', hair: '#5b3a21' },
    behind: 'M17 36a15 16 0 0 1 30 0z',
    eyes: 'dots',
    mouth: 'grin',
    own: [
      { d: 'M16 26q1-13 16-13t16 13z', fill: '#2f6d8f' },
      { d: 'M14 27q18-6 42 1q-2 3-8 2q-16-4-34-3z', fill: '#214f69' },
      { d: 'M22 40a3 2.2 0 1 0 .01 0zM43 40a3 2.2 0 1 0 .01 0z', fill: 'rgb(216 92 74 / .45)' },
    ],
  },
  // A neat bun, glasses.
  penny: {
    colours: { ground: '#e6c3dc', skin: '#f5d3b3', wear: '#5b6f9f', hair: '#6b4423' },
    behind: 'M32 5a7 7 0 1 0 .01 0zM49 38a17 21 0 0 0-34 0z',
    front: 'M17 32q0-16 15-16t15 16q-6-9-15-9t-15 9z',
    eyes: 'small',
    mouth: 'small',
    own: [
      { d: 'M19 32a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0', line: INK, width: 1.6 },
      { d: 'M34 32a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M30 31h4', line: INK, width: 1.6 },
    ],
  },
  // A pointed beard, one brow up.
  fitch: {
    colours: { ground: '#f0b9a2', skin: '#d99a6c', wear: '#6d2f3c', hair: '#1f1a17' },
    behind: 'M16 34a16 19 0 0 1 32 0z',
    front: 'M17 29q0-14 15-14t15 14q-4-7-9-7q-8 3-21 7z',
    eyes: 'sly',
    own: [
      { d: 'M21 27.5h8M35 26q4-3.5 8-.5', line: HAIR, width: 2.2 },
      { d: 'M26 46q6-3 12 0l-3 8q-3 3-6 0z', fill: HAIR },
      { d: 'M25 42q8 4 14-3', line: HAIR, width: 2 },
    ],
  },
  // A trilby, a moustache.
  marlowe: {
    colours: { ground: '#cfc6b0', skin: '#c98f63', wear: '#7a6a50', hair: '#8a8378' },
    behind: 'M18 38a14 15 0 0 1 28 0z',
    eyes: 'calm',
    own: [
      { d: 'M19 23q0-13 13-13t13 13z', fill: '#5a4636' },
      { d: 'M18 20h28v4h-28z', fill: INK },
      { d: 'M11 26q21-6 42 0q-21 5-42 0z', fill: '#4a392c' },
      { d: 'M21 43q5-6 11-2q6-4 11 2q-6 2-11-1q-5 3-11 1z', fill: HAIR },
    ],
  },
  // Short white hair, a scarf.
  wren: {
    colours: { ground: '#bfdcec', skin: '#8d5a3b', wear: '#3f5f7a', hair: '#efe9dd' },
    behind: 'M14 36a18 22 0 0 1 36 0q0 6-4 8h-28q-4-2-4-8z',
    front: 'M17 31q1-15 15-15t15 15q-3-7-8-8q-10 0-22 8z',
    eyes: 'calm',
    mouth: 'smile',
    own: [{ d: 'M18 52q14 6 28 0v7q-14 5-28 0z', fill: '#a33a4f' }],
  },
  // A high brow, a quill behind the ear.
  quill: {
    colours: { ground: '#c5e0b9', skin: '#f0c8a4', wear: '#54433a', hair: '#7d7a75' },
    behind: 'M15 40a17 20 0 0 1 34 0z',
    front: 'M16 36q-1-14 6-18q-3 8-2 18zM48 36q1-14-6-18q3 8 2 18z',
    eyes: 'dots',
    mouth: 'smile',
    own: [
      { d: 'M46 34q4-14 13-22q1 12-9 23z', fill: '#fdfaf2', line: '#5f5648', width: 1.2 },
      { d: 'M46 35l8-15', line: '#5f5648', width: 1.2 },
      { d: 'M21 28q4-2.5 8-.5M35 27.5q4-2 8 .5', line: '#5f5648', width: 2 },
    ],
  },
  // Dark hair to one side, ear-rings.
  vesper: {
    colours: { ground: '#bdb2dd', skin: '#eac39f', wear: '#3d2b5c', hair: '#2c1d3f' },
    behind: 'M12 64q-4-48 20-50q24 2 20 50z',
    front: 'M17 34q-1-19 15-19t15 17q-12 0-18-10q-3 8-12 12z',
    eyes: 'sly',
    own: [
      { d: 'M21 28q4-2 8 0M35 28q4-2 8 0', line: HAIR, width: 1.8 },
      { d: 'M26 42q6 4 12-2q-6 1-12 2z', fill: '#a3243b' },
      { d: 'M17.5 42a1.8 1.8 0 1 0 .01 0zM46.5 42a1.8 1.8 0 1 0 .01 0z', fill: '#d9b23c' },
    ],
  },
};
