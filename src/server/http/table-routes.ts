import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Refusal } from '../../games/core/game.ts';
import {
  EventsAnswer,
  GamesAnswer,
  ReasonsAnswer,
  TableAnswer,
  TablesAnswer,
} from '../../protocol/answers.ts';
import {
  AddBotBody,
  EventsQuery,
  MakeTableBody,
  NoBody,
  ReadyBody,
  RulesBody,
  SeatBody,
  SitBody,
} from '../../protocol/requests.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import type { Result } from '../../shared/result.ts';
import { storedByGame } from '../app/costs.ts';
import { kick } from '../app/kick.ts';
import type { LiveTable } from '../app/live-table.ts';
import type { EntryBody } from '../app/log-entry.ts';
import { newSeed } from '../app/new-seed.ts';
import type { Identity } from '../app/ports.ts';
import { reasonsFor } from '../app/reasons.ts';
import { recordFor } from '../app/record.ts';
import { sayReady } from '../app/rematch.ts';
import { roomOf } from '../app/room.ts';
import { storyPage } from '../app/story.ts';
import { changeRules } from '../app/table-rules.ts';
import type { TableState } from '../app/table-state.ts';
import { addBot, freeSeat, passHost, removeBot, sit, standUp, startGame } from '../app/waiting-room.ts';
import type { ApiParts, Guards } from './api.ts';
import { described } from './route-notes.ts';
import { isTable, type TableGuards } from './table-guards.ts';

type Verb = (table: LiveTable, who: Identity, body: unknown) => Promise<Result<number, Refusal>>;

const changing =
  <Body>(
    decide: (
      table: TableState,
      who: Identity,
      body: Body,
      live: LiveTable,
    ) => Result<EntryBody | null, Refusal>,
  ): Verb =>
  (live, who, body) =>
    live.change((table) => decide(table, who, body as Body, live));

type Schema = Type.TSchema;

/** What can be done at a table, by the last word of its address. */
const VERBS = {
  sit: {
    body: SitBody,
    verb: changing((table, who, { seat }: Type.Static<typeof SitBody>) => sit(table, who, seat)),
  },
  'add-bot': {
    body: AddBotBody,
    verb: changing((table, who, body: Type.Static<typeof AddBotBody>, { served }) =>
      addBot(served, table, who, body),
    ),
  },
  'remove-bot': {
    body: SeatBody,
    verb: changing((table, who, { seat }: Type.Static<typeof SeatBody>) => removeBot(table, who, seat)),
  },
  'pass-host': {
    body: SeatBody,
    verb: changing((table, who, { seat }: Type.Static<typeof SeatBody>) => passHost(table, who, seat)),
  },
  start: {
    body: NoBody,
    verb: changing((table, who, _, { served }) => startGame(served, table, who, newSeed())),
  },
  // Between games: when all who sit here are ready, the next one starts at the same address.
  ready: {
    body: ReadyBody,
    verb: changing((table, who, { ready }: Type.Static<typeof ReadyBody>, { served }) =>
      sayReady(served, table, who, ready),
    ),
  },
  rules: {
    body: RulesBody,
    verb: changing((table, who, body: Type.Static<typeof RulesBody>, { served }) =>
      changeRules(served, table, who, body),
    ),
  },
  'free-seat': {
    body: SeatBody,
    verb: changing((table, who, { seat }: Type.Static<typeof SeatBody>, { presence }) =>
      freeSeat(table, who, seat, presence),
    ),
  },
  leave: { body: NoBody, verb: (live, who) => live.leave(who, (table) => standUp(table, who)) },
  kick: { body: SeatBody, verb: (live, who, body) => kick(live, who, (body as { seat: number }).seat) },
} as const satisfies Readonly<Record<string, { readonly body: Schema; readonly verb: Verb }>>;

/** What begins a game, or helps to, which is kept with its options and with what its bots do. */
const STARTS: ReadonlySet<string> = new Set(['start', 'ready']);
const storedByStart = ({ state }: LiveTable): number =>
  storedByGame(state.options, roomOf(state).seats.filter((sitter) => sitter?.kind === 'bot').length);

/** Tables: making, finding, and what people do around a game. Playing goes over the socket. */
export const tableRoutes = (app: FastifyInstance, parts: ApiParts, guards: Guards, at: TableGuards): void => {
  const { tables, store, lobby, makings, conduct, report } = parts;
  const { found, shown } = at;

  app.get('/games', described('games', { answers: { 200: GamesAnswer } }), async () => ({
    games: [...tables.games.values()].map(({ name, seats, bots }) => ({ name, seats, bots })),
  }));

  app.get('/tables', described('tables', { answers: { 200: TablesAnswer } }), async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await lobby.openTables()),
  );
  app.get(
    '/tables/mine',
    described('myTables', { answers: { 200: TablesAnswer } }),
    guards.known(async ({ who }) => {
      const mine: TableInfo[] = [];
      for (const { code } of await tables.tablesOf(who)) {
        // One that cannot be read must not hide the others.
        const table = await tables.glance(code).catch(report);
        if (table) mine.push(table.info);
      }
      return { tables: mine };
    }),
  );

  app.post(
    '/tables',
    described('makeTable', { body: MakeTableBody, answers: { 201: TableAnswer } }),
    guards.known(async ({ request, reply, who, refuse }) => {
      const stopped = guards.limited(makings, who.id, refuse);
      if (stopped !== undefined) return stopped;
      const body = request.body as MakeTableBody;
      const why = conduct.whyNotMake(body, who);
      if (why !== undefined) return refuse(why);
      const made = await tables.make(who, body);
      if (!made.ok) return refuse(made.error, tables.games.get(body.game));
      reply.code(201);
      return shown(made.value, who);
    }),
  );

  app.get(
    '/tables/:code',
    described('table', { answers: { 200: TableAnswer } }),
    guards.open(async (asked) => {
      const table = await found(asked);
      return isTable(table) ? shown(table, asked.who) : table;
    }),
  );

  app.get(
    '/tables/:code/record',
    described('tableRecord', { answers: { 200: Type.String() } }),
    at.seen(async (table, identity, asked) => {
      const record = await recordFor(store, table, identity);
      if (!record.ok) return asked.refuse(record.error);
      return asked.reply.type('text/plain; charset=utf-8').send(record.value);
    }),
  );

  app.get(
    '/tables/:code/events',
    described('tableEvents', { querystring: EventsQuery, answers: { 200: EventsAnswer } }),
    at.seen(async (table, identity, asked) => {
      const { after = '0', upTo } = asked.request.query as EventsQuery;
      const wish = {
        after: Number(after),
        upTo: upTo === undefined ? Number.POSITIVE_INFINITY : Number(upTo),
      };
      const page = await storyPage(store, table, identity, wish);
      if (!page.ok) return asked.refuse(page.error);
      return asked.reply.type('application/json; charset=utf-8').send(page.value);
    }),
  );

  app.get(
    '/tables/:code/reasons',
    described('tableReasons', { answers: { 200: ReasonsAnswer } }),
    at.seen(async (table, identity, asked) => {
      const reasons = await reasonsFor(store, table, identity);
      return reasons.ok ? { reasons: reasons.value } : asked.refuse(reasons.error);
    }),
  );

  for (const [name, { body, verb }] of Object.entries(VERBS)) {
    app.post(
      `/tables/:code/${name}`,
      described(name as keyof typeof VERBS, { body, answers: { 200: TableAnswer } }),
      at.table(async (table, asked) => {
        const why = name === 'sit' ? await conduct.whyNotSit(table, asked.who) : undefined;
        if (why !== undefined) return asked.refuse(why);
        const stopped = STARTS.has(name) ? guards.stores(asked, storedByStart(table)) : undefined;
        if (stopped !== undefined) return stopped;
        const done = await verb(table, asked.who, asked.request.body);
        return done.ok ? shown(table, asked.who) : asked.refuse(done.error, table.served);
      }),
    );
  }
};
