import type { StoreProblem } from '../../app/ports.ts';

/** Another process has taken the database meanwhile. */
export class InUseError extends Error {
  override name = 'InUseError';
}

/** There is no line to the database, for a reason of its own: a password, a certificate, a name. */
export class NoLineError extends Error {
  override name = 'NoLineError';
}

/** What was under way over the last line to the database has not ended yet. */
export class UnendedError extends Error {
  override name = 'UnendedError';
}

/** PostgreSQL's codes that say what is wrong with a database, not with what was asked of it. */
const CODES: Readonly<Record<string, StoreProblem>> = {
  '53100': 'disk-full',
  '25006': 'read-only',
  '42501': 'unwritable',
  '58030': 'unwritable',
  '57014': 'slow',
  '55P03': 'slow',
  XX001: 'damaged',
  XX002: 'damaged',
  // Not before it is up again, or there is room for one more connection.
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '53300': 'unreachable',
  ENOSPC: 'disk-full',
  ETIMEDOUT: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOENT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
};
/** What the driver says where it has no code. */
const NO_LINE = /terminated|connection (error|timeout)|not queryable|client (was closed|has already)/i;
const NO_ANSWER = /query read timeout|timeout expired|timeout exceeded/i;

/** What an error of PostgreSQL, or of the line to it, says about a database; undefined where it says nothing. */
export const problemOf = (error: unknown): StoreProblem | undefined => {
  if (error instanceof InUseError) return 'in-use';
  if (error instanceof NoLineError) return 'unreachable';
  if (error instanceof UnendedError) return 'slow';
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code !== '') return CODES[code] ?? (code.startsWith('08') ? 'unreachable' : undefined);
  if (NO_ANSWER.test(message)) return 'slow';
  return NO_LINE.test(message) ? 'unreachable' : undefined;
};

/** Whether a line is of no use any more after an error: it is gone, or nobody knows what it will still say. */
export const endsLine = (error: unknown): boolean => {
  const problem = problemOf(error);
  const { code } = (error ?? {}) as { code?: string };
  return problem === 'unreachable' || problem === 'in-use' || (problem === 'slow' && code === undefined);
};
