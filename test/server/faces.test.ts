import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rename, sit } from '../../src/server/app/waiting-room.ts';
import { isLook, lookFrom, PERSON_FACES } from '../../src/shared/looks.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { openRoom, person } from '../support/table-room.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const FOX = { face: 'fox', colour: 'blue' };
const OWL = { face: 'owl', colour: 'pink' };
const call = (guest: Guest, name: string, about: object = {}) =>
  guest.ask('/api/identity', { name, language: 'en', ...about });
const seatsOf = async (guest: Guest, code: string) =>
  (await guest.ask(`/api/tables/${code}`)).body.info.seats;
const namesAt = async (guest: Guest, code: string): Promise<(string | undefined)[]> =>
  (await seatsOf(guest, code)).map((sitter: { name: string } | null) => sitter?.name);

describe('a face', () => {
  it('is chosen with the name, or given; it stays when it is not mentioned, and comes along with the recovery code', async () => {
    const body = { name: 'Ann', language: 'en', ...FOX };
    const made = await ask(server.base, '/api/identity', { body });
    expect(made).toMatchObject({ status: 201, body });
    const given = await ask(server.base, '/api/identity', { body: { name: 'Bob', language: 'en' } });
    expect(isLook(given.body)).toBe(true);
    const ann = Guest.known(server.base, 'Ann', (made.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    expect((await call(ann, 'Anne')).body).toEqual({ ...body, name: 'Anne' });
    expect((await call(ann, 'Anne', { colour: 'red' })).body).toMatchObject({ face: 'fox', colour: 'red' });
    expect((await ann.ask('/api/identity')).body.identity).toMatchObject({ face: 'fox', colour: 'red' });
    const code = { body: { code: made.body.recoveryCode } };
    expect((await ask(server.base, '/api/identity/recover', code)).body).toMatchObject({ face: 'fox' });
  });

  it('that we have not drawn is refused in a sentence, in both languages, and nothing changes', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const before = (await ann.ask('/api/identity')).body.identity;
    const refused = await call(ann, 'Zed', { face: 'wolf' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'no-such-face' } });
    expect(refused.body.message).toBe(
      `There’s no such face. Choose one of these: ${PERSON_FACES.join(', ')}.`,
    );
    await ann.ask('/api/identity', { name: 'Ann', language: 'fr' });
    expect((await call(ann, 'Zed', { colour: 'mauve' })).body).toMatchObject({
      code: 'no-such-colour',
      message: expect.stringMatching(/^Cette couleur n’existe pas\. Choisis parmi\u00a0: red, /),
    });
    expect((await ann.ask('/api/identity')).body.identity).toEqual({ ...before, language: 'fr' });
    const made = await ask(server.base, '/api/identity', { body: { name: 'Cy', language: 'en', face: '' } });
    expect(made).toMatchObject({ status: 400, body: { code: 'no-such-face' } });
  });

  it('is seen at the table, in the lobby, among turns and in the record; bots have none of these', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    await call(ann, 'Ann', FOX);
    await call(bob, 'Bob', OWL);
    const code = await ann.make({ public: true, capacity: 3, options: { leader: 1 } });
    await bob.do(code, 'sit');
    await ann.do(code, 'add-bot', { bot: 'penny' });
    const seats = [
      { name: 'Ann', kind: 'person', ...FOX, gone: false },
      { name: 'Bob', kind: 'person', ...OWL, gone: false },
      { name: 'Penny', kind: 'bot', bot: 'penny', gone: false },
    ];
    expect(await seatsOf(bob, code)).toEqual(seats);
    const rows = (await bob.ask('/api/lobby')).body.tables;
    expect(rows.find((row: { code: string }) => row.code === code).seats).toEqual(seats);
    await ann.do(code, 'start');
    expect((await bob.ask('/api/turns')).body.tables).toMatchObject([{ code, others: [seats[0], seats[2]] }]);
    expect((await ann.ask(`/api/tables/${code}/record`)).body).toContain(
      '[Seat0 "Ann"]\n[Face0 "fox blue"]\n[Seat1 "Bob"]\n[Face1 "owl pink"]\n[Seat2 "Penny"]\n[Face2 "penny"]\n',
    );
  });

  it('or a name that somebody changes is seen at once by all at their tables, before the game and in it', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const code = await ann.make({ capacity: 2, options: { leader: 0 } });
    const waiting = await ann.make({ capacity: 2 });
    await bob.do(code, 'sit');
    await Promise.all([ann.watch(code), bob.watch(code)]);
    const annSeen = () => bob.mirrors.get(code)?.info.seats[0];
    await call(ann, 'Ann', FOX);
    await bob.until('her face is seen', () => annSeen()?.face === 'fox');
    expect(annSeen()).toMatchObject({ name: 'Ann', ...FOX });
    await ann.do(code, 'start');
    await bob.until('it has begun', () => bob.mirrors.get(code)?.view != null);
    await call(ann, 'Anna', OWL);
    await bob.until('her name is seen', () => annSeen()?.name === 'Anna');
    expect(annSeen()).toMatchObject(OWL);
    expect(await seatsOf(bob, waiting)).toMatchObject([{ name: 'Anna', ...OWL }, null]);
    // The game goes on as if nothing had been.
    expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
    const versionNow = async () => (await ann.ask(`/api/tables/${code}`)).body.version;
    const version = await versionNow();
    await ann.ask('/api/identity', { name: 'Anna', language: 'fr' });
    expect(await versionNow()).toBe(version);
  });

  it('is there again after a restart', async () => {
    const own = await startTestServer();
    const ann = await Guest.arrive(own.base, 'Ann');
    const code = await ann.make({ capacity: 2 });
    await call(ann, 'Anna', FOX);
    const { dataFolder } = own;
    await own.stop();
    const again = await startTestServer({ dataFolder });
    const same = Guest.known(again.base, 'Anna', ann.cookie);
    expect((await same.ask('/api/identity')).body.identity).toMatchObject({ name: 'Anna', ...FOX });
    expect(await seatsOf(same, code)).toMatchObject([{ name: 'Anna', ...FOX }, null]);
    await again.remove();
  });
});

describe('two of one name', () => {
  it('are told apart where somebody takes another name at the table; who keeps theirs gets no number', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const code = await ann.make({ capacity: 3 });
    await bob.do(code, 'sit');
    await call(bob, 'ann');
    expect(await namesAt(ann, code)).toEqual(['Ann', 'ann 2', undefined]);
    expect((await bob.ask('/api/identity')).body.identity.name).toBe('ann');
    await call(ann, 'Ann', FOX);
    await call(bob, 'ann', OWL);
    expect(await namesAt(ann, code)).toEqual(['Ann', 'ann 2', undefined]);
    await call(ann, 'Zoe');
    await call(bob, 'Ann');
    expect(await namesAt(ann, code)).toEqual(['Zoe', 'Ann', undefined]);
    await bob.do(code, 'leave');
    await bob.do(code, 'sit', { seat: 2 });
    expect(await namesAt(ann, code)).toEqual(['Zoe', undefined, 'Ann']);
  });
});

describe('another name at a table', () => {
  it('is not taken where words are filtered and it has such a word; the face is', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ public: true, capacity: 2 });
    await call(ann, 'Shit', FOX);
    expect(await seatsOf(ann, code)).toMatchObject([{ name: 'Ann', ...FOX }, null]);
  });

  it('is taken so often and no more until the next start, and costs a change of seats nothing', async () => {
    const room = await openRoom();
    const made = await room.tables.make(person('Ann'), { game: 'buyword', capacity: 2 });
    if (!made.ok) throw new Error(made.error.code);
    const table = made.value;
    for (let i = 0; i < 60; i++)
      await table.change((state) => rename(state, { ...person('Ann'), name: `Ann of ${i}` }));
    expect(table.state.seats[0]?.name).toBe('Ann of 49');
    expect(await table.change((state) => sit(state, person('Bob'), undefined))).toMatchObject({ ok: true });
    expect(table.state.seats[1]).toMatchObject({ name: 'Bob', ...lookFrom('Bob') });
    const stranger = await table.change((state) => rename(state, person('Eve')));
    expect(stranger).toEqual({ ok: false, error: { code: 'not-seated' } });
    await room.close();
  });

  it('is limited, another language is not', async () => {
    const strict = await startTestServer({ limits: { ...NO_LIMITS, renames: { burst: 3, perMinute: 1 } } });
    const ann = await Guest.arrive(strict.base, 'Ann');
    for (const name of ['A', 'B', 'C']) expect((await call(ann, name)).status).toBe(200);
    expect(await call(ann, 'D')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await ann.ask('/api/identity', { name: 'C', language: 'fr' })).status).toBe(200);
    await strict.remove();
  });
});
