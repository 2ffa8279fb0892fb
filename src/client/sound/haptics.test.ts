import { expect, it } from 'vitest';
import { createHaptics, FEELS } from './haptics.ts';

const held = { isWanted: true, isStill: false, wasTouched: true };

/** What is felt on a device that is held so. */
const felt = (how: Partial<typeof held>): readonly number[][] => {
  const patterns: number[][] = [];
  const { isWanted, isStill, wasTouched } = { ...held, ...how };
  const feel = createHaptics({
    vibrate: (pattern) => patterns.push(pattern),
    isWanted: () => isWanted,
    isStill: () => isStill,
    wasTouched: () => wasTouched,
  });
  feel('won');
  return patterns;
};

it('a win is felt, but not by who wants that off or no motion, nor before the page was touched', () => {
  expect(felt({})).toEqual([[...FEELS.won]]);
  for (const how of [{ isWanted: false }, { isStill: true }, { wasTouched: false }])
    expect(felt(how)).toEqual([]);
});

it('where nothing can vibrate, nothing does', () => {
  const feel = createHaptics({
    vibrate: undefined,
    isWanted: () => true,
    isStill: () => false,
    wasTouched: () => true,
  });
  expect(() => feel('turn')).not.toThrow();
});
