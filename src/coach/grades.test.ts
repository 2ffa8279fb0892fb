import { describe, expect, it } from 'vitest';
import { accuracyOf, chipSteps, DOLLAR_STEPS, exactnessOf, gradeOf } from './grades.ts';

describe('grades', () => {
  it('call a choice by what it loses', () => {
    const grades = [0, 0.9, 1, 5, 14.9, 15, 39.9, 40, 400].map((loss) => gradeOf(DOLLAR_STEPS, loss));
    expect(grades).toEqual([
      'best',
      'best',
      'fine',
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ]);
  });

  it('mean the same part of the stack at every table of cards', () => {
    expect(gradeOf(chipSteps(200), 6)).toBe('mistake');
    expect(gradeOf(chipSteps(2000), 6)).toBe('fine');
    expect(gradeOf(chipSteps(2000), 60)).toBe('mistake');
  });

  it('make an accuracy of 100 without a loss, and less the more is lost', () => {
    expect(accuracyOf(DOLLAR_STEPS, [])).toBe(100);
    expect(accuracyOf(DOLLAR_STEPS, [0, 0])).toBe(100);
    expect(accuracyOf(DOLLAR_STEPS, [0, 40])).toBeLessThan(accuracyOf(DOLLAR_STEPS, [0, 10]));
    expect(exactnessOf(DOLLAR_STEPS, 40)).toBeCloseTo(1 / 3, 1);
  });
});
