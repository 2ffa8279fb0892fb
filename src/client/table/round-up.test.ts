import { expect, it } from 'vitest';
import { roundUp } from './round-up.ts';

it('ends an axis on a round sum', () => {
  expect([200, 201, 605, 1000, 1300].map(roundUp)).toEqual([200, 240, 800, 1000, 1600]);
});
