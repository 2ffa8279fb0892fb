import type { TableMirror } from '../../protocol/table-mirror.ts';
import { readEventsOf } from './api.ts';

const MOST_TRIES = 4;
const PAUSE_MS = 1500;

/**
 * The events of a long game that came with no message, from its start; undefined where they cannot be had, or are of another game
 * by now.
 */
export const readEarlier = async ({
  table,
  info,
  earlier,
}: TableMirror): Promise<readonly unknown[] | undefined> => {
  const told: unknown[] = [];
  let after = 0;
  for (let tries = 0; earlier !== null && after < earlier && tries < MOST_TRIES; ) {
    const page = await readEventsOf(table, after, earlier);
    if (!page.ok) {
      tries += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
      continue;
    }
    const { game, version, more, events } = page.value;
    if (game !== info.gameNumber || version <= after) return undefined;
    told.push(...events);
    if (!more) return told;
    after = version;
  }
  return undefined;
};
