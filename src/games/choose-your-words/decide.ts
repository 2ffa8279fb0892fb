import { decideBy } from '../core/decide.ts';
import type { Seat } from '../core/seat.ts';
import { seatAt } from '../core/seats.ts';
import type { PlayerAction } from './actions.ts';
import { apply } from './apply.ts';
import type { CardsTypes, PhaseRules, Table } from './engine-types.ts';
import { whyNotLaid } from './phases/declare.ts';
import type { CardsRefusal } from './refusals.ts';
import { ROUND } from './round.ts';
import { isLive } from './state.ts';

/** CW-23: the table's minutes are over; the game ends after this round. */
const endMinutes = (table: Table): CardsRefusal | undefined => {
  if (table.state.options.end.minutes === null) return { code: 'no-time-limit' };
  if (table.state.timeUp) return { code: 'time-already-up' };
  table.emit({ type: 'time-up' });
  return undefined;
};

/** CW-26.2: who leaves folds, all-in too, and their chips go to the next pot. */
const leave = (table: Table, seat: Seat): undefined => {
  table.emit({ type: 'left', seat, chips: seatAt(table.state, seat).chips });
};

/** CW-26.2: a player in the round may lay cards out at any time before declaring. */
const layOut = (
  table: Table,
  seat: Seat,
  { word }: Extract<PlayerAction, { kind: 'layout' }>,
): CardsRefusal | undefined => {
  const { state } = table;
  if (!isLive(state, seat)) return { code: 'has-folded' };
  if (state.declared.some((each) => each.seat === seat)) return { code: 'already-declared' };
  const why = whyNotLaid(state, seat, word);
  if (why !== undefined) return why;
  // What lies there already is nothing that has happened.
  const isNew = word.join(' ') !== seatAt(state, seat).layout.join(' ');
  if (isNew) table.emit({ type: 'laid-out', seat, word });
  return undefined;
};

/** Decides an action (see Game.decide). */
export const decide = decideBy<CardsTypes, PhaseRules>({
  apply,
  round: ROUND,
  kinds: {
    category: 'player',
    bet: 'player',
    check: 'player',
    call: 'player',
    raise: 'player',
    fold: 'player',
    exchange: 'player',
    layout: 'player',
    declare: 'player',
    challenge: 'player',
    vote: 'player',
    waive: 'player',
    leave: 'player',
    timeout: 'server',
    window: 'server',
    time: 'server',
  },
  inAnyPhase: { leave, layout: layOut },
  byServer: { time: endMinutes },
  whyNoPart: (state, seat) => (seatAt(state, seat).out ? { code: 'is-out', seat } : undefined),
  outOfTurn: (state, seat) => (seatAt(state, seat).folded ? { code: 'has-folded' } : undefined),
});
