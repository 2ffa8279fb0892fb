import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishedRecord } from '../../src/server/app/finished-record.ts';
import { kick } from '../../src/server/app/kick.ts';
import { recordFor } from '../../src/server/app/record.ts';
import { sayReady } from '../../src/server/app/rematch.ts';
import { sit } from '../../src/server/app/waiting-room.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { openRoom, person, playOut, startTable } from '../support/table-room.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.remove());

const arrive = (name: string) => Guest.arrive(server.base, name);
const namesAt = async (guest: Guest, code: string) =>
  (await guest.ask(`/api/tables/${code}`)).body.info.seats.map(
    (sitter: { name: string } | null) => sitter?.name ?? null,
  );

describe('names at a table', () => {
  it('are told apart: who sits down under a name that looks like another’s gets a number', async () => {
    const ann = await arrive('Ann');
    const extended = { refill: 'all', bags: 2 };
    const code = await ann.make({ capacity: 6, options: { extended } });
    // Of these A's the first is Cyrillic, the second of full width.
    for (const name of ['Аnn', 'Ａnn', 'ÀNN', 'Bob']) await (await arrive(name)).do(code, 'sit');
    expect(await namesAt(ann, code)).toEqual(['Ann', 'Аnn 2', 'Ann 3', 'ÀNN 4', 'Bob', null]);
    const chatty = await arrive('Bób');
    await chatty.do(code, 'sit');
    await chatty.watch(code);
    chatty.keepsFrames = true;
    chatty.send({ type: 'say', table: code, id: 's1', text: 'hello' });
    const line = await chatty.until('it is said', () =>
      chatty.frames.find((frame) => frame.includes('"chat"')),
    );
    expect(JSON.parse(line).lines[0].name).toBe('Bób 2');
    // Only here: elsewhere one has one's own.
    expect((await chatty.ask('/api/identity')).body.identity.name).toBe('Bób');
  });

  it('are told apart from those of bots, whoever came first', async () => {
    const ann = await arrive('Ann');
    const code = await ann.make({ capacity: 4 });
    await ann.do(code, 'add-bot', { bot: 'casual' });
    const [, bot] = await namesAt(ann, code);
    const shouting = await arrive(bot.toUpperCase());
    await shouting.do(code, 'sit');
    expect((await namesAt(ann, code))[2]).toBe(`${bot.toUpperCase()} 2`);
    const other = await (await arrive('Zoe')).make({ capacity: 3 });
    expect(await namesAt(ann, other)).toEqual(['Zoe', null, null]);
    const like = await arrive('Реnny'); // A Cyrillic Ре.
    const own = await like.make({ capacity: 3 });
    await like.do(own, 'add-bot', { bot: 'penny' });
    expect(await namesAt(like, own)).toEqual(['Реnny', 'Penny 2', null]);
    // One that is asked for by its strength alone comes under a name that is free.
    const free = await like.make({ capacity: 3 });
    await like.do(free, 'add-bot', { bot: 'casual' });
    expect(await namesAt(like, free)).toEqual(['Реnny', 'Fitch', null]);
  });

  it('have nothing in them that nobody sees', async () => {
    const { body } = await ask(server.base, '/api/identity', {
      body: { name: '\u202eＡnn\u200b\u2066 \ufeff', language: 'en' },
    });
    expect(body.name).toBe('Ann');
  });
});

describe('reports', () => {
  const report = (guest: Guest, code: string, seat = 1) =>
    guest.ask(`/api/tables/${code}/report`, { seat, reason: 'insult' });

  const host = async (path: string) => {
    const authorization = `Bearer ${readFileSync(server.adminTokenFile, 'utf8').trim()}`;
    return (await ask(server.base, `/api/admin${path}`, { headers: { authorization } })).body;
  };

  it('are taken from those who sit or sat there, or look on, once a pair and day', async () => {
    const [ann, bob, cat, eve] = [
      await arrive('Ann'),
      await arrive('Bob'),
      await arrive('Cat'),
      await arrive('Eve'),
    ];
    const code = await ann.make({ capacity: 4 });
    await bob.do(code, 'sit');
    await cat.do(code, 'sit');
    expect((await report(eve, code)).body.code).toBe('not-at-table');
    expect((await report(ann, code)).status).toBe(200);
    expect(await report(ann, code)).toMatchObject({ status: 409, body: { code: 'reported-today' } });
    expect((await report(ann, code, 2)).status).toBe(200);
    await ann.do(code, 'kick', { seat: 2 });
    expect((await report(cat, code)).status).toBe(200);
    await eve.watch(code);
    expect((await report(eve, code)).status).toBe(200);
    expect((await host('')).reports).toHaveLength(4);
    // Elsewhere, at the same table again, however many at once: the same pair.
    const other = await ann.make({ capacity: 2 });
    await bob.do(other, 'sit');
    const many = await Promise.all(Array.from({ length: 5 }, () => report(bob, other, 0)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await report(ann, other)).status).toBe(409);
  });

  it('come page by page to the host of the site, open ones first', async () => {
    const bob = await arrive('Bob');
    const code = await bob.make({ capacity: 2 });
    for (let i = 0; i < 52; i++) {
      const guest = await arrive(`Guest ${i}`);
      await guest.do(code, 'sit');
      await report(guest, code, 0);
      await guest.do(code, 'leave');
    }
    const first = await host('');
    expect([first.reports.length, first.reports[0].reporterName]).toEqual([50, 'Guest 51']);
    const authorization = `Bearer ${readFileSync(server.adminTokenFile, 'utf8').trim()}`;
    const body = { id: first.reports[0].id };
    await ask(server.base, '/api/admin/reports/close', { headers: { authorization }, body });
    const next = await host(`/reports?after=${first.nextReports}`);
    expect(next.reports.map(({ reporterName }: { reporterName: string }) => reporterName)).toEqual([
      'Guest 1',
      'Guest 0',
      'Guest 51',
    ]);
    expect(next.nextReports).toBeNull();
    expect((await host('/reports?after=1')).code).toBe('bad-request');
    // One from the last page can be acted on as well.
    const ban = { report: next.reports[1].id, why: '' };
    const banned = await ask(server.base, '/api/admin/ban', { headers: { authorization }, body: ban });
    expect(banned.status).toBe(200);
  });
});

describe('who was sent away', () => {
  it('reads no record, neither of the game that is on nor of one that is over, and does not watch', async () => {
    const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
    const code = await ann.make({ capacity: 3, public: true, options: { leader: 0 } });
    await bob.do(code, 'sit');
    await eve.do(code, 'sit');
    await ann.do(code, 'kick', { seat: 2 });
    await ann.do(code, 'start');
    const paths = [`/api/tables/${code}/record`, `/api/tables/${code}/reasons`];
    for (const path of paths)
      expect(await eve.ask(path)).toMatchObject({ status: 403, body: { code: 'not-welcome' } });
    expect((await bob.ask(`/api/tables/${code}/record`)).status).toBe(200);
    await eve.connect();
    eve.send({ type: 'watch', table: code });
    await eve.until('she is refused', () => eve.refusals.some(({ type }) => type === 'refused'));
    expect(eve.refusals.at(-1)).toMatchObject({ code: 'not-welcome' });
    await bob.do(code, 'leave');
    for (const path of [...paths, `/api/records/${code}/1`])
      expect([403, 404]).toContain((await eve.ask(path)).status);
    expect((await bob.ask(`/api/records/${code}/1`)).status).toBe(200);
  });

  it('keeps the games that they had played to the end by then', async () => {
    const room = await openRoom();
    const table = await startTable(room, ['Ann', 'Bob']);
    await playOut(table);
    expect((await kick(table, person('Ann'), 1)).ok).toBe(true);
    const record = (number: number, name: string) =>
      finishedRecord(room.store, room.tables.games, { code: table.code, number }, person(name).id);
    expect(await record(1, 'Bob')).toMatchObject({ ok: true });
    expect(await recordFor(room.store, table, person('Bob').id)).toMatchObject({
      ok: false,
      error: { code: 'not-welcome' },
    });
    await table.change((state) => sit(state, person('Cid'), undefined));
    for (const name of ['Ann', 'Cid'])
      await table.change((state) => sayReady(table.served, state, person(name), true));
    await playOut(table);
    expect([(await record(2, 'Ann')).ok, (await record(2, 'Bob')).ok]).toEqual([true, false]);
    await room.close();
  });

  it('in the middle of a game has no record of it either', async () => {
    const guests = await Promise.all(['Ann', 'Bob', 'Cat', 'Dan'].map(arrive));
    const [ann, bob, cat, dan] = guests as [Guest, Guest, Guest, Guest];
    const code = await ann.make({ capacity: 4, options: { leader: 0 } });
    for (const guest of [bob, cat, dan]) await guest.do(code, 'sit');
    await ann.do(code, 'start');
    for (const guest of [ann, bob, cat]) await guest.ask(`/api/tables/${code}/kick`, { seat: 3 });
    expect((await dan.ask(`/api/tables/${code}/record`)).body.code).toBe('not-welcome');
    for (const guest of [bob, cat]) await guest.do(code, 'leave');
    expect((await dan.ask(`/api/records/${code}/1`)).status).toBe(404);
    expect((await cat.ask(`/api/records/${code}/1`)).status).toBe(200);
  });
});
