import type { FastifyInstance } from 'fastify';
import { addressKey } from '../app/addresses.ts';
import type { Rates } from '../app/rates.ts';
import { refuser } from './answers.ts';

const API = '/api/';

/** Counts what one address fetches beside the API, which counts by itself what it is asked. */
export const limitFiles = (app: FastifyInstance, { rates }: { readonly rates: Rates }): void => {
  const files = rates.byAddress('files');
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(API)) return undefined;
    const seconds = files.take(addressKey(request.ip));
    if (seconds === 0) return undefined;
    return refuser(request, reply)({ code: 'too-many-requests', seconds } as { code: string });
  });
};
