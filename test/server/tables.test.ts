import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const arrive = (name: string, language = 'en') => Guest.arrive(server.base, name, language);
const refusal = async (guest: Guest, code: string, verb: string, body: unknown = {}) =>
  (await guest.ask(`/api/tables/${code}/${verb}`, body)).body.code;
const viewAt = (guest: Guest, code: string): View => guest.mirrors.get(code)?.view as View;

describe('making a table', () => {
  it('takes all options of the game, and refuses in the game’s own words and the asker’s language', async () => {
    const zoe = await arrive('Zoé', 'fr');
    const wish = { game: 'buyword', capacity: 4 };
    expect((await zoe.ask('/api/tables', { ...wish, options: { wilds: 3 } })).body).toMatchObject({
      code: 'bad-option',
      option: 'wilds',
      message: expect.stringMatching(/wilds/),
    });
    expect((await zoe.ask('/api/tables', { ...wish, options: { nonsense: 1 } })).body).toMatchObject({
      code: 'unknown-option',
      option: 'nonsense',
    });
    expect((await zoe.ask('/api/tables', { ...wish, game: 'chess' })).body).toMatchObject({
      code: 'no-such-game',
      message: 'Ce jeu n’existe pas ici.',
    });
    expect((await zoe.ask('/api/tables', { ...wish, capacity: 9 })).body).toMatchObject({
      code: 'bad-capacity',
      from: 1,
      to: 8,
    });
    expect((await zoe.ask('/api/tables', { ...wish, capacity: 7 })).body).toMatchObject({
      code: 'needs-extended',
      most: 4,
    });
    const made = await zoe.ask('/api/tables', {
      ...wish,
      options: { dictionary: 'fr-full', tiles: 'french', turnSeconds: 60 },
      spectators: 'off',
      patienceSeconds: null,
    });
    expect(made.body.info).toMatchObject({
      status: 'open',
      spectators: 'off',
      patienceSeconds: null,
      public: false,
      options: { dictionary: 'fr-full', tiles: 'french', turnSeconds: 60 },
      seats: [{ name: 'Zoé', kind: 'person', gone: false }, null, null, null],
      host: 0,
    });
  });

  it('shows public tables to everybody, the others to who has the code', async () => {
    const ann = await arrive('Ann');
    const open = await ann.make({ public: true });
    const hidden = await ann.make({});
    const listed = async () =>
      (await ask(server.base, '/api/tables')).body.tables.map(({ code }: { code: string }) => code);
    expect(await listed()).toContain(open);
    expect(await listed()).not.toContain(hidden);
    expect(
      (await ask(server.base, `/api/tables/${hidden.toLowerCase().replace(/(...)/, '$1-')}`)).status,
    ).toBe(200);
    await ann.do(open, 'start');
    expect(await listed()).not.toContain(open);
  });
});

describe('around a game', () => {
  it('bots sit down by character or level, each character once, under their name in the host’s language', async () => {
    const ann = await arrive('Ann');
    const code = await ann.make({ capacity: 8, options: { extended: { refill: 'all', bags: 2 } } });
    await ann.do(code, 'add-bot', { bot: 'quill', seat: 2 });
    expect(await refusal(ann, code, 'add-bot', { bot: 'quill' })).toBe('bot-seated');
    await ann.do(code, 'add-bot', { bot: 'expert' });
    await ann.do(code, 'add-bot', { bot: 'expert' });
    const { info } = await ann.do(code, 'add-bot', { bot: 'expert' });
    expect(info.seats.slice(1, 5)).toMatchObject([
      { kind: 'bot', bot: 'vesper', name: 'Vesper' },
      { kind: 'bot', bot: 'quill', name: 'Quill' },
      { kind: 'bot', bot: 'expert', name: 'Expert' },
      { kind: 'bot', bot: 'expert', name: 'Expert 2' },
    ]);
  });

  it('seats belong to who took them, and only the host starts, adds bots and passes on', async () => {
    const [ann, bob, cid, dot] = await Promise.all(['Ann', 'Bob', 'Cid', 'Dot'].map((name) => arrive(name)));
    if (!ann || !bob || !cid || !dot) throw new Error('nobody came');
    const code = await ann.make({ capacity: 3 });
    expect((await bob.do(code, 'sit', { seat: 2 })).you).toBe(2);
    expect(await refusal(bob, code, 'sit')).toBe('already-seated');
    expect(await refusal(cid, code, 'sit', { seat: 2 })).toBe('seat-taken');
    expect(await refusal(cid, code, 'sit', { seat: 9 })).toBe('no-such-seat');
    expect(await refusal(bob, code, 'start')).toBe('host-only');
    expect(await refusal(bob, code, 'add-bot', { bot: 'simple' })).toBe('host-only');
    expect(await refusal(ann, code, 'add-bot', { bot: 'genius' })).toBe('no-such-bot');
    await ann.do(code, 'add-bot', { bot: 'simple' });
    expect(await refusal(cid, code, 'sit')).toBe('table-full');
    expect(await refusal(ann, code, 'remove-bot', { seat: 2 })).toBe('not-a-bot');
    await ann.do(code, 'remove-bot', { seat: 1 });
    await cid.do(code, 'sit');
    expect(await refusal(ann, code, 'ready', { ready: true })).toBe('not-started');
    await ann.do(code, 'pass-host', { seat: 2 });
    expect(await refusal(ann, code, 'start')).toBe('host-only');
    // The host leaves before the game: the next person takes over, and the seat is free again.
    const left = await bob.do(code, 'leave');
    expect(left.info).toMatchObject({ host: 0, seats: [{ name: 'Ann' }, { name: 'Cid' }, null] });
    expect(await refusal(dot, code, 'leave')).toBe('not-seated');
    const started = await ann.do(code, 'start');
    expect(started.info).toMatchObject({
      status: 'playing',
      gameNumber: 1,
      seats: [{ name: 'Ann' }, { name: 'Cid' }],
    });
    expect(await refusal(dot, code, 'sit')).toBe('already-started');
    expect(await refusal(ann, code, 'start')).toBe('not-over');
  });

  it('who leaves a game gives the seat up by the game’s own rule, and may sit down again for the next', async () => {
    const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => arrive(name)));
    if (!ann || !bob || !cid) throw new Error('nobody came');
    const code = await ann.make({ capacity: 3 });
    for (const other of [bob, cid]) await other.do(code, 'sit');
    for (const each of [ann, bob, cid]) await each.watch(code);
    await ann.do(code, 'start');
    await ann.do(code, 'leave');
    await bob.until('the host has passed on', () => bob.mirrors.get(code)?.isHost);
    expect(viewAt(bob, code).seats[0]?.left).toBe(true);
    expect(await ann.act(code, 'roll')).toMatchObject({ type: 'refused', code: 'not-seated' });
    expect(await cid.act(code, 'leave')).toMatchObject({ type: 'accepted' });
    await bob.until('the game is over', () => bob.mirrors.get(code)?.info.status === 'over');
    expect(viewAt(bob, code).result?.winners).toEqual([1]);
    expect(await refusal(bob, code, 'start')).toBe('needs-ready');
    const back = await cid.do(code, 'sit');
    expect(back).toMatchObject({
      you: null,
      seated: 0,
      info: { next: { seats: [{ name: 'Cid' }, { name: 'Bob' }, null], ready: [], host: 1 } },
    });
    await bob.do(code, 'ready', { ready: true });
    await cid.do(code, 'ready', { ready: true });
    const next = await bob.until('the next game is here', () => {
      const mirror = bob.mirrors.get(code);
      return mirror?.info.gameNumber === 2 ? mirror : undefined;
    });
    expect(next).toMatchObject({
      you: 1,
      info: { status: 'playing', next: null, seats: [{ name: 'Cid' }, { name: 'Bob' }] },
    });
    expect(next.events[0]).toMatchObject({ type: 'began', players: 2 });
    await cid.until('they see their own seat', () => cid.mirrors.get(code)?.you === 0);
    expect(ann.mirrors.get(code)?.you).toBeNull();
    for (const each of [ann, bob, cid]) each.drop();
  });

  it('bots play their seats to the end, through the same door', async () => {
    const ann = await arrive('Ann');
    const code = await ann.make({ capacity: 3, options: { judge: 'challenge' } });
    await ann.do(code, 'add-bot', { bot: 'simple' });
    await ann.do(code, 'add-bot', { bot: 'simple' });
    await ann.watch(code);
    await ann.do(code, 'start');
    expect(await ann.act(code, 'leave')).toMatchObject({ type: 'accepted' });
    await ann.until('the bots are done', () => ann.mirrors.get(code)?.info.status === 'over', 60_000);
    expect(viewAt(ann, code).sales.length).toBeGreaterThan(3);
    ann.drop();
  });
});

describe('looking words up', () => {
  it.each([
    ['buyword', { judge: 'challenge' }, 'closed'],
    ['buyword', {}, 'open'],
    ['choose-your-words', {}, 'closed'],
    ['choose-your-words', { openDictionary: true }, 'open'],
  ])(
    'BW-5.5, CW-9.1 during a game of %s with %j it is %s, and open again afterwards',
    async (game, options, during) => {
      const ann = await arrive('Ann');
      const code = await ann.make({ game, capacity: 2, options });
      await ann.do(code, 'add-bot', { bot: 'simple' });
      const lookUp = async () => (await ann.ask('/api/identity')).body.lookUp;
      expect(await lookUp()).toBe('open');
      await ann.watch(code);
      await ann.do(code, 'start');
      expect(await lookUp()).toBe(during);
      await ann.act(code, 'leave');
      expect(await lookUp()).toBe('open');
      ann.drop();
    },
  );
});

describe('actions', () => {
  it('are answered once for each id, whatever is sent again', async () => {
    const ann = await arrive('Ann');
    const code = await ann.make({ capacity: 1 });
    await ann.watch(code);
    await ann.do(code, 'start');
    ann.keepsFrames = true;
    for (let i = 0; i < 2; i++) ann.send({ type: 'act', table: code, id: 'same', action: 'roll' });
    const first = await ann.act(code, 'roll', 'same');
    expect(first).toMatchObject({ type: 'accepted', id: 'same' });
    const accepted = (): string[] => ann.frames.filter((frame) => frame.includes('"accepted"'));
    await ann.until('all three are answered', () => accepted().length === 3);
    expect(new Set(accepted())).toEqual(new Set([JSON.stringify(first)]));
    ann.drop();
    await ann.connect();
    expect(await ann.act(code, 'roll', 'same')).toEqual(first);
    expect(
      ann.mirrors.get(code)?.events.filter((event) => (event as { type: string }).type === 'rolled'),
    ).toHaveLength(1);
    ann.drop();
  });

  it('are refused with a code and a sentence in one’s language, and nothing changes', async () => {
    const zoe = await arrive('Zoé', 'fr');
    const code = await zoe.make({ capacity: 1 });
    await zoe.watch(code);
    expect(await zoe.act(code, 'roll')).toMatchObject({ code: 'not-started' });
    await zoe.do(code, 'start');
    await zoe.until('it is on', () => zoe.mirrors.get(code)?.view ?? undefined);
    const version = zoe.mirrors.get(code)?.version;
    expect(await zoe.act(code, 'dance')).toMatchObject({
      code: 'bad-text',
      message: expect.stringContaining('«\u00a0dance\u00a0»'),
    });
    expect(await zoe.act(code, 'buy')).toMatchObject({ type: 'refused', code: 'not-now' });
    expect(await zoe.act(code, 'timeout 0')).toMatchObject({ code: 'server-only' });
    expect(await zoe.act('BBBBBBB', 'roll')).toMatchObject({ code: 'no-such-table' });
    const stranger = await arrive('Stranger');
    await stranger.watch(code);
    expect(await stranger.act(code, 'roll')).toMatchObject({
      code: 'not-seated',
      message: 'You’re not at this table.',
    });
    expect((await ask(server.base, `/api/tables/${code}`)).body.version).toBe(version);
    for (const each of [zoe, stranger]) each.drop();
  });

  it('that were missed are told to who says the last version they know; who knows none gets all', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    await bob.do(code, 'sit');
    for (const each of [ann, bob]) await each.watch(code);
    await ann.do(code, 'start');
    await bob.until('it is on', () => bob.mirrors.get(code)?.view ?? undefined);
    bob.keepsFrames = true;
    bob.drop();
    const rolled = await ann.act(code, 'roll');
    await bob.connect();
    await bob.until(
      'the rest is here',
      () => bob.mirrors.get(code)?.version === (rolled as { version: number }).version,
    );
    const rest = bob.frames.map((frame) => JSON.parse(frame)).find(({ type }) => type === 'table');
    expect(rest.since).toBe(rest.version - 1);
    expect(rest.events[0]).toMatchObject({ type: 'rolled' });
    const late = await arrive('Late');
    const whole = await late.watch(code);
    expect(whole.events).toEqual(bob.mirrors.get(code)?.events);
    expect(whole.view).toEqual({ ...bob.mirrors.get(code)?.view, viewer: null });
    for (const each of [ann, bob, late]) each.drop();
  });
});
