/** What this browser keeps for us under a name; undefined where there is nothing, or keeping is forbidden. */
export const readStored = (name: string): string | undefined => {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something under a name; where that is forbidden, it holds for this visit only. */
export const writeStored = (name: string, text: string): void => {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It holds for this visit.
  }
};

/** All that this browser keeps for us under names; empty where keeping is forbidden. */
export const readStoredAll = (): Record<string, string> => {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(OURS)));
  } catch {
    return {};
  }
};

const OURS = 'wordstake.';

/** Forgets what this browser keeps for us under names that begin so. */
export const forgetStoredUnder = (beginning: string): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(beginning)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

/** Forgets all that this browser keeps for us. */
export const forgetStored = (): void => forgetStoredUnder(OURS);
