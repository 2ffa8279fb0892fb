import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { Placed } from './rack.ts';
import { createTally } from './tally.ts';

const laid = signal<readonly Placed[]>([
  { letter: 'J', from: 0 },
  { letter: 'O', from: 'wild' },
  { letter: 'Y', from: 2 },
]);
const tallyOf = () => createTally({ laid }, { pips: (letters) => pipsOf(TILE_SETS.classic, letters) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts a word tile by tile, a wild as one pip, and its price with it', () => {
  const tally = tallyOf();
  expect(tally.sum.value).toBeUndefined();
  const { begin, ms } = tally.scene();
  const heard: unknown[] = [];
  const end = begin((...sound) => heard.push(sound));
  const seen: unknown[] = [];
  for (let passed = 0; passed < ms; passed += 75) {
    vi.advanceTimersByTime(75);
    seen.push(tally.sum.value);
  }
  expect(seen.slice(0, 4)).toEqual([
    { pips: 4, price: 16, isWhole: false },
    { pips: 5, price: 25, isWhole: false },
    { pips: 8, price: 64, isWhole: false },
    { pips: 8, price: 64, isWhole: true },
  ]);
  expect(heard).toEqual([0, 2, 4, 6].map((semitones) => ['count', semitones]));
  end();
  expect(tally.sum.value).toBeUndefined();
});

it('is over at once for whoever acts meanwhile', () => {
  const tally = tallyOf();
  const end = tally.scene().begin(() => {});
  vi.advanceTimersByTime(80);
  expect([0, 1].map(tally.isCounted)).toEqual([true, false]);
  end();
  vi.advanceTimersByTime(2000);
  expect([tally.sum.value, tally.isCounted(0)]).toEqual([undefined, false]);
});

it('takes no longer for a long word', () => {
  laid.value = Array.from('EXCHEQUERS', (letter, from) => ({ letter, from }));
  expect(tallyOf().scene().ms).toBeLessThanOrEqual(820);
});
