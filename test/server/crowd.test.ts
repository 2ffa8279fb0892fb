import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectAllInLog, expectSameViews, gather, playToTheEnd } from '../support/crowd.ts';
import { startTestServer } from '../support/game-server.ts';
import { seeded } from '../support/racks.ts';
import { scaled } from '../support/scale.ts';

const TABLES = scaled(4, 200);
const AT_ONCE = 10;

describe('many tables at once', () => {
  it(`${TABLES} tables of four, with lines that break: nothing is lost, all see the same`, async () => {
    const server = await startTestServer();
    const random = seeded(5);
    const tables: Awaited<ReturnType<typeof gather>>[] = [];
    for (let made = 0; made < TABLES; made += AT_ONCE) {
      const more = Array.from({ length: Math.min(AT_ONCE, TABLES - made) }, () => gather(server.base, 4));
      tables.push(...(await Promise.all(more)));
    }
    const trouble = {
      random,
      drops: 0.06,
      reconnect: (guest: { connect: () => Promise<void> }) => guest.connect(),
    };
    await Promise.all(tables.map((table) => playToTheEnd(table, trouble)));
    for (const table of tables) expectSameViews(table);
    const actions = tables.flatMap(({ accepted }) => accepted).reduce((sum, { size }) => sum + size, 0);
    expect(actions).toBeGreaterThan(TABLES * 50);
    for (const { players } of tables) for (const player of players) player.drop();
    await server.stop();
    await expectAllInLog({ folder: server.dataFolder }, tables);
    rmSync(server.dataFolder, { recursive: true });
  }, 600_000);
});
