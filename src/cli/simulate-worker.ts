/** A thread that plays games for `npm run simulate`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SimulatedGame } from './simulation.ts';
import { simulationOf } from './simulations.ts';

export type SimulationTask = { readonly game: string; readonly options: unknown; readonly players: number };

const { game, options, players } = workerData as SimulationTask;
const prepared = simulationOf(game)?.prepare(options, players);
if (prepared?.ok !== true) throw new Error(`no ${game} can be played`);
const { play } = prepared.value;

parentPort?.on('message', (next: SimulatedGame) => parentPort?.postMessage(play(next)));
