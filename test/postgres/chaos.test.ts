/**
 * Three processes over one PostgreSQL behind nginx, tables of scripted players of both games, and one fault after the other, by chance
 * from a seed: `SEED=… FAULTS=… vitest run test/postgres/chaos.test.ts`, or `npm run test:chaos` for the long form. What every client
 * sent, was told and saw is held against the log (history.ts).
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../support/ask-database.ts';
import { PROCESSES, startNginxBefore } from '../support/behind-nginx.ts';
import { type ChaosKind, gatherSomehow, kindsOfTables, pauses } from '../support/chaos-tables.ts';
import { type CrowdTable, playToTheEnd } from '../support/crowd.ts';
import { FAULTS, type Place } from '../support/faults.ts';
import { newDataFolder } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { faultsOf, readStoredLog, type StoredEntry } from '../support/history.ts';
import type { TimeOut } from '../support/history-clocks.ts';
import { FROM, type Site } from '../support/nginx.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { seeded } from '../support/racks.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const SEED = number('SEED', 7);
const FAULT_COUNT = number('FAULTS', 5);
const TABLES = number('TABLES', 6);
const MINUTES = number('MINUTES', 0);
/** How long players think at most; many tables are not all in a hurry. */
const THINK_MS = TABLES * 15;
/** Who gets no answer for so long connects anew. */
const PATIENCE_MS = 3000;
/** Of what is wrong at a table so much is told. */
const MOST_TOLD = 5;
/** A process that is dead is followed by another within this time. */
const TAKEN_OVER_MS = 10_000;

const folder = newDataFolder();
/** Faults and players go by chance of their own: the same seed makes the same faults, whoever was faster. */
const [faultChance, chance] = [seeded(SEED), seeded(SEED + 1)];
const trust = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
let postgres: PostgresServer;
let databaseUrl: string;
let nginx: Site;
const servers: ServerProcess[] = [];
const start = (port = '0'): Promise<ServerProcess> =>
  startServerProcess(folder, {
    port,
    env: { ...process.env, DATABASE_URL: databaseUrl, TRUST_PROXY: '1' },
  });
beforeAll(async () => {
  // The certificate is the test's own.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  postgres = await startPostgres({}, true);
  databaseUrl = await createDatabase(postgres.url);
  while (servers.length < PROCESSES) servers.push(await start());
  nginx = await startNginxBefore(servers.map(({ base }) => base));
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.remove();
  rmSync(folder, { recursive: true });
  if (trust === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = trust;
});

/** Somebody from a network of their own, all of whose frames are kept. */
const arrive = async (name: string): Promise<Guest> => {
  const [b, c] = [Math.floor(chance() * 256), Math.floor(chance() * 256)];
  const guest = await Guest.arrive(nginx.site, name, 'en', { [FROM]: `198.18.${b}.${c}` });
  guest.keepsFrames = true;
  return guest;
};

/** Connects as often as it takes. */
const reconnect = async (guest: Guest): Promise<void> => {
  for (const pauseMs of pauses()) {
    const isOpen = await Promise.race([
      guest.connect().then(
        () => true,
        () => false,
      ),
      wait(PATIENCE_MS, false),
    ]);
    if (isOpen) return;
    guest.drop();
    await wait(pauseMs * (0.5 + chance()));
  }
};

/** Asks the database, as soon as it answers. */
const logOf = async (code: string): Promise<StoredEntry[]> => {
  for (;;) {
    try {
      return await readStoredLog(databaseUrl, code);
    } catch {
      await wait(200);
    }
  }
};

type Summary = {
  unanswered: number;
  games: number;
  actions: number;
  frames: number;
  timeOuts: TimeOut[];
  found: string[];
};

/** Waits until all players have seen all there is, then holds what they know against the log. */
const check = async ({ code, players }: CrowdTable, summary: Summary): Promise<void> => {
  const log = await logOf(code);
  for (const player of players)
    while ((player.mirrors.get(code)?.version ?? 0) < log.length) {
      if (!player.isConnected) await reconnect(player);
      await player.until(
        'the last version is here',
        () => !player.isConnected || (player.mirrors.get(code)?.version ?? 0) >= log.length,
        60_000,
      );
    }
  for (const player of players) player.drop();
  const clients = players.map(({ sent, frames }, seat) => ({ seat, sent, frames }));
  const { faults, timeOuts } = faultsOf({ code, clients }, log);
  summary.games++;
  summary.actions += players.reduce((sum, { sent }) => sum + new Set(sent.map(({ id }) => id)).size, 0);
  summary.frames += players.reduce((sum, { frames }) => sum + frames.length, 0);
  summary.timeOuts.push(...timeOuts);
  summary.found.push(...faults);
  for (const fault of faults.slice(0, MOST_TOLD)) console.error(fault);
};

it(`nothing acknowledged is lost, and all see the same (seed ${SEED}, faults: ${FAULT_COUNT}, tables: ${TABLES})`, async () => {
  const startedMs = performance.now();
  const place: Place = { postgres, databaseUrl, servers, start, random: faultChance };
  const summary: Summary = { unanswered: 0, games: 0, actions: 0, frames: 0, timeOuts: [], found: [] };
  const made = new Map<string, number>();
  let faults = 0;
  let begun = 0;
  let thoughts = 0;
  const random = (): number => {
    thoughts++;
    return chance();
  };
  /** When each fault was over. */
  const mendedAtMs: number[] = [];
  let longestFaultMs = 0;
  const isOn = (): boolean => faults < FAULT_COUNT || performance.now() - startedMs < MINUTES * 60_000;

  const keepPlaying = async (kind: ChaosKind): Promise<void> => {
    do {
      const table = await gatherSomehow(kind, arrive);
      begun++;
      const unanswered = (): number => summary.unanswered++;
      await playToTheEnd(table, { random, drops: 0.02, reconnect, thinkMs: THINK_MS, unanswered });
      await check(table, summary);
    } while (isOn());
  };
  const names = Object.keys(FAULTS);
  const breakThings = async (): Promise<void> => {
    for (; isOn(); faults++) {
      await wait(200 + faultChance() * 800);
      const name = names[Math.floor(faultChance() * names.length)] as string;
      made.set(name, (made.get(name) ?? 0) + 1);
      const atSeconds = Math.round((performance.now() - startedMs) / 1000);
      console.log(
        `fault ${faults + 1} after ${atSeconds} s: ${name}; so far ${begun} games begun, ${summary.games} checked, ${thoughts} thoughts`,
      );
      const beganMs = performance.now();
      await FAULTS[name]?.(place);
      longestFaultMs = Math.max(longestFaultMs, performance.now() - beganMs);
      mendedAtMs.push(Date.now());
    }
  };
  await Promise.all([breakThings(), ...kindsOfTables(TABLES).map(keepPlaying)]);

  const { games, actions, frames, timeOuts, found } = summary;
  const latestMs = Math.max(0, ...timeOuts.map(({ dueMs, atMs }) => atMs - dueMs));
  const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
  console.log(
    [
      `seed ${SEED}: ${faults} faults in ${minutes} minutes, ${PROCESSES} processes, ${TABLES} tables at a time`,
      ...[...made].map(([name, count]) => `  ${String(count).padStart(4)} × ${name}`),
      `${games} games to their end, ${actions} actions, ${frames} frames looked through`,
      `the latest time-out came ${(latestMs / 1000).toFixed(1)} s after its time; the longest fault took ${(longestFaultMs / 1000).toFixed(1)} s`,
      `unanswered for 20 s and asked again over another line: ${summary.unanswered}`,
      `wrong: ${found.length}`,
    ].join('\n'),
  );
  expect(found).toEqual([]);
  expect(games).toBeGreaterThanOrEqual(TABLES);
  // Whoever takes over may be hit in turn, and the time in which nothing could be stored is given back: since the last fault, though, it was prompt.
  const waitedMs = timeOuts.map(({ dueMs, atMs }) => {
    const begins = [dueMs, ...mendedAtMs.filter((ms) => ms > dueMs && ms < atMs), atMs];
    return Math.max(...begins.map((ms, i) => ms - (begins[i - 1] ?? ms)));
  });
  expect(Math.max(0, ...waitedMs)).toBeLessThan(TAKEN_OVER_MS + longestFaultMs);
}, 7_200_000);
