import type { FastifyInstance } from 'fastify';
import { addressKey } from '../app/addresses.ts';
import type { Clock } from '../app/ports.ts';
import { createAddressLimit, type Limits } from '../app/rate-limits.ts';
import { refuser } from './answers.ts';

const API = '/api/';

/** Counts what one address fetches beside the API, which counts by itself what it is asked. */
export const limitFiles = (
  app: FastifyInstance,
  { clock, limits }: { readonly clock: Clock; readonly limits: Limits },
): void => {
  const files = createAddressLimit(clock, limits.files);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(API)) return undefined;
    const seconds = files.take(addressKey(request.ip));
    if (seconds === 0) return undefined;
    return refuser(request, reply)({ code: 'too-many-requests', seconds } as { code: string });
  });
};
