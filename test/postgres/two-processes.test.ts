/** Two processes of the real server over one database: any of them serves any table, and one goes on where the other dies. */
import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { askDatabase } from '../support/ask-database.ts';
import {
  type CrowdTable,
  expectAllInLog,
  expectSameViews,
  gather,
  playToTheEnd,
  type Trouble,
} from '../support/crowd.ts';
import { useDataFolders } from '../support/data-folders.ts';
import { Guest } from '../support/guest.ts';
import { cards, type Kind } from '../support/kills-in-play.ts';
import { type Processes, startProcesses } from '../support/processes.ts';
import { seeded } from '../support/racks.ts';
import type { ServerProcess } from '../support/server-process.ts';

const folder = useDataFolders();
const running: Processes[] = [];
const startTwo = async (): Promise<Processes & { readonly a: ServerProcess; readonly b: ServerProcess }> => {
  const both = await startProcesses(folder(), 2);
  running.push(both);
  const [a, b] = both.servers as [ServerProcess, ServerProcess];
  return { ...both, a, b };
};
afterEach(async () => {
  for (const { servers } of running.splice(0)) for (const server of servers) await server.stop();
});

const steady = (): Trouble => ({ random: seeded(23), drops: 0, reconnect: (guest) => guest.connect() });
const BUYWORD: Kind = { people: 4, wish: {}, showsAll: true };
const GAMES: readonly (readonly [string, () => Kind])[] = [
  ['BuyWord', () => BUYWORD],
  ['cards', cards],
];
const leave = ({ players }: Pick<CrowdTable, 'players'>): void => {
  for (const player of players) player.drop();
};

describe('two processes over one database', () => {
  it.each(GAMES)('play a whole game of %s with each other', async (_, kindOf) => {
    const { people, wish, move, showsAll } = kindOf();
    const both = await startTwo();
    const table = await gather(both.bases, people, wish, move);
    await playToTheEnd(table, steady());
    if (showsAll) expectSameViews(table);
    leave(table);
    await expectAllInLog(both, [table]);
  });

  it.each(GAMES)(
    'let one of two win who act for the same seat at the same moment, in a whole game of %s',
    async (_, kindOf) => {
      const { people, wish, move, showsAll } = kindOf();
      const both = await startTwo();
      const table = await gather(both.bases, people, wish, move);
      // Everybody has a second page at the other process, which plays as well.
      const twins = table.players.map(({ name, cookie }, i) =>
        Guest.known(both.bases[(i + 1) % 2] as string, name, cookie),
      );
      for (const twin of twins) await twin.watch(table.code);
      const second: CrowdTable = { ...table, players: twins };
      await Promise.all([playToTheEnd(table, steady()), playToTheEnd(second, steady())]);
      if (showsAll) expectSameViews({ ...table, players: [...table.players, ...twins] });
      for (const each of [table, second]) leave(each);
      await expectAllInLog(both, [table]);
    },
  );
});

/** What the log of a table says was done, by whom. */
const doneAt = async (databaseUrl: string, code: string): Promise<readonly string[]> => {
  const rows = await askDatabase(
    databaseUrl,
    `select body from log join tables on t = id where code = '${code}' order by s`,
  );
  return rows.flatMap(({ body }) => {
    const { seat, action } = JSON.parse(String(body));
    return action === undefined ? [] : [`${seat ?? '-'} ${action}`];
  });
};

describe('a process that is killed', () => {
  it('in the middle of a game is followed by the other: all go on there, and nothing acknowledged is lost', async () => {
    const both = await startTwo();
    const tables = await Promise.all(
      [BUYWORD, cards()].map(({ people, wish, move }) => gather(both.bases, people, wish, move)),
    );
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
        guest.base = both.b.base;
        await guest.connect();
      },
    };
    const playing = tables.map((table) => playToTheEnd(table, trouble));
    await isUnderWay.promise;
    await both.a.kill();
    await Promise.all(playing);
    expectSameViews(tables[0] as CrowdTable);
    tables.forEach(leave);
    await expectAllInLog(both, tables);
  });

  it('leaves its clocks to the other, though nobody is there to ask for it', async () => {
    const { a, databaseUrl } = await startTwo();
    const table = await gather(a.base, 2, { options: { leader: 0, turnSeconds: 10 } });
    expect(await doneAt(databaseUrl, table.code)).toEqual([]);
    await a.kill();
    await expect
      .poll(() => doneAt(databaseUrl, table.code), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['- timeout 0', '- timeout 1']));
    leave(table);
  });

  it('leaves its bots to the other, where somebody plays with them', async () => {
    const { a, b } = await startTwo();
    const solo = await Guest.arrive(a.base, 'Solo');
    const code = await solo.make({ capacity: 3, options: { leader: 1 } });
    for (let bots = 0; bots < 2; bots++) await solo.do(code, 'add-bot', { bot: 'simple' });
    solo.base = b.base;
    await solo.watch(code);
    const toAct = (): boolean | undefined =>
      (solo.mirrors.get(code)?.view as View | null | undefined)?.toAct.includes(0);
    await solo.do(code, 'start');
    await a.kill();
    await solo.until('the bots have done their part', toAct, 60_000);
    solo.drop();
  });
});
