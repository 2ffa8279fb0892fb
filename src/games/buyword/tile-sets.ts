import { CLASSIC_TILES } from './classic-tiles.ts';
import { FRENCH_TILES } from './french-tiles.ts';
import { checkTileSet, type TileSet } from './tile-set.ts';

/** The tile sets that ship, by name (BW-1.5). */
export const TILE_SETS = {
  classic: checkTileSet(CLASSIC_TILES),
  french: checkTileSet(FRENCH_TILES),
} as const;
export type TileSetName = keyof typeof TILE_SETS;

export const isTileSetName = (text: string): text is TileSetName => Object.hasOwn(TILE_SETS, text);

const lettersOf = ({ tiles }: TileSet): string =>
  Object.entries(tiles)
    .map(([letter, { count }]) => letter.repeat(count))
    .sort()
    .join('');

const ALL_TILES: Readonly<Record<TileSetName, string>> = {
  classic: lettersOf(TILE_SETS.classic),
  french: lettersOf(TILE_SETS.french),
};

/** All tiles of a set as letters, in alphabetical order. */
export const allTiles = (name: TileSetName): string => ALL_TILES[name];
