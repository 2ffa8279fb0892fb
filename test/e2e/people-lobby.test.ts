import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { largeText, overflow, smallTargets, violationsInBothLights } from './access-checks.ts';
import { useSite } from './harness.ts';
import { NO_NETWORK } from './offline-page.ts';
import { tableOf } from './people-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** A table that is shown, by whose it is. */
const row = (page: Page, host: string) =>
  page
    .getByRole('region', { name: 'Lobby' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${host}’s table` }) });

/** Each filter with a choice that only some tables of the test fit. */
const FILTERS = [
  ['Game', 'Choose Your Words', 1],
  ['Words', 'French', 1],
  ['Clock', 'Days', 1],
  ['Rules', 'Auctions', 1],
  ['Rules', 'Standard', 3],
] as const;

describe('the lobby', () => {
  it('shows a table of another browser as it comes, fills and begins, and lets one watch it', async () => {
    const [{ page: eve }, { page: ann }, { page: bob }] = await Promise.all([
      visit({ as: 'Eve', device: 'phone', path: '/lobby', ...still }),
      visit({ as: 'Annabel', path: null, ...still }),
      visit({ as: 'Bob', path: '/lobby', ...still }),
    ]);
    // It is told how many there are: whatever comes from now on comes while one looks.
    await eve
      .getByRole('status')
      .getByText(/^(\d+ tables?|No .* tables right now\.)$/)
      .waitFor();
    const code = await tableOf(ann, { public: true });
    await ann.goto(`/t/${code}`);
    await row(eve, 'Annabel').getByText('1 of 2 seats taken').waitFor({ state: 'attached' });
    expect(await smallTargets(eve)).toEqual([]);

    await row(bob, 'Annabel').getByRole('button', { name: 'Sit down' }).click();
    await bob.waitForURL(`**/t/${code}`);
    await row(eve, 'Annabel').getByText('Annabel and Bob').waitFor();
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await row(eve, 'Annabel').getByText('in progress').waitFor();
    await row(eve, 'Annabel').getByRole('link', { name: 'Watch' }).tap();
    await eve.getByText('You’re watching.').waitFor();
    const { page: zoe } = await visit({ path: '/lobby', ...still });
    await row(zoe, 'Annabel').getByText('1 person watching').waitFor();
  });

  it('filters by game, words, clock, rules and free seats, and says so where none is left', async () => {
    const { page } = await visit({ as: 'Filou', path: null, ...still });
    const wishes = [
      { options: { dictionary: 'fr-full', tiles: 'french', turnSeconds: 86_400 } },
      { options: { auctions: 'english' } },
      { game: 'choose-your-words' },
      { capacity: 1 },
    ];
    await Promise.all(wishes.map((wish) => tableOf(page, { public: true, ...wish })));
    await page.goto('/lobby');
    const own = row(page, 'Filou');
    const choose = (name: string, value: string) =>
      page.getByLabel(name, { exact: true }).selectOption(value);
    // Those in the language of the page come first; the others are a tap away.
    await expect.poll(() => own.count()).toBe(3);
    await page.getByRole('button', { name: /^Also show \d+ tables? in French$/ }).click();
    await expect.poll(() => own.count()).toBe(4);
    for (const [name, value, count] of FILTERS) {
      await choose(name, value);
      await expect.poll(() => own.count()).toBe(count);
      await choose(name, 'Any');
    }
    await page.getByRole('switch', { name: 'Only tables with a free seat' }).check();
    await expect.poll(() => own.count()).toBe(3);
    // No table is both.
    await choose('Game', 'Choose Your Words');
    await choose('Rules', 'Draft');
    await page.getByText('No tables like that right now.').waitFor();
  });

  it('says once that there is no network', async () => {
    const lines: WebSocketRoute[] = [];
    const { page, forgive } = await visit({
      path: '/lobby',
      device: 'phone',
      before: (each) =>
        each.routeWebSocket(/\/socket/, (line) => {
          lines.push(line);
          if (lines.length === 1) line.connectToServer();
        }),
      ...still,
    });
    forgive(NO_NETWORK);
    forgive(/WebSocket is closed before the connection is established/);
    await page
      .getByText('No public tables right now.')
      .or(page.locator('main').getByRole('listitem'))
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    // A line that is tried anew is one whose loss has been heard of.
    await lines[0]?.close();
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    expect(await page.getByText('Connection lost').count()).toBe(0);
  });

  it('finds a game at one tap: with a name first, and begins once the table is full', async () => {
    const [{ page }, ...others] = await Promise.all([
      visit({ path: '/lobby', device: 'phone', ...still }),
      visit({ as: 'Vic', path: null }),
      visit({ as: 'Wim', path: null }),
    ]);
    await page.getByText('What do you want to play?').tap();
    await page.getByLabel('Rules', { exact: true }).selectOption('Draft');
    await page.getByRole('button', { name: 'Play now' }).tap();
    await page.getByLabel('Your name').fill('Uma');
    await page.getByRole('button', { name: 'Play now' }).tap();
    await page.getByText('Looking for players').waitFor();
    for (const { page: other } of others)
      await other.request.post('/api/play-now', { data: { variant: 'draft' } });
    await page.getByRole('log', { name: 'What happened' }).waitFor();
  });

  it.each([
    ['phone', 'en', 'Lobby'],
    ['desktop', 'fr', 'Salon'],
  ] as const)('is clean to axe and loses nothing in large text (%s, %s)', async (device, language, lobby) => {
    const { page } = await visit({ as: 'Nana', device, language, path: null, ...still });
    // With words of the page's language: others are a tap away.
    const options = language === 'fr' ? { dictionary: 'fr-full', tiles: 'french' } : {};
    await tableOf(page, { public: true, options });
    await page.goto('/lobby');
    await page.getByRole('region', { name: lobby }).getByRole('heading', { name: 'Nana' }).first().waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await largeText(page);
    expect(await overflow(page)).toBe(0);
  });
});
