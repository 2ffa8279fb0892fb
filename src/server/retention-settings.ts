import { err, ok, type Result } from '../shared/result.ts';
import { DEFAULT_TIMES, type TableTimes } from './app/clocks.ts';
import { DEFAULT_RETENTION, type Retention } from './app/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 36_500;

export type RetentionSettings = {
  readonly times: Pick<TableTimes, 'archiveAfterMs'>;
  readonly retention: Retention;
};

/** A number of days, or `never` where that is possible; what is not set is as it is by default. */
const readDays = <Default extends number | null>(
  env: NodeJS.ProcessEnv,
  name: string,
  byDefault: Default,
): Result<number | Default, string> => {
  const text = env[name] ?? '';
  if (text === '') return ok(byDefault);
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= MOST_DAYS) return ok(days * DAY_MS);
  return err(`${name} must be a number of days from 1 to ${MOST_DAYS}, not "${text}".`);
};

const readDaysOrNever = (
  env: NodeJS.ProcessEnv,
  name: string,
  byDefault: number | null,
): Result<number | null, string> => (env[name] === 'never' ? ok(null) : readDays(env, name, byDefault));

/** How long the environment wants things to be kept, or a sentence about what it cannot mean. */
export const retentionFrom = (env: NodeJS.ProcessEnv): Result<RetentionSettings, string> => {
  const archive = readDays(env, 'ARCHIVE_AFTER_DAYS', DEFAULT_TIMES.archiveAfterMs);
  if (!archive.ok) return archive;
  const games = readDaysOrNever(env, 'REMOVE_GAMES_AFTER_DAYS', DEFAULT_RETENTION.removeGamesAfterMs);
  if (!games.ok) return games;
  const guests = readDaysOrNever(env, 'REMOVE_GUESTS_AFTER_DAYS', DEFAULT_RETENTION.removeGuestsAfterMs);
  if (!guests.ok) return guests;
  return ok({
    times: { archiveAfterMs: archive.value },
    retention: { removeGamesAfterMs: games.value, removeGuestsAfterMs: guests.value },
  });
};
