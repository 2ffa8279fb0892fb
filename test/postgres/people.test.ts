/** People on two servers over one database: they see, hear and find each other as if there were one. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { NOBODY } from '../../src/protocol/nobody.ts';
import { askDatabase } from '../support/ask-database.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';

let databaseUrl: string;
let a: TestServer;
let b: TestServer;
let deliveries = 0;
const pushService = createServer((request, response) => {
  request.resume();
  deliveries++;
  response.writeHead(201).end();
});
const pushAddress = () => `http://127.0.0.1:${(pushService.address() as AddressInfo).port}/`;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  pushService.listen(0, '127.0.0.1');
  await once(pushService, 'listening');
  const config = { databaseUrl, isPushService: (address: string) => address.startsWith(pushAddress()) };
  a = await startTestServer(config);
  b = await startTestServer({ ...config, dataFolder: a.dataFolder });
});
afterAll(async () => {
  await b.stop();
  await a.remove();
  pushService.close();
});

const arrive = async ({ base }: TestServer, name: string): Promise<Guest> => {
  const guest = await Guest.arrive(base, name);
  guest.keepsFrames = true;
  return guest;
};
/** The same person at another server. */
const at = ({ base }: TestServer, { name, cookie }: Guest): Guest => {
  const guest = Guest.known(base, name, cookie);
  guest.keepsFrames = true;
  return guest;
};
const messagesOf = ({ frames }: Guest, type: string) =>
  frames.map((frame) => JSON.parse(frame)).filter((message) => message.type === type);

/** Ann at one server and Bob at the other, at one table. */
const sitTogether = async (wish: Record<string, unknown> = {}) => {
  const [ann, bob] = [await arrive(a, 'Ann'), await arrive(b, 'Bob')];
  const code = await ann.make({ capacity: 2, ...wish });
  await bob.do(code, 'sit');
  await ann.watch(code);
  await bob.watch(code);
  return { ann, bob, code };
};
const viewOf = (guest: Guest, code: string) => guest.mirrors.get(code)?.view as View | undefined;

describe('at a table', () => {
  it('who is here and how many watch is known to all', async () => {
    const { ann, bob, code } = await sitTogether();
    const carl = Guest.nameless(b.base);
    await carl.watch(code);
    const seen = () => {
      const { away, watching } = ann.mirrors.get(code) ?? {};
      return `${away} ${watching}`;
    };
    await ann.until('Carl watches', () => seen() === ' 1');
    bob.drop();
    await ann.until('Bob is away', () => seen() === '1 1');
    await bob.connect();
    await ann.until('Bob is back', () => seen() === ' 1');
    for (const guest of [ann, bob, carl]) guest.drop();
  });

  it('all hear what is said, but from those whom they do not want to hear', async () => {
    const { ann, bob, code } = await sitTogether();
    const heard = () =>
      messagesOf(bob, 'chat').flatMap(({ lines }) => lines.map(({ text }: { text: string }) => text));
    ann.send({ type: 'say', table: code, id: 's1', text: 'Hello' });
    await bob.until('it is heard', () => heard().includes('Hello'));
    // The mute is asked for at the server where Bob has no page.
    await at(a, bob).do(code, 'mute', { seat: 0 });
    await bob.until('he is told', () => messagesOf(bob, 'unheard').length > 0);
    ann.send({ type: 'say', table: code, id: 's2', text: 'Anybody?' });
    await ann.until('it is said', () => messagesOf(ann, 'said').length === 2);
    bob.send({ type: 'say', table: code, id: 's3', text: 'Me' });
    await bob.until('Bob hears himself', () => heard().includes('Me'));
    expect(heard()).not.toContain('Anybody?');
    for (const guest of [ann, bob]) guest.drop();
  });

  it('another name and other rules are seen at both', async () => {
    const { ann, bob, code } = await sitTogether();
    await at(b, ann).ask('/api/identity', { name: 'Anna', language: 'en' });
    const names = (guest: Guest) => guest.mirrors.get(code)?.info.seats.map((sitter) => sitter?.name);
    for (const guest of [ann, bob])
      await guest.until('the name is seen', () => names(guest)?.join() === 'Anna,Bob');
    await at(b, ann).do(code, 'rules', { options: { leader: 1 }, capacity: 3, patienceSeconds: 60 });
    for (const guest of [ann, bob])
      await guest.until('there is a third seat', () => names(guest)?.length === 3);
    for (const guest of [ann, bob]) guest.drop();
  });

  it('what somebody arranges at one is known at the other', async () => {
    const wish = { game: 'choose-your-words', options: {}, patienceSeconds: null };
    const { ann, bob, code } = await sitTogether(wish);
    await ann.do(code, 'start');
    const twin = at(b, ann);
    await twin.watch(code);
    const seen = (guest: Guest) =>
      guest.mirrors.get(code)?.view as unknown as {
        readonly layout: string;
        readonly seats: readonly { readonly cards: string }[];
      };
    await ann.until('there are cards', () => seen(ann)?.seats[0]?.cards);
    const cards = seen(ann).seats[0]?.cards ?? '';
    const [one, two] = cards.replaceAll('*', '').trim().split(/\s+/) as [string, string];
    for (const layout of [one, `${two} ${one}`]) {
      expect(await ann.act(code, `layout ${layout}`)).toMatchObject({ type: 'accepted' });
      await twin.until('it lies so at the other', () => seen(twin)?.layout === layout);
    }
    for (const guest of [ann, bob, twin]) guest.drop();
  });

  it('orders given at one server are carried out by the other, which keeps the table', async () => {
    const { ann, bob, code } = await sitTogether({ options: { leader: 1 } });
    await ann.do(code, 'start');
    await bob.until('the game is on', () => viewOf(bob, code)?.phase === 'roll');
    await at(b, ann).do(code, 'orders', { orders: { roll: true, buyAtMost: 0, bidAtMost: 0 } });
    await bob.act(code, 'roll');
    await bob.act(code, 'choose 2');
    await bob.act(code, 'decline');
    await bob.until('Ann has declined', () =>
      messagesOf(bob, 'update').some(({ events }) =>
        events.some(({ type, seat }: { type: string; seat: number }) => type === 'lot-gone' && seat === 0),
      ),
    );
    for (const guest of [ann, bob]) guest.drop();
  });

  it('nothing is missed where the line on which a server listens was cut', async () => {
    const { ann, bob, code } = await sitTogether({ options: { leader: 0 } });
    await ann.do(code, 'start');
    await bob.until('the game is on', () => viewOf(bob, code)?.phase === 'roll');
    await askDatabase(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid in (select pid from processes)`,
    );
    expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
    ann.send({ type: 'say', table: code, id: 's9', text: 'Still there?' });
    await bob.until('Bob sees it', () => (viewOf(bob, code)?.phase ?? 'roll') !== 'roll');
    await bob.until('Bob hears it', () =>
      messagesOf(bob, 'chat').some(({ lines }) =>
        lines.some(({ text }: { text: string }) => text === 'Still there?'),
      ),
    );
    for (const guest of [ann, bob]) guest.drop();
  });
});

describe('away from tables', () => {
  it('the lobby lists tables of all, with who sits and how many watch there', async () => {
    const eve = await arrive(b, 'Eve');
    await eve.connect();
    eve.send({ type: 'lobby', follow: true });
    await eve.until('the lobby is shown', () => messagesOf(eve, 'lobby').length > 0);
    const ann = await arrive(a, 'Ann');
    const code = await ann.make({ capacity: 2, public: true });
    const row = () =>
      messagesOf(eve, 'lobby')
        .flatMap(({ rows }) => rows)
        .findLast((each) => each.code === code);
    const isGone = () => messagesOf(eve, 'lobby').some(({ gone }) => gone.includes(code));
    await eve.until('the table is listed', row);
    await ann.watch(code);
    const carl = Guest.nameless(a.base);
    await carl.watch(code);
    await eve.until('somebody watches', () => row().watching === 1);
    const bob = await arrive(a, 'Bob');
    await bob.do(code, 'sit');
    await eve.until('Bob sits there', () => row().seats.length === 2 && row().seats[1]?.name === 'Bob');
    await ann.do(code, 'start');
    await eve.until('they play', () => row().status === 'playing');
    expect((await ask(b.base, '/api/lobby')).body.tables).toEqual(
      expect.arrayContaining([expect.objectContaining({ code, status: 'playing' })]),
    );
    const live = async () =>
      (await ask(b.base, '/api/live')).body.games.map((game: { code: string }) => game.code);
    await expect.poll(live).toContain(code);
    const token = readFileSync(join(a.dataFolder, 'admin-token.txt'), 'utf8').trim();
    const authorization = { headers: { authorization: `Bearer ${token}` } };
    await ask(a.base, '/api/admin/tables/close', { ...authorization, body: { table: code } });
    await eve.until('it is gone', isGone);
    for (const guest of [eve, ann, carl]) guest.drop();
  });

  it('“play now” brings people together, wherever they come in', async () => {
    const [ann, bob] = [await arrive(a, 'Ann'), await arrive(b, 'Bob')];
    const wish = { game: 'buyword', pace: 'correspondence', language: 'fr' };
    const code = (await ann.ask('/api/play-now', wish)).body.info.code;
    await ann.watch(code);
    // Nobody is sent to a table that its host has left: who is there is told with how many watch.
    const carl = Guest.nameless(a.base);
    await carl.watch(code);
    await expect
      .poll(async () => (await ask(b.base, '/api/lobby')).body.tables)
      .toContainEqual(expect.objectContaining({ code, watching: 1 }));
    expect((await bob.ask('/api/play-now', wish)).body.info).toMatchObject({
      code,
      seats: [{ name: 'Ann' }, { name: 'Bob' }, null],
    });
    for (const guest of [ann, carl]) guest.drop();
  });

  it('whose turn it is is told to pages at either server', async () => {
    const [ann, bob] = [await arrive(a, 'Ann'), await arrive(a, 'Bob')];
    const page = at(b, ann);
    await page.connect();
    page.send({ type: 'turns', follow: true });
    await page.until('the turns are told', () => messagesOf(page, 'turns').length > 0);
    const waiting = () => {
      const codes = new Set<string>();
      for (const { tables, gone } of messagesOf(page, 'turns')) {
        for (const each of tables) codes.add(each.code);
        for (const each of gone) codes.delete(each);
      }
      return [...codes].join();
    };
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    await bob.do(code, 'sit');
    await ann.do(code, 'start');
    await page.until('it is Ann’s turn', () => waiting() === code);
    await ann.watch(code);
    for (const action of ['roll', 'choose 2', 'decline']) await ann.act(code, action);
    await page.until('it is Bob’s turn', () => waiting() === '');
    for (const guest of [ann, page]) guest.drop();
  });

  it('who is away is notified once, by one of the servers', async () => {
    const { ann, bob, code } = await sitTogether({ options: { leader: 0, turnSeconds: 86_400 } });
    await ann.do(code, 'start');
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys().toString('base64url');
    const subscription = {
      endpoint: `${pushAddress()}send/1`,
      expirationTime: null,
      keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    };
    expect((await bob.ask('/api/push/subscribe', subscription)).status).toBe(200);
    bob.drop();
    await ann.until('Bob is away', () => ann.mirrors.get(code)?.away.includes(1));
    const carl = await arrive(b, 'Carl');
    await carl.watch(code);
    for (const action of ['roll', 'choose 2', 'decline']) await ann.act(code, action);
    await carl.until('it is Bob’s turn', () => viewOf(carl, code)?.toAct.includes(1));
    await expect.poll(() => deliveries).toBe(1);
    // At the other server too, everything that follows from the turn has been done by the time Bob has done his.
    for (const action of ['decline', 'done'])
      await at(b, bob)
        .watch(code)
        .then(() => at(b, bob).act(code, action));
    expect(deliveries).toBe(1);
    for (const guest of [ann, carl]) guest.drop();
  });
});

describe('somebody', () => {
  it('who is banned at one server is put out at both', async () => {
    const { ann, bob, code } = await sitTogether();
    const token = readFileSync(join(a.dataFolder, 'admin-token.txt'), 'utf8').trim();
    const headers = { authorization: `Bearer ${token}` };
    const banned = await ask(a.base, '/api/admin/ban', {
      headers,
      body: { table: code, seat: 1, why: 'rude' },
    });
    expect(banned.status).toBe(200);
    await bob.until('Bob is put out', () => !bob.isConnected);
    expect(await upgradeStatus(b.base, { cookie: bob.cookie })).toBe(403);
    ann.drop();
  });

  it('who ends their sessions at one server has none at the other', async () => {
    const ann = await arrive(a, 'Ann');
    const [old, page] = [ann.cookie, at(b, ann)];
    await page.connect();
    await ann.ask('/api/identity/sign-out-everywhere', {});
    await page.until('the page is put out', () => !page.isConnected);
    expect(await upgradeStatus(b.base, { cookie: old })).toBe(401);
    expect(await upgradeStatus(b.base, { cookie: ann.cookie })).toBe(101);
  });

  it('who has themselves forgotten at one server has no name at the other', async () => {
    const { ann, bob, code } = await sitTogether();
    await ann.do(code, 'start');
    await at(a, bob).ask('/api/identity/delete', {});
    await bob.until('Bob is put out', () => !bob.isConnected);
    const names = async () => {
      const { body } = await ask(b.base, `/api/tables/${code}`, { cookie: ann.cookie });
      return body.info.seats.map((sitter: { name: string } | null) => sitter?.name);
    };
    await expect.poll(names).toEqual(['Ann', NOBODY]);
    ann.drop();
  });
});
