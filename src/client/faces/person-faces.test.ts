import { describe, expect, it } from 'vitest';
import { PERSON_COLOURS, PERSON_FACES } from '../../shared/looks.ts';
import { GROUNDS, PERSON_DRAWINGS } from './person-faces.ts';
import { INK } from './stroke.ts';

/** The paper and the felt of tokens.css that faces lie on. */
const LIGHT = ['#fffbf2', '#f6f0e4'];
const DARK = ['#1e2322', '#15181a', '#1d5445', '#17463a'];

/** The relative luminance of a colour, as WCAG 2 has it. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the faces of people', () => {
  it.each(PERSON_FACES)('has a drawing of a %s, in lines that stay apart from every ground', (face) => {
    const strokes = PERSON_DRAWINGS[face];
    expect(strokes.some(({ line }) => line === INK)).toBe(true);
    // A silhouette of its own: no two are known by colour alone.
    const outline = strokes.map(({ d }) => d).join();
    for (const other of PERSON_FACES)
      if (other !== face) expect(PERSON_DRAWINGS[other].map(({ d }) => d).join()).not.toBe(outline);
  });

  it.each(PERSON_COLOURS)('is seen on %s by day and by lamplight', (colour) => {
    const { ground, ring } = GROUNDS[colour];
    expect(contrast(INK, ground)).toBeGreaterThan(4.5);
    for (const paper of LIGHT) expect(contrast(ring, paper)).toBeGreaterThan(3);
    for (const paper of DARK) expect(contrast(ground, paper)).toBeGreaterThan(3);
  });
});
