import { passLeadOn } from './pass-lead.ts';
import type { PhaseRules } from './phase-rules.ts';

/** BW-3.1: the leader rolls. */
export const rollPhase: PhaseRules = {
  name: 'roll',
  queue: (state) => [state.leader],
  toAct: (state) => state.queue,
  inTurn: {
    roll: (table) => {
      const face = table.env.deal.roll(table.state.rolls);
      if (face === undefined) return { code: 'no-roll-left' };
      table.emit({ type: 'rolled', face });
      return undefined;
    },
  },
  timeOut: (table) => {
    const face = table.env.deal.roll(table.state.rolls);
    if (face !== undefined) table.emit({ type: 'rolled', face });
  },
  afterLeaving: passLeadOn,
};
