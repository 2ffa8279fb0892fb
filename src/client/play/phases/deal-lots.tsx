import type { Lot } from '../../../games/buyword/state.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { t } from '../../texts.ts';
import { WordTiles } from '../../tiles/word-tiles.tsx';
import { originOf } from '../lot.tsx';
import { priceOfLot } from '../lot-price.ts';
import { lotsBefore } from '../lots-held.ts';
import { names } from '../play-state.ts';
import { building, tapLot } from './deal-building.ts';
import { getterOf } from './deal-chains.ts';
import { isMyStep, type Looking } from './surface.ts';

/** Everybody's lots, to be tapped for a deal: one's own first, then clockwise. */
export const DealLots = (at: Looking) => {
  const { deals } = t();
  const { view, me } = at;
  const start = Math.max(0, me);
  const seats = Array.from({ length: view.players }, (_, place) => (start + place) % view.players);
  return (
    <section class="lot deal-lots" aria-labelledby="deal-heading">
      <h3 id="deal-heading">{deals.heading}</h3>
      <ul>
        {seats
          .filter((seat) => view.seats[seat]?.left === false)
          .map((seat) => (
            <DealSeat key={seat} {...at} seat={seat} />
          ))}
      </ul>
    </section>
  );
};

const DealSeat = ({ seat, ...at }: Looking & { readonly seat: Seat }) => {
  const { deals, play } = t();
  const { view, me } = at;
  const lots = lotsBefore(view, seat);
  const isDone = !view.toAct.includes(seat);
  return (
    <li class="deal-seat">
      <p class="deal-who">
        <b>{names.value[seat]}</b>
        {/* One's own money stands above the table. */}
        {seat !== me && <span>{play.price(view.seats[seat]?.money ?? 0)}</span>}
        {isDone && <small>{deals.isDone}</small>}
      </p>
      {lots.length === 0 && <p class="felt-none">{deals.noLot}</p>}
      {lots.map((lot) => (
        <DealLot key={lot.from} {...at} lot={lot} isOpen={!isDone} isOneOfMany={lots.length > 1} />
      ))}
    </li>
  );
};

/** Where a lot that was tapped goes. */
const destination = ({ view, me }: Looking, origin: Seat): string => {
  const { deals } = t();
  const getter = getterOf(building.value, view.lots, origin);
  if (getter === undefined) return deals.toWhom;
  return getter === me ? deals.toMe : deals.to(names.value[getter] ?? '');
};

type DealLotProps = Looking & { readonly lot: Lot; readonly isOpen: boolean; readonly isOneOfMany: boolean };

const DealLot = ({ lot: { from, holder, tiles }, isOpen, isOneOfMany, ...at }: DealLotProps) => {
  const { deals, play } = t();
  const { view, me } = at;
  const price = priceOfLot(view, tiles);
  const letters = Array.from(tiles).join(' ');
  const isTapped = building.value.chains.some(({ lots }) => lots.includes(from));
  return (
    <button
      type="button"
      class="deal-lot"
      aria-pressed={isTapped}
      disabled={!isOpen || !isMyStep(at)}
      data-step-focus={holder === me ? true : undefined}
      onClick={() => tapLot(view, from)}
    >
      {isTapped && <b class="deal-to">{destination(at, from)}</b>}
      <span class="unseen">
        {holder === me ? deals.ownLot(letters, price) : deals.lot(letters, price, names.value[holder] ?? '')}
      </span>
      <WordTiles word={tiles} fly={`lot ${from}`} />
      <span class="deal-price" aria-hidden="true">
        {play.price(price)}
      </span>
      {isOneOfMany && <small>{originOf(from)}</small>}
    </button>
  );
};
