import { describe, expect, it } from 'vitest';
import { PAGES } from '../../src/protocol/pages.ts';
import { overflow, smallTargets, violationsInBothLights } from './access-checks.ts';
import { finderOn } from './finder-page.ts';
import { DEVICES, type Device, useSite } from './harness.ts';

const { visit } = useSite();
const EACH_DEVICE = Object.keys(DEVICES) as Device[];
const EVERY_PAGE = [...PAGES, '/nowhere'];

describe('keyboard', () => {
  it('reaches every way to play from the top of the home page', async () => {
    const { page } = await visit();
    const { keyboard } = page;
    const focused = page.locator(':focus');
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    await keyboard.press('Tab');
    expect(await focused.textContent()).toBe('Skip to the content');
    await keyboard.press('Enter');
    for (const next of [
      'BuyWord',
      'Choose Your Words',
      'Play alone',
      'Play with bots',
      'Choose opponents',
      'Play with friends',
      'Pass and play',
      'Other rules',
      'Learn',
    ]) {
      await keyboard.press('Tab');
      const name = await focused.evaluate(
        (element) => element.labels?.[0]?.textContent ?? element.textContent,
      );
      expect(name).toContain(next);
    }
    await keyboard.press('Enter');
    await page.waitForURL('**/learn');
  });

  it('does everything in the finder: letters, words, definition, wild, dictionary, language', async () => {
    const { page } = await visit({ path: '/finder' });
    const { letters, firstWord, definition, wild } = finderOn(page);
    const { keyboard } = page;
    await page.getByText('180,254 words').waitFor();
    await letters.focus();
    await keyboard.type('EEJDNOY');
    expect(await letters.inputValue()).toBe('EEJDNOY');
    await keyboard.press('Enter');
    const first = await firstWord(/^ENJOYED/);
    await expect
      .poll(() => first.evaluate((element) => element === element.ownerDocument.activeElement))
      .toBe(true);
    await keyboard.press('Enter');
    await definition.getByText('from enjoy').waitFor();
    await wild.focus();
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'DEEJAY with a wild as A, 12 pips, $144' }).waitFor();
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await page.getByText('64,710 words').waitFor();
    await page.getByRole('button', { name: 'Français' }).focus();
    await keyboard.press('Enter');
    await finderOn(page, 'fr').letters.waitFor();
  });

  it('goes on from a new page, not from the link that led there', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Privacy' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('shows where the focus is', async () => {
    const { page } = await visit({ path: '/finder' });
    await finderOn(page).letters.focus();
    await page.keyboard.press('Tab');
    const outline = await page
      .locator(':focus + span, :focus')
      .last()
      .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).outlineWidth);
    expect(outline).toBe('3px');
  });
});

describe('axe finds nothing, by day or by lamplight', () => {
  it.each(EVERY_PAGE)('on %s', async (path) => {
    const { page, forgive } = await visit({ language: 'fr', path, reducedMotion: 'reduce' });
    forgive(/status of 404/);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await violationsInBothLights(page)).toEqual([]);
  });

  it.each(EACH_DEVICE)('in the finder, empty, with words and with a definition (%s)', async (device) => {
    const { page } = await visit({ device, path: '/finder', reducedMotion: 'reduce' });
    const { letters, wild, firstWord, definition } = finderOn(page);
    await page.getByRole('button', { name: 'Try the letters EEJDNOY' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await letters.fill('QUIZKIDS');
    await wild.check();
    await (await firstWord(/^ADZUKIS/)).click();
    await definition.locator('.forms').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await letters.fill('QUIZ7');
    await page.locator('.problem').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });

  it('in dialogs and toasts, with the table’s rules marked, and with more contrast', async () => {
    const { page } = await visit({ path: '/design', reducedMotion: 'reduce', contrast: 'more' });
    await page.getByRole('button', { name: 'Open a dialog' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show a toast' }).click();
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    const options = Buffer.from(JSON.stringify({ startMoney: 300 })).toString('base64url');
    await page.goto(`/rules/buyword?o=${options}`);
    await page.locator('.in-force').first().waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('narrow screens and large text (%s)', (language) => {
  it.each([
    ['100%', 320],
    ['200%', 390],
  ] as const)('lose nothing at %s on %d pixels', async (fontSize, width) => {
    const { page, forgive } = await visit({ language, path: '/finder', viewport: { width, height: 640 } });
    forgive(/status of 404/);
    const enlarge = `document.documentElement.style.fontSize = '${fontSize}'`;
    await page.evaluate(enlarge);
    const { letters, wild, firstWord } = finderOn(page, language);
    await letters.waitFor();
    expect(await overflow(page)).toBe(0);
    await wild.check();
    await letters.fill('ABCDEFGHIJKLMNOPQRST');
    await (await firstWord(/, 2[0-9] /)).click();
    await page.locator('.forms').waitFor();
    expect(await overflow(page)).toBe(0);
    for (const path of EVERY_PAGE) {
      await page.goto(path);
      await page.evaluate(enlarge);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect(`${path} ${await overflow(page)}`).toBe(`${path} 0`);
    }
  });

  it('have targets of at least 48 pixels', async () => {
    const { page } = await visit({ language, device: 'phone', path: '/finder' });
    const { letters, firstWord } = finderOn(page, language);
    await letters.fill('EEJDNOY');
    await firstWord(/./);
    expect(await smallTargets(page)).toEqual([]);
    for (const path of ['/', '/games', '/settings', '/rules', '/design', '/privacy']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await smallTargets(page)).toEqual([]);
    }
  });
});
