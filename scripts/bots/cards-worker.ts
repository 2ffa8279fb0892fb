/** A thread that plays commands of `npm run bots:measure-cards`, one after the other: what it knows of the hands of a deal serves them all. */

import { parseArgs } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { duelJobs, duelResult } from '../../src/cli/duels.ts';
import { playerOf } from '../../src/cli/game-jobs.ts';

/** Plays a command as `npm run simulate` would; what came of it. */
const measure = async (command: string) => {
  const [game = '', ...args] = command.split(' ');
  const text = { type: 'string', default: '' } as const;
  const { values } = parseArgs({
    args,
    options: {
      bot: text,
      against: text,
      players: { type: 'string', default: '2' },
      games: text,
      work: text,
      seed: text,
      matches: { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
    },
  });
  const { bot, against, seed, matches } = values;
  const [players, games, work] = [values.players, values.games, values.work].map(Number) as [
    number,
    number,
    number,
  ];
  const start = performance.now();
  const play = await playerOf({ game, options: JSON.parse(values.options), players, work });
  const jobs = duelJobs(bot, against, { players, games, seed, whole: matches });
  const result = duelResult(
    jobs.map((job) => play(job) as number),
    players,
  );
  const seconds = (performance.now() - start) / 1000;
  return { game, players, games, matches, bot, against, seed, work, ...result, seconds };
};

parentPort?.on('message', async (command: string) => parentPort?.postMessage(await measure(command)));
