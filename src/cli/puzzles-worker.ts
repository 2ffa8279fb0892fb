/** A thread that looks for puzzles for `npm run puzzles -- make`. */
import { parentPort } from 'node:worker_threads';
import type { Source } from '../puzzles/source.ts';
import { findIn } from './puzzle-jobs.ts';

parentPort?.on('message', async (source: Source) => parentPort?.postMessage(await findIn(source)));
