import type { EntryBody, LogEntry } from '../../src/server/app/log-entry.ts';
import { type Room, startTable, type Wish } from './table-room.ts';

/** Entries that a game of BuyWord could have had: a proposal, made and withdrawn. */
const talk = (number: number): readonly EntryBody[] => [
  {
    kind: 'acted',
    seat: 0,
    action: 'propose 0>1 1>0',
    events: [
      {
        type: 'proposed',
        proposal: number,
        by: 0,
        terms: { lots: [], money: [] },
        moves: [],
        parties: [0, 1],
      },
    ],
  },
  {
    kind: 'acted',
    seat: 0,
    action: `withdraw ${number}`,
    events: [{ type: 'withdrawn', proposal: number, seat: 0 }],
  },
];

/** Makes a table of Ann and Bob whose game has this many entries, as the next server will find it; its code. */
export const longTable = async (room: Room, entries: number, wish: Wish = {}): Promise<string> => {
  const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 }, ...wish });
  const { id, code, state } = table;
  const first = state.version + 1;
  const appended: Promise<boolean>[] = [];
  for (let seq = first; seq < first + entries; seq++) {
    const [made, withdrawn] = talk(1 + Math.floor((seq - first) / 2)) as [EntryBody, EntryBody];
    const body = (seq - first) % 2 === 0 ? made : withdrawn;
    const entry: LogEntry = { seq, atMs: state.changedAtMs, actionKey: null, body };
    appended.push(room.store.append(id, entry));
  }
  await Promise.all(appended);
  return code;
};
