import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWordFilter } from '../../src/server/app/word-filter.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { LANGUAGES } from '../../src/shared/language.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

type Line = { readonly id: number; readonly name: string; readonly text?: string; readonly phrase?: string };

/** What a guest has on the chat panel of a table: each whole list begins anew. */
const linesOf = (guest: Guest, code: string): Line[] => {
  let lines: Line[] = [];
  for (const frame of guest.frames) {
    const message = JSON.parse(frame);
    if (message.type !== 'chat' || message.table !== code) continue;
    lines = message.whole ? message.lines : [...lines, ...message.lines];
  }
  return lines;
};
const textsOf = (guest: Guest, code: string) =>
  linesOf(guest, code).map(({ text, phrase }) => text ?? phrase);

const arrive = async (name: string, language?: string): Promise<Guest> => {
  const guest = await Guest.arrive(server.base, name, language);
  guest.keepsFrames = true;
  return guest;
};

let sayings = 0;
const say = (guest: Guest, table: string, saying: { text: string } | { phrase: string }) => {
  const id = `s${sayings++}`;
  guest.send({ type: 'say', table, id, ...saying });
  return guest.until('it is answered', () =>
    guest.frames.map((frame) => JSON.parse(frame)).find((message) => message.id === id),
  );
};

const sitTogether = async (wish: Record<string, unknown> = {}) => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob', 'fr')];
  const code = await ann.make({ capacity: 4, ...wish });
  await bob.do(code, 'sit');
  await ann.watch(code);
  await bob.watch(code);
  return { ann, bob, code };
};

describe('chat', () => {
  it('is read by all at the table, phrases as names that each reader has words for', async () => {
    const { ann, bob, code } = await sitTogether();
    expect(await say(ann, code, { text: '  Hi \u0000 there ' })).toMatchObject({ type: 'said' });
    await say(bob, code, { phrase: 'good-luck' });
    await ann.until('both are said', () => textsOf(ann, code).length === 2);
    expect(textsOf(ann, code)).toEqual(['Hi there', 'good-luck']);
    expect(linesOf(ann, code).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    const late = await arrive('Eve');
    await late.watch(code);
    await late.until('the chat is there', () => textsOf(late, code).length === 2);
  });

  it('is written by who sits there, as far as the table lets them', async () => {
    const { ann, code } = await sitTogether({ chat: 'phrases' });
    expect(await say(ann, code, { text: 'free speech' })).toMatchObject({ code: 'phrases-only' });
    expect(await say(ann, code, { phrase: 'hello' })).toMatchObject({ type: 'said' });
    expect(await say(ann, code, { phrase: 'insult' })).toMatchObject({ code: 'bad-line' });
    const eve = await arrive('Eve');
    await eve.watch(code);
    expect(await say(eve, code, { phrase: 'hello' })).toMatchObject({ code: 'not-seated' });
    const quiet = await sitTogether({ chat: 'off' });
    expect(await say(quiet.ann, quiet.code, { phrase: 'hello' })).toMatchObject({ code: 'chat-off' });
    expect(await say(quiet.ann, quiet.code, { text: ' \u200b ' })).toMatchObject({ code: 'chat-off' });
    const open = await sitTogether();
    expect(await say(open.ann, open.code, { text: ' \u200b ' })).toMatchObject({ code: 'bad-line' });
    expect(await say(open.ann, open.code, { text: 'x'.repeat(201) })).toMatchObject({ code: 'bad-line' });
  });

  it('is not read by spectators whom the table does not want, nor while they see the game late', async () => {
    const { ann, bob, code } = await sitTogether({ spectators: 'delayed', options: { leader: 0 } });
    const eve = await arrive('Eve');
    await ann.do(code, 'start');
    eve.send({ type: 'watch', table: code });
    await eve.watch(code);
    await say(ann, code, { text: 'my lot is bad' });
    await bob.until('bob reads it', () => textsOf(bob, code).length === 1);
    expect(textsOf(eve, code)).toEqual([]);
    await ann.do(code, 'leave');
    await bob.until('it is over', () => bob.mirrors.get(code)?.info.status === 'over');
    // Nothing is hidden any more, so that it is read without coming anew.
    await eve.until('eve reads it', () => textsOf(eve, code).length === 1);
  });

  it('is read whole by who takes a seat where spectators do not read it', async () => {
    const { ann, code } = await sitTogether({ spectators: 'off' });
    await ann.do(code, 'start');
    await say(ann, code, { text: 'between us' });
    await ann.do(code, 'leave');
    const eve = await arrive('Eve');
    await eve.watch(code);
    expect(textsOf(eve, code)).toEqual([]);
    await eve.do(code, 'sit');
    await eve.until('eve reads it', () => textsOf(eve, code).length === 1);
  });

  it('keeps its newest lines only, over a restart of the page', async () => {
    const { ann, bob, code } = await sitTogether();
    for (let i = 0; i < 205; i++) await say(ann, code, { text: `line ${i}` });
    await bob.until('all have come', () => linesOf(bob, code).length === 205);
    const again = Guest.known(server.base, 'Bob', bob.cookie);
    again.keepsFrames = true;
    await again.watch(code);
    await again.until('the chat is there', () => textsOf(again, code).length > 0);
    expect(textsOf(again, code)).toHaveLength(200);
    expect(textsOf(again, code)[0]).toBe('line 5');
  });

  it('never gets into the log or the record of the game', async () => {
    const { ann, bob, code } = await sitTogether({ options: { leader: 0 } });
    await ann.do(code, 'start');
    await say(ann, code, { text: 'XYLOPHONES FOR ALL' });
    await ann.act(code, 'roll');
    const record = await bob.ask(`/api/tables/${code}/record`);
    expect(record.body).toContain('roll');
    expect(record.body).not.toContain('XYLOPHONES');
    expect(JSON.stringify(bob.mirrors.get(code))).not.toContain('XYLOPHONES');
  });

  it('is limited to what people can read', async () => {
    const strict = await startTestServer({
      limits: { ...NO_LIMITS, sayings: { burst: 2, perMinute: 1 } },
    });
    const ann = await Guest.arrive(strict.base, 'Ann');
    ann.keepsFrames = true;
    const code = await ann.make({});
    await ann.watch(code);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await say(ann, code, { text: `${i}` }));
    expect(answers.map(({ type }) => type)).toEqual(['said', 'said', 'refused']);
    expect(answers[2]).toMatchObject({ code: 'too-many-requests', seconds: 60 });
    await strict.remove();
  });
});

describe('the word filter', () => {
  const filter = createWordFilter((language) => loadLexicon(`${language}-full`));

  it('stars out vulgar words, however they are written', () => {
    expect(filter.clean('what the fuck, FUUUCK and f u c k', 'en')).toBe('what the ****, ****** and *******');
    expect(filter.clean('Sh1t! Quelle merde', 'en')).toBe('***** Quelle *****');
    expect(filter.clean('Scunthorpe class, assess a cocktail', 'en')).toBe(
      'Scunthorpe class, assess a cocktail',
    );
  });

  it.each([
    ['another alphabet', 'fu\u0441k'],
    ['wide letters', '\uff46\uff55\uff43\uff4b'],
    ['letters in circles', '\u24d5\u24e4\u24d2\u24da'],
    ['words in one', 'fuckyou'],
    ['a name of several words', 'BigDick69'],
    ['decoration', 'xXfuckXx'],
    ['a plural that no list has', 'cunts'],
    ['French words in one', 'niquetamère'],
    ['letters for words', 'FDP'],
  ])('sees through %s', (_, text) => {
    expect(filter.isClean(text, 'en')).toBe(false);
  });

  it.each([
    'Dominique',
    'Véronique',
    'Hancock',
    'Dickson',
    'Matsushita',
    'McDonald',
    'Zoé2010',
    'Анна',
    'Νίκος',
  ])('takes %s for the name it is', (name) => {
    for (const language of LANGUAGES) expect(filter.isClean(name, language)).toBe(true);
  });

  it('lets pass what is an honest word in the language of the table', () => {
    expect(filter.clean('a bite to eat', 'en')).toBe('a bite to eat');
    expect(filter.clean('une bite', 'fr')).toBe('une ****');
  });

  it('is a choice of the table: on among strangers unless told, for texts and for names', async () => {
    const { ann, bob, code } = await sitTogether({ public: true });
    await say(ann, code, { text: 'oh shit' });
    await bob.until('it is said', () => textsOf(bob, code).length === 1);
    expect(textsOf(bob, code)).toEqual(['oh ****']);
    const rude = await arrive('Shit Head');
    expect((await rude.ask(`/api/tables/${code}/sit`, {})).body).toMatchObject({ code: 'name-filtered' });
    // Nor does such a name come into the lobby by making a table, or by playing now.
    const own = { game: 'buyword', capacity: 2, public: true };
    expect((await rude.ask('/api/tables', own)).body).toMatchObject({ code: 'name-filtered' });
    expect((await rude.ask('/api/play-now', {})).body).toMatchObject({ code: 'name-filtered' });
    expect((await rude.ask('/api/tables', { ...own, wordFilter: false })).status).toBe(201);
    const friends = await sitTogether();
    await say(friends.ann, friends.code, { text: 'oh shit' });
    await friends.bob.until('it is said', () => textsOf(friends.bob, friends.code).length === 1);
    expect(textsOf(friends.bob, friends.code)).toEqual(['oh shit']);
    await rude.do(friends.code, 'sit');
  });
});

describe('muting and blocking', () => {
  it('hides what somebody says, before and after, for good and for oneself alone', async () => {
    const { ann, bob, code } = await sitTogether();
    const cat = await arrive('Cat');
    await cat.do(code, 'sit');
    await cat.watch(code);
    await say(ann, code, { text: 'one' });
    await bob.until('bob hears', () => textsOf(bob, code).length === 1);
    const muted = await bob.ask(`/api/tables/${code}/mute`, { seat: 0 });
    expect(muted.body).toMatchObject({ ok: true });
    await say(ann, code, { text: 'two' });
    await say(cat, code, { text: 'three' });
    await bob.until('bob hears cat', () => textsOf(bob, code).includes('three'));
    expect(textsOf(bob, code)).toEqual(['three']);
    expect(textsOf(cat, code)).toEqual(['one', 'two', 'three']);
    const { body } = await bob.ask('/api/mutes-and-blocks');
    expect(body.people).toMatchObject([{ id: muted.body.id, name: 'Ann', kind: 'muted' }]);
    await bob.ask('/api/mutes-and-blocks/end', { id: body.people[0].id });
    await bob.until('bob hears all', () => textsOf(bob, code).length === 3);
    expect((await bob.ask('/api/mutes-and-blocks')).body).toEqual({ people: [] });
    expect((await bob.ask(`/api/tables/${code}/mute`, { seat: 1 })).body.code).toBe('no-such-person');
    expect((await bob.ask(`/api/tables/${code}/mute`, { seat: 1, line: 2 })).body.code).toBe('bad-request');
  });

  it('is told with where these people sit, so that it can be undone in place', async () => {
    const { ann, bob, code } = await sitTogether();
    /** What was told last of whom one does not hear; undefined where nothing was. */
    const unheardBy = ({ frames }: Guest) =>
      frames.map((frame) => JSON.parse(frame)).findLast(({ type }) => type === 'unheard')?.people;
    await say(ann, code, { text: 'one' });
    const { id } = await bob.do(code, 'mute', { seat: 0 });
    const muted = { id, name: 'Ann', kind: 'muted', seat: 0 };
    await bob.until('he is told', () => unheardBy(bob) !== undefined);
    expect(unheardBy(bob)).toEqual([muted]);
    await bob.do(code, 'block', { seat: 0 });
    expect(unheardBy(bob)).toEqual([{ ...muted, kind: 'blocked' }]);
    await ann.do(code, 'leave');
    await bob.until('her seat is free', () => unheardBy(bob)?.[0].seat === null);
    // On another device, and not at a table where she has never been.
    const again = Guest.known(server.base, 'Bob', bob.cookie);
    again.keepsFrames = true;
    await again.watch(code);
    await again.until('he is told there', () => unheardBy(again)?.length === 1);
    const elsewhere = await again.make({});
    await again.watch(elsewhere);
    await again.until('nobody', () => unheardBy(again)?.length === 0);
    await bob.ask('/api/mutes-and-blocks/end', { id });
    await bob.until('he hears her', () => unheardBy(bob)?.length === 0 && textsOf(bob, code).length === 1);
    expect(unheardBy(ann)).toBeUndefined();
  });

  it('by a line too, after who said it has left; a blocked one does not sit down where one is host', async () => {
    const { ann, bob, code } = await sitTogether();
    await say(bob, code, { text: 'hm' });
    await ann.until('ann hears', () => textsOf(ann, code).length === 1);
    await bob.do(code, 'leave');
    const [line] = linesOf(ann, code);
    expect((await ann.ask(`/api/tables/${code}/block`, { line: line?.id })).status).toBe(200);
    expect((await bob.ask(`/api/tables/${code}/sit`, {})).body).toMatchObject({ code: 'not-welcome' });
    const other = await ann.make({});
    expect((await bob.ask(`/api/tables/${other}/sit`, {})).status).toBe(403);
    const others = await (await arrive('Dan')).make({});
    expect((await bob.ask(`/api/tables/${others}/sit`, {})).status).toBe(200);
  });
});

describe('sending somebody away', () => {
  it('is the host’s before and after a game; who was sent away stays away', async () => {
    const { ann, bob, code } = await sitTogether();
    expect((await bob.ask(`/api/tables/${code}/kick`, { seat: 0 })).body.code).toBe('host-only');
    expect((await ann.ask(`/api/tables/${code}/kick`, { seat: 0 })).body.code).toBe('no-such-person');
    await ann.do(code, 'kick', { seat: 1 });
    expect((await bob.ask(`/api/tables/${code}/sit`, {})).body.code).toBe('not-welcome');
    await bob.until('he is told', () =>
      bob.refusals.some((refused) => JSON.stringify(refused).includes('not-welcome')),
    );
  });

  it('takes all others during a game, two at least; then the seat is given up by the rules', async () => {
    const { ann, bob, code } = await sitTogether({ options: { leader: 0 } });
    const two = await sitTogether();
    await two.ann.do(two.code, 'start');
    expect((await two.ann.ask(`/api/tables/${two.code}/kick`, { seat: 1 })).body.code).toBe('two-only');
    const [cat, dan] = [await arrive('Cat'), await arrive('Dan')];
    for (const each of [cat, dan]) await each.do(code, 'sit');
    await ann.do(code, 'start');
    const ask = async (guest: Guest) => (await guest.ask(`/api/tables/${code}/kick`, { seat: 3 })).body;
    expect(await ask(ann)).toMatchObject({ code: 'needs-agreement', given: 1, of: 3 });
    expect(await ask(ann)).toMatchObject({ code: 'needs-agreement', given: 1, of: 3 });
    expect(await ask(bob)).toMatchObject({ given: 2 });
    expect((await dan.ask(`/api/tables/${code}`)).body.you).toBe(3);
    expect(await ask(cat)).toMatchObject({ info: { status: 'playing' } });
    expect((await dan.ask(`/api/tables/${code}`)).body).toMatchObject({ you: null });
    const { body } = await ann.ask(`/api/tables/${code}`);
    expect(body.info.seats[3]).toMatchObject({ name: 'Dan', gone: true });
  });
});
