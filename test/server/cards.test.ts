import { expect, it } from 'vitest';
import { createSimpleCardsBot } from '../../src/bots/choose-your-words/simple-bot.ts';
import type { View } from '../../src/games/choose-your-words/view.ts';
import { formatAction } from '../../src/notation/cards-actions.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { leaksIn } from '../support/cards-spy.ts';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { looker, openRoom, startTable } from '../support/table-room.ts';

it('serves Choose Your Words like any game: a person, bots and a spectator, and no hidden card in any frame', async () => {
  const server = await startTestServer();
  const ann = await Guest.arrive(server.base, 'Ann');
  const looker = await Guest.arrive(server.base, 'Looker');
  const options = { stack: 30, ante: 5, minBet: 5 };
  const code = await ann.make({ game: 'choose-your-words', capacity: 3, options });
  for (let bots = 0; bots < 2; bots++) await ann.do(code, 'add-bot', { bot: 'simple' });
  for (const guest of [ann, looker]) {
    guest.keepsFrames = true;
    await guest.watch(code);
  }
  await ann.do(code, 'start');
  const bot = createSimpleCardsBot(loadLexicon('en-full'));
  const mirror = () => ann.mirrors.get(code);
  for (;;) {
    const next = await ann.until(
      'Ann is to act, or the game is over',
      () => {
        const view = mirror()?.view as View | undefined;
        if (mirror()?.info.status === 'over') return 'over' as const;
        const action = view?.toAct.includes(0) ? bot.choose(view, 0) : undefined;
        return action && formatAction(action);
      },
      60_000,
    );
    if (next === 'over') break;
    // A window may have closed meanwhile; then Ann looks again.
    await ann.act(code, next);
  }
  expect(mirror()?.view).toMatchObject({ phase: 'over', result: { chips: expect.any(Array) } });
  for (const [guest, own] of [
    [ann, 0],
    [looker, null],
  ] as const) {
    expect(guest.frames.length).toBeGreaterThan(10);
    expect(leaksIn(guest.frames, own)).toEqual([]);
  }
  for (const guest of [ann, looker]) guest.drop();
  await server.remove();
});

it('says that the minutes of a game are up, when nobody was away or the server down (CW-23)', async () => {
  const room = await openRoom();
  const options = { end: { minutes: 1 } };
  const table = await startTable(room, ['Ann', 'Bob'], { game: 'choose-your-words', options });
  for (const name of ['Ann', 'Bob']) await table.watch(looker(name), undefined);
  const said = async () =>
    (await room.store.readLog(table.id, 0)).flatMap(({ body }) =>
      body.kind === 'acted' ? [body.action] : [],
    );
  await room.clock.pass(59_000);
  expect(await said()).toEqual([]);
  await room.clock.pass(2000);
  expect(await said()).toEqual(['time']);
  await room.clock.pass(120_000);
  expect(await said()).toEqual(['time']);
  expect(room.errors).toEqual([]);
  await room.close();
});
