/**
 * Who is measured: our server and others, each with 200 tables of four players. Run by itself, this file measures the one
 * that is named, so that no client outlives its server: `node contenders.ts NAME`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.ts';
import { closedLoop, type Load } from './load.ts';
import { bareTable, boardgameTable, colyseusTable, type LoadTable, ourGuests, ourTable } from './players.ts';

export const TABLES = 200;
export const RUN_MS = 4000;
const WARM_UP_MS = 2000;
const TABLES_AT_ONCE = 8;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wordstake-bench-'));
const freePort = (): number => 20_000 + Math.floor(Math.random() * 20_000);

export type Server = { readonly child: Child; readonly base: string; readonly remove: () => Promise<void> };

export const startOurs = async (folder = newFolder()): Promise<Server> => {
  const child = await startChild([here('./our-server.ts'), folder], /http:\/\/\S+/);
  const remove = async (): Promise<void> => {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { child, base: child.said.replace('localhost', '127.0.0.1'), remove };
};

const startPeer = async (file: string, ...rest: string[]): Promise<Server> => {
  const port = freePort();
  const child = await startChild([here(file), String(port), ...rest], /ready/);
  return { child, base: `http://127.0.0.1:${port}`, remove: child.end };
};

const tablesBy = async (make: (number: number) => Promise<LoadTable>): Promise<LoadTable[]> => {
  const tables: LoadTable[] = [];
  while (tables.length < TABLES) {
    const more = Array.from({ length: Math.min(TABLES_AT_ONCE, TABLES - tables.length) }, (_, i) =>
      make(tables.length + i),
    );
    tables.push(...(await Promise.all(more)));
  }
  return tables;
};

type Contender = {
  readonly start: () => Promise<Server>;
  readonly tables: (base: string) => Promise<LoadTable[]>;
};

export const ours: Contender = {
  start: startOurs,
  tables: async (base) => {
    const guests = await ourGuests(base);
    return tablesBy(() => ourTable(base, guests));
  },
};
const bare: Contender = {
  start: async () => {
    const folder = newFolder();
    const server = await startPeer('./bare-server.ts', join(folder, 'bare.db'));
    const remove = async (): Promise<void> => {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    };
    return { ...server, remove };
  },
  tables: (base) => tablesBy((number) => bareTable(base, number)),
};
const boardgame: Contender = {
  start: () => startPeer('../peers/boardgame-io.cjs'),
  tables: (base) => tablesBy(() => boardgameTable(base)),
};
const colyseus: Contender = {
  start: () => startPeer('../peers/colyseus.mjs'),
  tables: (base) => tablesBy(() => colyseusTable(base)),
};

/** Beside the load itself: what an action costs the server's processor, which a busy machine does not change. */
export type Measured = Load & { readonly cpuUs: number };

export const CONTENDERS = { ours, bare, boardgame, colyseus } as const;
export type ContenderName = keyof typeof CONTENDERS;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { start, tables } = CONTENDERS[process.argv[2] as ContenderName];
  const server = await start();
  const ready = await tables(server.base);
  // What each of them compiles and sizes while it is new is not measured.
  await closedLoop(ready, WARM_UP_MS);
  const before = server.child.cpuMs();
  const load = await closedLoop(ready, RUN_MS);
  const cpuUs = ((server.child.cpuMs() - before) * 1000) / (load.perSecond * (load.elapsedMs / 1000));
  console.log(`\nmeasured ${JSON.stringify({ ...load, cpuUs } satisfies Measured)}`);
  await server.remove();
  process.exit(0);
}
