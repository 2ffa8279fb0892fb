/** Headers that records of any game have. */
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { RecordText } from './record-text.ts';
import type { LexiconStamp, RecordedTable } from './recorded-table.ts';

const LONGEST_NAME = 60;

/** A header that is wrong or missing. */
export const badHeader = (header: string): Result<never, TextRefusal> =>
  err({ code: 'record-bad-header', header });

/** A header's JSON; NaN, which JSON does not have, where it is none; undefined without the header. */
export const readJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return Number.NaN;
  }
};

/** Names of the seats, 0 and up without a gap, one at least. */
const readNames = ({ headers }: RecordText): Result<string[], TextRefusal> => {
  const names: string[] = [];
  for (let seat = 0; headers.has(`Seat${seat}`); seat++) names.push(headers.get(`Seat${seat}`) as string);
  const seatHeaders = [...headers.keys()].filter((name) => /^Seat\d+$/.test(name)).length;
  const sound =
    names.length > 0 && names.length === seatHeaders && names.every((name) => name.length <= LONGEST_NAME);
  return sound ? ok(names) : badHeader('Seat0');
};

/** Adds who sits where, and how they look. */
export const setSeats = (
  headers: Map<string, string>,
  { names, faces = [] }: Pick<RecordedTable, 'names' | 'faces'>,
  players: number,
): void => {
  for (let seat = 0; seat < players; seat++) {
    headers.set(`Seat${seat}`, names[seat] ?? '');
    const face = faces[seat] ?? '';
    if (face !== '') headers.set(`Face${seat}`, face);
  }
};

/** How those at the seats look, as far as a record tells; it is for who shows it to know what that is. */
export const readFaces = (
  { headers }: RecordText,
  players: number,
): { readonly faces?: readonly string[] } => {
  const faces = Array.from({ length: players }, (_, seat) => headers.get(`Face${seat}`) ?? '');
  return faces.some((face) => face !== '') ? { faces } : {};
};

const readLexicon = ({ headers }: RecordText): Result<LexiconStamp, TextRefusal> => {
  const [, name, sha256] = /^(\S+) sha256:([0-9a-f]{64})$/.exec(headers.get('Lexicon') ?? '') ?? [];
  return name === undefined || sha256 === undefined ? badHeader('Lexicon') : ok({ name, sha256 });
};

/** What the headers of every record say. */
type UsualHeaders<Options> = {
  readonly options: Options;
  readonly lexicon: LexiconStamp;
  readonly names: readonly string[];
};

/** Reads the headers that every record of a game must have; the first that is missing or wrong is named. */
export const readUsualHeaders = <Options extends { readonly dictionary: string }>(
  record: RecordText,
  game: { readonly name: string; readonly rulesVersion: number; readonly schemaVersion: number },
  parseOptions: (given: unknown, players: number) => Result<Options, unknown>,
): Result<UsualHeaders<Options>, TextRefusal> => {
  const { headers } = record;
  if (headers.get('Game') !== game.name) return badHeader('Game');
  if (headers.get('Rules') !== String(game.rulesVersion)) return badHeader('Rules');
  if (headers.get('Schema') !== String(game.schemaVersion)) return badHeader('Schema');
  const names = readNames(record);
  if (!names.ok) return names;
  const options = parseOptions(readJson(headers.get('Options')) ?? Number.NaN, names.value.length);
  if (!options.ok) return badHeader('Options');
  const lexicon = readLexicon(record);
  if (!lexicon.ok) return lexicon;
  if (lexicon.value.name !== options.value.dictionary) return badHeader('Lexicon');
  return ok({ options: options.value, lexicon: lexicon.value, names: names.value });
};

/** Where a game got another seed in the middle, as a part of what was loaded. */
export const readReseeded = ({ headers }: RecordText): { readonly reseeded?: string } => {
  const reseeded = headers.get('Reseeded');
  return reseeded === undefined ? {} : { reseeded };
};
