/**
 * Three processes over one PostgreSQL, tables of scripted players of both games, and one fault after the other, by chance from a seed:
 * `SEED=… FAULTS=… vitest run test/postgres/chaos.test.ts`, or `npm run test:chaos` for the long form.
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../support/ask-database.ts';
import { type CrowdTable, expectAllInLog, expectSameViews, gather, playToTheEnd } from '../support/crowd.ts';
import { FAULTS, type Place } from '../support/faults.ts';
import { newDataFolder } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { cards, type Kind } from '../support/kills-in-play.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { seeded } from '../support/racks.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const SEED = Number(process.env['SEED'] ?? 7);
const FAULT_COUNT = Number(process.env['FAULTS'] ?? 4);
const TABLES = Number(process.env['TABLES'] ?? 4);
const PROCESSES = 3;
/** Who gets no answer for so long tries another process. */
const PATIENCE_MS = 3000;

const folder = newDataFolder();
const random = seeded(SEED);
let postgres: PostgresServer;
let databaseUrl: string;
const servers: ServerProcess[] = [];
const start = (): Promise<ServerProcess> =>
  startServerProcess(folder, { env: { ...process.env, DATABASE_URL: databaseUrl } });
beforeAll(async () => {
  postgres = await startPostgres({}, true);
  databaseUrl = await createDatabase(postgres.url);
  servers.push(...(await Promise.all(Array.from({ length: PROCESSES }, start))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

const anyBase = (): string => servers[Math.floor(random() * servers.length)]?.base ?? '';

/** Connects to one process after the other until one takes the line. */
const reconnect = async (guest: Guest): Promise<void> => {
  for (;;) {
    guest.base = anyBase();
    const isOpen = await Promise.race([
      guest.connect().then(
        () => true,
        () => false,
      ),
      wait(PATIENCE_MS, false),
    ]);
    if (isOpen) return;
    guest.drop();
    await wait(50);
  }
};

/** Making a table is no action with an id: where something comes between, another one is made. */
const gatherAnywhere = async ({ people, wish, move }: Kind): Promise<CrowdTable> => {
  for (;;) {
    try {
      return await gather([anyBase(), anyBase()], people, wish, move);
    } catch {
      await wait(100);
    }
  }
};

it(`nothing acknowledged is lost, and all see the same (seed ${SEED}, faults: ${FAULT_COUNT})`, async () => {
  const place: Place = { postgres, databaseUrl, servers, start, random };
  let faults = 0;
  const played: CrowdTable[] = [];
  const keepPlaying = async (kind: Kind): Promise<void> => {
    do {
      const table = await gatherAnywhere(kind);
      await playToTheEnd(table, { random, drops: 0.02, reconnect });
      if (kind.showsAll) expectSameViews(table);
      // A process that comes to the table now shows what everybody has seen.
      const late = Guest.known(table.players[0]?.base ?? '', 'Late', table.players[0]?.cookie ?? '');
      late.mirrors.set(table.code, { version: 0 } as never);
      const version = table.players[0]?.mirrors.get(table.code)?.version ?? 0;
      const isShown = (): boolean => (late.mirrors.get(table.code)?.version ?? 0) >= version;
      while (!isShown()) {
        if (!late.isConnected) await reconnect(late);
        await late.until('the end is shown', () => isShown() || !late.isConnected);
      }
      expect(late.mirrors.get(table.code)?.view).toEqual(table.players[0]?.mirrors.get(table.code)?.view);
      for (const guest of [late, ...table.players]) guest.drop();
      played.push(table);
    } while (faults < FAULT_COUNT);
  };
  const names = Object.keys(FAULTS);
  const breakThings = async (): Promise<void> => {
    for (; faults < FAULT_COUNT; faults++) {
      await wait(200 + random() * 1500);
      const name = names[Math.floor(random() * names.length)] as string;
      console.log(`fault ${faults + 1}: ${name}`);
      await FAULTS[name]?.(place);
    }
  };
  const kinds = Array.from(
    { length: TABLES },
    (_, i): Kind => (i % 2 === 0 ? { people: 4, wish: {}, showsAll: true } : cards()),
  );
  await Promise.all([breakThings(), ...kinds.map(keepPlaying)]);
  await expectAllInLog({ folder, databaseUrl }, played);
  console.log(`${played.length} games, ${faults} faults, seed ${SEED}`);
}, 7_200_000);
