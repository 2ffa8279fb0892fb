import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';

export type Acknowledged = {
  readonly code: string;
  /** The version told, by the action's id; ids are nobody else's. */
  readonly accepted: ReadonlyMap<string, number>;
};

/** What was acknowledged and does not stand in the logs of a data folder at the version that was told. */
export const missingFromLogs = async (
  dataFolder: string,
  tables: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const opened = openSqliteStore(dataFolder);
  if (!opened.ok) throw new Error(opened.error);
  const store = opened.value;
  const missing: string[] = [];
  for (const { code, accepted } of tables) {
    const row = await store.findTable(code);
    const log = row === undefined ? [] : await store.readLog(row.id, 0);
    const stored = new Map(log.map(({ actionKey, seq }) => [actionKey?.split(':').at(-1), seq]));
    for (const [id, version] of accepted)
      if (stored.get(id) !== version)
        missing.push(`${code} version ${version}: ${stored.get(id) ?? 'nothing'}`);
  }
  await store.close();
  return missing;
};
