import type { PhaseRules } from '../engine-types.ts';
import { canDraw } from './draw.ts';
import { passLeadOn } from './pass-lead.ts';

/** BW-3.1: the numbers a leader may name; BW-18.1: the one named where time runs out. */
const LEAST_LOT = 2;
const LARGEST_LOT = 5;

/** BW-3.1: on *choice* the leader names a number. */
export const choosePhase: PhaseRules = {
  name: 'choose',
  queue: (state) => (state.lotSize === null ? [state.leader] : []),
  toAct: (state) => state.queue,
  stuck: (table) => (canDraw(table, LEAST_LOT) ? undefined : { code: 'no-roll-left' }),
  inTurn: {
    choose: (table, seat, { number }) => {
      if (!Number.isInteger(number) || number < LEAST_LOT || number > LARGEST_LOT) {
        return { code: 'bad-number', from: LEAST_LOT, to: LARGEST_LOT };
      }
      if (!canDraw(table, number)) return { code: 'no-roll-left' };
      table.emit({ type: 'chose', seat, number });
      return undefined;
    },
  },
  offers: () => [{ kind: 'choose', from: LEAST_LOT, to: LARGEST_LOT }],
  timeOut: (table, seat) => table.emit({ type: 'chose', seat, number: LEAST_LOT }),
  afterLeaving: passLeadOn,
};
