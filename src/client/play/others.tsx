import type { SeatView, View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { botAt } from '../bots/seated-bots.ts';
import { t } from '../texts.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { lastDeed } from './last-deed.ts';
import { priceOfLot } from './lot-price.ts';
import { lotsBefore } from './lots-held.ts';
import { mySeat, NO_SEAT, names } from './play-state.ts';

/** More others than this are shown in short, so that a phone has room for all. */
const A_FEW = 3;

/** The others, clockwise from one's left: their money, tiles and lots, and what each just did. */
export const Others = ({ view }: { readonly view: View }) => {
  const { play } = t();
  // Alone there are none; who looks on sees the one who plays.
  if (view.players === 1 && mySeat.value !== NO_SEAT) return null;
  const start = Math.max(0, mySeat.value + 1);
  const seats = Array.from({ length: view.players }, (_, at) => (start + at) % view.players).filter(
    (seat) => seat !== mySeat.value,
  );
  return (
    <section class={seats.length > A_FEW ? 'others others-many' : 'others'} aria-label={play.others}>
      <ul>
        {seats.map((seat) => {
          const own = view.seats[seat];
          return own === undefined ? null : <Other key={seat} view={view} seat={seat} own={own} />;
        })}
      </ul>
    </section>
  );
};

type OtherProps = { readonly view: View; readonly seat: Seat; readonly own: SeatView };

const Other = ({ view, seat, own }: OtherProps) => {
  const { play } = t();
  const isActing = view.toAct.includes(seat) && view.phase !== 'over';
  return (
    <li class={`other${isActing ? ' other-acting' : ''}${own.left ? ' other-left' : ''}`}>
      <p class="other-top">
        <SeatFace bot={botAt(seat)} />
        <b>{names.value[seat]}</b>
        <SeatLevel bot={botAt(seat)} />
        {view.leader === seat && (
          <span class="lead-mark">
            <span class="unseen">{play.leads}</span>
          </span>
        )}
        {own.left && <small>{play.hasLeft}</small>}
        <span class="other-money" data-home={`money ${seat}`}>
          {play.price(own.money)}
        </span>
        {own.owes > 0 && <small class="owes">{play.owes(own.owes)}</small>}
      </p>
      <p class="other-holds">
        {own.tiles !== null && <span class="unseen">{play.holds(Array.from(own.tiles).join(' '))}</span>}
        {own.tiles !== null && own.tileCount > 0 && <WordTiles word={own.tiles} />}
        <small>{play.seat(own.tileCount, own.wilds)}</small>
      </p>
      {/* While deals are made all lots lie on the felt. */}
      {(view.phase === 'deal' ? [] : lotsBefore(view, seat)).map(({ from, tiles }) => (
        <p key={from} class="other-lot">
          <span class="unseen">{play.theirLot(tiles, priceOfLot(view, tiles))}</span>
          <WordTiles word={tiles} fly={`lot ${from}`} />
          <span aria-hidden="true">{play.price(priceOfLot(view, tiles))}</span>
        </p>
      ))}
      <p class="other-deed">{lastDeed(seat)}</p>
    </li>
  );
};
