import { describe, expect, it } from 'vitest';
import { replay } from './game.ts';

describe('a replay', () => {
  const counting = { apply: (state: number | undefined, event: number) => (state ?? 0) + event };

  it('applies every event, the first to nothing', () => {
    expect(replay(counting, [1, 2, 3])).toBe(6);
  });

  it('is of at least one event', () => {
    expect(() => replay(counting, [])).toThrow('at least one event');
  });
});
