import { useContext } from 'preact/hooks';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../texts.ts';
import { Price } from '../tiles/price.tsx';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { lastDeed } from './last-deed.ts';
import { priceOfLot } from './lot-price.ts';
import { lotsBefore } from './lots-held.ts';
import { mySeat, names } from './play-state.ts';

/** For whom a lot was drawn, where one holds several. */
export const originOf = (from: number): string =>
  from === mySeat.value ? t().deals.ownDraw : t().deals.from(names.value[from] ?? '');

/** My lot, with its pips and price; or my lots, in the order they are bought in. */
export const Lot = ({ view }: { readonly view: View }) => {
  const { play, deals } = t();
  const set = useContext(TileSetContext);
  const lots = lotsBefore(view, mySeat.value);
  const isDue = view.phase === 'buy' && view.toAct.includes(mySeat.value);
  return (
    <section class={lots.length > 1 ? 'lot lot-several' : 'lot'}>
      <h3>{lots.length > 1 ? deals.lots(lots.length) : play.lot}</h3>
      {lots.length === 0 && (
        <p class="felt-empty">{view.phase === 'buy' ? lastDeed(mySeat.value) : play.noLot}</p>
      )}
      {lots.map(({ from, tiles }, place) => (
        <p key={from} class={place === 0 ? 'lot-row' : 'lot-row lot-later'}>
          <span class="unseen">{play.lotLetters(Array.from(tiles).join(' '))}</span>
          <WordTiles word={tiles} fly={`lot ${from}`} />
          <span class="felt-sum">
            {play.pips(pipsOf(set, tiles))} <span aria-hidden="true">→</span>{' '}
            <Price amount={priceOfLot(view, tiles)} />
          </span>
          {lots.length > 1 && (
            <small class="lot-origin">
              {originOf(from)}
              {place === 0 && isDue && <b> · {deals.next}</b>}
            </small>
          )}
        </p>
      ))}
    </section>
  );
};
