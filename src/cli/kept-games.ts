/** Games whose outcomes are written down one by one, so that a long run that was broken off can go on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Common, type GameJob, type JobResult, playJobs } from './game-jobs.ts';

/** A file that other games are kept in, or none at all. */
export class OtherGames extends Error {}

type Kept<Job extends GameJob> = readonly [job: Job, result: JobResult<Job>];

/** What was kept of such games; a line that was not written to its end counts for nothing. */
const readKept = <Job extends GameJob>(file: string, title: string): Kept<Job>[] => {
  if (!existsSync(file)) return [];
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== title) throw new OtherGames(`${file} is of other games`);
  // What follows the last line break is empty, or was broken off.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
};

/** Plays games as `playJobs` does and keeps what comes of each in a file; what stands there already is not played again. */
export const playKeptJobs = async <Job extends GameJob>(
  common: Common,
  jobs: readonly Job[],
  threads: number,
  progress: (done: number) => void,
  file: string,
): Promise<JobResult<Job>[]> => {
  const title = JSON.stringify(common);
  const kept = readKept<Job>(file, title);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [title, ...kept.map((each) => JSON.stringify(each)), ''].join('\n'));
  const results = new Map(kept.map(([job, result]) => [JSON.stringify(job), result]));
  const open = jobs.filter((job) => !results.has(JSON.stringify(job)));
  await playJobs(common, open, threads, (done, at, result) => {
    const job = open[at] as Job;
    appendFileSync(file, `${JSON.stringify([job, result])}\n`);
    results.set(JSON.stringify(job), result);
    progress(jobs.length - open.length + done);
  });
  return jobs.map((job) => results.get(JSON.stringify(job)) as JobResult<Job>);
};
