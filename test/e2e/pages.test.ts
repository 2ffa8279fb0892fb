import { describe, expect, it } from 'vitest';
import { finderOn } from './finder-page.ts';
import { useSite } from './harness.ts';

const { visit } = useSite();

describe('pages', () => {
  it('speak the language of the browser', async () => {
    const { page } = await visit({ language: 'fr' });
    await page.getByRole('heading', { level: 1, name: 'Achète des lettres. Vends des mots.' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.title()).toBe('Wordstake\u00a0: des jeux où les mots valent de l’argent');
  });

  it('switch language at once, dictionary and letters included, and remember it', async () => {
    const { page } = await visit({ path: '/finder' });
    await finderOn(page).letters.fill('EEJDNOY');
    await finderOn(page).firstWord(/^ENJOYED/);
    await page.getByRole('button', { name: 'Français' }).click();
    await finderOn(page, 'fr').firstWord(/^DENOYE, 13 points, 169 \$$/);
    expect(await finderOn(page, 'fr').letters.inputValue()).toBe('EEJDNOY');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
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
    expect(await page.title()).toBe('Credits and licences · Wordstake');
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
  });

  it.each([
    ['en', 'That page is not in the bag', 'Go to the home page', 'Buy letters.'],
    ['fr', 'Cette page n’est pas dans le sac', 'Aller à la page d’accueil', 'Achète des lettres.'],
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
    await page.getByRole('heading', { level: 1, name: 'This page did not arrive' }).waitFor();
    await page.unroute('**/assets/privacy-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  });

  it('tell on every page whose the games are, and the version', async () => {
    const { page } = await visit({ path: '/credits' });
    const footer = page.getByRole('contentinfo');
    await footer.getByText('BuyWord, Oh My Word and Choose Your Words belong to their owners').waitFor();
    await footer.getByText(/^Version \d+\.\d+\.\d+$/).waitFor();
  });
});

describe('home', () => {
  it.each([
    ['Play with friends', '/new'],
    ['Pass and play', '/pass'],
    ['Learn', '/learn'],
  ])('leads by "%s" to %s, and back', async (name, path) => {
    const { page } = await visit({ device: 'phone' });
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
  });

  it('starts a game alone in one tap, leads back to it, and keeps it beside another', async () => {
    const { page } = await visit({ device: 'phone', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play alone' }).tap();
    await page.getByRole('button', { name: 'Roll the die' }).tap();
    await page.goBack();
    await page.getByRole('link', { name: 'Continue your game' }).tap();
    await page.locator('.table').waitFor();
    const own = page.url();
    await page.goBack();
    await page.getByRole('button', { name: 'Play with bots' }).tap();
    await page.locator('.others').getByText('Penny').first().waitFor();
    await page.goto(own);
    await page.getByRole('button', { name: 'Buy for' }).or(page.locator('.hand')).first().waitFor();
    expect(await page.locator('.other').count()).toBe(0);
  });

  it('asks as many bots to the table as one likes', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Choose opponents' }).click();
    await page.getByRole('checkbox', { name: 'Dot' }).check();
    expect(await page.getByRole('checkbox', { name: 'Quill' }).isDisabled()).toBe(true);
    await page.goBack();
    await page.getByText('Against Dot, Penny, and Marlowe.').waitFor();
    await page.getByRole('button', { name: 'Play with bots' }).click();
    for (const bot of ['Penny', 'Marlowe', 'Dot'])
      await page.locator('.others').getByText(bot).first().waitFor();
  });
});

describe('my games', () => {
  it('lists the game of this device, and leads back to it', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).click();
    await page.goto('/games');
    await page.getByRole('heading', { name: 'BuyWord alone' }).waitFor();
    await page.getByText('Round 1').waitFor();
    await page.getByText('No tables yet.').waitFor();
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.locator('.table').waitFor();
  });

  it('says in the reader’s language that there are none', async () => {
    const { page } = await visit({ path: '/games', language: 'fr' });
    await page.getByText('Aucune partie pour l’instant.').waitFor();
    await page.getByText('Aucune table pour l’instant.').waitFor();
  });

  it('lists the tables that the server knows', async () => {
    const { page } = await visit({ path: '/games' });
    await page.request.post('/api/identity', { data: { name: 'Ada', language: 'en' } });
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 3 } });
    const { info } = await made.json();
    await page.reload();
    await page.getByRole('heading', { name: `Table ${info.code}` }).waitFor();
    await page.getByText('Waiting for players').waitFor();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.waitForURL(`**/t/${info.code}`);
  });
});

describe('settings', () => {
  const background = 'getComputedStyle(document.documentElement).backgroundColor';
  const LIGHT = 'rgb(246, 240, 228)';
  const DARK = 'rgb(21, 24, 26)';

  it('change the colours at once, remember them, and follow the system unless told', async () => {
    const { page } = await visit({ path: '/settings', colorScheme: 'dark' });
    const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true });
    await page.getByRole('radio', { name: 'As the system' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(background)).toBe(DARK);
    await choose('Light');
    expect(await page.evaluate(background)).toBe(LIGHT);
    await page.reload();
    await page.getByRole('radio', { name: 'As the system' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(background)).toBe(LIGHT);
    await choose('As the system');
    expect(await page.evaluate(background)).toBe(DARK);
  });

  it('rename, and take a player to another device by a code', async () => {
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

    const { page } = await visit({ path: '/settings' });
    await page.getByText('I have a code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await page.getByRole('button', { name: 'Become this player' }).click();
    await page.getByText('Welcome back, Grace.').waitFor();
  });

  it('forget what the browser keeps, once asked', async () => {
    const { page } = await visit({ path: '/settings' });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.getByRole('button', { name: 'Forget all of it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget all of it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
    expect(await page.evaluate(background)).toBe(LIGHT);
  });
});
