import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { View } from '../../games/buyword/view.ts';
import { formatAction } from '../../notation/buyword-actions.ts';
import { createTableState, type TableOpening, type TableState } from '../table/table-state.ts';

const MAY_GO_ON: ReadonlySet<PlayerAction['kind']> = new Set([
  'sell',
  'discard',
  'challenge',
  'propose',
  'accept',
  'reject',
  'withdraw',
]);

export type BuyWordState = TableState<View, GameEvent, PlayerAction, BuyWordRefusal>;

/** Opens a table of BuyWord. */
export const openBuyWordTable = (opening: TableOpening): BuyWordState =>
  createTableState<View, GameEvent, PlayerAction, BuyWordRefusal>(
    {
      format: formatAction,
      mayGoOn: ({ kind }) => MAY_GO_ON.has(kind),
      step: ({ round, phase, auction }) => [round, phase, auction?.seller].join(' '),
    },
    opening,
  );
