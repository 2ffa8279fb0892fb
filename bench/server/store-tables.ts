import { newSeed } from '../../src/server/app/new-seed.ts';
import type { Identity } from '../../src/server/app/ports.ts';
import { createTables } from '../../src/server/app/tables.ts';
import { sit, startGame } from '../../src/server/app/waiting-room.ts';
import { serveGames } from '../../src/server/games/served-games.ts';
import { openStore, type StorePlace } from '../../src/server/store/open-store.ts';
import { systemClock } from '../../src/server/system-clock.ts';
import { lookNumber } from '../../src/shared/looks.ts';
import { ok } from '../../src/shared/result.ts';
import { SEATS } from './players.ts';
import { tinyGame } from './tiny-game.ts';

const AT_ONCE = 200;

/** Fills a data folder, or a database, with games that were started and left. */
export const storeTables = async (place: StorePlace, count: number): Promise<void> => {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(opened.error);
  const { store, bus } = opened.value;
  const tables = createTables({
    store,
    bus,
    clock: systemClock,
    bots: { choose: async () => undefined, close: async () => {} },
    games: serveGames([tinyGame]),
    report: console.error,
  });
  await tables.start();
  const people = Array.from(
    { length: SEATS },
    (_, i): Identity => ({ id: `p${i}`, name: `P${i}`, language: 'en', ...lookNumber(i) }),
  );
  const [host, ...others] = people as [Identity, ...Identity[]];
  const one = async (): Promise<void> => {
    const made = await tables.make(host, { game: tinyGame.name, capacity: SEATS });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    for (const other of others) await table.change((state) => sit(state, other, undefined));
    await table.change((state) => startGame(table.served, state, host, newSeed()));
    await table.change(() => ok({ kind: 'paused', used: { turns: [], window: 0, game: 0 } }));
  };
  for (let stored = 0; stored < count; stored += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - stored) }, one));
  }
  await tables.stop();
  await store.close();
};
