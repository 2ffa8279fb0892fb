import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { VERSION } from '../project.ts';
import { type ApiParts, api } from './api.ts';
import { pageRoutes } from './page-routes.ts';
import { wordRoutes } from './word-routes.ts';

const LARGEST_BODY_BYTES = 128 * 1024;

/** The web application: health, word data, the client's pages and, where there are tables, the API to them. */
export const createApp = async (parts?: ApiParts): Promise<FastifyInstance> => {
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: LARGEST_BODY_BYTES,
    trustProxy: parts?.trustProxy ?? false,
    // What is not asked for is refused, not mended.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is reached by https is its proxy's to say.
    strictTransportSecurity: false,
  });
  app.get('/healthz', async () => ({ ok: true, version: VERSION }));
  await app.register(wordRoutes, { prefix: '/words' });
  if (parts !== undefined) await app.register(api(parts), { prefix: '/api' });
  await app.register(pageRoutes);
  return app;
};
