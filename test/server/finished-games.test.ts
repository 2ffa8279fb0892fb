import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

/** A game of two that ends when the second leaves. */
const playOne = async (wish: Record<string, unknown>, names: readonly [string, string] = ['Ann', 'Bob']) => {
  const [ann, bob] = [await Guest.arrive(server.base, names[0]), await Guest.arrive(server.base, names[1])];
  const code = await ann.make({ capacity: 2, ...wish });
  await bob.do(code, 'sit');
  await ann.do(code, 'start');
  await ann.watch(code);
  await bob.do(code, 'leave');
  return { ann, bob, code };
};

describe('finished games', () => {
  it('of public tables are everybody’s to find by player and day, and to download', async () => {
    const { code } = await playOne({ public: true, options: { leader: 0 } }, ['Renée', 'Bob']);
    const eve = await Guest.arrive(server.base, 'Eve');
    const find = async (query: string) => (await eve.ask(`/api/records?${query}`)).body.games;
    expect(await find('player=rene')).toMatchObject([
      {
        code,
        game: 'buyword',
        number: 1,
        listed: true,
        players: [{ name: 'Renée', won: true }, { name: 'Bob' }],
      },
    ]);
    expect(await find('player=nobody')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await find(`player=Renée&day=${today}`)).toHaveLength(1);
    expect(await find('day=2020-01-01')).toEqual([]);
    for (const day of ['tomorrow', '2026-13-45', '2026-02-30'])
      expect(await eve.ask(`/api/records?day=${day}`)).toMatchObject({ status: 400, body: { field: 'day' } });
    const record = await ask(server.base, `/api/records/${code}/1`);
    expect(record.headers.get('content-disposition')).toContain(`wordstake-${code}-1.txt`);
    expect(record.body).toContain('[Game "buyword"]');
    expect(record.body).toContain('leave');
    expect((await ask(server.base, `/api/records/${code}/2`)).status).toBe(404);
  });

  it('of other tables are listed for those who played, and shown to who has the code where people may look on', async () => {
    for (const [wish, status] of [
      [{}, 200],
      [{ public: true, spectators: 'off' }, 404],
    ] as const) {
      const { ann, bob, code } = await playOne({ ...wish, options: { leader: 0 } });
      const eve = await Guest.arrive(server.base, 'Eve');
      const codes = async (guest: Guest) =>
        (await guest.ask('/api/records')).body.games.map((game: { code: string }) => game.code);
      expect(await codes(eve)).not.toContain(code);
      expect((await eve.ask(`/api/records/${code}/1`)).status).toBe(status);
      for (const each of [ann, bob]) {
        expect(await codes(each)).toContain(code);
        expect((await each.ask(`/api/records/${code}/1`)).status).toBe(200);
      }
    }
  });

  it('of cards show each what they may see: folded hands only where the table opens them', async () => {
    const options = { revealAll: false };
    const { bob, code } = await playOne({ game: 'choose-your-words', public: true, options });
    const own = (await bob.ask(`/api/records/${code}/1`)).body as string;
    const all = (await ask(server.base, `/api/records/${code}/1`)).body as string;
    expect(own).not.toBe(all);
    expect(all).not.toMatch(/\[Seed/);
  });

  it('are one each where a table plays again', async () => {
    const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Zoe')];
    const code = await ann.make({ capacity: 3, public: true, options: { leader: 0 } });
    await bob.do(code, 'sit');
    await ann.do(code, 'add-bot', { bot: 'simple' });
    await ann.do(code, 'start');
    await ann.do(code, 'leave');
    await bob.do(code, 'leave');
    const { body } = await bob.ask('/api/records?player=zoe');
    expect(body.games).toMatchObject([{ code, number: 1, players: [{}, {}, { isBot: true }] }]);
  });
});
