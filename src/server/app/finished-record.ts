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
  /** Who was sent away from the table, whenever that was. */
  readonly kicked: readonly string[];
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
  const log = await store.readLog(id, 0);
  for (const entry of log) {
    const { body } = entry;
    if (body.kind === 'made') served = games.get(body.game);
    if (served === undefined) return undefined;
    table = applyEntry(served, table, entry);
    if (table.playing?.number !== number) continue;
    if (body.kind === 'started') opening = body.events;
    if (body.kind === 'acted') {
      const action = served.parseAction(body.action);
      if (action.ok) turns.push({ actor: body.seat, action: action.value, events: body.events });
    }
    if (table.status === 'over') {
      const kicked = log.flatMap((each) => (each.body.kind === 'kicked' ? [each.body.who] : []));
      return { served, table, opening, turns, kicked };
    }
  }
  return undefined;
};

/**
 * The record of a game that is over, as somebody may have it: who played, and where people may look on everybody who has the
 * table's code, but those who were sent away. Who played sees what their seat may see, others what spectators may.
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
  const { served, table, opening, turns, kicked } = found;
  const { playing, seats } = table;
  const seat = seats.findIndex((sitter) => sitter?.kind === 'person' && sitter.id === identity);
  // Who was sent away keeps the games they had played to the end by then, and sees no other.
  const hasFinished = seat >= 0 && !table.barred.includes(identity ?? '');
  const isKicked = kicked.includes(identity ?? '') && !hasFinished;
  // Who may not see a game is not told that there is one.
  if (isKicked || (seat < 0 && table.settings.spectators === 'off')) return err({ code: 'not-found' });
  if (playing === null || playing.state === null) return err({ code: 'rules-changed' });
  const { seed, lexicon, rulesVersion, state } = playing;
  const names = seats.map((sitter) => sitter?.name ?? '');
  return ok(
    served.record({ seed, lexicon, rulesVersion, names, state, opening, turns }, seat < 0 ? null : seat),
  );
};
