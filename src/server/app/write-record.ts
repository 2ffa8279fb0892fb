import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Turn } from '../../games/core/match.ts';
import type { Viewer } from '../../games/core/seat.ts';
import { formatSeatLook } from '../../shared/looks.ts';
import { readEntries } from './log-pages.ts';
import type { Store } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import type { Playing, TableState } from './table-state.ts';

/** So many lines are written at a time: a few milliseconds' work. */
const LINES_AT_ONCE = 1000;

/** A text of many pieces, put together without keeping others waiting. */
const joined = async (pieces: Iterable<string>): Promise<string> => {
  let text = '';
  let count = 0;
  for (const piece of pieces) {
    text += piece;
    if (++count % LINES_AT_ONCE === 0) await nextTurn();
  }
  return text;
};

/** The record of a table's game up to its version, as a viewer may have it, written from the log. */
export const writeRecord = async (
  store: Store,
  id: number,
  served: ServedGame,
  { version, seats }: TableState,
  { seed, lexicon, rulesVersion, startedAt, state }: Playing,
  viewer: Viewer,
): Promise<string> => {
  const turns: Turn<unknown, unknown>[] = [];
  const reseededAfter: number[] = [];
  let opening: readonly unknown[] = [];
  for await (const { body } of readEntries(store, id, startedAt - 1, version)) {
    if (body.kind === 'started') opening = body.events;
    if (body.kind === 'reseeded') reseededAfter.push(turns.length);
    if (body.kind !== 'acted') continue;
    const action = served.parseAction(body.action);
    if (action.ok) turns.push({ actor: body.seat, action: action.value, events: body.events });
  }
  const names = seats.map((sitter) => sitter?.name ?? '');
  const faces = seats.map((sitter) => (sitter === null ? '' : formatSeatLook(sitter)));
  const reseeded = reseededAfter.length === 0 ? {} : { reseeded: reseededAfter.join(' ') };
  const match = { state, opening, turns };
  return joined(
    served.recordPieces({ match, setup: { seed }, lexicon, rulesVersion, names, faces, ...reseeded }, viewer),
  );
};
