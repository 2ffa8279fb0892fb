import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IdentityBody, NoBody, RecoverBody } from '../../protocol/requests.ts';
import type { Identity } from '../app/ports.ts';
import { addressKey, createRateLimit } from '../app/rate-limits.ts';
import type { ApiParts, Doors } from './api.ts';
import { cookieFor } from './identity-cookie.ts';

const shown = ({ name, language }: Identity) => ({ name, language });

/** Who one is: a name, a cookie, a code for other devices. */
export const identityRoutes = (app: FastifyInstance, parts: ApiParts, doors: Doors): void => {
  const { identities, tables, clock, limits } = parts;
  const creations = createRateLimit(clock, limits.identities);
  const recoveries = createRateLimit(clock, limits.recoveries);

  const welcome = (request: FastifyRequest, reply: FastifyReply, who: Identity): void => {
    reply.header('set-cookie', cookieFor(identities.tokenOf(who), request.protocol === 'https'));
  };

  app.get(
    '/identity',
    doors.open(async ({ who }) => ({
      identity: who === undefined ? null : shown(who),
      lookUp: who !== undefined && (await tables.closesLookUp(who)) ? 'closed' : 'open',
    })),
  );

  app.post(
    '/identity',
    { schema: { body: IdentityBody } },
    doors.open(async ({ request, reply, who, refuse }) => {
      const { name, language } = request.body as IdentityBody;
      if (who !== undefined) {
        const renamed = await identities.rename(who, name, language);
        return renamed.ok ? shown(renamed.value) : refuse(renamed.error);
      }
      const stopped = doors.limited(creations, addressKey(request.ip), refuse);
      if (stopped !== undefined) return stopped;
      const created = await identities.create(name, language);
      if (!created.ok) return refuse(created.error);
      welcome(request, reply, created.value.identity);
      reply.code(201);
      return { ...shown(created.value.identity), recoveryCode: created.value.recoveryCode };
    }),
  );

  app.post(
    '/identity/code',
    { schema: { body: NoBody } },
    doors.known(async ({ request, who, refuse }) => {
      const stopped = doors.limited(recoveries, addressKey(request.ip), refuse);
      return stopped ?? { recoveryCode: await identities.renewCode(who) };
    }),
  );

  app.post(
    '/identity/recover',
    { schema: { body: RecoverBody } },
    doors.open(async ({ request, reply, refuse }) => {
      const stopped = doors.limited(recoveries, addressKey(request.ip), refuse);
      if (stopped !== undefined) return stopped;
      const found = await identities.recover((request.body as RecoverBody).code);
      if (!found.ok) return refuse(found.error);
      welcome(request, reply, found.value);
      return shown(found.value);
    }),
  );
};
