import { describe, expect, it } from 'vitest';
import type { Valuation } from '../../coach/coach.ts';
import { type Comparison, comparisonOf, outcomeOf } from './comparison.ts';

const of = (...choices: readonly [string, number][]): Valuation => ({
  value: Math.max(...choices.map(([, value]) => value)),
  choices: choices.map(([action, value]) => ({ action, value })),
});

describe('a choice made anew', () => {
  it('stands beside what was played and what was best', () => {
    const compared = comparisonOf('decline', 'done', [
      of(['sell JADE', 90], ['decline', 70]),
      of(['sell JADE', 90], ['done', 60]),
    ]);
    expect(compared).toEqual({
      yours: { action: 'decline', value: 70 },
      played: { action: 'done', value: 60 },
      best: { action: 'sell JADE', value: 90 },
    });
  });

  it('is the best one where nothing is better, whatever else is as good', () => {
    const both = of(['buy', 50], ['decline', 50]);
    expect(comparisonOf('decline', 'buy', [both, both]).best.action).toBe('decline');
  });

  it('is worth as much as the position where the coach did not think of it', () => {
    const known = of(['buy', 50]);
    expect(comparisonOf('auction', 'buy', [known, known]).yours.value).toBe(50);
  });
});

describe('what a choice made anew comes to', () => {
  const compared = (action: string, value: number): Comparison => ({
    yours: { action, value },
    played: { action: 'done', value: 60 },
    best: { action: 'sell JADE', value: 90 },
  });

  it('is the best, or so near to it that no whole dollar lies between', () => {
    expect(outcomeOf(compared('sell JADE', 90))).toEqual({ kind: 'best' });
    expect(outcomeOf(compared('sell JEAD', 89.7))).toEqual({ kind: 'best' });
  });

  it('is the same mistake, by so much short of the best', () => {
    expect(outcomeOf(compared('done', 60))).toEqual({ kind: 'same', by: 30 });
  });

  it('is better, worse or as good as what was played', () => {
    expect(outcomeOf(compared('buy', 72))).toEqual({ kind: 'better', by: 12 });
    expect(outcomeOf(compared('buy', 55))).toEqual({ kind: 'worse', by: 5 });
    expect(outcomeOf(compared('buy', 60.2))).toEqual({ kind: 'as-good' });
  });
});
