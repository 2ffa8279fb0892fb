import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../games/core/game.ts';
import { explain } from '../app/explain.ts';
import type { Identity } from '../app/ports.ts';
import type { ServedGame } from '../app/served-game.ts';
import { languageFrom } from './identity-cookie.ts';

const STATUS: Readonly<Record<string, number>> = {
  'no-identity': 401,
  'signed-out': 401,
  'bad-recovery-code': 403,
  'bad-origin': 403,
  'host-only': 403,
  'not-seated': 403,
  'no-spectators': 403,
  'not-welcome': 403,
  banned: 403,
  'not-the-host': 403,
  'not-at-table': 403,
  'look-up-closed': 403,
  'no-such-person': 404,
  'no-such-dictionary': 404,
  'no-such-theme': 404,
  'daily-to-come': 404,
  'daily-over': 409,
  'daily-known': 409,
  'reported-today': 409,
  'push-taken': 409,
  'needs-agreement': 409,
  'two-only': 409,
  'chat-off': 409,
  'phrases-only': 409,
  'no-such-table': 404,
  'not-found': 404,
  'too-large': 413,
  'too-many-requests': 429,
  'written-too-much': 429,
  internal: 500,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  archived: 409,
  'too-many-changes': 409,
  'sat-too-often': 409,
  'game-too-long': 409,
  'table-used-up': 409,
  'table-full': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'too-many-open': 409,
};
const BAD_REQUEST = 400;

export type Refuse = (refusal: Refusal, served?: ServedGame) => FastifyReply;

/** Answers with why something was refused, in the asker's language. */
export const refuser =
  (request: FastifyRequest, reply: FastifyReply, identity?: Identity): Refuse =>
  (refusal, served) => {
    const language = identity?.language ?? languageFrom(request.headers);
    if ('seconds' in refusal) reply.header('retry-after', String(refusal.seconds));
    return reply
      .code((Object.hasOwn(STATUS, refusal.code) ? STATUS[refusal.code] : undefined) ?? BAD_REQUEST)
      .send({ ...refusal, message: explain(language, refusal, served) });
  };

/** What the framework itself finds wrong with a request. */
export const refusalOfError = (error: FastifyError): Refusal => {
  if (error.validation !== undefined) {
    const [first] = error.validation;
    const missing = first?.params['missingProperty'] ?? first?.params['additionalProperty'];
    const field = first?.instancePath.slice(1) || (typeof missing === 'string' ? missing : 'body');
    return { code: 'bad-request', field: field.slice(0, 40) } as Refusal;
  }
  if (error.code === 'FST_ERR_BAD_URL') return { code: 'bad-request', field: 'address' } as Refusal;
  const status = error.statusCode ?? 500;
  if (status === 413) return { code: 'too-large' };
  if (status === 404) return { code: 'not-found' };
  return status < 500 ? ({ code: 'bad-request', field: 'body' } as Refusal) : { code: 'internal' };
};
