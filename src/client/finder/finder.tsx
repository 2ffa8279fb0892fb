import { useContext, useEffect, useRef } from 'preact/hooks';
import { t } from '../texts.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { drawTiles } from './draw-tiles.ts';
import { findings, searching, startFinder, typeRack, wantsWords } from './finder-state.ts';
import { RackForm } from './rack-form.tsx';
import { Results } from './results.tsx';

const SURPRISE_TILES = 8;

/** The word finder: a rack to fill on one side, what its words sell for on the other. */
export const Finder = () => {
  useEffect(startFinder, []);
  const set = useContext(TileSetContext);
  const surprise = (): void => typeRack(drawTiles(set, SURPRISE_TILES, Math.random));
  const results = useRef<HTMLElement>(null);
  const found = searching.value ? undefined : findings.value;
  useEffect(() => {
    if (!wantsWords.value || found === undefined) return;
    wantsWords.value = false;
    results.current?.querySelector<HTMLElement>('.words .word-button')?.focus();
  }, [found, wantsWords.value]);
  return (
    <section class="finder" aria-labelledby="finder-heading">
      <div class="finder-top">
        <h1 id="finder-heading">{t().finder.heading}</h1>
        <button type="button" class="button button-quiet" onClick={surprise}>
          {t().finder.surprise}
        </button>
      </div>
      <RackForm />
      <section class="results" ref={results}>
        <Results />
      </section>
    </section>
  );
};
