import type { Seat } from '../../games/core/seat.ts';
import type { EntryBody } from './log-entry.ts';
import type { ServedGame } from './served-game.ts';
import type { TableState } from './table-state.ts';
import { hostWithout } from './waiting-room.ts';

export type Acted = {
  readonly seat: Seat | null;
  /** The action in its canonical text. */
  readonly action: string;
  readonly events: readonly unknown[];
  /** The game's state after it. */
  readonly state: unknown;
  /** A bot's reason. */
  readonly why: unknown;
};

/** What the log has of an action at a table. */
export const actedEntry = (
  served: ServedGame,
  table: TableState,
  { seat, action, events, state, why }: Acted,
): EntryBody => {
  const isLeft = seat !== null && action === served.leaveText;
  return {
    kind: 'acted',
    seat,
    action,
    events,
    ...(isLeft ? { gone: { host: hostWithout(table, seat) } } : {}),
    ...(served.isOver(state) ? { over: true } : {}),
    ...(why === undefined ? {} : { why }),
  };
};
