import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { expectAllInLog, expectSameViews, gather, playToTheEnd } from '../support/crowd.ts';
import { newDataFolder } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';
import { scaled } from '../support/scale.ts';
import { startServerProcess } from '../support/server-process.ts';

const KILLS = scaled(1, 20);
const TABLES = scaled(1, 12);
/** How long a server is left alive, about. */
const RUN_MS = scaled(150, 250);

describe('a server that is killed', () => {
  it(`in the middle of play (kills: ${KILLS}) loses nothing it has acknowledged, and play goes on`, async () => {
    const dataFolder = newDataFolder();
    const random = seeded(11);
    let server = await startServerProcess(dataFolder);
    const withBots = await Guest.arrive(server.base, 'Solo');
    const botTable = await withBots.make({ capacity: 3 });
    await withBots.do(botTable, 'add-bot', { bot: 'simple' });
    await withBots.do(botTable, 'add-bot', { bot: 'simple' });
    await withBots.watch(botTable);
    await withBots.do(botTable, 'start');

    let isUp = Promise.resolve();
    const reconnect = async (guest: Guest): Promise<void> => {
      for (;;) {
        await isUp;
        guest.base = server.base;
        try {
          await guest.connect();
          return;
        } catch {
          // It was killed again; the next one is waited for.
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    };

    let kills = 0;
    let games = 0;
    let begin = (): void => {};
    const isBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const played: Awaited<ReturnType<typeof gather>>[] = [];
    /** Plays one game after the other as long as there are kills to come. */
    const keepPlaying = async (): Promise<void> => {
      do {
        const table = await gatherOver();
        played.push(table);
        begin();
        await playToTheEnd(table, { random, drops: 0, reconnect });
        expectSameViews(table);
        games++;
      } while (kills < KILLS);
    };
    /** Making a table is no action with an id: where a kill comes between, another one is made. */
    const gatherOver = async (): Promise<Awaited<ReturnType<typeof gather>>> => {
      for (;;) {
        await isUp;
        try {
          return await gather(server.base, 4);
        } catch {
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    };
    const killing = async (): Promise<void> => {
      await isBegun;
      for (; kills < KILLS; kills++) {
        await new Promise((resolve) => setTimeout(resolve, RUN_MS * (0.5 + random())));
        let up = (): void => {};
        isUp = new Promise((resolve) => {
          up = resolve;
        });
        await server.kill();
        server = await startServerProcess(dataFolder);
        up();
      }
    };
    await Promise.all([killing(), ...Array.from({ length: TABLES }, keepPlaying)]);
    expect(games).toBeGreaterThanOrEqual(TABLES);

    // The bots went on where they were, without anybody asking them to.
    await reconnect(withBots);
    await withBots.until('it is the person’s turn', () => {
      const view = withBots.mirrors.get(botTable)?.view as View | null | undefined;
      return view?.toAct.includes(0);
    });
    for (const { players } of played) for (const player of players) player.drop();
    withBots.drop();
    await server.stop();
    await expectAllInLog(dataFolder, played);
    rmSync(dataFolder, { recursive: true });
  }, 600_000);
});
