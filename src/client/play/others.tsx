import type { SeatView, View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../language.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { lastDeed } from './last-deed.ts';
import { priceOfLot } from './lot-price.ts';
import { mySeat, names } from './play-state.ts';

/** The others: their money, tiles and lots, and what each just did. */
export const Others = ({ view }: { readonly view: View }) => {
  const { play } = t();
  if (view.players === 1) return null;
  return (
    <section class="others" aria-label={play.others}>
      <ul>
        {view.seats.map(
          (each, seat) => seat !== mySeat.value && <Other key={seat} view={view} seat={seat} own={each} />,
        )}
      </ul>
    </section>
  );
};

type OtherProps = { readonly view: View; readonly seat: Seat; readonly own: SeatView };

const Other = ({ view, seat, own }: OtherProps) => {
  const { play } = t();
  const isActing = view.toAct.includes(seat) && view.phase !== 'over';
  return (
    <li class={isActing ? 'other other-acting' : 'other'}>
      <p class="other-top">
        <b>{names.value[seat]}</b>
        {view.leader === seat && (
          <span class="lead-mark">
            <span class="unseen">{play.leads}</span>
          </span>
        )}
        <span class="other-money" data-home={`money ${seat}`}>
          {play.price(own.money)}
        </span>
      </p>
      <p class="other-holds">
        {own.tiles !== null && <span class="unseen">{play.holds(Array.from(own.tiles).join(' '))}</span>}
        {own.tiles !== null && own.tileCount > 0 && <WordTiles word={own.tiles} />}
        <small>{play.seat(own.tileCount, own.wilds)}</small>
      </p>
      {own.lot !== null && (
        <p class="other-lot">
          <span class="unseen">{play.theirLot(own.lot, priceOfLot(view, own.lot))}</span>
          <WordTiles word={own.lot} fly={`lot ${seat}`} />
          <span aria-hidden="true">{play.price(priceOfLot(view, own.lot))}</span>
        </p>
      )}
      <p class="other-deed">{lastDeed(seat)}</p>
    </li>
  );
};
