import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../app/addresses.ts';
import { createAddressPlaces } from '../app/tally.ts';
import { refuser } from './answers.ts';

/** All bodies but long lists of words are smaller. */
const LARGEST_SMALL_BODY_BYTES = 8192;
const TRY_AGAIN_SECONDS = 1;

/** Whether a body is large, or does not say how large it will be. */
const isLarge = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean =>
  encoding !== undefined || Number(length ?? 0) > LARGEST_SMALL_BODY_BYTES;

/** Takes only so many large bodies of one address at a time: those that come in slowly are held in memory meanwhile. */
export const limitLargeBodies = (app: FastifyInstance, mostOfAddress: number): void => {
  const places = createAddressPlaces(mostOfAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request.headers)) return undefined;
    const leave = places.take(addressKey(request.ip));
    if (leave === undefined) {
      const refusal = { code: 'too-many-requests', seconds: TRY_AGAIN_SECONDS };
      return refuser(request, reply)(refusal as { code: string });
    }
    // Answered, or cut off on the way.
    reply.raw.once('close', leave);
    return undefined;
  });
};
