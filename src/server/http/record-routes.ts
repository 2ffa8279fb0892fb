import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Refusal } from '../../games/core/game.ts';
import { RecordsAnswer } from '../../protocol/answers.ts';
import { RecordsQuery } from '../../protocol/people-requests.ts';
import { addressKey } from '../app/addresses.ts';
import { finishedRecord } from '../app/finished-record.ts';
import { readCode } from '../app/tables.ts';
import type { ApiParts, Guards } from './api.ts';
import { described } from './route-notes.ts';

const MOST_LISTED = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Span = { readonly fromMs: number; readonly toMs: number };

/** From when to when a question looks; undefined where it names a day that no calendar has. */
const spanOf = ({ day, offset = '0', before }: RecordsQuery): Span | undefined => {
  const beforeMs = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before);
  if (day === undefined) return { fromMs: 0, toMs: beforeMs };
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(dayMs) || !new Date(dayMs).toISOString().startsWith(day)) return undefined;
  const fromMs = dayMs + Number(offset) * MINUTE_MS;
  return { fromMs, toMs: Math.min(fromMs + DAY_MS, beforeMs) };
};

/** Games that are over: a list to search, and each record as a file. */
export const recordRoutes = (app: FastifyInstance, parts: ApiParts, guards: Guards): void => {
  const { store, tables, misses } = parts;

  app.get(
    '/records',
    described('records', { querystring: RecordsQuery, answers: { 200: RecordsAnswer } }),
    guards.open(async ({ request, who, refuse }) => {
      const query = request.query as RecordsQuery;
      const span = spanOf(query);
      if (span === undefined) return refuse({ code: 'bad-request', field: 'day' } as Refusal);
      const found = await store.people.finishedGames({
        player: query.player ?? '',
        ...span,
        identity: who?.id ?? null,
        most: MOST_LISTED + 1,
      });
      return {
        games: found.slice(0, MOST_LISTED).map(({ code, game, number, atMs, listed, players }) => ({
          code,
          game,
          number,
          atMs,
          listed,
          players,
        })),
        more: found.length > MOST_LISTED,
      };
    }),
  );

  app.get(
    '/records/:code/:number',
    described('record', { answers: { 200: Type.String() } }),
    guards.open(async ({ request, reply, who, refuse }) => {
      const { code: text, number } = request.params as { code: string; number: string };
      const code = readCode(text.slice(0, 40));
      // A code is what lets one in: guesses are counted, as at the guards of tables.
      const address = addressKey(request.ip);
      const stopped = guards.limited(misses, address, refuse);
      if (stopped !== undefined) return stopped;
      const game = { code, number: Number(number) };
      const record = await finishedRecord(store, tables.games, game, who?.id ?? null);
      if (!record.ok) return refuse(record.error);
      misses.giveBack(address);
      const name = `wordstake-${code}-${game.number}.txt`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.type('text/plain; charset=utf-8').send(record.value);
    }),
  );
};
