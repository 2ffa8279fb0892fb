import type Type from 'typebox';
import type { EventsAnswer } from '../../protocol/answers.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { get, pathOf } from './api.ts';
import { fetchListsOf, withLists } from './word-lists.ts';

const MOST_TRIES = 4;
const PAUSE_MS = 1500;

type EventsPage = Type.Static<typeof EventsAnswer>;

/**
 * The events of a long game that came with no message, from its start; undefined where they cannot be had, or are of another game
 * by now.
 */
export const readEarlier = async ({
  table,
  info,
  earlier,
}: Pick<TableMirror, 'table' | 'info' | 'earlier'>): Promise<readonly unknown[] | undefined> => {
  const told: unknown[] = [];
  let after = 0;
  for (let tries = 0; earlier !== null && after < earlier && tries < MOST_TRIES; ) {
    const page = await get<EventsPage>(`${pathOf(table)}/events?after=${after}&upTo=${earlier}`);
    const lists = page.ok ? await fetchListsOf(page.value.events) : page;
    if (!page.ok || !lists.ok) {
      tries += 1;
      const { seconds = 0 } = (lists.ok ? {} : lists.error) as { readonly seconds?: number };
      const pauseMs = Math.max(PAUSE_MS * tries, seconds * 1000);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      continue;
    }
    const { game, version, more, events } = page.value;
    if (game !== info.gameNumber || version <= after) return undefined;
    told.push(...(withLists(events) ?? events));
    if (!more) return told;
    after = version;
  }
  return undefined;
};
