import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Daily } from '../../src/daily/daily-game.ts';
import { daysAfter, daysOnEarth } from '../../src/daily/day.ts';
import { MOST_ACTIONS } from '../../src/daily/judge.ts';
import { createBotProcess } from '../../src/server/bots/bot-process.ts';
import { type PlayedDay, playDaily } from '../support/daily-log.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

/** A day that it is somewhere on Earth, now and while these tests run. */
const DAY = daysAfter(daysOnEarth(Date.now()).last, -1);
const BAG: Daily = { kind: 'bag', language: 'en', day: DAY };
const DEAL: Daily = { ...BAG, kind: 'deal' };
const at = ({ kind, language, day }: Daily): string => `/api/daily/${kind}/${language}/${day}`;

let server: TestServer;
let good: PlayedDay;
let weak: PlayedDay;
let french: PlayedDay;
let deal: PlayedDay;
let otherDeal: PlayedDay;
beforeAll(async () => {
  server = await startTestServer();
  good = await playDaily(BAG, 'casual');
  weak = await playDaily(BAG, 'novice');
  french = await playDaily({ ...BAG, language: 'fr' });
  deal = await playDaily(DEAL, 'casual');
  otherDeal = await playDaily(DEAL, 'novice');
});
afterAll(() => server.remove());

const arrive = (name: string, language?: string): Promise<Guest> => Guest.arrive(server.base, name, language);

describe('the table of the day', () => {
  it('takes the log of a game and shows exactly what it came to, to everybody; one’s own row is marked', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    expect(await ask(server.base, at(BAG))).toMatchObject({
      status: 200,
      body: { rows: [], own: null, count: 0 },
    });
    const sent = await ann.ask(at(BAG), { log: weak.log });
    expect(sent).toMatchObject({
      status: 200,
      body: { count: 1, own: { place: 1, own: true, ...weak.result } },
    });
    const second = await bob.ask(at(BAG), { log: good.log });
    expect(second.body.rows).toMatchObject([
      { place: 1, name: 'Bob', own: true, ...good.result },
      { place: 2, name: 'Ann', own: false, ...weak.result },
    ]);
    const { body } = await ask(server.base, at(BAG));
    expect(body).toMatchObject({ own: null, count: 2, rows: [{ own: false }, { own: false }] });
    expect(JSON.stringify(body)).not.toContain('identity');
  });

  it('keeps the languages apart, and takes one result a person for each', async () => {
    const eve = await arrive('Eve', 'fr');
    const fr: Daily = { ...BAG, language: 'fr' };
    expect(await eve.ask(at(fr), { log: french.log })).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await eve.ask(at(fr), { log: french.log })).toMatchObject({
      status: 409,
      body: {
        code: 'daily-known',
        message: 'Tu as déjà un résultat pour ce jour. C’est le premier qui compte.',
      },
    });
    expect((await eve.ask(at(BAG))).body.own).toBeNull();
  });

  it('lets the bots of a deal think again, keeps bags and deals apart, and shows what a deal came to', async () => {
    const [ned, oda] = [await arrive('Ned'), await arrive('Oda')];
    const bags = (await ask(server.base, at(BAG))).body.count;
    expect(await ned.ask(at(DEAL), { log: deal.log })).toMatchObject({
      status: 200,
      body: { count: 1, own: { place: 1, own: true, ...deal.result } },
    });
    expect((await oda.ask(at(DEAL), { log: otherDeal.log })).body.rows).toHaveLength(2);
    expect(await oda.ask(at(DEAL), { log: deal.log })).toMatchObject({ body: { code: 'daily-known' } });
    expect((await ask(server.base, at(BAG))).body.count).toBe(bags);
    expect((await ned.ask('/api/identity/export')).body.daily).toMatchObject([
      { day: DAY, kind: 'deal', score: deal.result.score, marks: deal.result.marks },
    ]);
    await ned.ask('/api/identity/delete', {});
    expect((await ask(server.base, at(DEAL))).body.count).toBe(1);
  });

  it('refuses a deal in which a bot did what it would not have done, however good the log is otherwise', async () => {
    const pat = await arrive('Pat');
    const { log } = deal;
    // Whoever calls may fold, and whoever exchanges may keep all cards.
    const first = log.findIndex((text) => /^[123] (call|exchange [A-Z*])/.test(text));
    const forged = log[first]?.replace('call', 'fold').replace(/exchange .*/, 'exchange none') ?? '';
    const refused = await pat.ask(at(DEAL), { log: log.with(first, forged) });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'daily-bad-bot',
        number: first + 1,
        message: `That isn’t a game of this day: the bot would have played differently at action ${first + 1}.`,
      },
    });
    for (const [wrong, code] of [
      [log.slice(0, -1), 'daily-not-over'],
      [[...log, '0 waive'], 'daily-too-long'],
      [log.with(0, '1 leave'), 'daily-bad-action'],
      [log.map((text) => text.slice(2)), 'daily-bad-action'],
    ] as const)
      expect(await pat.ask(at(DEAL), { log: wrong })).toMatchObject({ status: 400, body: { code } });
    expect((await pat.ask(at(DEAL))).body.own).toBeNull();
  });

  it('takes a deal again that could not be judged because bots could not be asked', async () => {
    let isDown = true;
    const bots = createBotProcess();
    const choose: typeof bots.choose = (asked) =>
      isDown ? Promise.reject(new Error('no bots')) : bots.choose(asked);
    const small = await startTestServer({ bots: { ...bots, choose } });
    const ray = await Guest.arrive(small.base, 'Ray');
    expect(await ray.ask(at(DEAL), { log: deal.log })).toMatchObject({
      status: 500,
      body: { code: 'internal' },
    });
    isDown = false;
    expect(await ray.ask(at(DEAL), { log: deal.log })).toMatchObject({ status: 200, body: { count: 1 } });
    await small.remove();
  });

  it('keeps one where the same is sent twice at once', async () => {
    const ida = await arrive('Ida');
    const replies = await Promise.all([1, 2].map(() => ida.ask(at(BAG), { log: weak.log })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('takes nothing that the rules and the day’s chance do not give, and says why', async () => {
    const kay = await arrive('Kay');
    const { log } = good;
    const sold = log.findIndex((text) => text.startsWith('sell'));
    for (const [wrong, code] of [
      [[], 'daily-not-over'],
      [log.slice(0, -1), 'daily-not-over'],
      [[...log, 'done'], 'daily-too-long'],
      [log.with(sold, 'sell ZYZZYVAS'), 'daily-bad-action'],
      [log.with(0, 'win'), 'daily-bad-action'],
      [french.log, 'daily-bad-action'],
    ] as const)
      expect(await kay.ask(at(BAG), { log: wrong })).toMatchObject({
        status: 400,
        body: { code, message: expect.any(String) },
      });
    expect((await kay.ask(at(BAG), { log: log.with(sold, 'sell ZYZZYVAS') })).body).toMatchObject({
      number: sold + 1,
      message: `That isn’t a game of this day: the rules refuse action ${sold + 1}.`,
    });
    expect((await kay.ask(at(BAG))).body.own).toBeNull();
  });

  it.each([
    { log: 'roll' },
    { log: [7] },
    { log: ['x'.repeat(81)] },
    { log: Array.from({ length: MOST_ACTIONS + 1 }, () => 'roll') },
    { log: [], score: 2000 },
    {},
  ])('refuses what is no log', async (body) => {
    const guest = await arrive('Lou');
    expect(await guest.ask(at(BAG), body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('takes results only while it is that day somewhere, and does not show what is to come', async () => {
    const { first, last } = daysOnEarth(Date.now());
    const [before, after] = [daysAfter(first, -2), daysAfter(last, 2)];
    const may = await arrive('May');
    expect(await may.ask(at({ ...BAG, day: before }), { log: good.log })).toMatchObject({
      status: 409,
      body: { code: 'daily-over' },
    });
    expect(await may.ask(at({ ...BAG, day: after }), { log: good.log })).toMatchObject({
      status: 404,
      body: { code: 'daily-to-come' },
    });
    expect(await may.ask(at({ ...BAG, day: after }))).toMatchObject({ status: 404 });
    expect(await may.ask(at({ ...BAG, day: before }))).toMatchObject({ status: 200, body: { count: 0 } });
  });

  it.each(['bag/de/2026-11-18', 'box/en/2026-11-18', 'bag/en/2026-02-30', 'bag/en/today'])(
    'has nothing at %s',
    async (path) => {
      expect(await ask(server.base, `/api/daily/${path}`)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    },
  );

  it('asks who one is, stars vulgar names out for others, and forgets with who goes', async () => {
    expect(await ask(server.base, at(BAG), { body: { log: weak.log } })).toMatchObject({
      status: 401,
      body: { code: 'no-identity' },
    });
    const rude = await arrive('Bitch');
    await rude.ask(at(BAG), { log: weak.log });
    const names = async (): Promise<string[]> =>
      (await ask(server.base, at(BAG))).body.rows.map(({ name }: { name: string }) => name);
    expect(await names()).toContain('*****');
    expect((await rude.ask('/api/identity/export')).body.daily).toMatchObject([
      { day: DAY, score: weak.result.score },
    ]);
    await rude.ask('/api/identity/delete', {});
    expect(await names()).not.toContain('*****');
  });

  it('counts what judging costs, by person and by address', async () => {
    const small = await startTestServer({
      limits: { ...NO_LIMITS, dailies: { burst: 2, perMinute: 0.1 }, requests: { burst: 255, perMinute: 1 } },
    });
    const send = async (guest: Guest) => (await guest.ask(at(BAG), { log: [] })).status;
    const [ann, bob] = [await Guest.arrive(small.base, 'Ann'), await Guest.arrive(small.base, 'Bob')];
    expect([await send(ann), await send(ann), await send(ann)]).toEqual([400, 400, 429]);
    expect([await send(bob), await send(bob)]).toEqual([400, 429]);
    await small.remove();
  });
});
