/** What processes tell each other over PostgreSQL, as text: who tells it, what kind it is of, and JSON. */
import type { HeardEntry, Lookers, News } from '../../app/bus.ts';
import type { EntryBody } from '../../app/log-entry.ts';
import { hasOptions } from '../sql/sql-store.ts';

export const CHANNEL = 'wordstake';
/** PostgreSQL carries less than 8,000 bytes; who tells it comes on top of this. */
export const LARGEST_NOTICE = 7900;

export const ENTRIES = '|e|';
const NEWS = '|n|';
const LOOKERS = '|l|';
const FREE = '|f|';
/** Told by the database itself, and so by no process. Part of a released step of the schema. */
export const SEATED = '|s|';

/** Who looks at a table on the process that tells it. */
export type LookersRow = readonly [table: number, here: readonly string[], watching: number];

export type Notice =
  | { readonly kind: 'entries'; readonly entries: readonly (HeardEntry & { readonly table: number })[] }
  | { readonly kind: 'news'; readonly news: News }
  | { readonly kind: 'lookers'; readonly rows: readonly LookersRow[] }
  | { readonly kind: 'seated'; readonly table: number; readonly identity: string }
  /** Nobody keeps a table any more. */
  | { readonly kind: 'free'; readonly table: number };

export const newsNotice = (origin: string, news: News): string => `${origin}${NEWS}${JSON.stringify(news)}`;
export const freeNotice = (origin: string, table: number): string => `${origin}${FREE}${table}`;
export const lookersNotice = (origin: string, rows: readonly LookersRow[]): string =>
  `${origin}${LOOKERS}${JSON.stringify(rows)}`;
export const asLookersRow = (table: number, { here, watching }: Lookers): LookersRow => [
  table,
  here,
  watching,
];

type EntryText = readonly [table: number, seq: number, atMs?: number, action?: string | null, body?: string];

const heardEntry = ([table, seq, atMs, actionKey = null, text]: EntryText) => {
  const body = text === undefined ? undefined : (JSON.parse(text) as EntryBody);
  // Options name long lists, which are read with the log.
  if (atMs === undefined || body === undefined || hasOptions(body)) return { table, seq, entry: undefined };
  return { table, seq, entry: { seq, atMs, actionKey, body } };
};

/** What another process has told; undefined for what this one has told itself, and for what it does not understand. */
export const readNotice = (own: string, text: string): Notice | undefined => {
  if (text.startsWith(own)) return undefined;
  const at = text.indexOf('|');
  const kind = text.slice(at, at + ENTRIES.length);
  const said = text.slice(at + ENTRIES.length);
  switch (kind) {
    case ENTRIES:
      return { kind: 'entries', entries: (JSON.parse(said) as EntryText[]).map(heardEntry) };
    case NEWS:
      return { kind: 'news', news: JSON.parse(said) as News };
    case LOOKERS:
      return { kind: 'lookers', rows: JSON.parse(said) as LookersRow[] };
    case SEATED: {
      const [table, identity] = JSON.parse(said) as [number, string];
      return { kind: 'seated', table, identity };
    }
    case FREE:
      return { kind: 'free', table: Number(said) };
    default:
      return undefined;
  }
};

/** Who has told a notice. */
export const originOf = (text: string): string => text.slice(0, text.indexOf('|'));
