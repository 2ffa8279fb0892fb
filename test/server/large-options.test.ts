import { expect, it } from 'vitest';
import { startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const words = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, i) => `FILM${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26) % 26]}X${LETTERS[Math.floor(i / 676)]}`,
  );

it('long lists of words are told by their length, except to who asks for the one table', async () => {
  const server = await startTestServer();
  const ann = await Guest.arrive(server.base, 'Ann');
  ann.keepsFrames = true;
  const options = { theme: { words: words(3000) }, houseBans: words(500), houseWords: ['QI', 'ZA'] };
  const brief = { theme: { words: 3000 }, houseBans: 500, houseWords: ['QI', 'ZA'] };
  const code = await ann.make({ capacity: 1, public: true, options });
  for (const list of [await ask(server.base, '/api/tables'), await ann.ask('/api/tables/mine')]) {
    expect(list.body.tables).toMatchObject([{ code, options: brief }]);
    expect(JSON.stringify(list.body).length).toBeLessThan(1000);
  }
  expect((await ann.ask(`/api/tables/${code}`)).body.info.options).toEqual(options);
  expect((await ann.watch(code)).info.options).toEqual(brief);
  expect((await ann.ask(`/api/tables/${code}/start`, {})).body.info.options).toEqual(brief);
  // Who plays sees what the game is played by.
  const view = await ann.until('the game is shown', () => ann.mirrors.get(code)?.view ?? undefined);
  expect((view['options'] as { theme: { words: string[] } }).theme.words).toHaveLength(3000);
  // Once is enough.
  const shown = ann.frames
    .map((frame) => JSON.parse(frame))
    .filter(({ type, view }) => type === 'table' && view !== null);
  expect(shown).not.toHaveLength(0);
  for (const { info } of shown) expect(info).not.toHaveProperty('options');
  ann.drop();
  await server.remove();
});
