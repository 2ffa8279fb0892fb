import { expect, it } from 'vitest';
import { othersClockwise } from './clockwise.ts';
import { NO_SEAT } from './no-seat.ts';

it('begins at one’s left and leaves oneself out', () => {
  expect(othersClockwise(2, 4)).toEqual([3, 0, 1]);
  expect(othersClockwise(0, 1)).toEqual([]);
});

it('has everybody for those who watch', () => {
  expect(othersClockwise(NO_SEAT, 3)).toEqual([0, 1, 2]);
});
