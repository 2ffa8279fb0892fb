import { expect } from 'vitest';
import { createSimpleCardsBot } from '../../src/bots/choose-your-words/simple-bot.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { View as CardsView } from '../../src/games/choose-your-words/view.ts';
import { formatAction } from '../../src/notation/cards-actions.ts';
import type { StorePlace } from '../../src/server/store/open-store.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { expectAllInLog, expectSameViews, gather, type Move, playToTheEnd } from './crowd.ts';
import { Guest } from './guest.ts';
import { seeded } from './racks.ts';
import { scaled } from './scale.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const TABLES = scaled(1, 12);
/** How long a server is left alive, about. */
const RUN_MS = scaled(150, 250);
/** After so many kills it is told how far it has come. */
const TOLD_EVERY = 50;

export type Kind = {
  readonly people: number;
  readonly wish: Record<string, unknown>;
  readonly move?: Move;
  /** Whether all players see the same. */
  readonly showsAll: boolean;
};

/** Two people at a table of cards, who play as a simple bot would. */
export const cards = (): Kind => {
  const bot = createSimpleCardsBot(loadLexicon('en-full'));
  return {
    people: 2,
    wish: { game: 'choose-your-words', options: { stack: 30, ante: 5, minBet: 5 } },
    move: (seen, seat) => {
      const view = seen as unknown as CardsView;
      const action = view.toAct.includes(seat) ? bot.choose(view, seat) : undefined;
      return action && formatAction(action);
    },
    showsAll: false,
  };
};

/** Plays both games over sockets while the server is killed again and again: nothing that it has acknowledged is lost, and play goes on. */
export const playUnderKills = async (place: StorePlace, killsWanted: number): Promise<void> => {
  const kinds = Array.from({ length: TABLES }, () => [
    { people: 4, wish: {}, showsAll: true },
    cards(),
  ]).flat();
  const { folder, databaseUrl } = place;
  const env = databaseUrl === undefined ? {} : { env: { ...process.env, DATABASE_URL: databaseUrl } };
  const start = (): Promise<ServerProcess> => startServerProcess(folder, env);
  const random = seeded(11);
  let server = await start();
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
  let begun = 0;
  let begin = (): void => {};
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const played: Awaited<ReturnType<typeof gather>>[] = [];
  /** Plays one game after the other as long as there are kills to come. */
  const keepPlaying = async (kind: Kind): Promise<void> => {
    do {
      const table = await gatherOver(kind);
      played.push(table);
      if (++begun === kinds.length) begin();
      await playToTheEnd(table, { random, drops: 0, reconnect });
      if (kind.showsAll) expectSameViews(table);
      games++;
    } while (kills < killsWanted);
  };
  /** Making a table is no action with an id: where a kill comes between, another one is made. */
  const gatherOver = async ({ people, wish, move }: Kind): Promise<Awaited<ReturnType<typeof gather>>> => {
    for (;;) {
      await isUp;
      try {
        return await gather(server.base, people, wish, move);
      } catch {
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const killing = async (): Promise<void> => {
    await isBegun;
    for (; kills < killsWanted; kills++) {
      if (kills > 0 && kills % TOLD_EVERY === 0) console.log(`${kills} kills, ${games} games`);
      await new Promise((resolve) => setTimeout(resolve, RUN_MS * (0.5 + random())));
      let up = (): void => {};
      isUp = new Promise((resolve) => {
        up = resolve;
      });
      await server.kill();
      server = await start();
      up();
    }
  };
  await Promise.all([killing(), ...kinds.map(keepPlaying)]);
  expect(games).toBeGreaterThanOrEqual(kinds.length);

  // The bots went on where they were, without anybody asking them to.
  await reconnect(withBots);
  await withBots.until('it is the person’s turn', () => {
    const view = withBots.mirrors.get(botTable)?.view as View | null | undefined;
    return view?.toAct.includes(0);
  });
  for (const { players } of played) for (const player of players) player.drop();
  withBots.drop();
  await server.stop();
  await expectAllInLog(place, played);
};
