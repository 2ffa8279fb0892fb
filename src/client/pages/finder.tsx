import { useEffect, useState } from 'preact/hooks';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { Finder } from '../finder/finder.tsx';
import { language } from '../language.ts';
import { readMe } from '../online/api.ts';
import { t } from '../texts.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';

/** The word finder, with the tiles that go with the language; closed to who plays where the players judge words. */
export const FinderPage = () => {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const asked = await readMe();
      if (asked.ok) setClosed(asked.value.lookUp === 'closed');
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (isClosed) {
    return (
      <section class="page">
        <h1>{t().finder.heading}</h1>
        <p role="status">{t().finder.closed}</p>
      </section>
    );
  }
  return (
    <TileSetContext.Provider value={TILE_SETS[TILES_FOR[language.value]]}>
      <Finder />
    </TileSetContext.Provider>
  );
};
