import { afterEach, describe, expect, it } from 'vitest';
import { type BotId, mannerOf } from '../../src/bots/characters.ts';
import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import type { GameModule } from '../../src/catalog/game-module.ts';
import type { LobbyRow } from '../../src/protocol/lobby-row.ts';
import { newDataFolder, startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
afterEach(() => server.remove());

const rowsOf = (guest: Guest): Map<string, LobbyRow> => {
  let rows = new Map<string, LobbyRow>();
  for (const frame of guest.frames) {
    const message = JSON.parse(frame);
    if (message.type !== 'lobby') continue;
    if (message.whole) rows = new Map();
    for (const row of message.rows as LobbyRow[]) rows.set(row.code, row);
    for (const code of message.gone) rows.delete(code);
  }
  return rows;
};

const follow = async (name: string): Promise<Guest> => {
  const guest = await Guest.arrive(server.base, name);
  guest.keepsFrames = true;
  await guest.connect();
  guest.send({ type: 'lobby', follow: true });
  await guest.until('the list comes', () => guest.frames.some((frame) => frame.includes('"lobby"')));
  return guest;
};

describe('the lobby', () => {
  it('shows public tables as they come, fill, start and go, with who looks on', async () => {
    server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    await ann.make({ capacity: 2 });
    const eve = await follow('Eve');
    expect(rowsOf(eve).size).toBe(0);
    const code = await ann.make({
      capacity: 2,
      public: true,
      options: { dictionary: 'fr-full', tiles: 'french', turnSeconds: 86_400, auctions: 'english' },
    });
    await eve.until('it is listed', () => rowsOf(eve).has(code));
    expect(rowsOf(eve).get(code)).toMatchObject({
      language: 'fr',
      pace: 'correspondence',
      variants: ['auctions'],
      status: 'open',
      host: 'Ann',
      watching: 0,
      seats: [{ name: 'Ann' }, null],
    });
    const bob = await Guest.arrive(server.base, 'Bob');
    await bob.do(code, 'sit');
    await eve.watch(code);
    await eve.until('seat and spectator are seen', () => {
      const row = rowsOf(eve).get(code);
      return row?.seats[1]?.name === 'Bob' && row.watching === 1;
    });
    await ann.do(code, 'start');
    await eve.until('it plays', () => rowsOf(eve).get(code)?.status === 'playing');
    await ann.do(code, 'leave');
    await eve.until('it is gone', () => !rowsOf(eve).has(code));
    eve.send({ type: 'lobby', follow: false });
    await ann.make({ public: true });
    const { body } = await eve.ask('/api/lobby');
    expect(body.tables).toHaveLength(1);
    expect(rowsOf(eve).size).toBe(0);
  });

  it('lists a table between two games as long as a seat is free and somebody is there, by the rules of the next', async () => {
    server = await startTestServer();
    const eve = await follow('Eve');
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const code = await ann.make({ public: true, capacity: 2, spectators: 'off' });
    await bob.do(code, 'sit');
    await ann.watch(code);
    await ann.do(code, 'start');
    await bob.do(code, 'leave');
    await eve.until('the seat is offered', () => rowsOf(eve).get(code)?.status === 'open');
    expect(rowsOf(eve).get(code)).toMatchObject({
      seats: [{ name: 'Ann' }, null],
      host: 'Ann',
      language: 'en',
    });
    expect((await eve.ask('/api/tables')).body.tables).toMatchObject([{ code, status: 'over' }]);
    await ann.do(code, 'rules', { capacity: 2, options: { dictionary: 'fr-full', tiles: 'french' } });
    await eve.until('the rules are told', () => rowsOf(eve).get(code)?.language === 'fr');
    await bob.do(code, 'sit');
    await eve.until('it is full', () => !rowsOf(eve).has(code));
    await bob.do(code, 'leave');
    await eve.until('it is offered again', () => rowsOf(eve).has(code));
    ann.drop();
    await eve.until('nobody is there', () => !rowsOf(eve).has(code));
  });

  it('tells many changes at once, and games closed to spectators to nobody', async () => {
    server = await startTestServer();
    const eve = await follow('Eve');
    const makers = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const made: (readonly [Guest, string])[] = [];
    for (let i = 0; i < 4; i++)
      for (const maker of makers)
        made.push([maker, await maker.make({ public: true, capacity: 1, spectators: 'off' })]);
    await eve.until('all are listed', () => rowsOf(eve).size === 8);
    for (const [maker, code] of made) await maker.do(code, 'start');
    await eve.until('none is listed', () => rowsOf(eve).size === 0);
    const frames = eve.frames.filter((frame) => frame.includes('"lobby"'));
    expect(frames.length).toBeLessThan(8);
  });

  it('lists of one maker only so many, also while somebody looks, and the next when one of them goes', async () => {
    server = await startTestServer();
    const eve = await follow('Eve');
    const ann = await Guest.arrive(server.base, 'Ann');
    const codes: string[] = [];
    for (let i = 0; i < 7; i++) codes.push(await ann.make({ public: true, capacity: 1, spectators: 'off' }));
    const newest = codes.slice(2);
    await eve.until('the newest are listed', () => rowsOf(eve).has(codes[6] ?? '') && rowsOf(eve).size === 5);
    expect([...rowsOf(eve).keys()].sort()).toEqual(newest.sort());
    await ann.do(codes[6] ?? '', 'start');
    await eve.until('another takes its place', () => rowsOf(eve).has(codes[1] ?? ''));
    expect(rowsOf(eve).size).toBe(5);
  });

  it('lists all tables after a restart, those in memory and those that are not', async () => {
    const dataFolder = newDataFolder();
    server = await startTestServer({ dataFolder });
    const ann = await Guest.arrive(server.base, 'Ann');
    const codes: string[] = [];
    for (let i = 0; i < 3; i++) codes.push(await ann.make({ public: true }));
    await server.stop();
    server = await startTestServer({ dataFolder });
    const again = Guest.known(server.base, 'Ann', ann.cookie);
    await again.ask(`/api/tables/${codes[2]}`);
    const { body } = await again.ask('/api/lobby');
    expect(body.tables.map(({ code }: LobbyRow) => code).sort()).toEqual(codes.sort());
  });

  it('checks long options once, however often tables change and the list is asked for; what it reads does not stay in memory', async () => {
    const dataFolder = newDataFolder();
    let checks = 0;
    const counting: GameModule = {
      ...BUYWORD_MODULE,
      checkOptions: (options, players) => {
        checks++;
        return BUYWORD_MODULE.checkOptions(options, players);
      },
    };
    const config = { dataFolder, games: [counting] };
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const words = letters.flatMap((one) => letters.map((other) => `A${one}${other}`));
    const options = { dictionary: 'en-full', theme: { words } };
    server = await startTestServer(config);
    const made: (readonly [Guest, string])[] = [];
    for (let i = 0; i < 10; i++) {
      const maker = await Guest.arrive(server.base, `Maker ${i}`);
      made.push([maker, await maker.make({ public: true, capacity: 2, options })]);
    }
    const [ann, code] = made[0] as readonly [Guest, string];
    const bob = await Guest.arrive(server.base, 'Bob');
    await bob.do(code, 'sit');
    const hosts = [ann, bob];
    const turns = async () => {
      for (let turn = 0; turn < 20; turn++) {
        const [host, next] = [hosts[turn % 2] as Guest, (turn + 1) % 2];
        await host.do(code, 'pass-host', { seat: next });
        const { body } = await bob.ask('/api/lobby');
        expect(body.tables).toHaveLength(10);
        const row = body.tables.find((each: LobbyRow) => each.code === code);
        expect(row.host).toBe(hosts[next]?.name);
      }
    };
    await bob.ask('/api/lobby');
    checks = 0;
    await turns();
    expect(checks).toBe(0);
    await server.stop();
    server = await startTestServer(config);
    for (const guest of [ann, bob]) guest.base = server.base;
    checks = 0;
    expect((await bob.ask('/api/lobby')).body.tables).toHaveLength(10);
    expect([checks, server.tables.loaded()]).toEqual([10, 0]);
    await turns();
    // The one table that has come into memory is read once more.
    expect([checks, server.tables.loaded()]).toEqual([11, 1]);
  });

  it('and the lists of one’s own tables and turns take no table into memory', async () => {
    const dataFolder = newDataFolder();
    server = await startTestServer({ dataFolder });
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const codes: string[] = [];
    for (let i = 0; i < 3; i++) {
      const code = await ann.make({ public: true, capacity: 2, options: { leader: 0, turnSeconds: 86_400 } });
      await bob.do(code, 'sit');
      await ann.do(code, 'start');
      codes.push(code);
    }
    await server.stop();
    server = await startTestServer({ dataFolder });
    ann.base = server.base;
    const turns = async () => (await ann.ask('/api/turns')).body.tables;
    const mine = async () => (await ann.ask('/api/tables/mine')).body.tables;
    for (let i = 0; i < 2; i++) {
      expect(await turns()).toMatchObject(codes.map(() => ({ game: 'buyword', others: [{ name: 'Bob' }] })));
      expect((await mine()).map(({ code }: LobbyRow) => code).sort()).toEqual(codes.toSorted());
      expect((await ann.ask('/api/identity')).body.lookUp).toBe('open');
      expect((await ann.ask('/api/lobby')).body.tables).toHaveLength(3);
    }
    expect(server.tables.loaded()).toBe(0);
    // What happens at one of them is seen at once.
    await ann.do(codes[0] ?? '', 'leave');
    expect([(await turns()).length, (await mine()).length]).toEqual([2, 2]);
  });

  it('shows as here who sat down from the list and then came', async () => {
    server = await startTestServer();
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const code = await ann.make({ public: true });
    await ann.watch(code);
    await bob.do(code, 'sit');
    await ann.until('he is seen away', () => ann.mirrors.get(code)?.away.includes(1));
    await bob.watch(code);
    await ann.until('he is seen here', () => ann.mirrors.get(code)?.away.length === 0);
  });
});

describe('play now', () => {
  it('seats one at the next table that fits, where a host waits whom one has not blocked', async () => {
    server = await startTestServer();
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const code = await ann.make({ public: true, capacity: 2, options: { dictionary: 'fr-full' } });
    const play = async (filter: object) => (await bob.ask('/api/play-now', filter)).body.info;
    // The host is not there: nobody would start the game.
    expect((await play({ language: 'fr' })).code).not.toBe(code);
    await ann.watch(code);
    expect((await play({ language: 'en' })).code).not.toBe(code);
    expect((await play({ language: 'fr', variant: 'auctions' })).code).not.toBe(code);
    const found = await play({ language: 'fr', variant: 'plain' });
    expect(found).toMatchObject({ code, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
    await bob.do(code, 'leave');
    await bob.ask(`/api/tables/${code}/block`, { seat: 0 });
    expect((await play({ language: 'fr' })).code).not.toBe(code);
  });

  it('plays with bots where nobody comes within a moment, and with people where somebody does', async () => {
    server = await startTestServer({ playNowWaitMs: 500 });
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const alone = (await ann.ask('/api/play-now', {})).body.info;
    expect(alone.startsAtMs).toBeGreaterThan(0);
    const table = await ann.watch(alone.code);
    expect(table.info.status).toBe('open');
    await ann.until('it starts', () => ann.mirrors.get(alone.code)?.info.status === 'playing');
    expect(ann.mirrors.get(alone.code)?.info.seats.map((sitter) => sitter?.kind)).toEqual([
      'person',
      'bot',
      'bot',
    ]);
    const first = (await ann.ask('/api/play-now', { language: 'fr' })).body.info;
    await ann.watch(first.code);
    const second = (await bob.ask('/api/play-now', { language: 'fr' })).body.info;
    expect(second.code).toBe(first.code);
    await bob.watch(second.code);
    await bob.until('it starts', () => bob.mirrors.get(second.code)?.info.status === 'playing');
    expect(bob.mirrors.get(second.code)?.info.seats.map((sitter) => sitter?.kind)).toEqual([
      'person',
      'person',
    ]);
    expect((await bob.ask('/api/play-now', { game: 'chess' })).body.code).toBe('no-such-game');
  });

  it('is in the language asked for, else in one’s own: nobody ends at a table of another', async () => {
    server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    const english = await ann.make({ public: true });
    await ann.watch(english);
    const lea = await Guest.arrive(server.base, 'Léa', 'fr');
    const found = (await lea.ask('/api/play-now', {})).body.info;
    expect(found).toMatchObject({ options: { dictionary: 'fr-full' }, seats: [{ name: 'Léa' }, null, null] });
    await lea.do(found.code, 'leave');
    expect((await lea.ask('/api/play-now', { language: 'en' })).body.info.code).toBe(english);
  });

  const play = async (guest: Guest, wish: object) => (await guest.ask('/api/play-now', wish)).body.info;

  it('fills the seats with bots of the level asked for', async () => {
    server = await startTestServer({ playNowWaitMs: 300 });
    const ann = await Guest.arrive(server.base, 'Ann');
    const levels = async (wish: object): Promise<(string | undefined)[]> => {
      const { code } = await play(ann, wish);
      await ann.watch(code);
      await ann.until('it starts', () => ann.mirrors.get(code)?.info.status === 'playing');
      const bots = ann.mirrors.get(code)?.info.seats.slice(1) ?? [];
      return bots.map((sitter) => mannerOf(sitter?.bot as BotId)?.level);
    };
    expect(await levels({ level: 'expert' })).toEqual(['expert', 'expert']);
    expect(await levels({ game: 'choose-your-words' })).toEqual(['casual', 'casual']);
  });

  it('brings people together whatever level they ask for', async () => {
    server = await startTestServer();
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const first = await play(ann, { level: 'novice' });
    await ann.watch(first.code);
    expect((await play(bob, { level: 'expert' })).code).toBe(first.code);
    const { status, body } = await bob.ask('/api/play-now', { level: 'grandmaster' });
    expect([status, body.code]).toEqual([400, 'bad-request']);
  });

  it('does not match one with somebody who has blocked one, host or not', async () => {
    server = await startTestServer();
    const arrive = (name: string) => Guest.arrive(server.base, name);
    const [ann, bob, cid] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cid')];
    const elsewhere = await bob.make({ capacity: 2 });
    await cid.do(elsewhere, 'sit');
    await bob.do(elsewhere, 'block', { seat: 1 });
    const code = await ann.make({ public: true });
    await ann.watch(code);
    await bob.do(code, 'sit');
    expect((await cid.ask('/api/play-now', {})).body.info.code).not.toBe(code);
    // Who is not the host has no say in who sits down by link.
    await cid.do(code, 'sit');
  });

  it('is started by the next server where the first one ended before its moment', async () => {
    const dataFolder = newDataFolder();
    server = await startTestServer({ dataFolder, playNowWaitMs: 1000 });
    const ann = await Guest.arrive(server.base, 'Ann');
    const { code } = (await ann.ask('/api/play-now', {})).body.info;
    await server.stop();
    server = await startTestServer({ dataFolder });
    const again = Guest.known(server.base, 'Ann', ann.cookie);
    expect((await again.watch(code)).info.status).toBe('open');
    await again.until('it starts', () => again.mirrors.get(code)?.info.status === 'playing');
    again.drop();
  });
});
