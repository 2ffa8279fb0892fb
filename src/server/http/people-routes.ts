import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../games/core/game.ts';
import {
  DoneAnswer,
  KeptDistanceAnswer,
  LiveAnswer,
  LobbyAnswer,
  MutesAndBlocksAnswer,
  OrdersAnswer,
  PushKeyAnswer,
  TableAnswer,
  TurnsAnswer,
} from '../../protocol/answers.ts';
import {
  NumberBody,
  OrdersBody,
  PlayNowBody,
  ReportBody,
  SubscribeBody,
  UnsubscribeBody,
  WhomBody,
} from '../../protocol/people-requests.ts';
import { seatOf } from '../app/table-state.ts';
import { areBrowserKeys } from '../push/push-message.ts';
import type { ApiParts, Guards } from './api.ts';
import { described } from './route-notes.ts';
import type { TableGuards } from './table-guards.ts';

const DONE = { ok: true } as const;
const MOST_SUBSCRIPTIONS = 20;
/** What is on right now is the same for everybody, and a moment old at most. */
const LIVE_MAX_AGE_SECONDS = 5;

/** The lobby, and how people deal with each other at tables. */
export const peopleRoutes = (
  app: FastifyInstance,
  parts: ApiParts,
  guards: Guards,
  at: TableGuards,
): void => {
  const { store, lobby, liveNow, turns, conduct, playNow, clock, rates, makings, notifier } = parts;
  const reports = rates.byIdentity('reports');
  const done = { 200: DoneAnswer };

  app.get(
    '/lobby',
    described('lobby', { answers: { 200: LobbyAnswer } }),
    guards.open(async ({ reply }) => reply.type('application/json; charset=utf-8').send(await lobby.json())),
  );

  app.get('/live', described('live', { answers: { 200: LiveAnswer } }), async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${LIVE_MAX_AGE_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(await liveNow.json()),
  );

  app.post(
    '/play-now',
    described('playNow', { body: PlayNowBody, answers: { 200: TableAnswer } }),
    guards.known(async ({ request, who, refuse }) => {
      const stopped = guards.limited(makings, who.id, refuse);
      if (stopped !== undefined) return stopped;
      const wish = request.body as PlayNowBody;
      const found = await playNow.find(who, wish);
      return found.ok ? at.shown(found.value, who) : refuse(found.error, playNow.gameFor(wish));
    }),
  );

  app.get(
    '/turns',
    described('turns', { answers: { 200: TurnsAnswer } }),
    guards.open(async ({ who }) => {
      return { tables: who === undefined ? [] : await turns.of(who) };
    }),
  );

  for (const [name, kind] of [
    ['mute', 'muted'],
    ['block', 'blocked'],
  ] as const) {
    app.post(
      `/tables/:code/${name}`,
      described(name, { body: WhomBody, answers: { 200: KeptDistanceAnswer } }),
      at.table(async (table, { request, who, refuse }) => {
        const kept = await conduct.keepDistance(table, who, request.body as WhomBody, kind);
        return kept.ok ? { ...DONE, id: kept.value } : refuse(kept.error);
      }),
    );
  }

  app.post(
    '/tables/:code/report',
    described('report', { body: ReportBody, answers: done }),
    at.table(async (table, { request, who, refuse }) => {
      const { reason, note = '', ...whom } = request.body as ReportBody;
      const stopped = guards.limited(reports, who.id, refuse);
      if (stopped !== undefined) return stopped;
      const told = await conduct.report(table, who, whom, { reason, note } as Parameters<
        typeof conduct.report
      >[3]);
      return told.ok ? DONE : refuse(told.error);
    }),
  );

  app.get(
    '/mutes-and-blocks',
    described('mutesAndBlocks', { answers: { 200: MutesAndBlocksAnswer } }),
    guards.known(async ({ who }) => {
      const kept = await store.people.mutesAndBlocksOf(who.id);
      return { people: kept.map(({ id, name, kind }) => ({ id, name, kind })) };
    }),
  );
  app.post(
    '/mutes-and-blocks/end',
    described('endMuteOrBlock', { body: NumberBody, answers: done }),
    guards.known(async ({ request, who }) => {
      await conduct.endMuteOrBlock(who, (request.body as { id: number }).id);
      return DONE;
    }),
  );

  app.get(
    '/tables/:code/orders',
    described('readOrders', { answers: { 200: OrdersAnswer } }),
    at.table(async (table, { who }) => ({ orders: await table.orders.of(who.id) })),
  );
  app.post(
    '/tables/:code/orders',
    described('setOrders', { body: OrdersBody, answers: { 200: OrdersAnswer } }),
    at.table(async (table, { request, who, refuse }) => {
      const { orders } = request.body as { orders: unknown };
      const read = orders === null ? null : table.served.readOrder(orders);
      if (seatOf(table.state, who.id) === undefined) return refuse({ code: 'not-seated' });
      if (read === undefined) return refuse({ code: 'no-such-order' });
      await table.orders.set(who.id, read);
      return { orders: read };
    }),
  );

  app.get('/push', described('pushKey', { answers: { 200: PushKeyAnswer } }), async () => ({
    publicKey: notifier.publicKey,
  }));
  app.post(
    '/push/subscribe',
    described('subscribe', { body: SubscribeBody, answers: done }),
    guards.known(async ({ request, who, refuse }) => {
      const { endpoint, keys } = request.body as SubscribeBody;
      if (!notifier.isAddress(endpoint) || !areBrowserKeys(keys)) return refuse({ code: 'push-service' });
      const own = await store.people.subscriptionsOf(who.id);
      const isKnown = own.some((each) => each.endpoint === endpoint);
      if (!isKnown && own.length >= MOST_SUBSCRIPTIONS) return refuse({ code: 'too-large' } as Refusal);
      const isKept = await store.people.addSubscription(
        { identity: who.id, endpoint, ...keys },
        clock.nowMs(),
      );
      return isKept ? DONE : refuse({ code: 'push-taken' });
    }),
  );
  app.post(
    '/push/unsubscribe',
    described('unsubscribe', { body: UnsubscribeBody, answers: done }),
    guards.known(async ({ request, who }) => {
      const { endpoint } = request.body as { endpoint: string };
      const own = await store.people.subscriptionsOf(who.id);
      if (own.some((each) => each.endpoint === endpoint)) await store.people.dropSubscription(endpoint);
      return DONE;
    }),
  );
};
