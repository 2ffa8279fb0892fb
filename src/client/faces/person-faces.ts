import type { PersonColour, PersonFace } from '../../shared/looks.ts';
import { INK, type Stroke } from './stroke.ts';

/** What a colour is behind a face, and the ring around it, which shows on light paper where the ground would not. */
export const GROUNDS: Readonly<Record<PersonColour, { readonly ground: string; readonly ring: string }>> = {
  red: { ground: '#ef8073', ring: '#a8382b' },
  orange: { ground: '#f4a75a', ring: '#a15c0f' },
  yellow: { ground: '#f3d45e', ring: '#8a6b00' },
  green: { ground: '#8cc977', ring: '#3f7a2b' },
  turquoise: { ground: '#5cc3bb', ring: '#19756e' },
  blue: { ground: '#7db4ec', ring: '#2a65a3' },
  purple: { ground: '#b69ae8', ring: '#6a47ad' },
  pink: { ground: '#f29cc6', ring: '#a83a76' },
};

const CREAM = '#f6ead3';
const WHITE = '#fdfaf2';
const BLUSH = 'rgb(216 92 74 / .45)';

/** An area with the outline that all faces share: they stay apart from whatever ground they lie on. */
const shape = (fill: string, ...parts: readonly string[]): Stroke => ({
  d: parts.join(''),
  fill,
  line: INK,
  width: 2.2,
});
const area = (fill: string, ...parts: readonly string[]): Stroke => ({ d: parts.join(''), fill });
const ink = (d: string, width = 2.2): Stroke => ({ d, line: INK, width });

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** The same left and right of the middle. */
const pair = (apart: number, y: number, rx: number, ry = rx): string =>
  oval(32 - apart, y, rx, ry) + oval(32 + apart, y, rx, ry);

/** Drawn by us, from behind to the front; each has an outline of its own, so that it is known without its colours. */
export const PERSON_DRAWINGS: Readonly<Record<PersonFace, readonly Stroke[]>> = {
  fox: [
    shape('#e8833a', 'M9 9l20 13-15 13zM55 9l-20 13 15 13z'),
    area('#5b3a21', 'M13.5 15l9 7-6.5 6zM50.5 15l-9 7 6.5 6z'),
    shape('#e8833a', 'M8 34q6-14 24-14t24 14q-6 13-24 24q-18-11-24-24z'),
    area(WHITE, 'M9.5 34.5q11-3 18 9l4.5 13q-17-10-22.5-22zM54.5 34.5q-11-3-18 9l-4.5 13q17-10 22.5-22z'),
    area(INK, pair(8.5, 35, 2.5), oval(32, 54, 4, 3.2)),
  ],
  cat: [
    shape('#8f97a8', 'M12 34l1-25 17 11zM52 34l-1-25-17 11z'),
    area('#f0b3b0', 'M16 24l.5-9 7 5zM48 24l-.5-9-7 5z'),
    shape('#8f97a8', oval(32, 37, 21, 18)),
    area(WHITE, oval(32, 45, 9.5, 7)),
    area('#f5e27a', pair(9, 34, 4.6, 5)),
    area(INK, pair(9, 34, 1.7, 4)),
    area('#c9506a', 'M29.5 41h5l-2.5 3z'),
    ink('M32 44v2q-3 3.5-6 1M32 46q3 3.5 6 1', 1.8),
    ink('M16 43l-10-2M16 47l-9 3M48 43l10-2M48 47l9 3', 1.6),
  ],
  rabbit: [
    shape(WHITE, oval(23, 17, 6.5, 14), oval(41, 17, 6.5, 14)),
    area('#f2b8bd', oval(23, 18, 2.8, 10), oval(41, 18, 2.8, 10)),
    shape(WHITE, oval(32, 42, 18, 16)),
    area(BLUSH, pair(11.5, 45, 3.4, 2.4)),
    area(INK, pair(7.5, 38, 2.4, 3)),
    area('#d8627a', oval(32, 44, 2.6, 2)),
    shape('#fff', 'M29 49.5h6v4.5h-6z'),
    ink('M32 46v8M25 48.5q4 2.5 7-1q3 3.5 7 1', 1.8),
  ],
  bear: [
    shape('#a0673d', pair(17, 19, 8.5)),
    area('#e3b98a', pair(17, 19, 4)),
    shape('#a0673d', oval(32, 36, 22, 20)),
    area('#ecd0a4', oval(32, 44, 11, 8.5)),
    area(INK, pair(9.5, 32, 2.5), oval(32, 40.5, 4, 3)),
    ink('M32 43v3q-3.5 3-6 .5M32 46q3.5 3 6 .5', 1.8),
  ],
  owl: [
    shape('#8a6a4f', 'M10 9q10 8 22 8t22-8q4 18 0 32q-5 18-22 18t-22-18q-4-14 0-32z'),
    area('#d9bd94', 'M22 46q10-6 20 0q-2 11-10 11t-10-11z'),
    shape(CREAM, pair(10, 31, 9.8)),
    area(INK, pair(9, 31.5, 4.6)),
    area('#fff', pair(7.5, 30, 1.6)),
    shape('#f0a33c', 'M28 38.5h8l-4 8z'),
    ink('M27 51l2 2 2-2M33 51l2 2 2-2', 1.6),
  ],
  frog: [
    shape('#6cae4b', pair(13, 19, 10.5)),
    shape('#6cae4b', oval(32, 40, 25, 18)),
    area('#6cae4b', 'M14 22h36v10h-36z'),
    area('#cfe6a6', 'M17 50q15 11 30 0q-6 8-15 8t-15-8z'),
    area('#fff', pair(13, 18, 6.6)),
    area(INK, pair(12, 19, 3.4), pair(3, 35, 1)),
    ink('M14 42q18 12 36 0', 2.4),
  ],
  penguin: [
    shape('#3f4b63', 'M13 34q-9 8-6 17q6-2 8-8zM51 34q9 8 6 17q-6-2-8-8z'),
    shape('#3f4b63', 'M32 5q20 0 20 29q0 25-20 25t-20-25q0-29 20-29z'),
    area(WHITE, 'M32 22q-7-8-13-1q-5 9 0 22q5 14 13 14t13-14q5-13 0-22q-6-7-13 1z'),
    area(INK, pair(7, 27, 2.6)),
    area(BLUSH, pair(10.5, 34, 3.4, 2.4)),
    shape('#f2a03a', 'M26 33q6-3 12 0l-6 7z'),
  ],
  hedgehog: [
    shape(
      '#7a5a43',
      'M13 43.7L3.7 41L11 34.8L3.8 28.4L13.1 25.9L9.4 17.2L19 18.9L19.5 9.4L27.4 14.9L32 6.6L36.6 14.9L44.5 9.4L45 18.9L54.6 17.2L50.9 25.9L60.2 28.4L53 34.8L60.3 41L51 43.7Q51 58 32 58Q13 58 13 43.7z',
    ),
    shape('#f0d3ab', 'M15 44q0-13 10-15q4-1 7 3q3-4 7-3q10 2 10 15q0 13-17 13t-17-13z'),
    area(BLUSH, pair(12, 46, 3.2, 2.3)),
    area(INK, pair(7.5, 40, 2.4), oval(32, 46, 4, 3.2)),
    ink('M27 51q5 3.5 10 0', 1.8),
  ],
  whale: [
    ink('M21 17q0-7-7-8M21 17q0-7 7-8', 2.6),
    shape(
      '#4f86bf',
      'M47 37q5-3 4-12q-7-1-8-9q8-1 11 5q4-6 9-4q-1 8-6 9q3 27-23 29q-29 1-29-17q0-18 21-18q17 0 21 17z',
    ),
    area('#e4eef5', 'M4.5 41q17 10 38 3q-4 11-18 11q-17 0-20-14z'),
    area(BLUSH, oval(13, 41, 3, 2)),
    area(INK, oval(17, 35, 2.6)),
    ink('M6 42q7 4 13 1', 2),
  ],
  snail: [
    ink('M11 27l-4-13M17 27l4-13', 2.4),
    area(INK, oval(7, 13, 3), oval(21, 13, 3)),
    shape('#f2dcae', 'M4 56q4-3 4-9v-16q0-7 6-7t6 7v12q0 5 5 5h21q10 0 13 8z'),
    shape('#d77f55', oval(39, 33, 17)),
    ink('M39 33q4-1 4 3q-1 5-7 4q-6-3-4-10q4-7 12-5q8 4 7 13', 2.6),
    area(INK, oval(11.5, 33, 1.4), oval(16.5, 33, 1.4)),
    ink('M11.5 38q2.5 2.5 5 0', 1.8),
  ],
  octopus: [
    shape(
      '#cf5a93',
      'M13 34q0-27 19-27t19 27q1 13 9 15q-4 7-11 4q-4-2-5-7q0 8-5 12q-6-2-6-10l-1-2-1 2q0 8-6 10q-5-4-5-12q-1 5-5 7q-7 3-11-4q8-2 9-15z',
    ),
    area('#e890b9', oval(25, 13, 3, 2), oval(32, 11, 2), oval(39, 14, 2.6, 2)),
    area('#fff', pair(8, 28, 5.6)),
    area(INK, pair(7.4, 29, 2.8)),
    ink('M27 38q5 4.5 10 0'),
  ],
  elephant: [
    shape('#9aa7b5', oval(13, 29, 12, 16), oval(51, 29, 12, 16)),
    area('#e6b7b8', oval(13, 30, 6.5, 10), oval(51, 30, 6.5, 10)),
    shape('#9aa7b5', 'M32 9q17 0 17 18q0 12-9 15v7q0 4 5 3q2 4-3 6q-10 2-11-7v-9q-16-2-16-15q0-18 17-18z'),
    shape(WHITE, 'M23 41q-1 7 3 9q2-3 1-8z'),
    area(INK, pair(8, 27, 2.5)),
    ink('M32 42h6M33 47h5', 1.6),
  ],
  dragon: [
    shape(WHITE, 'M17 25l-7-18 17 9zM47 25l7-18-17 9z'),
    shape('#ee8f3d', 'M15 31l-11-3 7 15zM49 31l11-3-7 15zM27 16l5-11 5 11z'),
    shape('#46987a', 'M16 25q16-16 32 0q5 8 1 15q7 17-17 18q-24-1-17-18q-4-7 1-15z'),
    area('#b8dcae', 'M18 48q14-7 28 0q0 8-14 9q-14-1-14-9z'),
    area('#f8e27d', pair(8.5, 31, 5, 5.5)),
    area(INK, pair(8.5, 31, 1.8, 4.4), pair(6, 47, 1.6)),
    ink('M24 53q8 3 16 0', 1.8),
  ],
  teapot: [
    ink('M16 31q-12-2-11 7t12 8', 6.6),
    { d: 'M16 31q-12-2-11 7t12 8', line: '#e9e2cf', width: 2.4 },
    shape('#f4eee0', 'M48 45q8-4 6-17l7-2q2 20-11 26z'),
    shape('#f4eee0', oval(32, 41, 20, 17)),
    area('#4f7fb5', 'M13 37q19-7 38 0v4q-19-7-38 0z'),
    shape('#f4eee0', 'M19 27q2-9 13-9t13 9q-13 4-26 0z'),
    shape('#4f7fb5', oval(32, 14.5, 4)),
    area(BLUSH, pair(11.5, 50, 3, 2.2)),
    area(INK, pair(7, 45, 2.4)),
    ink('M27 50q5 4.5 10 0'),
  ],
  cactus: [
    shape(
      '#5aa05a',
      'M24 41h-5q-9 0-9-9v-5q0-4 4-4t4 4v4q0 2 2 2h4zM40 35h5q9 0 9-9v-4q0-4-4-4t-4 4v3q0 2-2 2h-4z',
    ),
    shape('#5aa05a', 'M22 48v-25q0-11 10-11t10 11v25z'),
    shape('#f28fb1', 'M32 13q-8 1-7-6q4-1 5 1q1-5 6-4q0 3-1 4q5-1 5 3q-3 3-8 2z'),
    shape('#cf7044', 'M18 46h28v6h-3l-2 9h-18l-2-9h-3z'),
    area(INK, pair(4.6, 29, 2.1)),
    ink('M28 35q4 4 8 0', 2),
  ],
  mushroom: [
    shape(CREAM, 'M21 36q-1 14 0 18q1 5 11 5t11-5q1-4 0-18z'),
    shape('#d94f43', 'M5 35q0-27 27-27t27 27q-11 5-27 5t-27-5z'),
    area(WHITE, oval(20, 22, 5.4, 5), oval(40, 17, 4.6, 4), oval(46, 30, 4.4, 4), oval(31, 31, 3.4, 3)),
    area(BLUSH, pair(7.5, 51, 2.4, 1.8)),
    area(INK, pair(5, 47, 2.1)),
    ink('M28.5 51.5q3.5 3 7 0', 1.9),
  ],
  moon: [
    shape('#f8e3a0', 'M43 6q-14 8-12 24t24 19q-10 12-26 9q-22-6-21-28q3-23 26-26q5 0 9 2z'),
    shape('#fff', 'M49 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2z'),
    area(BLUSH, oval(19, 43, 3.4, 2.4)),
    ink('M16 33q3 3 6 0M26 36q3 3 5.5 1', 2.3),
    ink('M23 46q4 4 8 2'),
  ],
  ghost: [
    shape(WHITE, 'M12 58v-27q0-25 20-25t20 25v27l-7-5-6 6-7-6-7 6-6-6z'),
    area(INK, pair(7.5, 27, 3.4, 4.8)),
    area('#fff', pair(6.5, 25, 1.3)),
    area(BLUSH, pair(13, 35, 3.6, 2.6)),
    area(INK, oval(32, 39, 3.4, 4.4)),
  ],
};
