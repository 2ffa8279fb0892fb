import { gameEnd } from './game-end.ts';
import type { EntryBody } from './log-entry.ts';
import type { RowChange } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import type { TableState } from './table-state.ts';

/** What changes in a table's row with an entry; undefined where nothing does. */
export const rowChange = (
  served: ServedGame,
  before: TableState,
  after: TableState,
  body: EntryBody,
): RowChange | undefined => {
  const hasChanged = before.status !== after.status;
  if (!hasChanged && body.kind !== 'sat') return undefined;
  return {
    ...(hasChanged ? { status: after.status } : {}),
    ...(body.kind === 'sat' ? { sitters: [body.who.id] } : {}),
    ...(hasChanged && after.status === 'over' ? { ended: gameEnd(served, after) } : {}),
  };
};
