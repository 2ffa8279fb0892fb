import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTables } from '../../src/cli/engine-tables.ts';
import { prepareSimulation } from '../../src/cli/simulation.ts';
import { createBotProcess } from '../../src/server/bots/bot-process.ts';
import { NIM } from '../fixtures/nim.ts';
import { CATALOG } from '../fixtures/nim-catalog.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  const bots = createBotProcess({ catalog: new URL('../fixtures/nim-catalog.ts', import.meta.url) });
  server = await startTestServer({ games: CATALOG, bots, playNowWaitMs: 0 });
});
afterAll(() => server.remove());

describe('a game that is one module in the list', () => {
  it('is played by link, against people and bots, and recorded', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
    const code = await ann.make({ game: 'nim', capacity: 2, options: { coins: 4 } });
    await bob.do(code, 'sit');
    for (const each of [ann, bob]) await each.watch(code);
    await ann.do(code, 'start');
    expect(await bob.act(code, 'take 1')).toMatchObject({
      code: 'not-your-turn',
      message: 'Nim says not-your-turn.',
    });
    expect(await ann.act(code, 'take 1')).toMatchObject({ type: 'accepted' });
    expect(await bob.act(code, 'take 3')).toMatchObject({ type: 'accepted' });
    const { body } = await ann.ask(`/api/records/${code}/1`);
    expect(body).toContain('[Game "nim"]');
    expect(body).toContain('2 1 take 3');
    expect((await bob.ask('/api/records')).body.games).toMatchObject([
      { game: 'nim', players: [{ won: false }, { won: true }] },
    ]);
  });

  it('is found by its variant, and its bots take the free seat', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const { body, status } = await ann.ask('/api/play-now', { variant: 'short' });
    expect([status, body.info?.game]).toEqual([200, 'nim']);
    const { code } = body.info;
    await ann.watch(code);
    await ann.until('the game begins', () => ann.mirrors.get(code)?.view?.['coins'] === 5);
    expect(await ann.act(code, 'take 2')).toMatchObject({ type: 'accepted' });
    await ann.until('the bot wins', () => ann.mirrors.get(code)?.view?.['result'] !== null);
    expect(ann.mirrors.get(code)?.view).toMatchObject({ coins: 0, result: { winners: [1] } });
  });

  it('leaves variants to the games that have them: one that none has is refused in a sentence', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const asked = (filter: object) => ann.ask('/api/play-now', filter);
    expect(await asked({ variant: 'category' })).toMatchObject({
      status: 200,
      body: { info: { game: 'choose-your-words' } },
    });
    for (const filter of [{ variant: 'nonsense' }, { game: 'nim', variant: 'auctions' }])
      expect(await asked(filter)).toMatchObject({
        status: 400,
        body: { code: 'unknown-option', message: expect.stringMatching(/\.$/) },
      });
  });

  it('answers the engine’s questions and is simulated', async () => {
    const tables = createTables(CATALOG, new Map([[NIM, await NIM.loadBots()]]));
    expect(tables.make({ game: 'nim', players: 2, options: { coins: 6 } })).toMatchObject({ ok: true });
    const asked = { table: 1, seat: 0 };
    expect(tables.options(asked)).toEqual({ ok: true, value: { options: [{ most: 3 }] } });
    expect(tables.advise({ ...asked, bot: 'counter' })).toEqual({ ok: true, value: { action: 'take 2' } });
    expect(tables.act({ ...asked, action: 'take 2' })).toMatchObject({ ok: true });
    const recorded = tables.record({ table: 1 });
    if (!recorded.ok) throw new Error(recorded.error.code);
    const { record } = recorded.value as { record: string };
    expect(tables.load({ record })).toEqual({ ok: true, value: { table: 2, lexiconDiffers: false } });
    expect(tables.view({ table: 2 })).toMatchObject({ value: { view: { coins: 4, turn: 1 } } });
    const prepared = await prepareSimulation(NIM, undefined, 2, 1);
    if (!prepared.ok) throw new Error(prepared.error.code);
    expect(prepared.value.play(['counter', 'counter'], 'seed')).toEqual({ money: [1, 0], words: 0 });
    expect(prepared.value.duel({ names: ['counter', 'counter'], seat: 0, seed: 'seed' })).toBe(1);
  });
});
