import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SimulationTask } from './simulate-worker.ts';
import type { Outcome, SimulatedGame } from './simulation.ts';

/** With fewer games than this a second thread takes longer to start than it saves. */
const FEW_GAMES = 16;

export type GamesToRun = {
  readonly task: SimulationTask;
  readonly games: readonly SimulatedGame[];
  /** Plays a game in this thread. */
  readonly play: (game: SimulatedGame) => Outcome;
  readonly threads: number;
  /** Told after each game how many are over. */
  readonly progress: (done: number) => void;
};

/** Plays games, in several threads where there are many; outcomes come in the order of the games, the same for any threads. */
export const runGames = async ({ task, games, play, threads, progress }: GamesToRun): Promise<Outcome[]> => {
  if (threads === 1 || games.length < FEW_GAMES) {
    return games.map((game, i) => {
      const outcome = play(game);
      progress(i + 1);
      return outcome;
    });
  }
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: task }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < games.length) {
          const index = next++;
          worker.postMessage(games[index]);
          const [outcome] = (await once(worker, 'message')) as [Outcome];
          outcomes[index] = outcome;
          progress(++done);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return outcomes;
};
