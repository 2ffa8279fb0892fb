import type { TextRefusal } from '../games/core/text-refusal.ts';
import { jsonLine } from '../shared/json-line.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Who a line of a record speaks of: a seat, the server (`-`), or chance and the judge (`*`). */
export type RecordActor = number | '-' | '*';

export type RecordLine = {
  readonly actor: RecordActor;
  readonly text: string;
  readonly comment?: string;
  /** The row of the text it was read from, counted from 1. */
  readonly row?: number;
};

/** A record as headers and lines, of whatever game. */
export type RecordText = {
  readonly headers: ReadonlyMap<string, string>;
  readonly lines: readonly RecordLine[];
};

/** A record that is about to be written. */
type RecordInLines = Pick<RecordText, 'headers'> & { readonly lines: Iterable<RecordLine> };

const LONGEST_RECORD = 3_900_000;

/** A record's text, line by line. */
export function* recordPieces({ headers, lines }: RecordInLines): Generator<string> {
  for (const [name, value] of headers) yield `[${name} ${jsonLine(value)}]\n`;
  yield '\n';
  let number = 0;
  for (const { actor, text, comment } of lines)
    yield `${++number} ${actor} ${text}${comment === undefined ? '' : ` ; ${comment}`}\n`;
}

/** Cuts a comment off: what follows ` ; ` outside a string. */
const withoutComment = (line: string): string => {
  const cut = line.indexOf(' ; ');
  if (cut < 0 || !line.includes('"')) return cut < 0 ? line : line.slice(0, cut);
  let inString = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line[i];
    if (inString && sign === '\\') i++;
    else if (sign === '"') inString = !inString;
    else if (!inString && line.startsWith(' ; ', i)) return line.slice(0, i);
  }
  return line;
};

const readString = (quoted: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a record's headers and lines; numbers before lines are for people and may be left out. */
export const parseRecordText = (record: string): Result<RecordText, TextRefusal> => {
  if (record.length > LONGEST_RECORD) return err({ code: 'text-too-long', most: LONGEST_RECORD });
  const headers = new Map<string, string>();
  const lines: RecordLine[] = [];
  const rows = record.split(/\r?\n/);
  for (const [i, row] of rows.entries()) {
    const line = withoutComment(` ${row} `).trim();
    if (line === '' || line.startsWith(';')) continue;
    const header = !line.startsWith('[') ? null : /^\[([A-Za-z][A-Za-z0-9]*) (".*")\]$/s.exec(line);
    if (header !== null) {
      const value = readString(header[2] ?? '');
      const name = header[1] as string;
      if (value === undefined || lines.length > 0 || headers.has(name))
        return err({ code: 'record-bad-line', line: i + 1 });
      headers.set(name, value);
      continue;
    }
    const move = /^(?:\d+ +)?(\d|-|\*) +([A-Za-z].*)$/.exec(line);
    if (move === null) return err({ code: 'record-bad-line', line: i + 1 });
    const actor = move[1] as string;
    const text = (move[2] as string).replace(/ {2,}/g, ' ');
    lines.push({ actor: actor === '-' || actor === '*' ? actor : Number(actor), text, row: i + 1 });
  }
  return ok({ headers, lines });
};
