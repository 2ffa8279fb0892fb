/** Games whose outcomes are written down one by one, so that a long run that was broken off can go on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Common, type GameJob, type JobResult, playJobs } from './game-jobs.ts';

/** A file that other games are kept in, or none at all. */
export class OtherGames extends Error {}

type Kept<Job, Result> = readonly [job: Job, result: Result];

/** What was kept of such jobs; a line that was not written to its end counts for nothing. */
const readKept = <Job, Result>(file: string, title: string): Kept<Job, Result>[] => {
  if (!existsSync(file)) return [];
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== title) throw new OtherGames(`${file} is of other games`);
  // What follows the last line break is empty, or was broken off.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
};

/** Does jobs and keeps what comes of each in a file, under a title that says what they have in common; what stands there already is not done again. */
export const runKept = async <Job, Result>(
  title: string,
  jobs: readonly Job[],
  run: (
    open: readonly Job[],
    progress: (done: number, index: number, result: Result) => void,
  ) => Promise<unknown>,
  progress: (done: number) => void,
  file: string,
): Promise<Result[]> => {
  const kept = readKept<Job, Result>(file, title);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [title, ...kept.map((each) => JSON.stringify(each)), ''].join('\n'));
  const results = new Map(kept.map(([job, result]) => [JSON.stringify(job), result]));
  const open = jobs.filter((job) => !results.has(JSON.stringify(job)));
  await run(open, (done, at, result) => {
    const job = open[at] as Job;
    appendFileSync(file, `${JSON.stringify([job, result])}\n`);
    results.set(JSON.stringify(job), result);
    progress(jobs.length - open.length + done);
  });
  return jobs.map((job) => results.get(JSON.stringify(job)) as Result);
};

/** Plays games as `playJobs` does and keeps what comes of each in a file. */
export const playKeptJobs = <Job extends GameJob>(
  common: Common,
  jobs: readonly Job[],
  threads: number,
  progress: (done: number) => void,
  file: string,
): Promise<JobResult<Job>[]> =>
  runKept<Job, JobResult<Job>>(
    JSON.stringify(common),
    jobs,
    (open, note) => playJobs(common, open, threads, note),
    progress,
    file,
  );
