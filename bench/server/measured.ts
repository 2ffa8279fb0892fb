/**
 * One contender under load, in processes of its own (its server, and this one with its players), told when to run: whoever measures
 * several lets them take turns, so that all of them meet the same moods of the machine. `node measured.ts NAME`, with a channel.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CONTENDERS, type ContenderName } from './contenders.ts';
import { closedLoop, type Load } from './load.ts';

/** By actions rather than by time: on a busy machine a second would warm up those least who have most to compile. */
const WARM_UP_ACTIONS = 50_000;
const WARM_UP_MS = 2000;
const MOST_WARM_UPS = 20;

/** Beside the load itself: what an action costs the server's processor, all its threads together. */
export type Measured = Load & { readonly cpuUs: number };

export type Contender = {
  /** Lets it play for so long. */
  readonly run: (forMs: number) => Promise<Measured>;
  readonly end: () => Promise<void>;
};

/** Starts a contender and warms it up: what it compiles and sizes while it is new is not measured. */
export const startContender = async (
  name: ContenderName,
  file = fileURLToPath(import.meta.url),
): Promise<Contender> => {
  const child = fork(file, [name], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${name} has ended`);
  });
  const run = async (forMs: number): Promise<Measured> => {
    const answer = once(child, 'message');
    child.send(forMs);
    const [measured] = await Promise.race([answer, gone]);
    return measured as Measured;
  };
  let actions = 0;
  for (let i = 0; i < MOST_WARM_UPS && actions < WARM_UP_ACTIONS; i++) {
    const { perSecond, elapsedMs } = await run(WARM_UP_MS);
    actions += perSecond * (elapsedMs / 1000);
  }
  return {
    run,
    end: async () => {
      child.disconnect();
      await gone.catch(() => {});
    },
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { start, tables } = CONTENDERS[process.argv[2] as ContenderName];
  const server = await start();
  const ready = await tables(server.base);
  process.on('message', async (forMs: number) => {
    const before = server.child.cpuMs();
    const load = await closedLoop(ready, forMs);
    const actions = load.perSecond * (load.elapsedMs / 1000);
    process.send?.({ ...load, cpuUs: ((server.child.cpuMs() - before) * 1000) / actions } satisfies Measured);
  });
  process.on('disconnect', async () => {
    await server.remove();
    process.exit(0);
  });
}
