/** Work that is done by several threads, each a job at a time; what comes of it does not depend on which did what. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Hands jobs to threads of a program that answers each message with one, and gives the answers in the jobs' order. */
export const runInThreads = async <Job, Result>(
  program: URL,
  workerData: unknown,
  jobs: readonly Job[],
  threads: number,
  progress: (done: number, index: number, result: Result) => void,
): Promise<Result[]> => {
  const results: Result[] = [];
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(program, { workerData }),
  );
  let next = 0;
  let done = 0;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < jobs.length) {
          const index = next++;
          worker.postMessage(jobs[index]);
          const [result] = (await once(worker, 'message')) as [Result];
          results[index] = result;
          progress(++done, index, result);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
};
