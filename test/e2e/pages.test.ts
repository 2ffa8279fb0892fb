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
    const { page } = await visit();
    await finderOn(page).letters.fill('EEJDNOY');
    await finderOn(page).firstWord(/^ENJOYED/);
    await page.getByRole('button', { name: 'Français' }).click();
    await finderOn(page, 'fr').firstWord(/^DENOYE, 13 points, 169 \$$/);
    expect(await finderOn(page, 'fr').letters.inputValue()).toBe('EEJDNOY');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Achète des lettres.' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
  });

  it('lead to the credits and back, letters still there', async () => {
    const { page } = await visit();
    await finderOn(page).letters.fill('EEJDNOY');
    await finderOn(page).firstWord(/^ENJOYED/);
    await page.getByRole('link', { name: 'Credits and licences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Credits and licences' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/credits');
    expect(await page.title()).toBe('Credits and licences · Wordstake');
    await page.goBack();
    await finderOn(page).firstWord(/^ENJOYED/);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Credits and licences' }).waitFor();
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
    ['en', 'That page is not in the bag', 'Go to the home page'],
    ['fr', 'Cette page n’est pas dans le sac', 'Aller à la page d’accueil'],
  ] as const)('say so where there is none, and lead home (%s)', async (language, heading, home) => {
    const { page, forgive } = await visit({ language, path: '/nowhere' });
    forgive(/status of 404/);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('link', { name: home }).click();
    await finderOn(page, language).letters.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('tell on every page whose the games are, and the version', async () => {
    const { page } = await visit({ path: '/credits' });
    const footer = page.getByRole('contentinfo');
    await footer.getByText('BuyWord, Oh My Word and Choose Your Words belong to their owners').waitFor();
    await footer.getByText(/^Version \d+\.\d+\.\d+$/).waitFor();
  });
});
