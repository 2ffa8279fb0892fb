import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinOf } from '../../src/server/words/word-files.ts';
import { NO_LIMITS, startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const lookUp = (path: string) => ask(server.base, `/api/words/${path}`);

describe('GET /api/words', () => {
  it('says whether a dictionary has a word, however it is typed, and which dictionary that is', async () => {
    const { sha256 } = pinOf('en-full');
    expect(await lookUp('en-full/Enjoyed')).toMatchObject({
      status: 200,
      body: { word: 'ENJOYED', dictionary: 'en-full', sha256, valid: true },
    });
    expect((await lookUp('en-full/qqqq')).body).toMatchObject({ word: 'QQQQ', valid: false });
    expect((await lookUp(`fr-full/${encodeURIComponent('œuvré')}`)).body).toMatchObject({
      word: 'OEUVRE',
      valid: true,
    });
  });

  it('says whether a word counts for a theme, as one of its names too', async () => {
    expect((await lookUp('en-full/whale?theme=ocean')).body).toMatchObject({ valid: true, inTheme: true });
    expect((await lookUp('en-full/table?theme=ocean')).body).toMatchObject({ valid: true, inTheme: false });
    expect((await lookUp('en-full/paris?theme=capitals')).body).toMatchObject({ inTheme: true });
    expect((await lookUp('en-full/whale')).body).not.toHaveProperty('inTheme');
  });

  it.each([
    ['de-full/wort', 404, 'no-such-dictionary'],
    ['__proto__/word', 404, 'no-such-dictionary'],
    ['en-full/whale?theme=dragons', 404, 'no-such-theme'],
    ['fr-full/aller?theme=verbs', 404, 'no-such-theme'],
    ['en-full/a', 400, 'bad-word'],
    ['en-full/can%27t', 400, 'bad-word'],
    [`en-full/${'a'.repeat(41)}`, 400, 'bad-word'],
    ['en-full/word?theme=ocean&all=1', 400, 'bad-request'],
  ])('refuses %s', async (path, status, code) => {
    expect(await lookUp(path)).toMatchObject({ status, body: { code, message: expect.any(String) } });
  });

  it('is closed to those who play where words may not be looked up, and only while they do', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob', 'fr')];
    const asked = async (guest: Guest) => (await guest.ask('/api/words/en-full/quiz')).body;
    const code = await ann.make({ capacity: 2, options: { judge: 'challenge' } });
    await bob.do(code, 'sit');
    expect(await asked(ann)).toMatchObject({ valid: true });
    await ann.do(code, 'start');
    expect(await ann.ask('/api/words/en-full/quiz')).toMatchObject({
      status: 403,
      body: { code: 'look-up-closed', message: 'You can’t look up words while this game is in progress.' },
    });
    expect(await asked(bob)).toMatchObject({
      message: 'Tu ne peux pas chercher de mots tant que cette partie est en cours.',
    });
    const eve = await Guest.arrive(server.base, 'Eve');
    expect(await asked(eve)).toMatchObject({ valid: true });
    await bob.do(code, 'leave');
    expect(await asked(ann)).toMatchObject({ valid: true });
  });

  it('counts what it costs against the limit of an address', async () => {
    const limits = { ...NO_LIMITS, requests: { burst: 5, perMinute: 1 } };
    const small = await startTestServer({ limits });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(small.base, '/api/words/en-full/quiz')).status);
    expect(statuses).toEqual([200, 200, 429]);
    await small.remove();
  });
});
