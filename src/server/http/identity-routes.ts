import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DoneAnswer,
  IdentityAnswer,
  NewIdentityAnswer,
  RecoveryCodeAnswer,
  WhoAnswer,
} from '../../protocol/answers.ts';
import { IdentityBody, NoBody, RecoverBody } from '../../protocol/requests.ts';
import { addressKey } from '../app/addresses.ts';
import { storedByRename } from '../app/costs.ts';
import { introduce } from '../app/introduce.ts';
import { createLoadGate } from '../app/load-gate.ts';
import type { Identity, KnownIdentity } from '../app/ports.ts';
import type { ApiParts, AskedBy, Guards } from './api.ts';
import { cookiesFor } from './identity-cookie.ts';
import { described } from './route-notes.ts';

const shown = ({ name, language, face, colour }: Identity) => ({ name, language, face, colour });

/** Fewer than the guesses that an address has. */
const CODES_AT_ONCE = 4;

/** Who one is: a name, a cookie, a code for other devices. */
export const identityRoutes = (app: FastifyInstance, parts: ApiParts, guards: Guards): void => {
  const { identities, tables, bans, rates, hangUp } = parts;
  const creations = rates.byAddress('identities');
  const recoveries = rates.byAddress('recoveries');
  // A guess is counted while it is looked up: were many of them at once, a class with good codes would be held up.
  const lookUps = createLoadGate(CODES_AT_ONCE);
  const renewals = rates.byIdentity('ownData', 'newCodes');
  const renames = rates.byIdentity('renames');

  const welcome = (request: FastifyRequest, reply: FastifyReply, who: KnownIdentity): void => {
    reply.header('set-cookie', cookiesFor(identities.tokenOf(who), request.protocol === 'https'));
  };

  /** Lets only the browser that asks go on: all sockets are closed, its own too, which come back with the new cookie. */
  const startAnew = (request: FastifyRequest, reply: FastifyReply, who: KnownIdentity): void => {
    welcome(request, reply, who);
    hangUp(who.id, { code: 'signed-out' });
  };

  /** Another name or face, which all see at the tables where one sits; another language alone is nobody's business. */
  const rename = async (asked: AskedBy) => {
    const { request, who, refuse } = asked;
    const wish = request.body as IdentityBody;
    const { name, face = who.face, colour = who.colour } = wish;
    const isSeen = name !== who.name || face !== who.face || colour !== who.colour;
    const codes = isSeen ? (await tables.tablesOf(who)).map(({ code }) => code) : [];
    const stopped = isSeen
      ? (guards.limited(renames, who.id, refuse) ?? guards.stores(asked, storedByRename(codes.length)))
      : undefined;
    if (stopped !== undefined) return stopped;
    const renamed = await identities.rename(who, wish);
    if (!renamed.ok) return refuse(renamed.error);
    await introduce(parts, renamed.value, codes);
    return shown(renamed.value);
  };

  app.get(
    '/identity',
    described('who', { answers: { 200: WhoAnswer } }),
    guards.open(async ({ who }) => ({
      identity: who === undefined ? null : shown(who),
      lookUp: who !== undefined && (await tables.closesLookUp(who)) ? 'closed' : 'open',
    })),
  );

  app.post(
    '/identity',
    described('identity', { body: IdentityBody, answers: { 200: IdentityAnswer, 201: NewIdentityAnswer } }),
    guards.open(async ({ request, reply, who, refuse }) => {
      if (who !== undefined) return rename({ request, reply, who, refuse });
      const stopped = guards.limited(creations, addressKey(request.ip), refuse);
      if (stopped !== undefined) return stopped;
      const created = await identities.create(request.body as IdentityBody);
      if (!created.ok) return refuse(created.error);
      welcome(request, reply, created.value.identity);
      reply.code(201);
      return { ...shown(created.value.identity), recoveryCode: created.value.recoveryCode };
    }),
  );

  app.post(
    '/identity/code',
    described('newCode', { body: NoBody, answers: { 200: RecoveryCodeAnswer } }),
    guards.known(async ({ request, reply, who, refuse }) => {
      const stopped = guards.limited(renewals, who.id, refuse);
      if (stopped !== undefined) return stopped;
      const { identity, recoveryCode } = await identities.renewCode(who);
      startAnew(request, reply, identity);
      return { recoveryCode };
    }),
  );

  app.post(
    '/identity/sign-out-everywhere',
    described('signOutEverywhere', { body: NoBody, answers: { 200: DoneAnswer } }),
    guards.known(async ({ request, reply, who, refuse }) => {
      const stopped = guards.limited(renewals, who.id, refuse);
      if (stopped !== undefined) return stopped;
      startAnew(request, reply, await identities.endSessions(who));
      return { ok: true };
    }),
  );

  app.post(
    '/identity/recover',
    described('recover', { body: RecoverBody, answers: { 200: IdentityAnswer } }),
    guards.open(({ request, reply, refuse }) =>
      lookUps.pass(async () => {
        const address = addressKey(request.ip);
        const stopped = guards.limited(recoveries, address, refuse);
        if (stopped !== undefined) return stopped;
        const found = await identities.recover((request.body as RecoverBody).code);
        if (!found.ok) return refuse(found.error);
        recoveries.giveBack(address);
        if (bans.has(found.value.id)) return refuse({ code: 'banned' });
        welcome(request, reply, found.value);
        return shown(found.value);
      }),
    ),
  );
};
