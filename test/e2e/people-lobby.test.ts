import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const beCalled = (page: Page, name: string, language = 'en') =>
  page.request.post('/api/identity', { data: { name, language } });
const make = async (page: Page, wish: object): Promise<string> => {
  const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2, ...wish } });
  return (await made.json()).info.code;
};
const row = (page: Page, host: string) => page.locator('.lobby-row').filter({ hasText: `${host}’s table` });

describe('the lobby', () => {
  it('shows a table of another browser as it comes, fills and begins, and lets one watch it', async () => {
    const { page: eve } = await visit({ device: 'phone', ...still });
    await beCalled(eve, 'Eve');
    await eve.goto('/lobby');
    await eve.getByText('No such table is open at the moment.').waitFor();
    const { page: ann } = await visit({ ...still });
    await beCalled(ann, 'Ann');
    const code = await make(ann, { public: true });
    await ann.goto(`/t/${code}`);
    await row(eve, 'Ann').getByText('1 of 2 seats taken').waitFor({ state: 'attached' });
    expect(await smallTargets(eve)).toEqual([]);

    const { page: bob } = await visit({ ...still });
    await beCalled(bob, 'Bob');
    await bob.goto('/lobby');
    await row(bob, 'Ann').getByRole('button', { name: 'Sit down' }).click();
    await bob.waitForURL(`**/t/${code}`);
    await row(eve, 'Ann').getByText('Ann and Bob').waitFor();
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await row(eve, 'Ann').getByText('a game is on').waitFor();
    await row(eve, 'Ann').getByRole('link', { name: 'Watch' }).tap();
    await eve.getByText('You are watching.').waitFor();
    await ann.locator('.table').waitFor();
    const { page: zoe } = await visit({ path: '/lobby', ...still });
    await row(zoe, 'Ann').getByText('1 person watching').waitFor();
  });

  it('filters by game, words, clock, rules and free seats', async () => {
    const { page } = await visit({ ...still });
    await beCalled(page, 'Filou');
    await make(page, {
      public: true,
      options: { dictionary: 'fr-full', tiles: 'french', turnSeconds: 86_400 },
    });
    await make(page, { public: true, options: { auctions: 'english' } });
    await make(page, { public: true, game: 'choose-your-words' });
    await make(page, { public: true, capacity: 1 });
    await page.goto('/lobby');
    const own = row(page, 'Filou');
    await expect.poll(() => own.count()).toBe(4);
    const choose = (name: string, value: string) =>
      page.getByLabel(name, { exact: true }).selectOption(value);
    for (const [name, value, count] of [
      ['Game', 'Choose Your Words', 1],
      ['Words', 'French', 1],
      ['Clock', 'Days', 1],
      ['Rules', 'Auctions', 1],
      ['Rules', 'Plain', 3],
    ] as const) {
      await choose(name, value);
      await expect.poll(() => own.count()).toBe(count);
      await choose(name, 'All');
    }
    await page.getByLabel('Only tables with a free seat').check({ force: true });
    await expect.poll(() => own.count()).toBe(3);
  });

  it('finds a game at one tap: with a name first, then with bots where nobody comes', async () => {
    const { page } = await visit({ path: '/lobby', device: 'phone', ...still });
    await page.getByLabel('Rules', { exact: true }).selectOption('Draft');
    await page.getByRole('button', { name: 'Play now' }).tap();
    await page.getByLabel('Your name').fill('Uma');
    await page.getByRole('button', { name: 'Play now' }).tap();
    await page.getByText('We look for company').waitFor();
    await page.locator('.table').waitFor({ timeout: 30_000 });
    expect(await page.locator('.table').count()).toBe(1);
  });

  it.each([
    ['phone', 'light', 'en'],
    ['desktop', 'dark', 'fr'],
  ] as const)(
    'is clean to axe and loses nothing in large text (%s, %s, %s)',
    async (device, colorScheme, language) => {
      const { page } = await visit({ device, colorScheme, language, ...still });
      await beCalled(page, 'Nana', language);
      await make(page, { public: true });
      await page.goto('/lobby');
      await page.locator('.lobby-row').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      expect(await overflow(page)).toBe(0);
    },
  );
});
