import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { fetchedAhead, MOST_HOME_KB, weighScripts } from './home-weight.ts';
import { logLines } from './table-page.ts';

const { visit } = useSite();

const NOT_FETCHED = /Failed to load resource|dynamically imported module/;

describe('the home page', () => {
  it.each(['en', 'fr'] as const)('weighs what it may, with what is fetched ahead (%s)', async (language) => {
    let weight = () => 0;
    let ahead: Promise<void> | undefined;
    await visit({
      language,
      before: async (page) => {
        weight = weighScripts(page);
        ahead = fetchedAhead(page);
      },
    });
    await ahead;
    expect(weight()).toBeGreaterThan(20);
    expect(weight()).toBeLessThan(MOST_HOME_KB);
  });

  it.each([
    ['en', 'Almost there', 'Try again', 'Buy letters.'],
    ['fr', 'Un instant…', 'Réessayer', 'Achète des lettres.'],
  ] as const)('says so where its texts do not come, and comes when asked again (%s)', async (...expected) => {
    const [language, heading, retry, title] = expected;
    const texts = '**/assets/frame-*.js';
    const { page, forgive } = await visit({
      language,
      before: (fresh) => fresh.route(texts, (route) => route.abort()),
    });
    forgive(NOT_FETCHED);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await page.unroute(texts);
    await page.getByRole('button', { name: retry }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('says so where there is still no line, and stays', async () => {
    const { page, forgive } = await visit({
      before: (fresh) => fresh.route('**/assets/frame-*.js', (route) => route.abort()),
    });
    forgive(/Failed to load resource|dynamically imported module|ERR_/);
    await page.route('**/healthz', (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Still nothing. Is this device online?').waitFor();
  });

  it('keeps the table in reach where its code did not come', async () => {
    const code = '**/assets/local-game-*.js';
    const { page, forgive } = await visit({
      before: (fresh) => fresh.route(code, (route) => route.abort()),
    });
    forgive(NOT_FETCHED);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('status').getByText('You may be offline').waitFor();
    await page.unroute(code);
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await logLines(page).first().waitFor();
  });
});

describe('the language', () => {
  it('changes at once on a page whose texts came later than the frame’s', async () => {
    const { page } = await visit();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  it('stays, and that is said, where its texts do not come; later they do', async () => {
    const { page, forgive } = await visit();
    forgive(NOT_FETCHED);
    await page.route('**/assets/frame-fr-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('That language couldn’t be loaded.').waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await page.unroute('**/assets/frame-fr-*.js');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Achète des lettres.' }).waitFor();
  });

  it('is the one chosen last, however late the texts of another come', async () => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const { page } = await visit();
    await page.route('**/assets/frame-fr-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    const come = page.waitForResponse('**/assets/frame-fr-*.js');
    letCome();
    await come;
    await page.getByRole('link', { name: 'Credits and licences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Credits and licences' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  });
});

describe('a page', () => {
  it('says so where its texts do not come, and comes when asked again', async () => {
    const texts = '**/assets/en-*.js';
    const { page, forgive } = await visit({
      path: '/rules',
      before: (fresh) => fresh.route(texts, (route) => route.abort()),
    });
    forgive(NOT_FETCHED);
    await page.getByRole('heading', { level: 1, name: 'This page didn’t load' }).waitFor();
    await page.unroute(texts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  });
});
