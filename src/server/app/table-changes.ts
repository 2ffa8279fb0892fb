import type { EntryBody } from './log-entry.ts';
import { roomOf } from './room.ts';
import type { TableState } from './table-state.ts';

/** How often seats, host or rules have changed: in all, by hosts, and by who sat down, took another name or was ready, by identity. */
export type Changes = {
  readonly all: number;
  readonly byHosts: number;
  readonly sits: Readonly<Record<string, number>>;
  readonly renames: Readonly<Record<string, number>>;
  readonly readies: Readonly<Record<string, number>>;
};
export const NO_CHANGES: Changes = { all: 0, byHosts: 0, sits: {}, renames: {}, readies: {} };

/** What has changed around the game since the last start. */
export const changesAfter = (table: TableState, body: EntryBody): Changes => {
  const { changes: before } = table;
  const { all, byHosts, sits, renames, readies } = before;
  switch (body.kind) {
    case 'started':
      return NO_CHANGES;
    case 'sat':
      return { ...before, all: all + 1, sits: { ...sits, [body.who.id]: (sits[body.who.id] ?? 0) + 1 } };
    case 'renamed':
      return {
        ...before,
        all: all + 1,
        renames: { ...renames, [body.who.id]: (renames[body.who.id] ?? 0) + 1 },
      };
    case 'ready': {
      const sitter = roomOf(table).seats[body.seat];
      const who = body.isReady && sitter?.kind === 'person' ? sitter.id : undefined;
      const said = who === undefined ? {} : { [who]: (readies[who] ?? 0) + 1 };
      return { ...before, all: all + 1, readies: { ...readies, ...said } };
    }
    case 'bot-sat':
    case 'host-passed':
    case 'rules-changed':
      return { ...before, all: all + 1, byHosts: byHosts + 1 };
    case 'stood':
    case 'kick-asked':
    case 'kicked':
      return { ...before, all: all + 1 };
    default:
      return before;
  }
};
