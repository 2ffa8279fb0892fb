import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogEntry } from './log-entry.ts';
import type { Store } from './ports.ts';

/** So many entries are read at a time: some milliseconds' work. */
const ENTRIES_A_PAGE = 200;

/** The entries of a log after one version and up to another, read in pages; between two of them others have their turn. */
export async function* readEntries(
  store: Store,
  table: number,
  afterSeq: number,
  upToSeq = Number.POSITIVE_INFINITY,
): AsyncGenerator<LogEntry> {
  for (let lastSeq = afterSeq; lastSeq < upToSeq; ) {
    const page = await store.readLog(table, lastSeq, Math.min(ENTRIES_A_PAGE, upToSeq - lastSeq));
    yield* page;
    if (page.length < ENTRIES_A_PAGE) return;
    lastSeq = page.at(-1)?.seq ?? upToSeq;
    await nextTurn();
  }
}
