import { rmSync } from 'node:fs';
import { createBotProcess } from '../../src/server/bots/bot-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Turns } from '../support/turn-watch.ts';
import { sendAttackers } from './attackers-process.ts';
import { oldDataFolder, startBesieged } from './besieged-server.ts';
import { newHonestRecord } from './honest-player.ts';
import { gatherHonest, type HonestTable } from './honest-table.ts';
import { restartAndLook } from './restart.ts';
import { summary } from './summary.ts';
import { watchServer } from './watch-server.ts';

export type Siege = {
  readonly minutes: number;
  readonly tables: number;
  /** Finished games that the server has from before. */
  readonly oldGames: number;
  /** Whether the server trusts a proxy, so that attackers can say that they come from anywhere. */
  readonly proxy: boolean;
  /** Names of attacks; all of them where there are none. */
  readonly only: readonly string[];
  readonly say: (line: string) => void;
};

const GATHERED_AT_ONCE = 5;
const MINUTE_MS = 60_000;

const gatherAll = async (
  count: number,
  gather: (number: number) => Promise<HonestTable>,
): Promise<HonestTable[]> => {
  const tables: HonestTable[] = [];
  while (tables.length < count) {
    const more = Math.min(GATHERED_AT_ONCE, count - tables.length);
    const next = Array.from({ length: more }, (_, i) => gather(tables.length + i));
    tables.push(...(await Promise.all(next)));
  }
  return tables;
};

/** Why a server has ended; undefined while it runs. */
const watchEnd = ({ ended }: ServerProcess): (() => string | undefined) => {
  let why: string | undefined;
  void ended.then((code) => {
    why = `the server ended by itself (${code ?? 'killed'})`;
  });
  return () => why;
};

/** Besieges a server, tells how it went, and says whether every bar was held. */
export const besiege = async ({
  minutes,
  tables: count,
  oldGames,
  proxy,
  only,
  say,
}: Siege): Promise<boolean> => {
  // The server, a child that nobody waits for, may be all there is at times.
  const awake = setInterval(() => {}, MINUTE_MS);
  const dataFolder = await oldDataFolder(oldGames);
  const thinkers = createBotProcess();
  const record = newHonestRecord();
  const server = await startBesieged(dataFolder, proxy);
  const whyOver = watchEnd(server);
  say(`A server with its own limits, 384 MB of heap and ${oldGames} old games; ${count} honest tables.`);
  const tables = await gatherAll(count, (number) => gatherHonest(server.base, number, thinkers, record));
  const players = tables.flatMap((table) => table.players);
  const over = new AbortController();
  const playing = Promise.all(players.map((player) => player.play(over.signal)));
  const attackers = await sendAttackers(server.base, only);
  // What it took to get ready does not count.
  await server.tell('turns');
  say(`The attackers are ready and begin; it lasts ${minutes} min.`);
  const most = await watchServer({ server, record, minutes, whyOver, say });
  const ended = whyOver();
  const turns = (await server.tell('turns')) as Turns | undefined;
  await attackers.stop();
  over.abort();
  await playing;
  for (const player of players) player.leave();
  await thinkers.close();
  const restarted = await restartAndLook(server, dataFolder, tables);
  const tallies = attackers.tallies();
  const { held, lines } = summary({ minutes, ended, record, most, turns, tallies, restarted });
  for (const line of lines) say(line);
  rmSync(dataFolder, { recursive: true });
  clearInterval(awake);
  return held;
};
