import type { SoldWord } from '../../games/buyword/events.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { sayLaid } from '../../messages/buyword-wording.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { useKept } from '../table/kept.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { useBuyWord } from './buyword-table.ts';

/** Words that were sold, as they are read aloud. */
export const soldText = (words: readonly SoldWord[]): string =>
  words.map((each) => sayLaid(language.value, each)).join(', ');

/** Words that were sold, in tiles. */
export const SoldTiles = ({ words }: { readonly words: readonly SoldWord[] }) => (
  <>
    {words.map(({ word, wildAt }) => (
      <WordTiles key={word} word={word} wildAt={wildAt === null ? [] : [wildAt]} />
    ))}
  </>
);

type SaleWordProps = { readonly sold: SoldWord; readonly seat: Seat; readonly view: View };

/** A word that was sold, in tiles, with its price; who sold it, where more than one plays. */
export const SaleWord = ({ sold, seat, view }: SaleWordProps) => {
  const seller = useBuyWord().nameOf(seat);
  return (
    <span class="split lines-2">
      <span class="unseen">{t().play.soldBy(soldText([sold]), seller, sold.price)}</span>
      <SoldTiles words={[sold]} />
      <span class="push line" aria-hidden="true">
        {view.players > 1 && <small class="quiet">{seller}</small>}
        <Price amount={sold.price} />
      </span>
    </span>
  );
};

/** The words sold so far, the newest first. */
export const SalesList = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const sales = view.sales.filter(({ undone }) => !undone).toReversed();
  const keep = useKept(`${language.value} ${view.options.tiles} ${useBuyWord().names.value.join()}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="side-scroll" aria-label={play.sold} tabIndex={0}>
      {sales.length === 0 ? (
        <p class="quiet">{play.noneSold}</p>
      ) : (
        <ul class="sale-list ledger">
          {sales.map((sale) =>
            keep(String(sale.number), () => (
              <li key={sale.number}>
                {sale.parts.map((sold) => (
                  <SaleWord key={sold.word} sold={sold} seat={sale.seat} view={view} />
                ))}
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  );
};
