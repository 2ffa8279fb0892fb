import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import type { TileSet } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { language } from '../base/language.ts';
import { whileSeen } from '../base/while-seen.ts';
import { readMe } from '../online/api.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { findings, searching, startFinder, typeRack, wantsWords } from './finder-state.ts';
import { finderTexts } from './finder-texts.ts';
import { RackForm } from './rack-form.tsx';
import { Results } from './results.tsx';

const SURPRISE_TILES = 8;

/** Draws letters from a full bag, as a player would. */
const drawTiles = ({ tiles }: TileSet, count: number): string => {
  const bag = Object.entries(tiles).flatMap(([letter, { count: held }]) => Array<string>(held).fill(letter));
  let drawn = '';
  while (drawn.length < count && bag.length > 0)
    drawn += bag.splice(Math.floor(Math.random() * bag.length), 1).join('');
  return drawn;
};

/** The word finder, with the tiles that go with the language; closed to who plays where the players judge words. */
export const FinderPage = () => {
  const isClosed = useSignal(false);
  useEffect(
    () =>
      whileSeen(async () => {
        const asked = await readMe();
        if (asked.ok) isClosed.value = asked.value.lookUp === 'closed';
      }),
    [],
  );
  return isClosed.value ? (
    <Page heading={finderTexts().heading}>
      <p role="status">{finderTexts().closed}</p>
    </Page>
  ) : (
    <TileSetContext.Provider value={TILE_SETS[TILES_FOR[language.value]]}>
      <Finder />
    </TileSetContext.Provider>
  );
};

/** A rack to fill on one side, what its words sell for on the other. */
const Finder = () => {
  useEffect(startFinder, []);
  const finder = finderTexts();
  const set = useContext(TileSetContext);
  const results = useRef<HTMLElement>(null);
  const found = searching.value ? undefined : findings.value;
  useEffect(() => {
    if (!wantsWords.value || found === undefined) return;
    wantsWords.value = false;
    results.current?.querySelector<HTMLElement>('.words .word-button')?.focus();
  }, [found, wantsWords.value]);
  return (
    <section class="finder stack" aria-labelledby="finder-heading">
      <div class="finder-top split gap-6 lines-4">
        <h1 id="finder-heading">{finder.heading}</h1>
        <Button kind="quiet" onClick={() => typeRack(drawTiles(set, SURPRISE_TILES))}>
          {finder.surprise}
        </Button>
      </div>
      <RackForm />
      <section class="results" ref={results}>
        <Results />
      </section>
    </section>
  );
};
