/** Public tables as the lobby lists them, and what one can look for among them. */
import type { Variant } from '../catalog/variant.ts';
import { isDictionaryName, languageOf } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';
import type { SitterInfo, TableInfo } from './wire.ts';

/** From this much time a turn on, people are not expected to sit and wait. */
export const CORRESPONDENCE_SECONDS = 3600;

export const PACES = ['none', 'live', 'correspondence'] as const;
/** Whether turns have a clock, and of which kind. */
export type Pace = (typeof PACES)[number];

/** Looks for tables without any variant. */
export const PLAIN = 'plain';

/** What the lobby tells of a table's options. */
export type LobbyTraits = {
  readonly language: Language;
  readonly dictionary: string;
  readonly pace: Pace;
  readonly turnSeconds: number | null;
  /** What it plays by beside the plain rules. */
  readonly variants: readonly string[];
};

export type LobbyRow = LobbyTraits & {
  readonly code: string;
  readonly game: string;
  /** Open: one can sit down, before the first game or between two. */
  readonly status: 'open' | 'playing';
  readonly seats: readonly (SitterInfo | null)[];
  readonly host: string | null;
  readonly spectators: TableInfo['spectators'];
  /** How many look on. */
  readonly watching: number;
};

/** What one looks for; what is left out does not matter. */
export type LobbyFilter = {
  readonly game?: string | undefined;
  readonly language?: Language | undefined;
  readonly pace?: Pace | undefined;
  /** The name of one of the game's, or PLAIN. */
  readonly variant?: string | undefined;
  /** Only where one can sit down. */
  readonly free?: boolean | undefined;
};

const paceOf = (turnSeconds: unknown): Pace => {
  if (typeof turnSeconds !== 'number') return 'none';
  return turnSeconds >= CORRESPONDENCE_SECONDS ? 'correspondence' : 'live';
};

/** `options`: all of them; `variants`: those of the game. */
export const lobbyTraits = (
  variants: readonly Variant[],
  options: Readonly<Record<string, unknown>>,
): LobbyTraits => {
  const dictionary = String(options['dictionary'] ?? 'en-full');
  const turnSeconds = typeof options['turnSeconds'] === 'number' ? options['turnSeconds'] : null;
  return {
    language: isDictionaryName(dictionary) ? languageOf(dictionary) : 'en',
    dictionary,
    pace: paceOf(turnSeconds),
    turnSeconds,
    variants: variants.filter(({ isPlayed }) => isPlayed(options)).map(({ name }) => name),
  };
};

/** What of a table the lobby shows: the room where one can sit down, or the game. */
const shownIn = (
  info: TableInfo,
): (Pick<LobbyRow, 'status' | 'seats'> & Pick<TableInfo, 'host'>) | undefined => {
  const { status, seats, host, next, spectators } = info;
  if (status === 'open') return { status, seats, host };
  if (status === 'playing') return spectators === 'off' ? undefined : { status, seats, host };
  return next?.seats.includes(null) ? { status: 'open', seats: next.seats, host: next.host } : undefined;
};

/** A table as the lobby lists it; undefined where it is nothing for the lobby. */
export const lobbyRow = (info: TableInfo, traits: LobbyTraits, watching: number): LobbyRow | undefined => {
  const { code, game, spectators } = info;
  const shown = info.public ? shownIn(info) : undefined;
  if (shown === undefined) return undefined;
  const { status, seats, host } = shown;
  const hostName = host === null ? null : (seats[host]?.name ?? null);
  return { code, game, ...traits, status, seats, host: hostName, spectators, watching };
};

export const hasFreeSeat = ({ status, seats }: LobbyRow): boolean =>
  status === 'open' && seats.includes(null);

/** Whether a table is what one looks for. */
export const fits = (row: LobbyRow, { game, language, pace, variant, free }: LobbyFilter): boolean =>
  (game === undefined || row.game === game) &&
  (language === undefined || row.language === language) &&
  (pace === undefined || row.pace === pace) &&
  (variant === undefined ||
    (variant === PLAIN ? row.variants.length === 0 : row.variants.includes(variant))) &&
  (free !== true || hasFreeSeat(row));
