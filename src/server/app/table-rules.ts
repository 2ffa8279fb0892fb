/** The rules of a table: checked by its game when it is made, and when its host changes them while no game is on. */
import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '../../games/core/game.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { whyTooRestless } from './log-bounds.ts';
import type { EntryBody, TableRules } from './log-entry.ts';
import type { Identity } from './ports.ts';
import { roomOf } from './room.ts';
import type { ServedGame } from './served-game.ts';
import { rulesOf, type TableState, takenSeats } from './table-state.ts';
import { whyNoRoom } from './waiting-room.ts';
import { optionsToKeep } from './word-lists.ts';

/** Rules as somebody asks for them. */
export type RulesAsked = {
  readonly options?: unknown;
  readonly capacity: number;
  readonly patienceSeconds?: number | null | undefined;
};

const USUAL_PATIENCE_SECONDS = 90;

/** Rules as a table keeps them, or what is wrong with them. */
export const readRules = (
  served: ServedGame,
  { options: wished, capacity, patienceSeconds = USUAL_PATIENCE_SECONDS }: RulesAsked,
): Result<TableRules, Refusal> => {
  const { from, to } = served.seats;
  if (capacity < from || capacity > to) return err({ code: 'bad-capacity', from, to } as Refusal);
  const options = served.checkOptions(wished, capacity);
  if (!options.ok) return options;
  return ok({ options: optionsToKeep(wished ?? {}, options.value as object), capacity, patienceSeconds });
};

/** Other rules for the next game, by the host; null where they are the same. Whoever was ready has agreed to others, and no longer is. */
export const changeRules = (
  served: ServedGame,
  table: TableState,
  who: Identity,
  asked: RulesAsked,
): Result<EntryBody | null, Refusal> => {
  const why = whyNoRoom(table);
  if (why !== undefined) return err(why);
  if (table.host !== who.id) return err({ code: 'host-only' });
  const rules = readRules(served, asked);
  if (!rules.ok) return rules;
  const { capacity } = rules.value;
  const seated = takenSeats(roomOf(table).seats).length;
  if (seated > capacity) return err({ code: 'too-many-seated', seated, capacity } as Refusal);
  if (isDeepStrictEqual(rules.value, rulesOf(table))) return ok(null);
  const restless = whyTooRestless(table, 'host');
  return restless === undefined
    ? ok({ kind: 'rules-changed', rules: rules.value, by: who.id })
    : err(restless);
};
