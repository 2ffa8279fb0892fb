import type { TileSet } from '../../games/buyword/tile-set.ts';

/** Draws letters from a full bag, as a player would; `random` gives numbers from 0 up to 1. */
export const drawTiles = ({ tiles }: TileSet, count: number, random: () => number): string => {
  const bag = Object.entries(tiles).flatMap(([letter, { count: held }]) => Array<string>(held).fill(letter));
  let drawn = '';
  while (drawn.length < count && bag.length > 0) {
    drawn += bag.splice(Math.floor(random() * bag.length), 1).join('');
  }
  return drawn;
};
