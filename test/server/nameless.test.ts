import { afterEach, describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { isNameless, namelessKey } from '../../src/server/app/nameless.ts';
import { MOST_OF_ADDRESS } from '../../src/server/app/presence.ts';
import type { Limits } from '../../src/server/app/rate-limits.ts';
import { standUp } from '../../src/server/app/waiting-room.ts';
import { gather, playToTheEnd } from '../support/crowd.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest, upgradeStatus } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';
import { actAs, looker, openRoom, person, type Room, settled, startTable } from '../support/table-room.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

let server: TestServer | undefined;
let room: Room | undefined;
afterEach(async () => {
  await server?.remove();
  await room?.close();
  server = undefined;
  room = undefined;
});

const serve = async (limits: Partial<Limits> = {}): Promise<TestServer> => {
  server = await startTestServer({ limits: { ...NO_LIMITS, ...limits } });
  return server;
};

/** Somebody without a name whose frames are kept. */
const nobodyAt = async (base: string): Promise<Guest> => {
  const guest = Guest.nameless(base);
  guest.keepsFrames = true;
  await guest.connect();
  return guest;
};

const heard = ({ frames }: Guest): ServerMessage[] => frames.map((frame) => JSON.parse(frame));

describe('watching without a name', () => {
  it('shows a table to who has the link, live, with nothing of one’s own', async () => {
    const { base } = await serve();
    const { code, players } = await gather(base, 2, { options: { leader: 0 } });
    const nobody = await nobodyAt(base);
    const table = await nobody.watch(code);
    expect(heard(nobody)[0]).toMatchObject({ type: 'welcome', name: null });
    expect(table).toMatchObject({ you: null, isHost: false, info: { status: 'playing' } });
    await (players[0] as Guest).act(code, 'roll');
    await nobody.until('the roll is seen', () => nobody.mirrors.get(code)?.version === table.version + 1);
    for (const guest of [...players, nobody]) guest.drop();
  });

  it('follows the lobby, and is answered a ping', async () => {
    const { base } = await serve();
    const ann = await Guest.arrive(base, 'Ann');
    const nobody = await nobodyAt(base);
    nobody.send({ type: 'lobby', follow: true });
    nobody.send({ type: 'ping' });
    const code = await ann.make({ public: true });
    await nobody.until('all came', () => {
      const frames = heard(nobody);
      const rows = frames.flatMap((frame) => (frame.type === 'lobby' ? frame.rows : []));
      return rows.some((row) => row.code === code) && frames.some(({ type }) => type === 'pong');
    });
    nobody.drop();
  });

  it.each([
    ['en-GB', 'Choose a name first.'],
    ['fr-FR,fr;q=0.9', 'Choisis d’abord un nom.'],
  ])(
    'refuses to act, to speak and to sit down, in the language of the browser (%s)',
    async (accepted, message) => {
      const { base } = await serve();
      const { code, players } = await gather(base, 2, { options: { leader: 0 } });
      const nobody = Guest.nameless(base, { 'accept-language': accepted });
      const { version } = await nobody.watch(code);
      const refused = { type: 'refused', table: code, code: 'no-identity', message };
      expect(await nobody.act(code, 'roll', 'a1')).toEqual({ ...refused, id: 'a1' });
      nobody.send({ type: 'say', table: code, id: 's1', text: 'hello' });
      await nobody.until('that is refused too', () => nobody.refusals.length === 2);
      expect(nobody.refusals[1]).toEqual({ ...refused, id: 's1' });
      for (const verb of ['sit', 'leave', 'kick', 'start'])
        expect(
          (await ask(base, `/api/tables/${code}/${verb}`, { body: verb === 'kick' ? { seat: 0 } : {} }))
            .status,
        ).toBe(401);
      expect(nobody.mirrors.get(code)?.version).toBe(version);
      for (const guest of [...players, nobody]) guest.drop();
    },
  );

  it('reads the story, and after the game its record and the bots’ reasons', async () => {
    const { base } = await serve();
    const table = await gather(base, 2, {});
    const read = (rest: string) => ask(base, `/api/tables/${table.code}/${rest}`);
    expect((await read('events')).body).toMatchObject({ game: 1 });
    expect((await read('record')).body).not.toMatch(/Seed/);
    await playToTheEnd(table, { random: seeded(7), drops: 0, reconnect: (guest) => guest.connect() });
    expect((await read('record')).body).toMatch(/Seed/);
    expect((await read('reasons')).status).toBe(200);
    for (const guest of table.players) guest.drop();
  });

  it('is not let in where spectators are not, nor told more than them where they are behind', async () => {
    room = await openRoom({ times: { spectatorDelayMs: 60 * SECOND } });
    const wish = { options: { leader: 0 }, patienceSeconds: null };
    const closed = await startTable(room, ['Ann', 'Bob'], { ...wish, spectators: 'off' });
    const nobody = looker(namelessKey(1));
    expect(await closed.watch(nobody, undefined)).toEqual({ ok: false, error: { code: 'no-spectators' } });
    const delayed = await startTable(room, ['Ann', 'Bob'], { ...wish, spectators: 'delayed' });
    await delayed.watch(looker('Ann'), undefined);
    await room.clock.pass(30 * SECOND);
    await actAs(delayed, 'Ann', 'roll');
    await delayed.watch(nobody, undefined);
    expect(nobody.mirror?.view).toBeNull();
    await room.clock.pass(31 * SECOND);
    expect(nobody.mirror).toMatchObject({ view: { phase: 'roll' } });
    await room.clock.pass(30 * SECOND);
    expect(nobody.mirror?.version).toBe(delayed.state.version);
  });

  it('counts for nobody’s presence: it wakes no game, and keeps no table from being put away', async () => {
    room = await openRoom({
      times: { pauseAfterMs: 60 * SECOND, archiveAfterMs: HOUR, unloadAfterMs: 10 * HOUR },
    });
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    const [ann, nobody] = [looker('Ann'), looker(namelessKey(1))];
    await table.watch(ann, undefined);
    table.unwatch(ann);
    await room.clock.pass(61 * SECOND);
    expect(table.state.status).toBe('paused');
    await table.watch(nobody, undefined);
    expect(table.state.status).toBe('paused');
    expect(nobody.mirror).toMatchObject({ you: null, away: [0, 1], watching: 1 });
    await room.clock.pass(HOUR / 2);
    table.unwatch(nobody);
    await room.clock.pass(HOUR / 2);
    expect(table.state.status).toBe('archived');
  });

  it('is nobody’s identity, whatever its number', () => {
    expect([isNameless(namelessKey(7)), isNameless('nameless-1234567')]).toEqual([true, false]);
  });
});

describe('how many watch', () => {
  it('is told to everybody, spectators with and without a name, each once, and players not', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 }, spectators: 'live' });
    const [ann, eve, eveAgain] = [looker('Ann'), looker('Eve'), looker('Eve')];
    await table.watch(ann, undefined);
    expect(ann.mirror?.watching).toBe(0);
    for (const each of [eve, eveAgain, looker(namelessKey(1)), looker(namelessKey(2))])
      await table.watch(each, undefined);
    await room.clock.pass(SECOND);
    expect([ann.mirror?.watching, eve.mirror?.watching]).toEqual([3, 3]);
    table.unwatch(eveAgain);
    await room.clock.pass(SECOND);
    expect(ann.mirror?.watching).toBe(3);
    table.unwatch(eve);
    await room.clock.pass(SECOND);
    expect(ann.mirror?.watching).toBe(2);
    // Who leaves the game and stays is one more of them.
    const bob = looker('Bob');
    await table.watch(bob, undefined);
    await table.leave(person('Bob'), (state) => standUp(state, person('Bob')));
    await room.clock.pass(SECOND);
    expect([ann.mirror?.watching, bob.mirror?.watching]).toEqual([3, 3]);
  });

  it('counts a household of one address, and no crowd that it pretends to be', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const crowd = Array.from({ length: 50 }, (_, i) => looker(namelessKey(i, '192.0.2.1')));
    for (const each of crowd) await table.watch(each, undefined);
    for (const each of [looker('Eve'), looker(namelessKey(50, '192.0.2.2'))])
      await table.watch(each, undefined);
    await room.clock.pass(SECOND);
    expect(ann.mirror?.watching).toBe(MOST_OF_ADDRESS + 2);
    for (const each of crowd.slice(1)) table.unwatch(each);
    await room.clock.pass(SECOND);
    expect(ann.mirror?.watching).toBe(3);
  });

  it('is told to those who see the game late, too', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 }, spectators: 'delayed' });
    const [one, other] = [looker(namelessKey(1)), looker(namelessKey(2))];
    await table.watch(one, undefined);
    await table.watch(other, undefined);
    await room.clock.pass(SECOND);
    expect(one.mirror).toMatchObject({ watching: 2, view: null });
  });

  it('is told about once a second, however many come and go', async () => {
    room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob'], { options: { leader: 0 } });
    const ann = looker('Ann');
    await table.watch(ann, undefined);
    const before = ann.messages.length;
    for (let i = 0; i < 300; i++) {
      const nobody = looker(namelessKey(i));
      await table.watch(nobody, undefined);
      if (i % 3 > 0) table.unwatch(nobody);
      if (i % 30 === 0) await room.clock.pass(SECOND / 2);
    }
    await room.clock.pass(2 * SECOND);
    expect(ann.mirror?.watching).toBe(100);
    expect(ann.messages.length - before).toBeLessThan(12);
    await settled();
    expect(room.errors).toEqual([]);
  });
});

describe('those without a name are bounded', () => {
  it('by what each sends, and together by their address', async () => {
    const { base } = await serve({
      messages: { burst: 20, perMinute: 1 },
      messagesOfAddress: { burst: 35, perMinute: 1 },
    });
    const [one, other, third] = [await nobodyAt(base), await nobodyAt(base), await nobodyAt(base)];
    const pongs = (guest: Guest): number => heard(guest).filter(({ type }) => type === 'pong').length;
    for (let i = 0; i < 30; i++) one.send({ type: 'ping' });
    await one.until('all is answered', () => pongs(one) + one.refusals.length === 30);
    expect(pongs(one)).toBe(20);
    expect(one.refusals[0]).toMatchObject({ code: 'too-many-requests' });
    for (let i = 0; i < 10; i++) other.send({ type: 'ping' });
    await other.until('another has a share of its own', () => pongs(other) === 10);
    for (let i = 0; i < 10; i++) third.send({ type: 'ping' });
    await third.until('the address has had its share', () => third.refusals.length === 5);
    for (const guest of [one, other, third]) guest.drop();
  });

  it('by places of their address, by tables watched, and by codes tried', async () => {
    const { base } = await serve({ socketsOfAddress: 2, misses: { burst: 3, perMinute: 0.1 } });
    const ann = await Guest.arrive(base, 'Ann');
    const codes = await Promise.all(Array.from({ length: 9 }, () => ann.make({})));
    const [one, other] = [await nobodyAt(base), await nobodyAt(base)];
    expect(await upgradeStatus(base, {})).toBe(429);
    for (const code of codes.slice(1)) await one.watch(code);
    one.send({ type: 'watch', table: codes[0] });
    await one.until('one too many', () => one.refusals.length === 1);
    expect(one.refusals[0]).toMatchObject({ code: 'too-many-sockets', most: 8 });
    for (let i = 0; i < 4; i++) other.send({ type: 'watch', table: `BBBBBB${i + 2}` });
    await other.until('all guesses are answered', () => other.refusals.length === 4);
    expect(other.refusals.map((each) => 'code' in each && each.code)).toEqual([
      'no-such-table',
      'no-such-table',
      'no-such-table',
      'too-many-requests',
    ]);
    for (const guest of [one, other]) guest.drop();
  });
});

describe('who had a name', () => {
  it('is told that a cookie is worth nothing any more, unless they want to watch all the same', async () => {
    const { base } = await serve();
    const old = { cookie: 'wordstake=abc.0.def' };
    expect(await upgradeStatus(base, old)).toBe(401);
    expect(await upgradeStatus(base, old, '/socket?nameless')).toBe(101);
    expect(await upgradeStatus(base, {})).toBe(101);
    // Whoever is known stays known.
    const ann = await Guest.arrive(base, 'Ann');
    const code = await ann.make({});
    await ann.connect('/socket?nameless');
    expect((await ann.watch(code)).you).toBe(0);
    ann.drop();
  });

  it('and is banned, or kicked, is not let in as nobody with the same cookie', async () => {
    const { base, social } = await serve();
    const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')];
    const code = await ann.make({});
    await bob.do(code, 'sit');
    await ann.do(code, 'kick', { seat: 1 });
    await bob.connect('/socket?nameless');
    bob.send({ type: 'watch', table: code });
    await bob.until('he is refused', () =>
      bob.refusals.some((each) => 'code' in each && each['code'] === 'not-welcome'),
    );
    const [id = ''] = bob.cookie.replace('wordstake=', '').split('.');
    await social.bans.add({ identity: id, name: 'Bob', atMs: 0, why: '' });
    expect(await upgradeStatus(base, { cookie: bob.cookie }, '/socket?nameless')).toBe(403);
    bob.drop();
  });
});
