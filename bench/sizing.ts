/**
 * What real games cost a host: the server itself, and tables of four people who play BuyWord to the end. Processor time, memory and
 * disk hardly depend on how busy the machine is; docs/hosting.md counts with these figures.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '../src/games/buyword/view.ts';
import { Guest } from '../test/support/guest.ts';
import { seeded } from '../test/support/racks.ts';
import { scriptedMove } from '../test/support/scripted-player.ts';
import { startServerProcess } from '../test/support/server-process.ts';
import { report } from './measure.ts';

const TABLES = 200;
const SEATS = 4;
const KB = 1024;
const MB = 1024 * KB;
const TICK_US = 10_000;
/** In /proc/…/stat, after the name: user and system time, in ticks. */
const USER_TIME = 11;

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * KB;

/** The processes that a process has started. */
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);

const cpuUsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(times[USER_TIME]) + Number(times[USER_TIME + 1])) * TICK_US;
};

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

type Table = { readonly code: string; readonly players: readonly Guest[] };

const gather = async (base: string): Promise<Table> => {
  const players = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => Guest.arrive(base, `Player ${seat}`)),
  );
  const [host, ...others] = players as [Guest, ...Guest[]];
  const code = await host.make({ capacity: SEATS });
  for (const other of others) await other.do(code, 'sit');
  await Promise.all(players.map((player) => player.watch(code)));
  await host.do(code, 'start');
  return { code, players };
};

const viewOf = ({ code, players }: Table, seat: number): View =>
  players[seat]?.mirrors.get(code)?.view as unknown as View;

/** Plays a table, one action after the other, until something holds. */
const play = async (table: Table, random: () => number, isEnough: (view: View) => boolean): Promise<void> => {
  const { code, players } = table;
  for (let view = viewOf(table, 0); !isEnough(view); view = viewOf(table, 0)) {
    const seat = view.toAct[0] ?? 0;
    const move = scriptedMove(viewOf(table, seat), seat, random) ?? 'done';
    const answer = await players[seat]?.act(code, move);
    if (answer?.type !== 'accepted') continue;
    await Promise.all(
      players.map((player) =>
        player.until('it is shown', () => (player.mirrors.get(code)?.version ?? 0) >= answer.version),
      ),
    );
  }
};

/** Lets the Expert act at a table of each game, so that the process of bots has read what it needs. */
const playWithBot = async (base: string): Promise<void> => {
  const host = await Guest.arrive(base, 'Host');
  for (const wish of [{ options: { leader: 1 } }, { game: 'choose-your-words' }]) {
    const code = await host.make({ capacity: 2, ...wish });
    await host.do(code, 'add-bot', { bot: 'expert' });
    await host.watch(code);
    await host.do(code, 'start');
    const version = (): number => host.mirrors.get(code)?.version ?? 0;
    const started = await host.until('it begins', () => host.mirrors.get(code)?.view !== null && version());
    // At the cards the host may deal, and then bets first.
    const isHosts = (host.mirrors.get(code)?.view?.['toAct'] as number[] | undefined)?.includes(0);
    if (isHosts) await host.act(code, 'bet 1');
    await host.until('the bot has acted', () => version() > started + (isHosts ? 1 : 0), 60_000);
  }
  host.drop();
};

/** Measures what a server and its tables take. */
export const run = async (): Promise<void> => {
  console.log(`\nSizing (BuyWord, ${TABLES} tables × ${SEATS} people, every one with a socket)`);
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-sizing-'));
  const server = await startServerProcess(folder);
  // The server's process keeps nobody waiting by itself.
  const wait = setInterval(() => {}, 1000);
  const idle = memoryOf(server.pid);
  report('the server, without tables', `${(idle / MB).toFixed(0)} MB`, '< 250 MB', idle < 250 * MB);
  await playWithBot(server.base);
  const children = childrenOf(server.pid);
  if (children.length !== 1) throw new Error(`the server has ${children.length} processes of bots`);
  const bots = children.reduce((sum, pid) => sum + memoryOf(pid), 0);
  report('the process in which bots think', `${(bots / MB).toFixed(0)} MB`, '< 200 MB', bots < 200 * MB);
  const [before, without] = [cpuUsOf(server.pid), memoryOf(server.pid)];
  const tables: Table[] = [];
  /** Brings so many tables into the fifth round of their game. */
  const playUpTo = async (count: number): Promise<number> => {
    while (tables.length < count) tables.push(await gather(server.base));
    await Promise.all(tables.map((table, i) => play(table, seeded(i), ({ round }) => round >= 5)));
    return memoryOf(server.pid);
  };
  // What the first tables bring, code that is compiled and room that is kept, later ones share.
  const half = await playUpTo(TABLES / 2);
  const whole = await playUpTo(TABLES);
  const each = (whole - half) / (TABLES / 2);
  await Promise.all(tables.map((table, i) => play(table, seeded(i), ({ phase }) => phase === 'over')));
  const actions = tables.reduce(
    (sum, { code, players }) => sum + (players[0]?.mirrors.get(code)?.version ?? 0),
    0,
  );
  const cpuUs = (cpuUsOf(server.pid) - before) / actions;
  for (const { players } of tables) for (const player of players) player.drop();
  await server.stop();
  const game = bytesIn(folder) / TABLES;
  const tablesTake = whole - without;
  report(
    `${TABLES} tables in play, four sockets each`,
    `${(tablesTake / MB).toFixed(0)} MB`,
    '< 256 MB',
    tablesTake < 256 * MB,
  );
  report('each more of them', `${(each / KB).toFixed(0)} kB`, '< 1000 kB', each < 1000 * KB);
  report(
    `an action (${Math.round(actions / TABLES)} in a game)`,
    `${cpuUs.toFixed(0)} µs CPU`,
    '< 2000 µs',
    cpuUs < 2000,
  );
  report('a game on disk', `${(game / KB).toFixed(0)} kB`, '< 200 kB', game < 200 * KB);
  clearInterval(wait);
  rmSync(folder, { recursive: true });
};
