import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../../src/server/app/rate-limits.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';
import { longList } from '../support/long-list.ts';

const servers: TestServer[] = [];
const serverWith = async (limits: Partial<Limits>): Promise<TestServer> => {
  const server = await startTestServer({ limits: { ...NO_LIMITS, ...limits } });
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

describe('the limits', () => {
  it('hold up those who ask too much, by address and by identity', async () => {
    const strict = await serverWith({
      recoveries: DEFAULT_LIMITS.recoveries,
      tables: { burst: 2, perMinute: 1 },
      messages: { burst: 5, perMinute: 1 },
      misses: { burst: 2, perMinute: 1 },
      socketsAtOnce: 1,
    });
    const ann = await Guest.arrive(strict.base, 'Ann');
    for (let tries = 0; tries < DEFAULT_LIMITS.recoveries.burst; tries++) {
      expect((await ask(strict.base, '/api/identity/recover', { body: { code: 'AAAAA' } })).status).toBe(403);
    }
    // Even the right code has to wait now.
    const late = await ask(strict.base, '/api/identity/recover', { body: { code: ann.recoveryCode } });
    expect(late).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(20);
    const code = await ann.make({ capacity: 1 });
    await ann.make({ capacity: 1 });
    await expect(ann.make({ capacity: 1 })).rejects.toThrow('too-many-requests');
    expect((await ann.ask('/api/tables/BBBBBBB')).status).toBe(404);
    expect((await ann.ask('/api/tables/BBBBBBC')).status).toBe(404);
    expect((await ann.ask('/api/tables/BBBBBBD')).status).toBe(429);
    await ann.watch(code);
    expect(await upgradeStatus(strict.base, { cookie: ann.cookie })).toBe(429);
    for (let i = 0; i < 6; i++) ann.send({ type: 'ping' });
    await ann.until('it is told to slow down', () =>
      ann.refusals.some((each) => each.type === 'refused' && each.code === 'too-many-requests'),
    );
    ann.drop();
  });

  it('let two classes behind one address begin at once, and go on at other devices the next day', async () => {
    const server = await serverWith(DEFAULT_LIMITS);
    const teacher = await Guest.arrive(server.base, 'Ms Lambert');
    const codes: string[] = [];
    for (let i = 0; i < 20; i++) codes.push(await teacher.make({ capacity: 4 }));
    const refused = new Set<string>();
    const note = (what: string, { status }: { readonly status: number }) => {
      if (status >= 400) refused.add(`${what} ${status}`);
    };
    const come = async (i: number): Promise<Guest> => {
      const code = codes[i % codes.length];
      for (const path of ['/api/announcements', '/api/identity', '/api/announcements', `/api/tables/${code}`])
        note(path, await ask(server.base, path));
      const kid = await Guest.arrive(server.base, `Kid ${i}`);
      note('sit', await kid.ask(`/api/tables/${code}/sit`, {}));
      note('turns', await kid.ask('/api/turns'));
      await kid.connect();
      return kid;
    };
    const kids = await Promise.all(Array.from({ length: 60 }, (_, i) => come(i)));
    await Promise.all(
      kids.map(async ({ recoveryCode, cookie }) => {
        const body = { code: recoveryCode };
        note('recover', await ask(server.base, '/api/identity/recover', { body }));
        note('code', await ask(server.base, '/api/identity/code', { cookie, body: {} }));
      }),
    );
    for (const kid of kids) kid.drop();
    expect([...refused]).toEqual([]);
  });

  it('let sixty people behind one address load pages, follow the lobby, play and reconnect in the same minute', async () => {
    const server = await serverWith(DEFAULT_LIMITS);
    const teacher = await Guest.arrive(server.base, 'Ms Lambert');
    const codes: string[] = [];
    const options = { theme: { words: longList(1000) } };
    for (let i = 0; i < 20; i++) codes.push(await teacher.make({ capacity: 4, public: i < 5, options }));
    const refused = new Set<string>();
    const note = (what: string, { status }: { readonly status: number }) => {
      if (status >= 400) refused.add(`${what} ${status}`);
    };
    const loadPage = async (kid: Guest, code: string): Promise<void> => {
      const paths = ['announcements', 'identity', 'turns', 'lobby', 'games', `tables/${code}`, 'push'];
      for (const path of paths) note(path, await kid.ask(`/api/${path}`));
      kid.send({ type: 'lobby', follow: true });
    };
    await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const code = codes[i % codes.length] as string;
        const kid = await Guest.arrive(server.base, `Kid ${i}`);
        await kid.connect();
        await loadPage(kid, code);
        note('sit', await kid.ask(`/api/tables/${code}/sit`, {}));
        await kid.watch(code);
        for (let lost = 0; lost < 2; lost++) {
          kid.drop();
          await kid.connect();
        }
        await loadPage(kid, code);
        for (let said = 0; said < 5; said++) await kid.act(code, 'roll');
        for (const { code: why } of kid.refusals as { code: string }[])
          if (why.startsWith('too-') || why.startsWith('written-')) refused.add(why);
        kid.drop();
      }),
    );
    expect([...refused]).toEqual([]);
  });

  it('count requests and messages by what they cost the server', async () => {
    const { base } = await serverWith({
      requests: { burst: 25, perMinute: 0.01 },
      messages: { burst: 12, perMinute: 0.01 },
    });
    const ann = await Guest.arrive(base, 'Ann');
    const code = await ann.make({ capacity: 2 });
    // Five for the identity, five for the table; then ten for each search.
    for (const expected of [200, 429, 429]) expect((await ann.ask('/api/records')).status).toBe(expected);
    for (let i = 0; i < 5; i++) expect((await ann.ask('/api/games')).status).toBe(200);
    expect(await ann.ask('/api/games')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await ann.watch(code);
    ann.send({ type: 'lobby', follow: true });
    ann.send({ type: 'watch', table: code });
    await ann.until('she is refused', () => ann.refusals.length === 1);
    for (let i = 0; i < 3; i++) ann.send({ type: 'ping' });
    await ann.until('she is refused again', () => ann.refusals.length === 2);
    ann.drop();
  });

  it('hold up who fetches files without end, and nobody else', async () => {
    const { base } = await serverWith({ files: { burst: 3, perMinute: 0.01 } });
    const paths = [
      '/healthz',
      '/words/manifest.json',
      '/there/is/nothing',
      '/healthz',
      '/words/manifest.json',
    ];
    const statuses = [];
    for (const path of paths) statuses.push((await ask(base, path)).status);
    expect(statuses).toEqual([200, 200, 404, 429, 429]);
    expect((await ask(base, '/api/games')).status).toBe(200);
  });

  it('count the messages of one address together', async () => {
    const { base } = await serverWith({ messagesOfAddress: { burst: 12, perMinute: 0.01 } });
    const guests = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Guest.arrive(base, name)));
    const [ann] = guests as [Guest, Guest, Guest];
    const code = await ann.make({ capacity: 2 });
    await Promise.all(guests.map((guest) => guest.connect()));
    for (const guest of guests) guest.send({ type: 'watch', table: code });
    await expect.poll(() => guests.reduce((sum, { refusals }) => sum + refusals.length, 0)).toBe(1);
    for (const guest of guests) guest.drop();
  });

  it('leave nobody the disk: what one writes has a day’s budget, by identity', async () => {
    const { base } = await serverWith({ bytesOfIdentity: { burst: 470_000, perMinute: 4000 } });
    const [eve, bob] = [await Guest.arrive(base, 'Eve', 'fr'), await Guest.arrive(base, 'Bob')];
    const wish = { game: 'buyword', capacity: 1, options: { theme: { words: longList(5000) } } };
    const refusedConfig = { ...wish, capacity: 99 };
    // What is refused is not written, and does not count.
    for (let i = 0; i < 20; i++) expect((await eve.ask('/api/tables', refusedConfig)).status).toBe(400);
    const made = await eve.ask('/api/tables', wish);
    const { code } = made.body.info as { code: string };
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await eve.ask('/api/tables', wish));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThan(4);
    const last = answers.at(-1);
    expect(last).toMatchObject({
      status: 429,
      body: {
        code: 'written-too-much',
        message: expect.stringMatching(/réessaie dans \d+ (secondes|minutes)/),
      },
    });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(60);
    // The game would be kept with its list once more.
    expect((await eve.ask(`/api/tables/${code}/start`, {})).body.code).toBe('written-too-much');
    expect((await eve.ask(`/api/tables/${code}/leave`, {})).status).toBe(200);
    expect((await bob.ask('/api/tables', wish)).status).toBe(201);
  });

  it('count what an address writes over whatever way and under however many names', async () => {
    const { base } = await serverWith({ bytesOfAddress: { burst: 8000, perMinute: 0.01 } });
    const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')];
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    await bob.do(code, 'sit');
    await ann.do(code, 'start');
    await ann.watch(code);
    const accepted = await ann.act(code, 'roll', 'first');
    expect(accepted?.type).toBe('accepted');
    const codes = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const id = `line-${i}`;
      ann.send({ type: 'say', table: code, id, text: 'x'.repeat(150) });
    }
    await ann.until('the budget is used up', () =>
      ann.refusals.some((each) => 'code' in each && each.code === 'written-too-much'),
    );
    // What was written is answered as before, whenever it is asked again.
    expect(await ann.act(code, 'roll', 'first')).toEqual(accepted);
    for (const guest of [ann, bob]) {
      await guest.watch(code);
      const answer = await guest.act(code, `sell ${'X'.repeat(200)}`);
      if (answer?.type === 'refused') codes.add(answer.code);
      expect((await guest.ask('/api/tables', { game: 'buyword', capacity: 2 })).status).toBe(429);
      guest.drop();
    }
    expect([...codes]).toEqual(['written-too-much']);
  });

  it('do not tell who has guessed too much whether a guess was right, by whatever way', async () => {
    const { base } = await serverWith({ misses: { burst: 3, perMinute: 0.01 } });
    const ann = await Guest.arrive(base, 'Ann');
    const eve = await Guest.arrive(base, 'Eve');
    const code = await ann.make({ capacity: 2 });
    // What is there costs nothing.
    for (let i = 0; i < 9; i++) expect((await eve.ask(`/api/tables/${code}`)).status).toBe(200);
    await eve.connect();
    for (const guess of ['BBBBBBB', 'CCCCCCC']) eve.send({ type: 'watch', table: guess });
    await eve.until('she is refused', () => eve.refusals.length === 2);
    expect((await eve.ask('/api/tables/DDDDDDD')).status).toBe(404);
    for (const right of [code, 'FFFFFFF']) {
      expect(await eve.ask(`/api/tables/${right}`)).toMatchObject({
        status: 429,
        body: { code: 'too-many-requests' },
      });
      expect((await eve.ask(`/api/tables/${right}/sit`, {})).status).toBe(429);
      eve.send({ type: 'watch', table: right });
      expect(await eve.act(right, 'roll')).toMatchObject({ code: 'too-many-requests', table: right });
    }
    expect(eve.mirrors.size).toBe(0);
    // Who sits at a table in the same house plays on.
    expect((await ann.ask(`/api/tables/${code}`)).status).toBe(200);
    await ann.watch(code);
    for (const guest of [ann, eve]) guest.drop();
  });

  it('count guesses that come all at once', async () => {
    const { base } = await serverWith({ misses: { burst: 3, perMinute: 0.01 } });
    const eve = await Guest.arrive(base, 'Eve');
    await eve.connect();
    for (let i = 0; i < 20; i++) eve.send({ type: 'watch', table: `GUESS${i}` });
    await eve.until('all are answered', () => eve.refusals.length === 20);
    const codes = eve.refusals.map((each) => ('code' in each ? each.code : ''));
    expect(codes.filter((each) => each === 'no-such-table')).toHaveLength(3);
    eve.drop();
  });

  it('hold for the sockets of one address together', async () => {
    const { base } = await serverWith({ socketsOfAddress: 2 });
    const guests = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Guest.arrive(base, name)));
    const [ann, bob, cid] = guests as [Guest, Guest, Guest];
    await Promise.all([ann.connect(), bob.connect()]);
    expect(await upgradeStatus(base, { cookie: cid.cookie })).toBe(429);
    const gone = bob.until('his socket is closed', () => !bob.isConnected);
    bob.drop();
    await gone;
    await expect.poll(() => upgradeStatus(base, { cookie: cid.cookie })).toBe(101);
    ann.drop();
  });

  it('name the table in what they refuse, so that a page knows what was meant', async () => {
    const { base } = await serverWith({ messages: { burst: 1, perMinute: 0.01 } });
    const ann = await Guest.arrive(base, 'Ann');
    const code = await ann.make({ capacity: 1 });
    await ann.watch(code);
    ann.send({ type: 'watch', table: code.toLowerCase() });
    await ann.until('she is refused', () => ann.refusals.length === 1);
    expect(ann.refusals[0]).toMatchObject({ code: 'too-many-requests', table: code });
    ann.drop();
  });

  it('leave nobody more than so many tables that wait for players', async () => {
    const { base } = await serverWith({ openTables: 2 });
    const [ann, bob] = [await Guest.arrive(base, 'Ann', 'fr'), await Guest.arrive(base, 'Bob')];
    const code = await ann.make({ capacity: 1 });
    await ann.make({ capacity: 2 });
    expect(await ann.ask('/api/tables', { game: 'buyword', capacity: 2 })).toMatchObject({
      status: 409,
      body: { code: 'too-many-open', most: 2, message: expect.stringContaining('2 de tes tables') },
    });
    // However many are asked for at once.
    const wishes = Array.from({ length: 8 }, () => bob.ask('/api/tables', { game: 'buyword', capacity: 2 }));
    const answers = (await Promise.all(wishes)).map(({ status }) => status);
    expect(answers.filter((status) => status === 201)).toHaveLength(2);
    await ann.do(code, 'start');
    await ann.make({ capacity: 2 });
  });

  it('count tables that are made and tables that are asked for together', async () => {
    const { base } = await serverWith({ tables: { burst: 3, perMinute: 0.01 } });
    const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')];
    const playNow = (guest: Guest) => guest.ask('/api/play-now', { game: 'buyword' });
    const make = (guest: Guest) => guest.ask('/api/tables', { game: 'buyword', capacity: 2 });
    expect((await playNow(ann)).status).toBe(200);
    expect((await make(ann)).status).toBe(201);
    expect((await make(ann)).status).toBe(201);
    for (const again of [playNow, make])
      expect(await again(ann)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await make(bob)).status).toBe(201);
  });

  it('leave nobody the whole public list', async () => {
    const { base } = await serverWith({});
    const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')];
    const bobs = await bob.make({ public: true });
    for (let i = 0; i < 8; i++) await ann.make({ public: true });
    const { tables } = (await ask(base, '/api/tables')).body as { tables: { code: string }[] };
    expect(tables).toHaveLength(6);
    expect(tables.map(({ code }) => code)).toContain(bobs);
  });
});
