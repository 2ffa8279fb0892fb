import type { Lot } from '../../../games/buyword/state.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { clockwiseFrom } from '../../../games/core/seats.ts';
import { t } from '../../base/texts.ts';
import { isMyStep } from '../../table/phase-surface.ts';
import { LotTiles, lotsBefore, spelled } from '../lots.tsx';
import { getterOf } from './deal-building.ts';
import type { SeatView } from './surface.ts';

/** Everybody's lots, to be tapped for a deal: one's own first, then clockwise. */
export const DealLots = (at: SeatView) => {
  const { view, me } = at;
  return (
    <section class="lot" aria-labelledby="deal-heading">
      <h3 id="deal-heading">{t().deals.heading}</h3>
      <ul class="columns gap-4" style="--column: 10rem">
        {clockwiseFrom(view.players, Math.max(0, me))
          .filter((seat) => view.seats[seat]?.left === false)
          .map((seat) => (
            <DealSeat key={seat} {...at} seat={seat} />
          ))}
      </ul>
    </section>
  );
};

const DealSeat = ({ seat, ...at }: SeatView & { readonly seat: Seat }) => {
  const { deals, play } = t();
  const { view, me, table } = at;
  const lots = lotsBefore(view, seat);
  const isDone = !view.toAct.includes(seat);
  return (
    <li class="stack gap-2">
      <p class="row items-baseline gap-4 lines-0">
        <b>{table.nameOf(seat)}</b>
        {/* One's own money stands above the table. */}
        {seat !== me && <span class="figures">{play.price(view.seats[seat]?.money ?? 0)}</span>}
        {isDone && <small>{deals.isDone}</small>}
      </p>
      {lots.length === 0 && <p class="faint">{deals.noLot}</p>}
      {lots.map((lot) => (
        <DealLot key={lot.from} {...at} lot={lot} isOneOfMany={lots.length > 1} />
      ))}
    </li>
  );
};

type DealLotProps = SeatView & { readonly lot: Lot; readonly isOneOfMany: boolean };

const DealLot = ({ lot, isOneOfMany, ...at }: DealLotProps) => {
  const { deals, play } = t();
  const { view, me } = at;
  const { deal, priceOfLot, nameOf, originOf } = at.table;
  const { from, holder, tiles } = lot;
  const price = priceOfLot(tiles);
  const letters = spelled(tiles);
  const isMine = holder === me;
  const isTapped = deal.building.value.chains.some(({ lots }) => lots.includes(from));
  const getter = getterOf(deal.building.value, view.lots, from);
  const destination = getter === undefined ? deals.toWhom : deals.to(nameOf(getter));
  return (
    <button
      type="button"
      class="deal-lot pressable row gap-4 lines-2 felt-box pad-2 touch whole start"
      aria-pressed={isTapped}
      disabled={!view.toAct.includes(holder) || !isMyStep(at)}
      data-step-focus={isMine ? true : undefined}
      onClick={() => deal.tapLot(from)}
    >
      {isTapped && <b class="whole-row">{getter === me ? deals.toMe : destination}</b>}
      <LotTiles
        {...lot}
        said={isMine ? deals.ownLot(letters, price) : deals.lot(letters, price, nameOf(holder))}
      />
      <span class="bold figures" aria-hidden="true">
        {play.price(price)}
      </span>
      {isOneOfMany && <small>{originOf(from)}</small>}
    </button>
  );
};
