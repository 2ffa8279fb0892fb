/** A thread that plays games for `npm run simulate`. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Common, type GameJob, playerOf } from './game-jobs.ts';

const play = await playerOf(workerData as Common);

parentPort?.on('message', (job: GameJob) => parentPort?.postMessage(play(job)));
