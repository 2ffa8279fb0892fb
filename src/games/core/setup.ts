import { err, ok, type Result } from '../../shared/result.ts';
import type { SetupRefusal } from './refusals.ts';

const LONGEST_SEED = 200;

/** Reads a set-up as it came in, `setup` and `seed` of the protocol together: its seed, and what else is said for the game to read. */
export const readSeed = (
  given: unknown,
): Result<
  { readonly seed: string | undefined; readonly rest: Readonly<Record<string, unknown>> },
  SetupRefusal<'seed'>
> => {
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
  const { seed, ...rest } = (isRecord ? given : {}) as Record<string, unknown>;
  const isSeed = seed === undefined || (typeof seed === 'string' && seed.length <= LONGEST_SEED);
  return isRecord && isSeed ? ok({ seed, rest }) : err({ code: 'bad-setup', part: 'seed' });
};
