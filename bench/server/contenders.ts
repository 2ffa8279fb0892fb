/** Who is measured: our server and others, each with 200 tables of four players. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.ts';
import { bareTable, boardgameTable, colyseusTable, type LoadTable, ourGuests, ourTable } from './players.ts';

export const TABLES = 200;
export const RUN_MS = 4000;
const TABLES_AT_ONCE = 8;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wordstake-bench-'));
const freePort = (): number => 20_000 + Math.floor(Math.random() * 20_000);

export type Server = { readonly child: Child; readonly base: string; readonly remove: () => Promise<void> };

export const startOurs = async (folder = newFolder(), databaseUrl?: string): Promise<Server> => {
  const words = databaseUrl === undefined ? [folder] : [folder, databaseUrl];
  const child = await startChild([here('./our-server.ts'), ...words], /http:\/\/\S+/);
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

/** Makes so many tables, some at a time. */
export const tablesBy = async (
  make: (number: number) => Promise<LoadTable>,
  count = TABLES,
): Promise<LoadTable[]> => {
  const tables: LoadTable[] = [];
  while (tables.length < count) {
    const more = Array.from({ length: Math.min(TABLES_AT_ONCE, count - tables.length) }, (_, i) =>
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

export const CONTENDERS = { ours, bare, boardgame, colyseus } as const;
export type ContenderName = keyof typeof CONTENDERS;
