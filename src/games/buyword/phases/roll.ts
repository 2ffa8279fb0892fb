import type { Table } from '../table.ts';
import { passLeadOn } from './pass-lead.ts';
import type { PhaseRules } from './phase-rules.ts';

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
  stuck: ({ env, state }) =>
    env.deal.roll(state.rolls) === undefined ? { code: 'no-roll-left' } : undefined,
  inTurn: {
    roll: (table) => {
      roll(table);
      return undefined;
    },
  },
  timeOut: roll,
  afterLeaving: passLeadOn,
};
