/** What somebody may ask for about themselves: all that is kept, or that none of it is. */
import { finishedRecord } from './finished-record.ts';
import type { Identities } from './identities.ts';
import { standUp } from './lobby.ts';
import type { Identity, Store } from './ports.ts';
import { tableInfo } from './table-info.ts';
import type { Tables } from './tables.ts';

type DataParts = {
  readonly store: Store;
  readonly tables: Tables;
  readonly identities: Identities;
  /** Closes whatever lines somebody has. */
  readonly hangUp: (identity: string) => void;
  readonly report: (error: unknown) => void;
};

/** Nobody sits at more tables that are not put away. */
const MOST_TABLES = 10_000;

type Finished = { readonly code: string; readonly game: number };

/** All that this server keeps of somebody, as plain JSON: who they are, where they sit, the records of their games. */
export const exportFor = async ({ store, tables, report }: DataParts, who: Identity) => {
  const kept = await store.people.exportOf(who.id);
  const rows = await store.tablesOf(who.id, MOST_TABLES);
  const found = await Promise.all(rows.map(({ code }) => tables.find(code).catch(report)));
  const games: { readonly code: string; readonly number: number; readonly record: string }[] = [];
  for (const { code, game } of (kept['finished'] ?? []) as readonly Finished[]) {
    const record = await finishedRecord(store, tables.games, { code, number: game }, who.id);
    if (record.ok) games.push({ code, number: game, record: record.value });
  }
  return {
    format: 'wordstake-server',
    version: 1,
    identity: { name: who.name, language: who.language },
    tables: found.flatMap((table) => (table ? [tableInfo(table.code, table.state)] : [])),
    games,
    kept,
  };
};

/** Forgets somebody: seats in games are given up and all are anonymous, games remain; nobody is known by cookie or code any more. */
export const forgetMe = async (parts: DataParts, who: Identity): Promise<void> => {
  const { store, tables, identities, hangUp, report } = parts;
  for (const { code } of await store.tablesOf(who.id, MOST_TABLES)) {
    const table = await tables.find(code).catch(report);
    if (table) await table.forget(who, (state) => standUp(state, who)).catch(report);
  }
  await store.people.forget(who.id, '');
  await identities.forget(who);
  hangUp(who.id);
};
