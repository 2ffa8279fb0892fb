import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDealSource } from '../../src/games/buyword/deal-source.ts';
import { allTiles } from '../../src/games/buyword/tile-sets.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import { gather, playToTheEnd } from '../support/crowd.ts';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';

/** So many letters of the bag in a row give its order away. */
const TELLING = 12;

describe('a table that hides tiles (openTiles: false)', () => {
  it('tells nobody anything hidden, in any frame or answer', async () => {
    const server = await startTestServer();
    const table = await gather(server.base, 3, { options: { openTiles: false }, spectators: 'live' });
    const { code, players } = table;
    const looker = await Guest.arrive(server.base, 'Looker');
    const nobody = Guest.nameless(server.base);
    const watching = [looker, nobody];
    const everybody = [...players, ...watching];
    for (const guest of everybody) guest.keepsFrames = true;
    for (const guest of watching) await guest.watch(code);
    const random = seeded(3);
    await playToTheEnd(table, { random, drops: 0.05, reconnect: (guest) => guest.connect() });
    const records = await Promise.all(everybody.map((guest) => guest.ask(`/api/tables/${code}/record`)));
    const infos = await Promise.all(
      ['', '/events', '/events?after=40'].flatMap((rest) =>
        everybody.map((guest) => guest.ask(`/api/tables/${code}${rest}`)),
      ),
    );
    for (const guest of everybody) guest.drop();
    await server.stop();

    const opened = openSqliteStore(server.dataFolder);
    if (!opened.ok) throw new Error(opened.error);
    const row = await opened.value.findTable(code);
    const log = await opened.value.readLog(row?.id ?? 0, 0);
    await opened.value.close();
    rmSync(server.dataFolder, { recursive: true });
    const started = log.find(({ body }) => body.kind === 'started')?.body;
    if (started?.kind !== 'started') throw new Error('no game was started');
    const identities = log.flatMap(({ body }) =>
      body.kind === 'made' ? [body.host.id] : body.kind === 'sat' ? [body.who.id] : [],
    );
    const order = createDealSource({ seed: started.seed }).bagOrder(1, allTiles('classic'));
    const secrets = [
      started.seed,
      ...identities,
      ...Array.from({ length: order.length - TELLING }, (_, i) => order.slice(i, i + TELLING)),
    ];

    for (const [seat, guest] of everybody.entries()) {
      const own = watching.includes(guest) ? null : seat;
      expect(guest.frames.length).toBeGreaterThan(50);
      for (const frame of guest.frames) {
        expect(secrets.filter((secret) => frame.includes(secret))).toEqual([]);
        const { view } = JSON.parse(frame) as { view?: Partial<View> | null };
        for (const [each, { tiles }] of (view?.seats ?? []).entries()) {
          if (each !== own) expect(tiles).toBeNull();
        }
      }
    }
    for (const { body } of infos) {
      const text = JSON.stringify(body);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
    // The game is over: its record may tell the seed now, and does.
    for (const { body } of records) expect(body).toContain(started.seed);
  });

  it('shows who takes a seat after the end nothing of the hand that lay there, nor who stood up the next one', async () => {
    const server = await startTestServer();
    const table = await gather(server.base, 3, {
      options: { openTiles: false },
      spectators: 'live',
    });
    const { code, players } = table;
    const [ann, bob, cid] = players as [Guest, Guest, Guest];
    await playToTheEnd(table, { random: seeded(5), drops: 0, reconnect: (guest) => guest.connect() });
    const dot = await Guest.arrive(server.base, 'Dot');
    dot.keepsFrames = true;
    bob.keepsFrames = true;
    await dot.watch(code);
    await bob.do(code, 'leave');
    await dot.do(code, 'sit', { seat: 1 });
    const asked = await Promise.all(
      ['', '/record', '/events', '/reasons'].map((rest) => dot.ask(`/api/tables/${code}${rest}`)),
    );
    const stood = bob.frames.length;
    const sitting = dot.frames.length;
    for (const each of [ann, cid, dot]) await each.do(code, 'ready', { ready: true });
    for (const each of [ann, bob, dot])
      await each.until('the next game begins', () => each.mirrors.get(code)?.info.gameNumber === 2);
    const tilesIn = (frames: readonly string[], own: number | null) =>
      frames.flatMap((frame) => {
        const { view } = JSON.parse(frame) as { view?: Partial<View> | null };
        return (view?.seats ?? []).flatMap(({ tiles }, seat) => (seat === own ? [] : [tiles]));
      });
    const ofNext = dot.frames.findIndex((frame) => frame.includes('"gameNumber":2'));
    expect(new Set(tilesIn(dot.frames.slice(0, ofNext), null))).toEqual(new Set([null]));
    expect(ofNext).toBeGreaterThanOrEqual(sitting);
    expect(new Set(tilesIn(dot.frames.slice(ofNext), 1))).toEqual(new Set([null]));
    const next = bob.frames.slice(stood).filter((frame) => frame.includes('"gameNumber":2'));
    expect(new Set(tilesIn(next, null))).toEqual(new Set([null]));
    // What they may have of the game before is what anybody may who looked on.
    const looker = await Guest.arrive(server.base, 'Looker');
    const record = asked[1]?.body;
    expect((await looker.ask(`/api/records/${code}/1`)).body).toEqual(record);
    for (const guest of [...players, dot]) guest.drop();
    await server.remove();
  });

  it('has a record without seed while it lasts', async () => {
    const server = await startTestServer();
    const { code, players } = await gather(server.base, 2, { options: { openTiles: false } });
    const { status, body } = await (players[0] as Guest).ask(`/api/tables/${code}/record`);
    expect(status).toBe(200);
    expect(body).toContain('[Game "buyword"]');
    expect(body).not.toMatch(/Seed|Bag|Rolls/);
    for (const player of players) player.drop();
    await server.remove();
  });
});
