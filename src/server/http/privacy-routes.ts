import type { FastifyInstance } from 'fastify';
import { DoneAnswer } from '../../protocol/answers.ts';
import { ExportAnswer, PrivacyAnswer } from '../../protocol/privacy-answers.ts';
import { NoBody } from '../../protocol/requests.ts';
import { DAILY_KEPT_DAYS } from '../app/retention.ts';
import type { ApiParts, Guards } from './api.ts';
import { cookiesEnd } from './identity-cookie.ts';
import { described } from './route-notes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = (ms: number | null): number | null => (ms === null ? null : ms / DAY_MS);

/** What is kept and for how long; one's own data, to have and to have removed. */
export const privacyRoutes = (app: FastifyInstance, parts: ApiParts, guards: Guards): void => {
  const { retention, archiveAfterMs, forgetting, rates } = parts;
  const askings = rates.byIdentity('ownData');

  app.get('/privacy', described('privacy', { answers: { 200: PrivacyAnswer } }), async () => ({
    archiveAfterDays: days(archiveAfterMs),
    removeGamesAfterDays: days(retention.removeGamesAfterMs),
    removeGuestsAfterDays: days(retention.removeGuestsAfterMs),
    removeDailyAfterDays: DAILY_KEPT_DAYS,
  }));

  app.get(
    '/identity/export',
    described('exportMe', { answers: { 200: ExportAnswer } }),
    guards.known(async ({ reply, who, refuse }) => {
      const stopped = guards.limited(askings, who.id, refuse);
      if (stopped !== undefined) return stopped;
      reply.header('content-disposition', 'attachment; filename="wordstake.json"');
      return forgetting.exportOf(who);
    }),
  );

  app.post(
    '/identity/delete',
    described('deleteMe', { body: NoBody, answers: { 200: DoneAnswer } }),
    guards.known(async ({ request, reply, who }) => {
      await forgetting.forget(who);
      reply.header('set-cookie', cookiesEnd(request.protocol === 'https'));
      return { ok: true };
    }),
  );
};
