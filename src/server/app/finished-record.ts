import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { readEntries } from './log-pages.ts';
import type { Store } from './ports.ts';
import { type FinishedCard, recordCacheOf } from './record-cache.ts';
import type { ServedGame, ServedGames } from './served-game.ts';
import { applyEntry, type TableState } from './table-state.ts';
import { writeRecord } from './write-record.ts';

/** One of a table's games, read from the log, or from where it was known; undefined where it never was, or is not over. */
const readCard = async (
  store: Store,
  games: ServedGames,
  id: number,
  number: number,
  known: FinishedCard | undefined,
): Promise<FinishedCard | undefined> => {
  let served: ServedGame | undefined;
  let table: TableState | undefined;
  let ended = known;
  const kicked = new Set(known?.kicked);
  let readTo = known?.readTo ?? 0;
  for await (const entry of readEntries(store, id, readTo)) {
    const { body } = entry;
    readTo = entry.seq;
    if (body.kind === 'kicked') kicked.add(body.who);
    if (ended !== undefined) continue;
    if (body.kind === 'made') served = games.get(body.game);
    if (served === undefined) return undefined;
    table = applyEntry(served, table, entry);
    if (table.playing?.number === number && table.status === 'over')
      ended = { served, table, kicked, readTo };
  }
  return ended && { ...ended, kicked, readTo };
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
  if (row === undefined) return err({ code: 'not-found' });
  const { id } = row;
  const cache = recordCacheOf(store);
  const name = `${id} game ${game.number}`;
  const card = await cache.card(name, (known) => readCard(store, games, id, game.number, known));
  if (card === undefined) return err({ code: 'not-found' });
  const { served, table, kicked } = card;
  const { playing, seats } = table;
  const seat = seats.findIndex((sitter) => sitter?.kind === 'person' && sitter.id === identity);
  // Who was sent away keeps the games they had played to the end by then, and sees no other.
  const hasFinished = seat >= 0 && !table.barred.includes(identity ?? '');
  const isKicked = kicked.has(identity ?? '') && !hasFinished;
  // Who may not see a game is not told that there is one.
  if (isKicked || (seat < 0 && table.settings.spectators === 'off')) return err({ code: 'not-found' });
  if (playing === null || playing.state === null) return err({ code: 'rules-changed' });
  const viewer = seat < 0 ? null : seat;
  return ok(
    await cache.text(`${name} ${viewer}`, () => writeRecord(store, id, served, table, playing, viewer)),
  );
};
