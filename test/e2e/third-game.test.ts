import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Plugin } from 'vite';
import { afterAll, describe, it } from 'vitest';
import { type BuiltClient, buildClientWith } from './client-build.ts';
import { sitDown } from './friends-page.ts';
import { useOwnServer } from './harness.ts';
import { tableOf } from './people-page.ts';

const fixture = (path: string): string => fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));

/** The two lists of the house, and those that have one more game. */
const LISTS = [
  [/\/games\/games\.ts$/, fixture('client/games.ts')],
  [/\/catalog\/lazy-catalog\.ts$/, fixture('client/lazy-catalog.ts')],
] as const;

/** Hands the client lists with a third game; those begin with what the house has. */
const thirdGamePlugin = (): Plugin => ({
  name: 'third-game',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, list] = LISTS.find(([house]) => house.test(source)) ?? [];
    return list === importer ? undefined : list;
  },
});

let client: BuiltClient | undefined;
const { visit } = useOwnServer(
  async () => {
    client = await buildClientWith(thirdGamePlugin);
    return client.folder;
  },
  new URL('../fixtures/nim-catalog.ts', import.meta.url),
);
afterAll(() => client?.remove());

const status = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Nim' })
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}$`) });

const take = (page: Page, coins: number): Promise<void> =>
  page.getByRole('button', { name: `Take ${coins}`, exact: true }).click();

/** Looks at the game that has just ended from its beginning to its end. */
const lookAgain = async (page: Page, heading: RegExp, first: string, end: string): Promise<void> => {
  await page.getByRole('link', { name: 'Look again' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await status(page, first).waitFor();
  await page.keyboard.press('End');
  await status(page, end).waitFor();
};

describe('a third game, one module and one client surface, without a change to the house', () => {
  it('is played on the server by link, and looked at again', async () => {
    const { page: ann } = await visit({ as: 'Ann', path: null });
    const code = await tableOf(ann, { game: 'nim', capacity: 2, options: { coins: 4 } });
    await ann.goto(`/t/${code}`);
    const { page: bob } = await visit({ path: `/t/${code}` });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await status(bob, 'Coins: 4').waitFor();
    await take(ann, 1);
    await status(bob, 'Coins: 3').waitFor();
    await take(bob, 3);
    await status(ann, 'Last coin: Bob').waitFor();
    await lookAgain(ann, /^Nim.*Ann.*Bob/, 'Coins: 4', 'Last coin: Bob');
  });

  it('is played on the device against a bot, kept, and looked at again', async () => {
    const { page } = await visit({ path: '/bots?game=nim', reducedMotion: 'reduce' });
    await page.getByRole('checkbox', { name: /^Marlowe/ }).uncheck();
    await page.getByRole('button', { name: 'Play against Penny' }).click();
    await status(page, 'Coins: 21').waitFor();
    await take(page, 1);
    for (const left of [19, 15]) {
      await status(page, `Coins: ${left}`).waitFor();
      await take(page, 3);
    }
    await status(page, 'Coins: 11').waitFor();
    await page.reload();
    for (const left of [11, 7, 3]) {
      await status(page, `Coins: ${left}`).waitFor();
      await take(page, 3);
    }
    await status(page, 'Last coin: You').waitFor();
    await lookAgain(page, /^Nim.*Penny/, 'Coins: 21', 'Last coin: You');
    await page.goto('/games');
    await page.getByRole('heading', { level: 3, name: 'Nim with Penny' }).waitFor();
  });

  it('is passed on from hand to hand, and looked at again', async () => {
    const { page } = await visit({ path: '/pass?game=new&of=nim', reducedMotion: 'reduce' });
    await page.getByText('Two take coins in turn.').waitFor();
    for (const [at, name] of ['Ann', 'Bob'].entries())
      await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name);
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (let left = 21; left > 0; left -= 3) {
      const [holder, other] = left % 2 === 1 ? ['Ann', 'Bob'] : ['Bob', 'Ann'];
      if (left < 21) await page.getByText(`${other} took 3.`).last().waitFor();
      await page.getByRole('button', { name: `I’m ${holder}` }).click();
      await status(page, `Coins: ${left}`).waitFor();
      await take(page, 3);
    }
    await status(page, 'Last coin: Ann').waitFor();
    await lookAgain(page, /^Nim.*Ann.*Bob/, 'Coins: 21', 'Last coin: Ann');
  });
});
