import { useContext } from 'preact/hooks';
import { t } from '../texts.ts';
import { lettersByPips } from '../tiles/letter-pips.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { typeRack } from './finder-state.ts';

/** Before any letters: some to try, and what letters weigh. */
export const EmptyState = () => {
  const { finder, tiles } = t();
  const set = useContext(TileSetContext);
  return (
    <>
      <h2>{finder.tryHeading}</h2>
      <ul class="examples">
        {finder.examples.map((letters) => (
          <li key={letters}>
            <button type="button" class="example" onClick={() => typeRack(letters)}>
              <span class="unseen">{finder.tryRack(letters)}</span>
              <WordTiles word={letters} />
            </button>
          </li>
        ))}
      </ul>
      <h2>{finder.pipsHeading}</h2>
      <dl class="weights">
        {lettersByPips(set).map(({ pips, letters }) => (
          <div key={pips}>
            <dt>{tiles.pips(pips)}</dt>
            <dd>
              <WordTiles word={letters.join('')} />
              <span class="unseen" translate={false}>
                {letters.join(' ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
