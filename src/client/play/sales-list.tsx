import type { SaleView, View } from '../../games/buyword/view.ts';
import { t } from '../language.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { names } from './play-state.ts';

/** The words sold so far, the newest first. */
export const SalesList = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const sales = view.sales.filter(({ undone }) => !undone).toReversed();
  return (
    <section class="sales">
      <h2>{play.sold}</h2>
      {sales.length === 0 ? <p class="quiet">{play.noneSold}</p> : <Sales sales={sales} view={view} />}
    </section>
  );
};

type SalesProps = { readonly sales: readonly SaleView[]; readonly view: View };

/** Words in tiles with their prices; who sold them, where more than one plays. */
export const Sales = ({ sales, view }: SalesProps) => {
  const { play } = t();
  return (
    <ul class="sale-list">
      {sales.flatMap(({ number, seat, parts }) =>
        parts.map(({ word, wildAt, price }) => (
          <li key={`${number} ${word}`}>
            <span class="unseen">{play.soldBy(word, names.value[seat] ?? '', price)}</span>
            <WordTiles word={word} wildAt={wildAt === null ? [] : [wildAt]} />
            <span class="sale-sum" aria-hidden="true">
              {view.players > 1 && <small class="sale-by">{names.value[seat]}</small>}
              <Price amount={price} />
            </span>
          </li>
        )),
      )}
    </ul>
  );
};
