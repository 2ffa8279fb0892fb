import { createContext } from 'preact';
import { CLASSIC_TILES } from '../../games/buyword/classic-tiles.ts';
import type { TileSet } from '../../games/buyword/tile-set.ts';

/** The set whose pips tiles show. */
export const TileSetContext = createContext<TileSet>(CLASSIC_TILES);
