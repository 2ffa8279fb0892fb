import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { AnnouncementsAnswer } from '../../protocol/answers.ts';
import { LanguageQuery } from '../../protocol/people-requests.ts';
import { addressKey } from '../app/addresses.ts';
import type { Bans } from '../app/bans.ts';
import type { Conduct } from '../app/conduct.ts';
import { type RequestName, requestCost, storedByRequest } from '../app/costs.ts';
import type { DailyBoard } from '../app/daily.ts';
import type { Forgetting } from '../app/forgetting.ts';
import type { Identities } from '../app/identities.ts';
import type { LiveNow } from '../app/live-now.ts';
import type { LobbyBoard } from '../app/lobby-board.ts';
import type { PlayNow } from '../app/play-now.ts';
import type { Clock, HangUp, Identity, KnownIdentity, Notifier, Store } from '../app/ports.ts';
import type { Limits, RateLimit } from '../app/rate-limits.ts';
import type { Rates } from '../app/rates.ts';
import type { Retention } from '../app/retention.ts';
import type { Tables } from '../app/tables.ts';
import type { TurnBoard } from '../app/turn-board.ts';
import type { WriteBudget, Writer } from '../app/write-budget.ts';
import type { Log } from '../log.ts';
import { adminRoutes } from './admin-routes.ts';
import { type Refuse, refusalOfError, refuser } from './answers.ts';
import { dailyRoutes } from './daily-routes.ts';
import { cookiesFor, sentToken } from './identity-cookie.ts';
import { identityRoutes } from './identity-routes.ts';
import { listRoutes } from './list-routes.ts';
import { lookUpRoutes } from './look-up-routes.ts';
import type { MetricsParts } from './metrics-routes.ts';
import { type KnownRoute, openApi } from './openapi.ts';
import { isOwnOrigin } from './origin.ts';
import { peopleRoutes } from './people-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { described } from './route-notes.ts';
import { tableGuards } from './table-guards.ts';
import { tableRoutes } from './table-routes.ts';

export type ApiParts = MetricsParts & {
  readonly store: Store;
  readonly tables: Tables;
  readonly identities: Identities;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly rates: Rates;
  /** Codes of tables that are not there, by address; one count for requests and sockets. */
  readonly misses: RateLimit;
  /** Tables made by one identity, asked for or found by «play now»; one count for both. */
  readonly makings: RateLimit;
  /** What people leave on disk; one count for requests and sockets. */
  readonly writeBudget: WriteBudget;
  readonly trustProxy: boolean;
  readonly lobby: LobbyBoard;
  readonly liveNow: LiveNow;
  readonly turns: TurnBoard;
  readonly conduct: Conduct;
  readonly playNow: PlayNow;
  readonly daily: DailyBoard;
  readonly bans: Bans;
  readonly notifier: Notifier;
  /** What the host of the site enters with. */
  readonly adminToken: string;
  readonly hangUp: HangUp;
  readonly forgetting: Forgetting;
  readonly retention: Retention;
  /** After this long without anybody games are put away. */
  readonly archiveAfterMs: number;
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

/** What a handler of the API gets: who asks, and how to refuse. */
export type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly refuse: Refuse;
};
export type AskedBy = Asked & { readonly who: KnownIdentity };

export type Guards = {
  /** A handler for everybody. */
  readonly open: (
    handle: (asked: Asked & { readonly who: KnownIdentity | undefined }) => Promise<unknown>,
  ) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** A handler for those who have said who they are. */
  readonly known: (
    handle: (asked: AskedBy) => Promise<unknown>,
  ) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /**
   * Counts bytes that a request is about to leave on disk, beside what costs.ts says of it by its name; a reply where that is
   * too much. Given back where the request is refused.
   */
  readonly stores: (asked: AskedBy, bytes: number) => FastifyReply | undefined;
  /** Counts against a limit; a reply where that is exceeded. */
  readonly limited: (limit: RateLimit, key: string, refuse: Refuse) => FastifyReply | undefined;
};

/** Of all answers, those from this status on refuse. */
const LEAST_REFUSAL = 400;

const nameOf = ({ routeOptions }: FastifyRequest): RequestName | undefined =>
  (routeOptions.schema as { readonly operationId?: RequestName } | undefined)?.operationId;

/** How many bytes a request leaves on disk, by its name and by what was sent. */
const storedBy = (request: FastifyRequest): number => {
  const { headers, body } = request;
  const sent = Number(headers['content-length'] ?? JSON.stringify(body ?? null).length);
  return storedByRequest(nameOf(request), sent);
};

/** The API under /api: every request is counted, every change comes from our own pages or from programs. */
export const api =
  (parts: ApiParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { identities, bans, rates, trustProxy, writeBudget, report } = parts;
    const requests = rates.byAddress('requests');

    const limited = (limit: RateLimit, key: string, refuse: Refuse, cost = 1): FastifyReply | undefined => {
      const seconds = limit.take(key, cost);
      return seconds === 0 ? undefined : refuse({ code: 'too-many-requests', seconds } as { code: string });
    };

    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const refuse = refuser(request, reply);
      const cost = requestCost(nameOf(request));
      if (limited(requests, addressKey(request.ip), refuse, cost) !== undefined) return reply;
      const isSafe = request.method === 'GET' || request.method === 'HEAD';
      if (!isSafe && !isOwnOrigin(request.headers, trustProxy)) return refuse({ code: 'bad-origin' });
      return undefined;
    });

    const written = new WeakMap<FastifyRequest, { readonly writer: Writer; readonly bytes: number }[]>();
    const store = (
      request: FastifyRequest,
      who: Identity | undefined,
      bytes: number,
      refuse: Refuse,
    ): FastifyReply | undefined => {
      if (bytes === 0) return undefined;
      const writer = { address: addressKey(request.ip), who: who?.id };
      const seconds = writeBudget.take(writer, bytes);
      if (seconds > 0) return refuse({ code: 'written-too-much', seconds } as { code: string });
      written.set(request, [...(written.get(request) ?? []), { writer, bytes }]);
      return undefined;
    };
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode < LEAST_REFUSAL) return;
      for (const { writer, bytes } of written.get(request) ?? []) writeBudget.giveBack(writer, bytes);
    });

    app.addHook('preSerialization', async (_request, reply, payload) => {
      const { code } = payload as { code?: unknown };
      if (reply.statusCode >= LEAST_REFUSAL && typeof code === 'string') parts.metrics.refused(code);
      return payload;
    });

    app.setErrorHandler((error, request, reply) => {
      const refusal = refusalOfError(error as Parameters<typeof refusalOfError>[0]);
      if (refusal.code === 'internal') report(error);
      return refuser(request, reply)(refusal);
    });
    app.setNotFoundHandler((request, reply) => refuser(request, reply)({ code: 'not-found' }));

    const routes: KnownRoute[] = [];
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (method !== 'HEAD' && schema !== undefined)
        routes.push({ method: String(method), url, schema: { ...schema } });
    });
    // Answers are what they are; tests hold them against their schemas.
    app.setSerializerCompiler(() => JSON.stringify);

    const whoAsks = async (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<KnownIdentity | undefined> => {
      const sent = sentToken(request.headers);
      const who = sent === undefined ? undefined : await identities.fromToken(sent.token);
      // Who comes over https with a plain cookie from before is given one that is bound to this host.
      if (who !== undefined && !sent?.isBound && request.protocol === 'https')
        reply.header('set-cookie', cookiesFor(identities.tokenOf(who), true));
      return who;
    };

    const guards: Guards = {
      open: (handle) => async (request, reply) => {
        const who = await whoAsks(request, reply);
        const refuse = refuser(request, reply, who);
        if (who !== undefined && bans.has(who.id)) return refuse({ code: 'banned' });
        const stopped = store(request, who, storedBy(request), refuse);
        return stopped ?? handle({ request, reply, who, refuse });
      },
      known: (handle) => async (request, reply) => {
        const who = await whoAsks(request, reply);
        const refuse = refuser(request, reply, who);
        if (who !== undefined && bans.has(who.id)) return refuse({ code: 'banned' });
        if (who === undefined) return refuse({ code: 'no-identity' });
        const stopped = store(request, who, storedBy(request), refuse);
        return stopped ?? handle({ request, reply, who, refuse });
      },
      stores: ({ request, who, refuse }, bytes) => store(request, who, bytes, refuse),
      limited,
    };

    const at = tableGuards(parts, guards);
    identityRoutes(app, parts, guards);
    privacyRoutes(app, parts, guards);
    tableRoutes(app, parts, guards, at);
    peopleRoutes(app, parts, guards, at);
    recordRoutes(app, parts, guards);
    dailyRoutes(app, parts, guards);
    listRoutes(app, parts.store, guards);
    lookUpRoutes(app, parts, guards);
    adminRoutes(app, parts, guards);
    app.get(
      '/announcements',
      described('announcements', { answers: { 200: AnnouncementsAnswer } }),
      async () => ({
        announcements: await parts.store.people.announcements(),
      }),
    );
    app.get(
      '/openapi.json',
      described('openApi', { querystring: LanguageQuery, answers: { 200: Type.Unknown() } }),
      async ({ query }) => openApi(routes, (query as LanguageQuery).language ?? 'en'),
    );
  };
