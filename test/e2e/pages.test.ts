import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../src/messages/messages.ts';
import { finderOn } from './finder-page.ts';
import { useSite } from './harness.ts';
import { myTurn, WORDING } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { logLines, stepButton } from './table-page.ts';

const { visit } = useSite();

/** Who else plays. */
const others = (page: Page) => page.getByRole('region', { name: 'At the table' });

describe('pages', () => {
  it('speak the language of the browser', async () => {
    const { page } = await visit({ language: 'fr' });
    await page.getByRole('heading', { level: 1, name: 'Achète des lettres. Vends des mots.' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await expect.poll(() => page.title()).toBe('Wordstake\u00a0: des jeux où les mots valent de l’argent');
  });

  it('switch language at once, dictionary and letters included, and remember it', async () => {
    const { page } = await visit({ path: '/finder' });
    await finderOn(page).letters.fill('EEJDNOY');
    await finderOn(page).firstWord(/^ENJOYED/);
    await page.getByRole('button', { name: 'Français' }).click();
    await finderOn(page, 'fr').firstWord(/^DENOYE, 13 points, 169 \$$/);
    await expect.poll(() => finderOn(page, 'fr').letters.inputValue()).toBe('EEJDNOY');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Achète des lettres.' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
  });

  it('lead on and back, letters still there', async () => {
    const { page } = await visit({ path: '/finder' });
    await finderOn(page).letters.fill('EEJDNOY');
    await finderOn(page).firstWord(/^ENJOYED/);
    await page.getByRole('link', { name: 'Credits and licences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Credits and licences' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/credits');
    await expect.poll(() => page.title()).toBe('Credits and licences · Wordstake');
    await page.goBack();
    await finderOn(page).firstWord(/^ENJOYED/);
    expect(new URL(page.url()).pathname).toBe('/finder');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Credits and licences' }).waitFor();
  });

  it('come back to where they were scrolled to', async () => {
    const { page } = await visit({ path: '/rules/buyword', device: 'phone' });
    await page.getByRole('heading', { name: 'BW-13 · Tile draft' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate('scrollY');
    await page.getByRole('link', { name: 'Wordstake, home page' }).evaluate((link) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'BW-13 · Tile draft' }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(before);
  });

  it.each([
    ['en', 'Credits and licences', 'NOTICE file'],
    ['fr', 'Crédits et licences', 'fichier NOTICE'],
  ] as const)('show the credits by their address (%s)', async (language, heading, notice) => {
    const { page } = await visit({ language, path: '/credits' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const text = await page.getByRole('main').textContent();
    for (const name of [
      'Kevin Atkinson',
      'J Ross Beresford',
      'MPL-2.0',
      'Princeton University',
      'WikDict',
      'Littré',
      'MIT',
      notice,
    ]) {
      expect(text).toContain(name);
    }
    if (language === 'fr') return;
    // At the foot of every page: whose the games are, and the version.
    const footer = page.getByRole('contentinfo');
    await footer.getByText('BuyWord, Oh My Word and Choose Your Words belong to their owners').waitFor();
    await footer.getByText(/^Version \d+\.\d+\.\d+$/).waitFor();
  });

  it.each([
    ['en', 'That page isn’t in the bag', 'Go to the home page', 'Buy letters.'],
    ['fr', 'Cette page n’est pas dans le sac', 'Retour à l’accueil', 'Achète des lettres.'],
  ] as const)('say so where there is none, and lead home (%s)', async (language, heading, home, title) => {
    const { page, forgive } = await visit({ language, path: '/nowhere' });
    forgive(/status of 404/);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('link', { name: home }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('say so where one cannot be fetched, and fetch it when asked again', async () => {
    const { page, forgive } = await visit();
    forgive(/Failed to load resource|error loading dynamically imported module/);
    await page.route('**/assets/privacy-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page didn’t load' }).waitFor();
    await page.unroute('**/assets/privacy-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  });
});

describe('a toast', () => {
  it('of a few words keeps its × beside them', async () => {
    const { page } = await visit({
      path: '/games',
      device: 'phone',
      before: plant(savedGame({ seed: 'toast', until: ({ round }) => round > 1 })),
    });
    const { games } = messagesIn('en');
    await page.getByRole('button', { name: games.delete }).tap();
    await page.getByRole('dialog').getByRole('button', { name: games.delete }).tap();
    const toast = page.getByRole('status').filter({ has: page.getByText(games.deleted) });
    const [text, close] = await Promise.all([
      toast.getByText(games.deleted).boundingBox(),
      toast.getByRole('button', { name: 'Close' }).boundingBox(),
    ]);
    if (text === null || close === null) throw new Error('no toast is shown');
    expect(close.x).toBeGreaterThanOrEqual(text.x + text.width);
    expect(Math.abs(close.y + close.height / 2 - (text.y + text.height / 2))).toBeLessThan(4);
  });
});

describe('home', () => {
  it('leads to friends, to passing the device on and to the lessons, and back', async () => {
    const { page } = await visit({ device: 'phone' });
    for (const [name, path] of [
      ['Play with friends', '/new'],
      ['Pass and play', '/pass'],
      ['New here? Learn in five minutes', '/learn'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    }
  });

  it('starts a game alone in one tap, leads back to it, and keeps it beside another', async () => {
    const { page } = await visit({ device: 'phone', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play alone' }).tap();
    await stepButton(page, WORDING.roll).tap();
    await myTurn(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Continue your game' }).tap();
    await logLines(page).first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Play with bots' }).tap();
    await others(page).getByText('Penny', { exact: true }).waitFor();
    // In the list too, from where it goes on.
    await page.goto('/games');
    await page.getByText('No tables yet.').waitFor();
    const alone = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'BuyWord alone' }) });
    await alone.getByText('Round 1').waitFor();
    await alone.getByRole('link', { name: 'Resume' }).tap();
    await logLines(page).first().waitFor();
    expect(await others(page).count()).toBe(0);
  });

  it('asks as many bots to the table as one likes', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Choose opponents' }).click();
    await page.getByRole('checkbox', { name: 'Dot' }).check();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Quill' }).isDisabled()).toBe(true);
    await page.goBack();
    await page.getByText('Against Dot, Penny, and Marlowe.').waitFor();
    await page.getByRole('button', { name: 'Play with bots' }).click();
    for (const bot of ['Penny', 'Marlowe', 'Dot'])
      await others(page).getByText(bot, { exact: true }).waitFor();
  });
});

describe('my games', () => {
  it('says in the reader’s language that there are none', async () => {
    const { page } = await visit({ path: '/games', language: 'fr' });
    await page.getByText('Aucune partie pour l’instant.').waitFor();
    await page.getByText('Aucune table pour l’instant.').waitFor();
  });
});

describe('settings', () => {
  const background = 'getComputedStyle(document.documentElement).backgroundColor';
  const LIGHT = 'rgb(246, 240, 228)';
  const DARK = 'rgb(21, 24, 26)';

  it('change the colours at once, remember them, and follow the system unless told', async () => {
    const { page } = await visit({ path: '/settings', colorScheme: 'dark' });
    const choose = (name: string) => page.getByRole('radio', { name }).check();
    await page.getByRole('radio', { name: 'Match system' }).waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(background)).toBe(DARK);
    await choose('Light');
    await expect.poll(() => page.evaluate(background)).toBe(LIGHT);
    await page.reload();
    await page.getByRole('radio', { name: 'Match system' }).waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(background)).toBe(LIGHT);
    await choose('Match system');
    await expect.poll(() => page.evaluate(background)).toBe(DARK);
  });

  it('rename, take a player to another device by a code, and sign out there', async () => {
    const first = await visit({ path: '/settings' });
    await first.page.getByText('You have no name here yet.').waitFor();
    await first.page.request.post('/api/identity', { data: { name: 'Ada', language: 'en' } });
    await first.page.reload();
    const name = first.page.getByRole('textbox', { name: 'Your name' });
    await expect.poll(() => name.inputValue()).toBe('Ada');
    await name.fill('Grace');
    await first.page.getByRole('button', { name: 'Save' }).click();
    await first.page.getByText('Saved.').waitFor();
    await first.page.getByRole('button', { name: 'Get a new code' }).click();
    const told = await first.page.getByText('Your recovery code:').textContent();
    const code = told?.replace('Your recovery code: ', '') ?? '';

    const { page, forgive } = await visit({ path: '/settings' });
    await page.getByText('I have a code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await page.getByRole('button', { name: 'Sign in with this code' }).click();
    await page.getByText('Welcome back, Grace.').waitFor();
    await first.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await first.page.getByText('All your other devices are signed out.').waitFor();
    forgive(/status of 401/);
    await page.reload();
    await page.getByText('You have no name here yet.').waitFor();
    await first.page.reload();
    await expect.poll(() => name.inputValue()).toBe('Grace');
  });

  it('forget what the browser keeps, once asked', async () => {
    const { page } = await visit({ path: '/settings' });
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('button', { name: 'Delete it all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it all' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    await expect.poll(() => page.evaluate('Object.keys(localStorage)')).toEqual([]);
    await expect.poll(() => page.evaluate(background)).toBe(LIGHT);
  });
});
