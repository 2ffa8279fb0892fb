import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters, letterOf } from '../../lexicon/alphabet.ts';
import { formatMoney } from '../../messages/money.ts';
import { formatNumber } from '../../messages/wording.ts';
import { language } from '../base/language.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Fact } from './facts.tsx';
import { SmallBoard } from './small-board.tsx';
import { c } from './texts.ts';

type BuyWordPositionProps = {
  readonly view: View;
  readonly seat: number;
  /** A play that is shown where it would lie. */
  readonly preview?: string | undefined;
};

/** Letters that are still in the bag: all that nobody has seen. */
const inBag = (view: View): string => {
  const set = TILE_SETS[view.options.tiles];
  const all = Object.entries(set.tiles)
    .map(([letter, { count }]) => letter.repeat(count))
    .join('');
  const seen = [
    view.box,
    ...view.seats.map(({ tiles }) => tiles ?? ''),
    ...view.lots.map(({ tiles }) => tiles),
    view.board.flatMap(({ letter, wild }) => (wild ? [] : [letter])).join(''),
  ].join('');
  const gone = countLetters(seen);
  return Array.from(countLetters(all), (count, code) => {
    const left = Math.max(0, count - (gone[code] as number));
    return left === 0 ? '' : `${letterOf(code)} ${left}`;
  })
    .filter((each) => each !== '')
    .join(' · ');
};

/** BuyWord as the puzzle finds it: money, wilds, bag, tiles and lot. */
export const BuyWordPosition = ({ view, seat, preview }: BuyWordPositionProps) => {
  const { table } = c();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const lot = view.phase === 'buy' ? own.lot : null;
  const set = TILE_SETS[view.options.tiles];
  return (
    <>
      <dl class="puzzle-facts row gap-6 lines-2">
        <Fact name={table.money}>{formatMoney(language.value, own.money)}</Fact>
        <Fact name={table.wilds}>{own.wilds}</Fact>
        <Fact name={table.round}>{view.round}</Fact>
        <Fact name={table.bag}>{formatNumber(language.value, view.bagCount)}</Fact>
      </dl>
      {view.lastChance && <p class="bold">{table.lastChance}</p>}
      {view.options.crossword && <SmallBoard view={view} preview={preview} />}
      <section class="stack gap-2" aria-label={table.yours}>
        <h3>{table.yours}</h3>
        {own.tileCount === 0 ? (
          <p>{table.noTiles}</p>
        ) : (
          <p class="puzzle-tiles">
            <span class="unseen">{[...(own.tiles ?? '')].join(' ')}</span>
            <WordTiles word={own.tiles ?? ''} />
          </p>
        )}
      </section>
      {lot !== null && (
        <section class="stack gap-2" aria-label={table.lot}>
          <h3>{table.lot}</h3>
          <p class="puzzle-tiles row gap-5">
            <span class="unseen">{[...lot].join(' ')}</span>
            <WordTiles word={lot} />
            <Price amount={priceOf(pipsOf(set, lot))} />
          </p>
        </section>
      )}
      <details class="puzzle-bag text-2">
        <summary>{table.inBag}</summary>
        <p class="figures" translate={false}>
          {inBag(view)}
        </p>
      </details>
    </>
  );
};
