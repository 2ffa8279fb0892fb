import type { SeatView, View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { AwayMark } from '../table/away-mark.tsx';
import { OtherSeats } from '../table/other-seats.tsx';
import type { SeenFrom } from '../table/phase-surface.ts';
import { Icon } from '../ui/icon.tsx';
import { useCards } from './card-table.ts';
import { Chips } from './chips.tsx';
import { CardRow } from './letter-card.tsx';

/** How a seat stands in this round, in a word; undefined where there is nothing to say. */
const stateOf = ({ phase, declared, waived }: View, seat: Seat, own: SeatView) => {
  const { states } = t().cards;
  if (own.left) return states.left;
  if (own.out) return states.out;
  if (phase === 'over') return undefined;
  if (!own.dealtIn) return states.aside;
  if (own.struck) return states.struck;
  if (own.folded) return states.folded;
  if (phase === 'declare' && declared.some((each) => each.seat === seat)) return states.declared;
  if (phase === 'challenge' && waived.includes(seat)) return states.waived;
  return own.allIn ? states.allIn : undefined;
};

/** A player: name, chips, what is bet and owed, and how things stand. */
export const SeatCard = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const { cards } = t();
  const own = view.seats[seat] as SeatView;
  const { mySeat, nameOf, bots, looks, away, lastBets } = useCards();
  const isActing = view.toAct.includes(seat) && view.phase !== 'over';
  const isIdle = own.folded || own.out || own.left || !own.dealtIn;
  const state = stateOf(view, seat, own);
  const action = view.phase === 'bet' ? lastBets.value.get(seat) : undefined;
  const isMe = seat === mySeat.value;
  const bot = bots.value[seat];
  const hasSwaps =
    !isMe && !isIdle && own.exchanged.length > 0 && view.phase !== 'challenge' && view.phase !== 'vote';
  return (
    <li
      class={classes(
        'seat-card felt-panel text-2',
        isActing && 'seat-acting',
        isIdle && 'seat-idle',
        isMe && 'seat-mine',
      )}
      aria-current={isActing ? 'true' : undefined}
    >
      <SeatFace look={looks.value[seat]} />
      <p class="seat-top line gap-2">
        <b class="seat-who clipped" title={nameOf(seat)}>
          {nameOf(seat)}
        </b>
        <AwayMark seat={seat} away={away} />
        {view.dealer === seat && (
          <span class="dealer-mark centre bold" title={cards.dealer}>
            <span aria-hidden="true">{cards.dealerMark}</span>
            <span class="unseen">{cards.dealer}</span>
          </span>
        )}
      </p>
      <p class="seat-chips line gap-2 bold figures" data-home={`chips ${seat}`}>
        <Chips amount={own.chips} />
        <span class="unseen">{cards.chipsOf(own.chips)}</span>
        <span aria-hidden="true">{cards.number(own.chips)}</span>
        {hasSwaps && <Swaps counts={own.exchanged} />}
      </p>
      <p class="seat-note text-1 clipped">
        {state !== undefined && <b>{state} </b>}
        {action !== undefined && !isIdle && <span>{cards.lastBets[action](own.bet)} </span>}
        {own.owes > 0 && <span>{cards.owes(own.owes)}</span>}
        {/* Seen as long as there is nothing else to say; who listens is always told. */}
        <span class={classes((state !== undefined || action !== undefined || own.owes > 0) && 'unseen')}>
          <SeatLevel bot={bot} />
        </span>
      </p>
      {own.cards !== null && !isMe && own.cards !== '' && view.phase !== 'over' && (
        <p class="seat-cards">
          <span class="unseen">{cards.showsCards(own.cards)}</span>
          <CardRow cards={own.cards.split(' ')} />
        </p>
      )}
    </li>
  );
};

/** How many cards a player has exchanged this round, exchange by exchange: much of what can be read of a hand. */
const Swaps = ({ counts }: { readonly counts: readonly number[] }) => {
  const { cards } = t();
  return (
    <span
      class="swaps inline gap-2 push text-1 plain nowrap"
      style="--icon: 0.875rem"
      title={cards.swapped(counts)}
    >
      <Icon name="shuffle" />
      <span aria-hidden="true">{counts.map(cards.number).join(' · ')}</span>
      <span class="unseen">{cards.swapped(counts)}</span>
    </span>
  );
};

/** Everybody at the table, clockwise from one's own left; who is to act is marked. */
export const Seats = ({ view, me }: SeenFrom<View>) => (
  <OtherSeats view={view} me={me}>
    {(seat) => <SeatCard key={seat} view={view} seat={seat} />}
  </OtherSeats>
);
