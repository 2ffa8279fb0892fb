import { describe, expect, it } from 'vitest';
import { SOUNDS, type Sound, type Tone } from './sounds.ts';

/** How loud a sound is at its loudest: the sum of all notes that ring just then, each dying away. */
const peakOf = (sound: Sound): number => {
  const tones: readonly Tone[] = SOUNDS[sound];
  const at = (ms: number): number =>
    tones.reduce((sum, [begin, , seconds, loud]) => {
      const since = ms / 1000 - begin;
      return since < 0 || since > seconds ? sum : sum + loud * (0.0001 / loud) ** (since / seconds);
    }, 0);
  return Math.max(...Array.from({ length: 200 }, (_, i) => at(10 * i)));
};

/** How much of it is heard in all. */
const weightOf = (sound: Sound): number =>
  (SOUNDS[sound] as readonly Tone[]).reduce((sum, [, , seconds, loud]) => sum + loud * seconds, 0);

const ALL = Object.keys(SOUNDS) as Sound[];

describe('the sounds of a table', () => {
  it('are all soft, none drowned by another', () => {
    for (const sound of ALL) {
      expect.soft(peakOf(sound), sound).toBeGreaterThanOrEqual(0.03);
      expect.soft(peakOf(sound), sound).toBeLessThanOrEqual(0.25);
    }
  });

  it('weigh what they tell: a tile little, a sale more, a great word much, a win most', () => {
    const told: readonly Sound[] = ['back', 'sell', 'great', 'won'];
    expect(told.toSorted((a, b) => weightOf(a) - weightOf(b))).toEqual(told);
    expect(ALL.toSorted((a, b) => weightOf(b) - weightOf(a))[0]).toBe('won');
    expect(weightOf('won')).toBeGreaterThan(2 * weightOf('lost'));
  });
});
