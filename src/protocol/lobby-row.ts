/** Public tables as the lobby lists them, and what one can look for among them. */
import { isDictionaryName, languageOf } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';
import type { SitterInfo, TableInfo } from './wire.ts';

/** From this much time a turn on, people are not expected to sit and wait. */
export const CORRESPONDENCE_SECONDS = 3600;

export const PACES = ['none', 'live', 'correspondence'] as const;
/** Whether turns have a clock, and of which kind. */
export type Pace = (typeof PACES)[number];

export const VARIANTS = [
  'auctions',
  'deals',
  'draft',
  'crossword',
  'theme',
  'extended',
  'challenge',
  'category',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** What the lobby tells of a table's options. */
export type LobbyTraits = {
  readonly language: Language;
  readonly dictionary: string;
  readonly pace: Pace;
  readonly turnSeconds: number | null;
  /** What it plays by beside the plain rules. */
  readonly variants: readonly Variant[];
};

export type LobbyRow = LobbyTraits & {
  readonly code: string;
  readonly game: string;
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
  /** `plain`: none of them. */
  readonly variant?: Variant | 'plain' | undefined;
  /** Only where one can sit down. */
  readonly free?: boolean | undefined;
};

/** Where players judge words by the plain rules already (CW-6.1), challenges are no variant. */
const JUDGED_BY_PLAYERS: ReadonlySet<string> = new Set(['choose-your-words']);

/** What a table's options have beside the plain rules of its game. */
const variantsOf = (game: string, options: Readonly<Record<string, unknown>>): Variant[] =>
  VARIANTS.filter((variant) => {
    if (variant === 'challenge') return options['judge'] === 'challenge' && !JUDGED_BY_PLAYERS.has(game);
    const value = options[variant];
    return value !== undefined && value !== null && value !== false && value !== 'off';
  });

const paceOf = (turnSeconds: unknown): Pace => {
  if (typeof turnSeconds !== 'number') return 'none';
  return turnSeconds >= CORRESPONDENCE_SECONDS ? 'correspondence' : 'live';
};

/** `options`: all of them. */
export const lobbyTraits = (game: string, options: Readonly<Record<string, unknown>>): LobbyTraits => {
  const dictionary = String(options['dictionary'] ?? 'en-full');
  const turnSeconds = typeof options['turnSeconds'] === 'number' ? options['turnSeconds'] : null;
  return {
    language: isDictionaryName(dictionary) ? languageOf(dictionary) : 'en',
    dictionary,
    pace: paceOf(turnSeconds),
    turnSeconds,
    variants: variantsOf(game, options),
  };
};

/** A table as the lobby lists it; undefined where it is nothing for the lobby. */
export const lobbyRow = (info: TableInfo, traits: LobbyTraits, watching: number): LobbyRow | undefined => {
  const { code, game, status, seats, spectators, host } = info;
  if (!info.public || (status !== 'open' && status !== 'playing')) return undefined;
  if (status === 'playing' && spectators === 'off') return undefined;
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
    (variant === 'plain' ? row.variants.length === 0 : row.variants.includes(variant))) &&
  (free !== true || hasFreeSeat(row));
