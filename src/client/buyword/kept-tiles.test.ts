import { expect, it } from 'vitest';
import { readTiles, writeTiles } from './kept-tiles.ts';
import type { Placed } from './rack.ts';

const hand = [
  { id: 11, letter: 'A' },
  { id: 12, letter: 'T' },
  { id: 13, letter: 'A' },
];
const laid: readonly Placed[] = [
  { letter: 'A', from: 1, at: { row: 0, col: -2 } },
  { letter: 'C', from: 'wild', at: { row: 0, col: -1 } },
  { letter: 'T', from: 2, at: { row: 0, col: 0 } },
];

it('are found again in the rack, wild and squares included', () => {
  expect(readTiles(writeTiles(laid), { hand, wilds: 1 })).toEqual([
    { letter: 'A', from: 11, at: { row: 0, col: -2 } },
    { letter: 'C', from: 'wild', at: { row: 0, col: -1 } },
    { letter: 'T', from: 12, at: { row: 0, col: 0 } },
  ]);
});

it('are each another tile, and none where one is missing', () => {
  const twice = writeTiles([
    { letter: 'A', from: 1 },
    { letter: 'A', from: 2 },
  ]);
  expect(readTiles(twice, { hand, wilds: 0 })?.map(({ from }) => from)).toEqual([11, 13]);
  expect(readTiles(twice, { hand: hand.slice(0, 2), wilds: 0 })).toBeUndefined();
  expect(readTiles(writeTiles(laid), { hand, wilds: 0 })).toBeUndefined();
  expect(readTiles('no word', { hand, wilds: 0 })).toBeUndefined();
});
