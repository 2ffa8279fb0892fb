import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Tally } from './attack.ts';
import type { AttackersNews } from './attackers.ts';

const PROGRAM = fileURLToPath(new URL('./attackers.ts', import.meta.url));
const LONGEST_STOP_MS = 20_000;

export type Attackers = {
  /** What each attack has done so far, by name. */
  readonly tallies: () => Readonly<Record<string, Tally>>;
  readonly stop: () => Promise<void>;
};

/** Starts the attackers and waits until they are ready; they begin at once. Without names all attacks are made. */
export const sendAttackers = async (base: string, names: readonly string[]): Promise<Attackers> => {
  const child: ChildProcess = fork(PROGRAM, [base, ...names]);
  let tallies: Readonly<Record<string, Tally>> = {};
  const ready = Promise.withResolvers<void>();
  child.on('message', (news: AttackersNews) => {
    if (news.kind === 'tallies') tallies = news.tallies;
    else ready.resolve();
  });
  const gone = once(child, 'exit');
  await Promise.race([ready.promise, gone]);
  return {
    tallies: () => tallies,
    stop: async () => {
      if (child.connected) child.send('stop');
      const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
      await gone;
      clearTimeout(timer);
    },
  };
};
