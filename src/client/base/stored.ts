import { attempt } from './attempt.ts';

/** What this browser keeps for us under a name; undefined where there is nothing, or keeping is forbidden. */
export const readStored = (name: string): string | undefined =>
  attempt(() => localStorage.getItem(name), null) ?? undefined;

/** Keeps something under a name; where that is forbidden, it holds for this visit only. */
export const writeStored = (name: string, text: string): void =>
  attempt(() => localStorage.setItem(name, text), undefined);

const OURS = 'wordstake.';
const namesUnder = (beginning: string): readonly string[] =>
  attempt(() => Object.keys(localStorage), []).filter((name) => name.startsWith(beginning));

/** All that this browser keeps for us under names; empty where keeping is forbidden. */
export const readStoredAll = (): Record<string, string> =>
  Object.fromEntries(namesUnder(OURS).map((name) => [name, readStored(name) ?? '']));

/** Forgets what this browser keeps for us under names that begin so. */
export const forgetStoredUnder = (beginning: string): void => {
  for (const name of namesUnder(beginning)) localStorage.removeItem(name);
};

/** Forgets all that this browser keeps for us. */
export const forgetStored = (): void => forgetStoredUnder(OURS);
