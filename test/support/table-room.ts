import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reflect, type TableMirror } from '../../src/protocol/table-mirror.ts';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { actionKey } from '../../src/server/app/action-keys.ts';
import type { Answer } from '../../src/server/app/answer.ts';
import type { Listener } from '../../src/server/app/audience.ts';
import type { TableTimes } from '../../src/server/app/clocks.ts';
import type { LiveTable } from '../../src/server/app/live-table.ts';
import type { BotPlayers, Identity, MachineClock, Store } from '../../src/server/app/ports.ts';
import type { ServedGames } from '../../src/server/app/served-game.ts';
import type { MemoryBounds } from '../../src/server/app/table-memory.ts';
import { createTables, type Tables } from '../../src/server/app/tables.ts';
import { sit, startGame } from '../../src/server/app/waiting-room.ts';
import { SERVED_GAMES } from '../../src/server/games/served-games.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import { lookFrom } from '../../src/shared/looks.ts';

/** A clock that tests turn. */
export class TestClock implements MachineClock {
  private now = Date.UTC(2026, 0, 1);
  private readonly due = new Set<{ readonly timeMs: number; readonly call: () => void }>();

  private awake = 0;

  nowMs = (): number => this.now;

  awakeMs = (): number => this.awake;

  at = (timeMs: number, call: () => void) => {
    const timer = { timeMs, call };
    this.due.add(timer);
    return { cancel: () => this.due.delete(timer) };
  };

  /** Lets time pass without anybody's timers: the process was not there. */
  skip(ms: number): void {
    this.due.clear();
    this.now += ms;
    this.awake += ms;
  }

  /** Lets time pass while the process is too busy for anything: what was due meanwhile happens late. */
  stall(ms: number): void {
    this.now += ms;
    this.awake += ms;
  }

  /** Lets time pass while the machine sleeps: what was due meanwhile happens late. */
  sleep(ms: number): void {
    this.now += ms;
  }

  private turnTo(timeMs: number): void {
    this.awake += timeMs - this.now;
    this.now = timeMs;
  }

  /** Lets time pass; what is due happens on the way, each thing to its end. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settled();
      let next: { readonly timeMs: number; readonly call: () => void } | undefined;
      for (const timer of this.due) {
        if (timer.timeMs <= end && (next === undefined || timer.timeMs < next.timeMs)) next = timer;
      }
      if (next === undefined) break;
      this.due.delete(next);
      this.turnTo(Math.max(this.now, next.timeMs));
      next.call();
    }
    this.turnTo(end);
    await settled();
  }
}

/** Until all that was begun is done: stores write in the next turns of the loop. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
};

const NO_BOTS: BotPlayers = { choose: async () => undefined, close: async () => {} };

export type Room = {
  readonly clock: TestClock;
  readonly store: Store;
  readonly tables: Tables;
  readonly errors: unknown[];
  /** Ends without a word and starts again over the same data after a while; `first`: what is done as soon as it has. */
  readonly crash: (downMs: number, first?: (tables: Tables) => void) => Promise<Room>;
  readonly close: () => Promise<void>;
};

export type RoomParts = {
  readonly times?: Partial<TableTimes>;
  readonly games?: ServedGames;
  readonly bots?: BotPlayers;
  readonly memory?: Partial<MemoryBounds>;
  /** A new one, unless told. */
  readonly folder?: string;
};

/** Tables over a real store, with a clock that tests turn. */
export const openRoom = async (parts: RoomParts = {}): Promise<Room> => {
  const folder = parts.folder ?? mkdtempSync(join(tmpdir(), 'wordstake-room-'));
  const clock = new TestClock();
  const open = async (first?: (tables: Tables) => void): Promise<Room> => {
    const opened = openSqliteStore(folder, { waitsForDisk: 'in-the-loop' });
    if (!opened.ok) throw new Error(opened.error);
    const store = opened.value;
    const errors: unknown[] = [];
    const tables = createTables({
      store,
      clock,
      bots: parts.bots ?? NO_BOTS,
      games: parts.games ?? SERVED_GAMES,
      ...(parts.memory === undefined ? {} : { memory: parts.memory }),
      times: { botPauseMs: { from: 1, to: 1 }, beatMs: 12 * 60 * 60 * 1000, ...parts.times },
      report: (error) => errors.push(error),
    });
    await tables.start();
    tables.lookAfter();
    first?.(tables);
    await settled();
    return {
      clock,
      store,
      tables,
      errors,
      crash: async (downMs, then) => {
        await store.close();
        clock.skip(downMs);
        return open(then);
      },
      close: async () => {
        await tables.stop();
        await store.close();
        rmSync(folder, { recursive: true });
      },
    };
  };
  return open();
};

export const person = (name: string): Identity => ({
  id: name.toLowerCase(),
  name,
  language: 'en',
  ...lookFrom(name),
});

/** Somebody who looks at a table, and what they have seen. */
export const looker = (
  name: string,
): Listener & { readonly messages: ServerMessage[]; mirror: TableMirror | undefined; refused: string[] } => {
  const seen = {
    identity: person(name).id,
    messages: [] as ServerMessage[],
    mirror: undefined as TableMirror | undefined,
    refused: [] as string[],
    send: (frame: string) => {
      const message: ServerMessage = JSON.parse(frame);
      seen.messages.push(message);
      const next = reflect(seen.mirror, message);
      if (next === 'gap') throw new Error('a gap');
      seen.mirror = next;
    },
    refuse: (_table: string, { code }: { code: string }) => void seen.refused.push(code),
  };
  return seen;
};

export const actAs = (
  table: LiveTable,
  name: string,
  text: string,
  id: string = crypto.randomUUID(),
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    table.act(person(name).id, actionKey(person(name).id, id), text, resolve).catch(reject);
  });

export type Wish = {
  readonly game?: string;
  readonly options?: Record<string, unknown>;
  readonly spectators?: 'off' | 'delayed' | 'live';
  readonly patienceSeconds?: number | null;
  /** As many seats as people, unless told. */
  readonly capacity?: number;
};

/** A table of these people, started. */
export const startTable = async (
  { tables }: Room,
  names: readonly string[],
  wish: Wish = {},
): Promise<LiveTable> => {
  const [host, ...others] = names.map(person) as [Identity, ...Identity[]];
  const made = await tables.make(host, { game: 'buyword', capacity: names.length, ...wish });
  if (!made.ok) throw new Error(made.error.code);
  const table = made.value;
  for (const other of others) await table.change((state) => sit(state, other, undefined));
  const started = await table.change((state) => startGame(table.served, state, host, 'seed'));
  if (!started.ok) throw new Error(started.error.code);
  return table;
};

/** Lets time run out for whoever is to act. */
const timeOut = (table: LiveTable): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const [seat] = table.state.playing?.clock.facts.toAct ?? [];
    if (seat === undefined) reject(new Error('nobody is to act'));
    else
      table
        .enqueue(() => table.take({ actor: null, text: table.served.timeOutText(seat) }, resolve))
        .catch(reject);
  });

/** Lets time run out until the game is over. */
export const playOut = async (table: LiveTable): Promise<void> => {
  while (table.state.status !== 'over') await timeOut(table);
};

/** Lets the next entry be stored, but nobody knows it: the line was lost before the answer came. */
export const loseNextAnswer = ({ store }: Room): void => {
  const whole = store.append;
  Object.assign(store, {
    append: async (...asked: Parameters<typeof whole>) => {
      Object.assign(store, { append: whole });
      await whole(...asked);
      throw new Error('the line was lost');
    },
  });
};

/** What has happened at a table, in short. */
export const happenings = async ({ store }: Room, { id }: LiveTable): Promise<string[]> =>
  (await store.readLog(id, 0)).map(({ body }) =>
    body.kind === 'acted' ? `${body.seat ?? '-'} ${body.action}` : body.kind,
  );
