import { type LobbyRow, lobbyRow } from '../../protocol/lobby-row.ts';
import type { Listener } from './audience.ts';
import type { LiveTable } from './live-table.ts';
import type { Clock, Store, Timer } from './ports.ts';
import { tableInfo } from './table-info.ts';
import { optionsInPlay } from './table-state.ts';
import type { Tables } from './tables.ts';

/** News go out at most so often, however much happens. */
const NEWS_EVERY_MS = 1000;
const MOST_OPEN = 100;
const MOST_OF_ONE = 5;
const MOST_PLAYING = 100;

export type LobbyBoard = {
  /** All public tables: those to sit down at first. */
  readonly rows: () => Promise<LobbyRow[]>;
  /** Shows somebody the list, and what changes in it. */
  readonly follow: (listener: Listener) => Promise<void>;
  readonly unfollow: (listener: Listener) => void;
  /** Told of every change at a table. */
  readonly changed: (table: LiveTable) => void;
  readonly close: () => void;
};

const rowOf = (table: LiveTable): LobbyRow | undefined => {
  const { code, state, served } = table;
  if (!state.settings.public) return undefined;
  const options = optionsInPlay(served, state) as Readonly<Record<string, unknown>>;
  return lobbyRow(tableInfo(code, state), options, table.spectatorCount);
};

export type LobbyBoardParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly report: (error: unknown) => void;
};

/** The list of public tables: read when the first comes to see it, then kept up to date by what happens at them. */
export const createLobbyBoard = ({ store, clock, tables, report }: LobbyBoardParts): LobbyBoard => {
  const followers = new Set<Listener>();
  const known = new Map<string, { readonly row: LobbyRow; readonly json: string }>();
  const touched = new Map<string, LiveTable>();
  /** How many wait for the list without following it. */
  let asking = 0;
  let reading: Promise<void> | undefined;
  let timer: Timer | undefined;

  const note = (code: string, row: LobbyRow | undefined): boolean => {
    const json = row === undefined ? undefined : JSON.stringify(row);
    if (known.get(code)?.json === json) return false;
    if (row === undefined || json === undefined) known.delete(code);
    else known.set(code, { row, json });
    return true;
  };

  const read = async (): Promise<void> => {
    const rows = [
      ...(await store.publicTables(MOST_OPEN, MOST_OF_ONE)),
      ...(await store.publicGames(MOST_PLAYING)),
    ];
    for (const { code } of rows) {
      // One that cannot be read must not hide the others.
      const table = await tables.find(code).catch(report);
      if (table) note(code, rowOf(table));
    }
  };
  const readOnce = (): Promise<void> => {
    reading ??= read().catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  const tellNews = (): void => {
    timer = undefined;
    const rows: string[] = [];
    const gone: string[] = [];
    for (const [code, table] of touched) {
      if (!note(code, rowOf(table))) continue;
      const { json } = known.get(code) ?? {};
      if (json === undefined) gone.push(code);
      else rows.push(json);
    }
    touched.clear();
    if (rows.length + gone.length === 0) return;
    const frame = `{"type":"lobby","whole":false,"rows":[${rows.join()}],"gone":${JSON.stringify(gone)}}`;
    for (const { send } of followers) send(frame);
  };

  return {
    rows: async () => {
      asking++;
      try {
        await readOnce();
        tellNews();
        return [...known.values()].map(({ row }) => row);
      } finally {
        asking--;
      }
    },
    follow: async (listener) => {
      followers.add(listener);
      await readOnce();
      tellNews();
      if (!followers.has(listener)) return;
      const rows = [...known.values()].map(({ json }) => json);
      listener.send(`{"type":"lobby","whole":true,"rows":[${rows.join()}],"gone":[]}`);
    },
    unfollow: (listener) => void followers.delete(listener),
    changed: (table) => {
      if (reading === undefined || !table.state.settings.public) return;
      if (followers.size + asking > 0) {
        touched.set(table.code, table);
        timer ??= clock.at(clock.nowMs() + NEWS_EVERY_MS, tellNews);
        return;
      }
      // Nobody looks: what is known grows old, and is read anew when somebody comes.
      reading = undefined;
      known.clear();
      touched.clear();
    },
    close: () => timer?.cancel(),
  };
};
