import { VERSION } from '../project.ts';
import type { LiveTable } from './live-table.ts';
import type { LoadedTable } from './loaded-table.ts';
import { readEntries } from './log-pages.ts';
import type { Arrangement, Snapshot, Store, TableRow } from './ports.ts';
import { readRecent } from './recent-events.ts';
import type { ServedGame, ServedGames } from './served-game.ts';
import { applyEntry, arrangedTable, type TableState } from './table-state.ts';

/** Of what a snapshot holds beside the game's own state. */
const SNAPSHOT_SHAPE = 5;

type Kept = {
  readonly table: TableState;
  readonly keys: readonly (readonly [string, number])[];
  /** When anybody was last seen at the table. */
  readonly seenAtMs: number;
};

/** Names what a snapshot is good for; anything else is read from the log. */
const engineOf = ({ name, rulesVersion, schemaVersion, stateVersion }: ServedGame): string =>
  `${SNAPSHOT_SHAPE} ${VERSION} ${name} ${rulesVersion} ${schemaVersion} ${stateVersion}`;

/** A table as it is now, to be loaded faster next time. */
export const snapshotOf = ({ served, state, actionKeys, presence }: LiveTable): Snapshot => {
  const kept: Kept = { table: state, keys: [...actionKeys], seenAtMs: presence.lastSeenMs };
  return { seq: state.version, engine: engineOf(served), state: kept };
};

/** What a snapshot holds; undefined where it cannot be read, and then the log is read instead. */
const readKept = ({ state }: Snapshot): Kept | undefined => {
  const kept = state as Partial<Kept> | null | undefined;
  return kept?.table === undefined || !Array.isArray(kept.keys) ? undefined : (kept as Kept);
};

/** Reads a table: its snapshot, if this version made it, and what the log has after that. `isSaved`: the log had nothing more. */
export const loadTable = async (
  store: Store,
  games: ServedGames,
  { id, code }: Pick<TableRow, 'id' | 'code'>,
): Promise<LoadedTable & { readonly served: ServedGame; readonly isSaved: boolean }> => {
  const snapshot = await store.readSnapshot(id);
  const kept = snapshot === undefined ? undefined : readKept(snapshot);
  let served = kept === undefined ? undefined : games.get(kept.table.game);
  const isGood = served !== undefined && snapshot?.engine === engineOf(served);
  let state = isGood ? kept?.table : undefined;
  const keys = new Map(isGood ? kept?.keys : []);
  const arrangements = await store.arrangementsOf(id);
  /** What was arranged at a version, before whatever the log has next. */
  const arrange = (version: number): void => {
    for (const [, each] of arrangements)
      if (each.version === version && state !== undefined && served !== undefined)
        state = arrangedTable(served, state, each.events);
  };
  arrange(state?.version ?? 0);
  for await (const entry of readEntries(store, id, state?.version ?? 0)) {
    if (entry.body.kind === 'made') served = games.get(entry.body.game);
    if (served === undefined) throw new Error(`table ${id} plays a game that is not served`);
    state = applyEntry(served, state, entry);
    if (entry.actionKey !== null) keys.set(entry.actionKey, entry.seq);
    arrange(entry.seq);
  }
  if (state === undefined || served === undefined) throw new Error(`table ${id} has no log`);
  const isSaved = isGood && state.version === snapshot?.seq;
  const last = await readRecent(store, id, state);
  const startedAt = state.playing?.startedAt ?? state.version;
  const arranged = new Map(arrangements.filter(([, { version }]) => version >= startedAt));
  return { id, code, state, keys, served, seenAtMs: kept?.seenAtMs ?? 0, last, arranged, isSaved };
};

/** A table in which a seat has arranged something as another process has it: now, or before what has happened since. */
export const withArrangement = async (
  store: Store,
  served: ServedGame,
  live: Pick<LiveTable, 'id' | 'code' | 'state'>,
  { version, events }: Arrangement,
): Promise<TableState> => {
  if (version === live.state.version) return arrangedTable(served, live.state, events);
  const { state } = await loadTable(store, new Map([[served.name, served]]), live);
  return state.version === live.state.version ? state : live.state;
};
