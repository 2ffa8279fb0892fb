import { seatAt } from '../../core/seats.ts';
import type { Table } from '../engine-types.ts';
import { nextStaying } from '../state.ts';

/** BW-18.2: who has left never leads; where the leader was to act, the next on the left leads and acts. */
export const passLeadOn = (table: Table): void => {
  const { leader, phase } = table.state;
  if (!seatAt(table.state, leader).left) return;
  const next = nextStaying(table.state, leader);
  table.emit({ type: 'leader-passed', leader: next });
  table.emit({ type: 'phase-began', phase, queue: [next] });
};
