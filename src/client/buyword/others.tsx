import type { SeatView, View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { AwayMark } from '../table/away-mark.tsx';
import { NO_SEAT } from '../table/no-seat.ts';
import { OtherSeats } from '../table/other-seats.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { useBuyWord } from './buyword-table.ts';
import { LotTiles, lotsBefore, spelled } from './lots.tsx';
import { LeadMark } from './status-bar.tsx';

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
  const { bots, looks, away, nameOf, priceOfLot, lastAction } = useBuyWord();
  const own = view.seats[seat] as SeatView;
  const bot = bots.value[seat];
  // While deals are made all lots lie on the felt.
  const lots = view.phase === 'deal' ? [] : lotsBefore(view, seat);
  const isActing = view.toAct.includes(seat) && view.phase !== 'over';
  return (
    <li
      class={classes('other stack gap-1 felt-panel pad-2', isActing && 'other-acting', own.left && 'faint')}
    >
      <p class="other-top line gap-3">
        <SeatFace look={looks.value[seat]} />
        <b class="clipped">{nameOf(seat)}</b>
        <SeatLevel bot={bot} />
        <AwayMark seat={seat} away={away} />
        {view.leader === seat && <LeadMark />}
        <span class="push money bold figures" data-home={`money ${seat}`}>
          {play.price(own.money)}
        </span>
      </p>
      <p
        class="other-tiles line gap-3"
        style={`--count: ${Math.max(7, own.tileCount)}; --letters: ${own.tileCount}`}
      >
        <span class={own.tiles === null ? undefined : 'unseen'}>{play.seat(own.tileCount, own.wilds)}</span>
        {own.tiles !== null && <span class="unseen">{play.holds(spelled(own.tiles))}</span>}
        {own.tiles !== null && own.tileCount > 0 && <WordTiles word={own.tiles} />}
        {own.tiles !== null && own.wilds > 0 && (
          <span class="other-wilds" aria-hidden="true">
            ★{own.wilds}
          </span>
        )}
      </p>
      {lots.map((lot) => (
        <p
          key={lot.from}
          class="other-lot line gap-3 text-2 bold"
          style={`--count: ${lot.tiles.length}; --letters: ${lot.tiles.length}`}
        >
          <LotTiles {...lot} said={play.theirLot(lot.tiles, priceOfLot(lot.tiles))} />
          <span class="figures" aria-hidden="true" data-late>
            {play.price(priceOfLot(lot.tiles))}
          </span>
        </p>
      ))}
      <p class={classes('other-action quiet text-2 clipped', lots.length > 0 && 'unseen')}>
        {own.left ? play.hasLeft : lastAction(seat)}
      </p>
    </li>
  );
};
