import type { SaleView, View } from '../../games/buyword/view.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { useKept } from './kept.ts';
import { names } from './play-state.ts';

/** The words sold so far, the newest first. */
export const SalesList = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const sales = view.sales.filter(({ undone }) => !undone).toReversed();
  const keep = useKept(`${language.value} ${view.options.tiles} ${names.value.join()}`);
  return (
    <section class="sales">
      <h2>{play.sold}</h2>
      {sales.length === 0 ? (
        <p class="quiet">{play.noneSold}</p>
      ) : (
        <ul class="sale-list">
          {sales.map((sale) =>
            keep(String(sale.number), () => <SaleLine key={sale.number} sale={sale} view={view} />),
          )}
        </ul>
      )}
    </section>
  );
};

type SaleProps = { readonly sale: SaleView; readonly view: View };

/** Words in tiles with their prices; who sold them, where more than one plays. */
const SaleLine = ({ sale: { seat, parts }, view }: SaleProps) => {
  const { play } = t();
  return (
    <li>
      {parts.map(({ word, wildAt, price }) => (
        <span class="sale-word" key={word}>
          <span class="unseen">{play.soldBy(word, names.value[seat] ?? '', price)}</span>
          <WordTiles word={word} wildAt={wildAt === null ? [] : [wildAt]} />
          <span class="sale-sum" aria-hidden="true">
            {view.players > 1 && <small class="sale-by">{names.value[seat]}</small>}
            <Price amount={price} />
          </span>
        </span>
      ))}
    </li>
  );
};
