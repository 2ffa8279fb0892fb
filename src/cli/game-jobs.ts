/** Games to be played for `npm run simulate`, in this thread or in several; what comes of them does not depend on which. */
import { CATALOG } from '../catalog/catalog.ts';
import type { GameModule } from '../catalog/game-module.ts';
import type { DuelJob } from './duels.ts';
import { type Outcome, prepareSimulation } from './simulation.ts';
import { runInThreads } from './thread-pool.ts';

/** What all games have in common, as it came in. */
export type Common = {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly work: number;
};

/** One game by who sits where: bots that play it to the end, or a duel. */
export type GameJob = { readonly bots: readonly string[]; readonly seed: string } | DuelJob;

/** What came of a game; of a duel, what the seat in question gained. */
export type JobResult<Job extends GameJob> = Job extends { readonly bots: readonly string[] }
  ? Outcome
  : number;

/** With fewer games than this a second thread takes longer to start than it saves. */
const FEW_GAMES = 16;

/** The game of a name. */
export const gameOf = (name: string): GameModule | undefined => CATALOG.find((game) => game.name === name);

/** Makes a player of such games; throws where they cannot be played. */
export const playerOf = async ({ game, options, players, work }: Common) => {
  const found = gameOf(game);
  const prepared = found && (await prepareSimulation(found, options, players, work));
  if (prepared?.ok !== true) throw new Error(`no ${game} can be played`);
  const { play, duel } = prepared.value;
  return (job: GameJob): Outcome | number => ('bots' in job ? play(job.bots, job.seed) : duel(job));
};

/** Plays games and gives what came of each, in their order; `progress` is told how many are over, which one just was, and what came of it. */
export const playJobs = async <Job extends GameJob>(
  common: Common,
  jobs: readonly Job[],
  threads: number,
  progress: (done: number, index: number, result: JobResult<Job>) => void,
): Promise<JobResult<Job>[]> => {
  if (threads === 1 || jobs.length < FEW_GAMES) {
    const play = await playerOf(common);
    const results: (Outcome | number)[] = [];
    for (const [index, job] of jobs.entries()) {
      const result = play(job);
      progress(results.push(result), index, result as JobResult<Job>);
    }
    return results as JobResult<Job>[];
  }
  return runInThreads<Job, JobResult<Job>>(
    new URL('./game-worker.ts', import.meta.url),
    common,
    jobs,
    threads,
    progress,
  );
};
