import type { FastifyInstance } from 'fastify';
import { ListAnswer } from '../../protocol/answers.ts';
import type { Store } from '../app/ports.ts';
import type { Guards } from './api.ts';
import { described } from './route-notes.ts';

const NAME = /^[0-9a-f]{64}$/;
/** What has this name never changes; but it is nobody's business on the way. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** Long lists of words, which tables tell by name. Who knows a name may have the list: nobody can guess one. */
export const listRoutes = (app: FastifyInstance, store: Store, guards: Guards): void => {
  app.get(
    '/lists/:sha256',
    described('list', { answers: { 200: ListAnswer } }),
    guards.open(async ({ request, reply, refuse }) => {
      const { sha256: name } = request.params as { sha256: string };
      const json = NAME.test(name) ? await store.readList(name) : undefined;
      if (json === undefined) return refuse({ code: 'not-found' });
      const tag = `"${name}"`;
      reply.header('cache-control', FOR_GOOD).header('etag', tag);
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    }),
  );
};
