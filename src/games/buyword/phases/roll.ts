import type { PhaseRules, Table } from '../engine-types.ts';
import { canDraw } from './draw.ts';
import { passLeadOn } from './pass-lead.ts';

const roll = (table: Table): void => {
  const face = table.env.deal.roll(table.state.rolls);
  if (face === undefined) throw new Error('rolled without chance');
  table.emit({ type: 'rolled', face });
};

/** BW-3.1: the leader rolls. */
export const rollPhase: PhaseRules = {
  name: 'roll',
  queue: (state) => [state.leader],
  toAct: (state) => state.queue,
  stuck: (table) => {
    const face = table.env.deal.roll(table.state.rolls);
    const drawable = face === 'choice' || (face !== undefined && canDraw(table, face));
    return drawable ? undefined : { code: 'no-roll-left' };
  },
  inTurn: {
    roll: (table) => {
      roll(table);
      return undefined;
    },
  },
  offers: () => [{ kind: 'roll' }],
  timeOut: roll,
  afterLeaving: passLeadOn,
};
