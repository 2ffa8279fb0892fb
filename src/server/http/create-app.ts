import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CLIENT_FOLDER } from '../config.ts';
import type { Health } from '../health.ts';
import type { Log } from '../log.ts';
import { VERSION } from '../project.ts';
import { refusalOfError, refuser } from './answers.ts';
import { type ApiParts, api } from './api.ts';
import { limitConnections } from './connection-limit.ts';
import { limitFiles } from './file-limit.ts';
import { limitLargeBodies } from './large-bodies.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { wordRoutes } from './word-routes.ts';

const LARGEST_BODY_BYTES = 128 * 1024;
/** Until when a request must have come in whole. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often it is looked for requests that have not come in whole by then. */
const CHECK_EVERY_MS = 5_000;
/** Until when somebody must have taken the next part of an answer, or sent the next part of a request. */
const STANDSTILL_MS = 60_000;

/** Tells every request by the pattern of its address: neither who asked nor for which table. */
const logRequests = (app: FastifyInstance, { debug }: Log): void => {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? '';
    debug('request', { method, route, status: statusCode, ms: Math.round(elapsedTime) });
  });
};

/** The web application: health, word data, the client's pages and, where there are tables, the API to them. */
export const createApp = async (
  parts?: ApiParts & { readonly health: Health },
  clientFolder: string = DEFAULT_CLIENT_FOLDER,
): Promise<FastifyInstance> => {
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STANDSTILL_MS,
    http: { connectionsCheckingInterval: CHECK_EVERY_MS },
    // What still comes over a connection that a proxy has kept is answered, and the connection ended with it.
    return503OnClosing: false,
    // An address that cannot be read, before it could be told whose it is.
    frameworkErrors: (error, request, reply) => refuser(request, reply)(refusalOfError(error)),
    // The proxy in front of us is trusted, not those that others claim to have passed.
    trustProxy: parts?.trustProxy === true ? (_address, hop) => hop === 0 : false,
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
  app.get('/healthz', async (_request, reply) => {
    const ailment = await parts?.health();
    if (ailment === undefined) return { ok: true, version: VERSION };
    return reply.code(503).send({ ok: false, version: VERSION, ...ailment });
  });
  if (parts !== undefined) {
    // Behind a proxy all connections are the proxy's, which must see to it itself.
    if (!parts.trustProxy) limitConnections(app.server, parts.limits.connectionsOfAddress, parts.metrics);
    limitFiles(app, parts);
    limitLargeBodies(app, parts.limits.largeBodiesOfAddress);
    metricsRoutes(app, parts);
    logRequests(app, parts.log);
  }
  await app.register(wordRoutes, { prefix: '/words' });
  if (parts !== undefined) await app.register(api(parts), { prefix: '/api' });
  await app.register(pageRoutes, { clientFolder });
  return app;
};
