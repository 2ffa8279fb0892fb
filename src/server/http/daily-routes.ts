import type { FastifyInstance } from 'fastify';
import { isDaily } from '../../daily/daily-game.ts';
import { DailyAnswer, DailyBody } from '../../protocol/daily-messages.ts';
import type { DailyTable } from '../app/daily-store.ts';
import type { ApiParts, Guards } from './api.ts';
import { described } from './route-notes.ts';

/** A table of the day as everybody may see it: who is who it does not tell, but for one's own row. */
const shown = ({ rows, own, count }: DailyTable): DailyAnswer => {
  const told = ({ identity, ...row }: DailyTable['rows'][number]): DailyAnswer['rows'][number] => ({
    ...row,
    own: identity === own?.identity,
  });
  return { rows: rows.map(told), own: own === null ? null : told(own), count };
};

/** The game of the day: its table, and one's own result for it, as a log that is judged here. */
export const dailyRoutes = (app: FastifyInstance, parts: ApiParts, guards: Guards): void => {
  const { daily: board, rates } = parts;
  const results = rates.byIdentity('dailies');

  app.get(
    '/daily/:kind/:language/:day',
    described('daily', { answers: { 200: DailyAnswer } }),
    guards.open(async ({ request, who, refuse }) => {
      if (!isDaily(request.params)) return refuse({ code: 'not-found' });
      const table = await board.table(who, request.params);
      return table.ok ? shown(table.value) : refuse(table.error);
    }),
  );

  app.post(
    '/daily/:kind/:language/:day',
    described('sendDaily', { body: DailyBody, answers: { 200: DailyAnswer } }),
    guards.known(async ({ request, who, refuse }) => {
      if (!isDaily(request.params)) return refuse({ code: 'not-found' });
      const stopped = guards.limited(results, who.id, refuse);
      if (stopped !== undefined) return stopped;
      const table = await board.send(who, request.params, (request.body as DailyBody).log);
      return table.ok ? shown(table.value) : refuse(table.error);
    }),
  );
};
