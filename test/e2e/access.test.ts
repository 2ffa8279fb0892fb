import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { finderOn } from './finder-page.ts';
import { DEVICES, type Device, useSite } from './harness.ts';

const { visit } = useSite();
const EACH_DEVICE = Object.keys(DEVICES) as Device[];

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** How far the page is wider than its window, in pixels. */
const overflow = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('keyboard', () => {
  it('does everything: letters, words, definition, wild, dictionary, language', async () => {
    const { page } = await visit();
    const { letters, firstWord, definition, wild } = finderOn(page);
    const { keyboard } = page;
    const focused = page.locator(':focus');
    await page.getByText('180,254 words').waitFor();
    await keyboard.press('Tab');
    expect(await focused.textContent()).toBe('Skip to the content');
    await keyboard.press('Enter');
    for (const next of [
      'Play alone',
      'Play with bots',
      'Options',
      'Play with friends',
      'I have a code',
      'Surprise me',
    ]) {
      await keyboard.press('Tab');
      expect(await focused.textContent()).toBe(next);
    }
    await keyboard.press('Tab');
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

  it('shows where the focus is', async () => {
    const { page } = await visit();
    await finderOn(page).letters.focus();
    await page.keyboard.press('Tab');
    const outline = await page
      .locator(':focus + span, :focus')
      .last()
      .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).outlineWidth);
    expect(outline).toBe('3px');
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (colorScheme) => {
  it.each(EACH_DEVICE)('on the home page, empty, with words and with a definition (%s)', async (device) => {
    const { page } = await visit({ device, colorScheme, reducedMotion: 'reduce' });
    const { letters, wild, firstWord, definition } = finderOn(page);
    await page.getByRole('button', { name: 'Try the letters EEJDNOY' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await letters.fill('QUIZKIDS');
    await wild.check();
    await (await firstWord(/^ADZUKIS/)).click();
    await definition.locator('.forms').waitFor();
    expect(await violations(page)).toEqual([]);
    await letters.fill('QUIZ7');
    await page.locator('.problem').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(['/credits', '/nowhere'])('on %s', async (path) => {
    const { page, forgive } = await visit({ language: 'fr', path, colorScheme });
    forgive(/status of 404/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('narrow screens and large text (%s)', (language) => {
  it.each([
    ['100%', 320],
    ['200%', 390],
  ] as const)('lose nothing at %s on %d pixels', async (fontSize, width) => {
    const { page, forgive } = await visit({ language, viewport: { width, height: 640 } });
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
    for (const path of ['/credits', '/nowhere']) {
      await page.goto(path);
      await page.evaluate(enlarge);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overflow(page)).toBe(0);
    }
  });

  it('has targets of at least 48 pixels', async () => {
    const { page } = await visit({ language, device: 'phone' });
    const { letters, firstWord } = finderOn(page, language);
    await letters.fill('EEJDNOY');
    await firstWord(/./);
    const targets = page.locator('a:not(.skip), button, .switch, .tiers label span, #letters');
    const small = await targets.evaluateAll((elements) =>
      elements.filter((each) => each.getBoundingClientRect().height < 48).map((each) => each.outerHTML),
    );
    expect(small).toEqual([]);
  });
});
