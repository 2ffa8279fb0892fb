import type { Store } from '../../src/server/app/ports.ts';

/** Counts, from now on, how often a store's logs are read, how many entries come of it, and the most at once. */
export const countReads = (
  store: Store,
): { readonly calls: number; readonly entries: number; readonly most: number } => {
  const counts = { calls: 0, entries: 0, most: 0 };
  const { readLog } = store;
  const counted: Store['readLog'] = async (...asked) => {
    const page = await readLog(...asked);
    counts.calls += 1;
    counts.entries += page.length;
    counts.most = Math.max(counts.most, page.length);
    return page;
  };
  Object.assign(store, { readLog: counted });
  return counts;
};
