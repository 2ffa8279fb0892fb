import type { SeatView, View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { NO_SEAT } from '../table/no-seat.ts';
import { OtherSeats } from '../table/other-seats.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { useBuyWord } from './buyword-table.ts';
import { LotTiles, lotsBefore, spelled } from './lots.tsx';

/** The others, clockwise from one's left: their money, tiles and lots, and what each just did. */
export const Others = ({ view }: { readonly view: View }) => {
  const me = useBuyWord().mySeat.value;
  // Alone there are none; who looks on sees the one who plays.
  if (view.players === 1 && me !== NO_SEAT) return null;
  return (
    <OtherSeats view={view} me={me}>
      {(seat) => <Other key={seat} view={view} seat={seat} />}
    </OtherSeats>
  );
};

const Other = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const { play } = t();
  const { bots, nameOf, priceOfLot, lastAction } = useBuyWord();
  const own = view.seats[seat] as SeatView;
  const bot = bots.value[seat];
  const isActing = view.toAct.includes(seat) && view.phase !== 'over';
  return (
    <li
      class={classes('other stack gap-1 felt-panel pad-2', isActing && 'other-acting', own.left && 'faint')}
    >
      <p class="other-top row gap-4 lines-0 items-baseline">
        <SeatFace bot={bot} />
        <b class="clipped">{nameOf(seat)}</b>
        <SeatLevel bot={bot} />
        {view.leader === seat && (
          <span class="lead-mark">
            <span class="unseen">{play.leads}</span>
          </span>
        )}
        {own.left && <small>{play.hasLeft}</small>}
        <span class="push money bold figures" data-home={`money ${seat}`}>
          {play.price(own.money)}
        </span>
        {own.owes > 0 && <small class="alarm figures">{play.owes(own.owes)}</small>}
      </p>
      <p class="row gap-4 lines-2">
        {own.tiles !== null && <span class="unseen">{play.holds(spelled(own.tiles))}</span>}
        {own.tiles !== null && own.tileCount > 0 && <WordTiles word={own.tiles} />}
        <small>{play.seat(own.tileCount, own.wilds)}</small>
      </p>
      {/* While deals are made all lots lie on the felt. */}
      {(view.phase === 'deal' ? [] : lotsBefore(view, seat)).map((lot) => (
        <p key={lot.from} class="row gap-4 lines-2 vacant pad-2 text-2 bold">
          <LotTiles {...lot} said={play.theirLot(lot.tiles, priceOfLot(lot.tiles))} />
          <span aria-hidden="true">{play.price(priceOfLot(lot.tiles))}</span>
        </p>
      ))}
      <p class="other-action quiet text-2">{lastAction(seat)}</p>
    </li>
  );
};
