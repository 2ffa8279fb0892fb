import type { ComponentChildren } from 'preact';
import { lotsOf } from '../../games/buyword/phases/buy.ts';
import type { Lot } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { useBuyWord } from './buyword-table.ts';

/** Letters as they are read aloud, one by one. */
export const spelled = (letters: string): string => Array.from(letters).join(' ');

/** The lots before a seat, the one that is due first in front (BW-12.2); one that is up for auction lies elsewhere. */
export const lotsBefore = ({ lots, auction }: View, seat: Seat): Lot[] =>
  lotsOf(lots, seat).filter(({ from }) => from !== auction?.from);

type LotTilesProps = Pick<Lot, 'from' | 'tiles'> & { readonly said: string };

/** The tiles of a lot, and what is said of them aloud. */
export const LotTiles = ({ from, tiles, said }: LotTilesProps) => (
  <>
    <span class="unseen">{said}</span>
    <WordTiles word={tiles} fly={`lot ${from}`} />
  </>
);

/** Pips, and what they come to. */
export const PipsSum = ({
  pips,
  children,
}: {
  readonly pips: number;
  readonly children: ComponentChildren;
}) => (
  <>
    {t().play.pips(pips)} <span aria-hidden="true">→</span> {children}
  </>
);

/** Several lots are shown as small as a lot of so many tiles. */
const MANY = 8;

/** My lot, with its pips and price; or my lots, in the order they are bought in. */
export const MyLots = ({ view }: { readonly view: View }) => {
  const { play, deals } = t();
  const { mySeat, pips, priceOfLot, originOf, lastAction } = useBuyWord();
  const me = mySeat.value;
  // Who looks on sees everybody's lot at their seat.
  if (view.seats[me] === undefined) return null;
  const lots = lotsBefore(view, me);
  const isDue = view.phase === 'buy' && view.toAct.includes(me);
  return (
    <section
      class="lot"
      style={`--count: ${lots.length > 1 ? MANY : Math.max(3, lots[0]?.tiles.length ?? 0)}`}
    >
      <h3>{lots.length > 1 ? deals.lots(lots.length) : play.lot}</h3>
      {lots.length === 0 && (
        <p class="felt-empty line vacant">{view.phase === 'buy' ? lastAction(me) : play.noLot}</p>
      )}
      {lots.map(({ from, tiles }, place) => (
        <p
          key={from}
          class={place === 0 ? 'lot-row row gap-7 lines-4' : 'lot-row row gap-7 lines-4 lot-later above-4'}
        >
          <LotTiles from={from} tiles={tiles} said={play.lotLetters(spelled(tiles))} />
          <span class="text-4 row gap-4 lines-2 strong">
            <PipsSum pips={pips(tiles)}>
              <Price amount={priceOfLot(tiles)} />
            </PipsSum>
          </span>
          {lots.length > 1 && (
            <small class="whole-row">
              {originOf(from)}
              {place === 0 && isDue && <b> · {deals.next}</b>}
            </small>
          )}
        </p>
      ))}
    </section>
  );
};
