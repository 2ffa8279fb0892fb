import { describe, expect, it } from 'vitest';
import type { BotPlayers } from '../../src/server/app/ports.ts';
import { createBotProcess } from '../../src/server/bots/bot-process.ts';
import { buywordTable } from '../support/buyword-table.ts';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const file = new URL('../support/bad-bot-worker.ts', import.meta.url);

describe('the process of the bots', () => {
  it.each([
    ['exit', 'it ended with 3'],
    ['crash', 'it ended with SIGSEGV'],
  ])('is replaced when a bot makes it %s, and the others are asked again', async (trouble, why) => {
    const bots = createBotProcess({ file });
    const ask = (view: unknown) => bots.choose({ game: 'buyword', bot: 'nobody', view, seat: 0, seed: '' });
    const answers = await Promise.allSettled([ask({}), ask({ trouble }), ask({})]);
    const reasons = answers.map((answer) =>
      answer.status === 'rejected' ? String(answer.reason) : 'answered',
    );
    for (const i of [0, 2]) expect(reasons[i]).toContain('no bot nobody plays buyword');
    expect(reasons[1]).toContain(why);
    await bots.close();
  });

  it('knows the words of a long pasted theme, each list told to it once, however many there have been', async () => {
    /** Somebody who holds KWYJ at a table where only this and long words count. */
    const sellingView = (nth: number) => {
      const others = Array.from(
        { length: 35 },
        (_, i) =>
          `FILM${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26)]}${LETTERS[nth % 26]}${LETTERS[Math.floor(nth / 26)]}`,
      );
      const table = buywordTable({
        rounds: [['KWYJ', 'OXEN']],
        options: { theme: { words: ['KWYJ', ...others] } },
      });
      table.roll(0).buy(0).decline(1);
      return table.view(0);
    };
    const views = Array.from({ length: 35 }, (_, nth) => sellingView(nth));
    /** What bots of this process say, asked one after the other. */
    const saysInEach = async (bots: BotPlayers) => {
      const texts: (string | undefined)[] = [];
      for (const view of [...views, ...views.slice(-2), ...views.slice(0, 2)])
        texts.push((await bots.choose({ game: 'buyword', bot: 'simple', view, seat: 0, seed: 's' }))?.text);
      await bots.close();
      return texts;
    };
    expect(new Set(await saysInEach(createBotProcess()))).toEqual(new Set(['sell KWYJ']));
    // The last two were known, and the first two forgotten meanwhile.
    const counting = createBotProcess({
      file: new URL('../support/list-counting-bot-worker.ts', import.meta.url),
    });
    expect(await saysInEach(counting)).toEqual([...views.map(() => '1'), '0', '0', '1', '1']);
  });

  it('that think when the server stops answer nothing, and that is no mistake', async () => {
    const bots = createBotProcess({ file });
    const view = { trouble: 'hang' };
    const asked = bots.choose({ game: 'buyword', bot: 'nobody', view, seat: 0, seed: '' });
    await bots.close();
    expect(await asked).toBeUndefined();
  });

  it('may hang and die in a game, which goes on', async () => {
    const server = await startTestServer({ bots: createBotProcess({ file, longestThoughtMs: 4000 }) });
    const ann = await Guest.arrive(server.base, 'Ann');
    const code = await ann.make({ capacity: 2, options: { leader: 1 } });
    await ann.do(code, 'add-bot', { bot: 'simple' });
    await ann.watch(code);
    await ann.do(code, 'start');
    const isToAct = () => (ann.mirrors.get(code)?.view?.['toAct'] as number[] | undefined)?.includes(0);
    const round = () => ann.mirrors.get(code)?.view?.['round'] as number | undefined;
    const skips: Readonly<Record<string, string>> = {
      roll: 'roll',
      choose: 'choose 3',
      buy: 'decline',
      sell: 'done',
    };
    while ((round() ?? 0) < 2) {
      await ann.until(
        'she is to act, or the next round comes',
        () => isToAct() || (round() ?? 0) > 1,
        60_000,
      );
      if ((round() ?? 0) > 1) break;
      const phase = ann.mirrors.get(code)?.view?.['phase'] as string;
      expect(await ann.act(code, skips[phase] ?? phase)).toMatchObject({ type: 'accepted' });
    }
    ann.drop();
    await server.remove();
  });
});
