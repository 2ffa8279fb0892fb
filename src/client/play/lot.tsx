import { useContext } from 'preact/hooks';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../language.ts';
import { Price } from '../tiles/price.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { lastDeed } from './last-deed.ts';
import { priceOfLot } from './lot-price.ts';
import { mySeat } from './play-state.ts';

/** My lot, with its pips and price. */
export const Lot = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const set = useContext(TileSetContext);
  const lot = view.seats[mySeat.value]?.lot ?? null;
  return (
    <section class="lot">
      <h3>{play.lot}</h3>
      {lot === null ? (
        <p class="felt-empty">{view.phase === 'buy' ? lastDeed(mySeat.value) : play.noLot}</p>
      ) : (
        <p class="lot-row">
          <span class="unseen">{play.lotLetters(Array.from(lot).join(' '))}</span>
          <WordTiles word={lot} fly={`lot ${mySeat.value}`} />
          <span class="felt-sum">
            {play.pips(pipsOf(set, lot))} <span aria-hidden="true">→</span>{' '}
            <Price amount={priceOfLot(view, lot)} />
          </span>
        </p>
      )}
    </section>
  );
};
