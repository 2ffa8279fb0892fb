import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Store } from './ports.ts';
import type { RecordedTurn, ServedGame, ServedGames } from './served-game.ts';
import { applyEntry, type TableState } from './table-state.ts';

type Found = {
  readonly served: ServedGame;
  /** The table as it was when the game ended. */
  readonly table: TableState;
  readonly opening: readonly unknown[];
  readonly turns: readonly RecordedTurn[];
  readonly reseededAfter: readonly number[];
};

/** One of a table's games, read from the log; undefined where it never was, or is not over. */
const readGame = async (
  store: Store,
  games: ServedGames,
  id: number,
  number: number,
): Promise<Found | undefined> => {
  let served: ServedGame | undefined;
  let table: TableState | undefined;
  let opening: readonly unknown[] = [];
  const turns: RecordedTurn[] = [];
  const reseededAfter: number[] = [];
  for (const entry of await store.readLog(id, 0)) {
    const { body } = entry;
    if (body.kind === 'made') served = games.get(body.game);
    if (served === undefined) return undefined;
    table = applyEntry(served, table, entry);
    if (table.playing?.number !== number) continue;
    if (body.kind === 'started') opening = body.events;
    if (body.kind === 'reseeded') reseededAfter.push(turns.length);
    if (body.kind === 'acted') {
      const action = served.parseAction(body.action);
      if (action.ok) turns.push({ actor: body.seat, action: action.value, events: body.events });
    }
    if (table.status === 'over') return { served, table, opening, turns, reseededAfter };
  }
  return undefined;
};

/**
 * The record of a game that is over, as somebody may have it: who played, and where people may look on everybody who has the
 * table's code. Who played sees what their seat may see, others what spectators may.
 */
export const finishedRecord = async (
  store: Store,
  games: ServedGames,
  game: { readonly code: string; readonly number: number },
  identity: string | null,
): Promise<Result<string, TableRefusal>> => {
  const row = await store.findTable(game.code);
  const found = row === undefined ? undefined : await readGame(store, games, row.id, game.number);
  if (found === undefined) return err({ code: 'not-found' });
  const { served, table, opening, turns, reseededAfter } = found;
  const { playing, seats } = table;
  const seat = seats.findIndex((sitter) => sitter?.kind === 'person' && sitter.id === identity);
  // Who may not see a game is not told that there is one.
  if (seat < 0 && table.settings.spectators === 'off') return err({ code: 'not-found' });
  if (playing === null || playing.state === null) return err({ code: 'rules-changed' });
  const { seed, lexicon, rulesVersion, state } = playing;
  const names = seats.map((sitter) => sitter?.name ?? '');
  return ok(
    served.record(
      { seed, lexicon, rulesVersion, names, state, opening, turns, reseededAfter },
      seat < 0 ? null : seat,
    ),
  );
};
