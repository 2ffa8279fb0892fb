import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PAGES, TABLE_PATH } from '../../protocol/pages.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

export type PageParts = { readonly clientFolder: string };

/** Serves the built client: its files, and its page for every path that opens one. */
export const pageRoutes: FastifyPluginAsync<PageParts> = async (app, { clientFolder }) => {
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets carry a hash of what they hold; the rest may change with the next version.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? ONE_YEAR : 'no-cache');
    },
  });

  for (const page of [...PAGES, `${TABLE_PATH}:code`])
    app.get(page, (_request, reply) => reply.sendFile('index.html'));

  // The client says itself, in the reader's language, that a page is not there.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.code(404).sendFile('index.html');
    return reply.code(404).send({ error: 'not-found', message: 'There’s nothing at this address.' });
  });
};
