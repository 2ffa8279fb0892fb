import { HOSTILE_ADDRESSES } from './all-attacks.ts';
import { type Attack, newTally, type Tally } from './attack.ts';

/** Attacks that are ready and wait for the word. */
export type Ready = {
  /** Lets them go; resolves when all have ended. */
  readonly begin: () => Promise<void>;
  /** Tells them that it is over. */
  readonly stop: () => void;
  /** What each has done so far, by name. */
  readonly tallies: () => Readonly<Record<string, Tally>>;
};

/** Makes attacks on a server ready: guests, tables, whatever each needs before it can begin. */
export const makeReady = async (base: string, attacks: readonly Attack[]): Promise<Ready> => {
  const over = new AbortController();
  const gate = Promise.withResolvers<void>();
  const tallies = new Map<string, Tally>();
  const ends: Promise<void>[] = [];
  const preparations = attacks.map(({ name, from, run }) => {
    const tally = newTally();
    tallies.set(name, tally);
    const prepared = Promise.withResolvers<void>();
    const ready = (): Promise<void> => {
      prepared.resolve();
      return gate.promise;
    };
    const place = { base, from: HOSTILE_ADDRESSES[from] as string };
    const end = run({ place, tally, over: over.signal, ready });
    ends.push(end);
    end.catch(prepared.reject);
    return prepared.promise;
  });
  await Promise.all(preparations);
  return {
    begin: async () => {
      gate.resolve();
      await Promise.all(ends);
    },
    stop: () => over.abort(),
    tallies: () => Object.fromEntries(tallies),
  };
};
