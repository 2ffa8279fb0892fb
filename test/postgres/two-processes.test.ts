/** Processes of the real server over one database: any of them serves any table, and one goes on where another dies. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { CHANNEL } from '../../src/server/store/postgres/notices.ts';
import { askDatabase } from '../support/ask-database.ts';
import {
  type CrowdTable,
  expectAllInLog,
  expectSameViews,
  gather,
  playToTheEnd,
  type Trouble,
} from '../support/crowd.ts';
import { newDataFolder } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { cards, type Kind } from '../support/kills-in-play.ts';
import { newDatabase } from '../support/new-database.ts';
import { seeded } from '../support/racks.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const folder = newDataFolder();
let databaseUrl: string;
let a: ServerProcess;
let b: ServerProcess;
const start = (): Promise<ServerProcess> =>
  startServerProcess(folder, { env: { ...process.env, DATABASE_URL: databaseUrl } });
beforeAll(async () => {
  databaseUrl = await newDatabase();
  [a, b] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  rmSync(folder, { recursive: true });
});

const steady = (): Trouble => ({ random: seeded(23), drops: 0, reconnect: (guest) => guest.connect() });
const BUYWORD: Kind = { people: 4, wish: {}, showsAll: true };
const GAMES: readonly (readonly [string, () => Kind])[] = [
  ['BuyWord', () => BUYWORD],
  ['cards', cards],
];
const gatherAtBoth = ({ people, wish, move }: Kind): Promise<CrowdTable> =>
  gather([a.base, b.base], people, wish, move);
/** Everybody goes, and the log has what was acknowledged to them. */
const settle = async (...tables: readonly CrowdTable[]): Promise<void> => {
  for (const { players } of tables) for (const player of players) player.drop();
  await expectAllInLog({ folder, databaseUrl }, tables);
};

describe('two processes over one database', () => {
  it.each(GAMES)('play a whole game of %s with each other', async (_, kindOf) => {
    const kind = kindOf();
    const table = await gatherAtBoth(kind);
    await playToTheEnd(table, steady());
    if (kind.showsAll) expectSameViews(table);
    await settle(table);
  });

  it.each(GAMES)(
    'let one of two win who act for the same seat at the same moment, in a whole game of %s',
    async (_, kindOf) => {
      const kind = kindOf();
      const table = await gatherAtBoth(kind);
      // Everybody has a second page at the other process, which plays as well.
      const twins = table.players.map(({ name, cookie, base }) =>
        Guest.known(base === a.base ? b.base : a.base, name, cookie),
      );
      for (const twin of twins) await twin.watch(table.code);
      const second: CrowdTable = { ...table, players: twins };
      await Promise.all([playToTheEnd(table, steady()), playToTheEnd(second, steady())]);
      if (kind.showsAll) expectSameViews({ ...table, players: [...table.players, ...twins] });
      await settle(table, second);
    },
  );
});

/** What the log of a table says was done, by whom. */
const doneAt = async (code: string): Promise<readonly string[]> => {
  const rows = await askDatabase(
    databaseUrl,
    `select body from log join tables on t = id where code = '${code}' order by s`,
  );
  return rows.flatMap(({ body }) => {
    const { seat, action } = JSON.parse(String(body));
    return action === undefined ? [] : [`${seat ?? '-'} ${action}`];
  });
};

/** Somebody at the second process, with two bots at a table that the first one keeps. */
const playWithBots = async (): Promise<{ readonly solo: Guest; readonly code: string }> => {
  const solo = await Guest.arrive(a.base, 'Solo');
  const code = await solo.make({ capacity: 3, options: { leader: 1 } });
  for (let bots = 0; bots < 2; bots++) await solo.do(code, 'add-bot', { bot: 'simple' });
  solo.base = b.base;
  await solo.watch(code);
  return { solo, code };
};
const untilTurn = (solo: Guest, code: string): Promise<true> =>
  solo.until(
    'the bots have done their part',
    () => (solo.mirrors.get(code)?.view as View | null | undefined)?.toAct.includes(0) === true,
    60_000,
  ) as Promise<true>;

describe('a process that is killed', () => {
  it('in the middle of games is followed by the other: all go on there, and nothing acknowledged is lost', async () => {
    const tables = await Promise.all([BUYWORD, cards()].map(gatherAtBoth));
    let moves = 0;
    const isUnderWay = Promise.withResolvers<void>();
    const random = seeded(5);
    const trouble: Trouble = {
      random: () => {
        if (++moves > 20) isUnderWay.resolve();
        return random();
      },
      drops: 0,
      reconnect: async (guest) => {
        guest.base = b.base;
        await guest.connect();
      },
    };
    const playing = tables.map((table) => playToTheEnd(table, trouble));
    await isUnderWay.promise;
    await a.kill();
    await Promise.all(playing);
    expectSameViews(tables[0] as CrowdTable);
    await settle(...tables);
    a = await start();
  });

  it('leaves its clocks to the other, though nobody is there to ask for it', async () => {
    const { code, players } = await gather(a.base, 2, { options: { leader: 0, turnSeconds: 10 } });
    expect(await doneAt(code)).toEqual([]);
    await a.kill();
    await expect.poll(() => doneAt(code), { timeout: 60_000 }).toContain('- timeout 0');
    for (const player of players) player.drop();
    a = await start();
  });

  it('leaves its bots to the other, where somebody plays with them', async () => {
    const { solo, code } = await playWithBots();
    await solo.do(code, 'start');
    await a.kill();
    await untilTurn(solo, code);
    solo.drop();
    a = await start();
  });
});

describe('a process that stands still', () => {
  it('is cut off when it takes in no news, before those fill the database', async () => {
    const linesOf = async (): Promise<number[]> =>
      (await askDatabase(databaseUrl, 'select pid from processes')).map(({ pid }) => Number(pid));
    const both = await linesOf();
    a.signal('SIGSTOP');
    await expect.poll(linesOf, { timeout: 60_000 }).toHaveLength(1);
    const [other] = await linesOf();
    // More than fits in between.
    for (let i = 0; i < 20; i++)
      await askDatabase(
        databaseUrl,
        `select pg_notify('${CHANNEL}', 'nobody|?|' || repeat('x', 7000) || n) from generate_series(1, 200) n`,
      );
    const deaf = both.filter((pid) => pid !== other).join();
    const isThere = async (): Promise<boolean> =>
      (await askDatabase(databaseUrl, `select 1 from pg_stat_activity where pid in (${deaf})`)).length > 0;
    await expect.poll(isThere, { timeout: 120_000 }).toBe(false);
    a.signal('SIGCONT');
    await expect.poll(linesOf, { timeout: 60_000 }).toHaveLength(2);
  });

  it('is taken for dead, and once it goes on sees what was done without it and does nothing twice', async () => {
    const { solo, code } = await playWithBots();
    a.signal('SIGSTOP');
    await solo.do(code, 'start');
    await untilTurn(solo, code);
    a.signal('SIGCONT');
    const page = Guest.known(a.base, solo.name, solo.cookie);
    await page.watch(code);
    await page.until('it is seen there', () => {
      const [here, there] = [page.mirrors.get(code), solo.mirrors.get(code)];
      return here?.version === there?.version && here?.view?.['phase'] === there?.view?.['phase'];
    });
    expect(page.mirrors.get(code)?.view).toEqual(solo.mirrors.get(code)?.view);
    for (const guest of [solo, page]) guest.drop();
  });
});
