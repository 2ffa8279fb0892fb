import { computed } from '@preact/signals';
import type { SeatView, View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Messages } from '../../messages/messages.ts';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { botAt } from '../bots/seated-bots.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import { betDeeds } from './bet-deeds.ts';
import { events, mySeat, names } from './cards-state.ts';
import { Chips } from './chips.tsx';
import { CardRow } from './letter-card.tsx';

/** How a seat stands in this round, in a word; undefined where there is nothing to say. */
const stateOf = (cards: Messages['cards'], { phase, declared, waived }: View, seat: Seat, own: SeatView) => {
  const { states } = cards;
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

/** By seat, what was last done in the betting under way. */
const deeds = computed(() => betDeeds(events.value));

type SeatProps = { readonly view: View; readonly seat: Seat; readonly own: SeatView };

/** A player: name, chips, what is bet and owed, and how things stand. */
const SeatCard = ({ view, seat, own }: SeatProps) => {
  const { cards } = t();
  const isActing = view.toAct.includes(seat) && view.phase !== 'over';
  const isIdle = own.folded || own.out || own.left || !own.dealtIn;
  const state = stateOf(cards, view, seat, own);
  const deed = view.phase === 'bet' ? deeds.value.get(seat) : undefined;
  const isMe = seat === mySeat.value;
  const bot = botAt(seat);
  const hasSwaps =
    !isMe && !isIdle && own.exchanged.length > 0 && view.phase !== 'challenge' && view.phase !== 'vote';
  const classes = ['seat-card', isActing && 'seat-acting', isIdle && 'seat-idle', isMe && 'seat-mine'];
  return (
    <li
      class={classes.filter((each) => each !== false).join(' ')}
      aria-current={isActing ? 'true' : undefined}
    >
      <SeatFace bot={bot} />
      <p class="seat-top">
        <b class="seat-who" title={names.value[seat]}>
          {names.value[seat]}
        </b>
        {view.dealer === seat && (
          <span class="dealer-mark" title={cards.dealer}>
            <span aria-hidden="true">{cards.dealerMark}</span>
            <span class="unseen">{cards.dealer}</span>
          </span>
        )}
      </p>
      <p class="seat-chips" data-home={`chips ${seat}`}>
        <Chips amount={own.chips} />
        <span class="unseen">{cards.chipsOf(own.chips)}</span>
        <span aria-hidden="true">{cards.number(own.chips)}</span>
        {hasSwaps && <Swaps counts={own.exchanged} />}
      </p>
      {bot !== undefined && view.phase !== 'challenge' && (
        <p class="seat-level">
          <SeatLevel bot={bot} />
        </p>
      )}
      {deed !== undefined && !isIdle && <p class="seat-bet">{cards.betDeeds[deed](own.bet)}</p>}
      {state !== undefined && <p class="seat-state">{state}</p>}
      {own.owes > 0 && <p class="seat-owes">{cards.owes(own.owes)}</p>}
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
    <span class="seat-swaps" title={cards.swapped(counts)}>
      <Icon name="shuffle" />
      <span aria-hidden="true">{counts.map(cards.number).join(' · ')}</span>
      <span class="unseen">{cards.swapped(counts)}</span>
    </span>
  );
};

/** Everybody at the table, clockwise from one's own left; who is to act is marked. */
export const Seats = ({ view }: { readonly view: View }) => {
  const me = mySeat.value;
  const others = view.seats
    .map((_, at) => (Math.max(me, -1) + 1 + at) % view.players)
    .filter((seat) => seat !== me);
  return (
    <section class="card-seats" aria-label={t().play.others}>
      <ul class={others.length > 4 ? 'seats-many' : undefined}>
        {others.map((seat) => (
          <SeatCard key={seat} view={view} seat={seat} own={view.seats[seat] as SeatView} />
        ))}
      </ul>
    </section>
  );
};

/** My own seat, beside my cards. */
export const MySeat = ({ view }: { readonly view: View }) => {
  const own = view.seats[mySeat.value];
  if (own === undefined) return null;
  return (
    <ul class="my-seat">
      <SeatCard view={view} seat={mySeat.value} own={own} />
    </ul>
  );
};
