import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { VERSION } from '../project.ts';
import { pageRoutes } from './page-routes.ts';
import { wordRoutes } from './word-routes.ts';

/** The web application: health, word data and the client's pages. */
export const createApp = async (): Promise<FastifyInstance> => {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
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
  await app.register(pageRoutes);
  return app;
};
