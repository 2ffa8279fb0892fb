import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { Finder } from '../finder/finder.tsx';
import { language } from '../language.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';

/** The word finder, with the tiles that go with the language. */
export const FinderPage = () => (
  <TileSetContext.Provider value={TILE_SETS[TILES_FOR[language.value]]}>
    <Finder />
  </TileSetContext.Provider>
);
