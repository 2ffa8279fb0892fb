import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { countedAt, countMs, startCount } from './count.ts';

describe('a sum that is counted', () => {
  it('takes between 400 and 900 milliseconds', () => {
    expect([0, 200, 612, 5000].map(countMs)).toEqual([400, 500, 706, 900]);
  });

  it('goes from what it was to what it is, never back and never beyond', () => {
    const sum = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(sum, sum, (from, to) => {
        const shown = [-0.1, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.2].map((share) => countedAt(from, to, share));
        expect([shown[0], shown.at(-1)]).toEqual([from, to]);
        const ordered = shown.toSorted((a, b) => (from <= to ? a - b : b - a));
        expect(shown).toEqual(ordered);
      }),
    );
  });
});

describe('counting, frame by frame', () => {
  let frames: ((nowMs: number) => void)[] = [];
  const passFrame = (nowMs: number): void => {
    const [due, ...rest] = frames;
    frames = rest;
    due?.(nowMs);
  };
  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (then: (nowMs: number) => void) => frames.push(then));
    vi.stubGlobal('cancelAnimationFrame', () => {
      frames = [];
    });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
  });
  const count = () => {
    const seen: (number | 'over')[] = [];
    const end = startCount({
      from: 0,
      to: 100,
      ms: 400,
      show: (sum) => seen.push(sum),
      onEnd: () => seen.push('over'),
    });
    return { seen, end };
  };

  it('shows what is passed on the way, and is over once the time is', () => {
    const { seen, end } = count();
    passFrame(200);
    passFrame(400);
    passFrame(500);
    end();
    expect(seen).toEqual([0, 75, 'over']);
  });

  it('can be ended at once, and then shows nothing more', () => {
    const { seen, end } = count();
    end();
    end();
    passFrame(200);
    expect(seen).toEqual([0, 'over']);
  });
});
