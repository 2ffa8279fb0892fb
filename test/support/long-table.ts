import type { EntryBody, LogEntry } from '../../src/server/app/log-entry.ts';
import { type Room, startTable, type Wish } from './table-room.ts';

/** What somebody laid out, as logs had it when they still had all of it. */
const laidOut = (...word: readonly string[]): EntryBody => ({
  kind: 'acted',
  seat: 0,
  action: `layout ${word.join(' ')}`,
  events: [{ type: 'laid-out', seat: 0, word }],
});

/** Makes a table of Ann and Bob whose game has this many entries, as the next server will find it; its code. */
export const longTable = async (room: Room, entries: number, wish: Wish = {}): Promise<string> => {
  const { id, code, state } = await startTable(room, ['Ann', 'Bob'], { game: 'choose-your-words', ...wish });
  const { version, changedAtMs } = state;
  const appended: Promise<boolean>[] = [];
  for (let i = 1; i <= entries; i++) {
    const body = i % 2 === 0 ? laidOut('Ab') : laidOut('Ab', 'Bb');
    const entry: LogEntry = { seq: version + i, atMs: changedAtMs, actionKey: null, body };
    appended.push(room.store.append(id, entry));
  }
  await Promise.all(appended);
  return code;
};
