import type { ServerProcess } from '../support/server-process.ts';
import { startBesieged } from './besieged-server.ts';
import type { HonestTable } from './honest-table.ts';
import { missingFromLogs } from './missing-from-logs.ts';
import { askFrom } from './stranger.ts';

export type Restarted = {
  /** How the stop went: its code, null where a signal ended it. */
  readonly stopCode: number | null;
  readonly stopMs: number;
  /** Until the new one listened. */
  readonly startMs: number;
  /** Tables that came back at an earlier version than was acknowledged, and acknowledged actions that are not in the log. */
  readonly lost: readonly string[];
};

/** Tables that a server shows at an earlier version than one that was acknowledged. */
const olderTables = async (base: string, tables: readonly HonestTable[]): Promise<readonly string[]> => {
  const older: string[] = [];
  for (const { code, players } of tables) {
    const acknowledged = Math.max(0, ...players.flatMap(({ accepted }) => [...accepted.values()]));
    for (const { who } of players) {
      const place = { ...who.place, base };
      const { body } = await askFrom(place, `/api/tables/${code}`, { cookie: who.cookie });
      const { version = 0 } = (body ?? {}) as { version?: number };
      if (version < acknowledged) older.push(`${code} is at ${version}, ${acknowledged} was told`);
    }
  }
  return older;
};

/** Stops a server as a host would, starts another over the same data, and looks for what was acknowledged. */
export const restartAndLook = async (
  server: ServerProcess,
  dataFolder: string,
  tables: readonly HonestTable[],
): Promise<Restarted> => {
  const stopping = performance.now();
  await server.stop();
  const stopMs = performance.now() - stopping;
  const stopCode = await server.ended;
  const starting = performance.now();
  const next = await startBesieged(dataFolder).catch((error: Error) => error);
  const startMs = performance.now() - starting;
  if (next instanceof Error) return { stopCode, stopMs, startMs, lost: [next.message] };
  const older = await olderTables(next.base, tables);
  await next.stop();
  const acknowledged = tables.flatMap(({ code, players }) =>
    players.map(({ accepted }) => ({ code, accepted })),
  );
  const missing = await missingFromLogs(dataFolder, acknowledged);
  return { stopCode, stopMs, startMs, lost: [...older, ...missing] };
};
