import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../src/protocol/pages.ts';
import { largeText, lost, overflow, smallTargets, violationsInBothLights } from './access-checks.ts';
import { finderOn } from './finder-page.ts';
import { DEVICES, type Device, useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { focused } from './table-page.ts';

const { visit } = useSite();
const EACH_DEVICE = Object.keys(DEVICES) as Device[];
const EVERY_PAGE = [...PAGES, '/nowhere'];

describe('keyboard', () => {
  it('reaches every way to play from the top of the home page', async () => {
    const { page } = await visit();
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    await keyboard.press('Tab');
    await focused(page.getByRole('link', { name: 'Skip to content' })).waitFor();
    await keyboard.press('Enter');
    await page.waitForURL('**/#content');
    for (const next of [
      'BuyWord',
      'Choose Your Words',
      'New here? Learn in five minutes',
      'The Daily Bag',
      'The Daily Deal',
      'Puzzles',
      'Play alone',
      'Play with bots',
      'Choose opponents',
      'Play online now',
      'Lobby',
      'Play with friends',
      'Pass and play',
      'Other rules',
    ]) {
      await keyboard.press('Tab');
      const [radio, button, link] = [
        page.getByRole('radio', { name: next }),
        page.getByRole('button', { name: next }),
        page.getByRole('link', { name: next }),
      ];
      await focused(radio.or(button).or(link)).waitFor();
    }
    await keyboard.press('Enter');
    await page.waitForURL('**/new?play=bots');
  });

  it('does everything in the finder: letters, words, definition, wild, dictionary, language', async () => {
    const { page } = await visit({ path: '/finder' });
    const { letters, firstWord, definition, wild } = finderOn(page);
    const { keyboard } = page;
    await page.getByText('180,254 words').waitFor();
    await letters.focus();
    await keyboard.type('EEJDNOY');
    await expect.poll(() => letters.inputValue()).toBe('EEJDNOY');
    await keyboard.press('Enter');
    const first = await firstWord(/^ENJOYED/);
    await focused(first).waitFor();
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
    await focused(page.getByRole('main')).waitFor();
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
  it.each(EACH_DEVICE)('in the finder, empty, with words and with a definition (%s)', async (device) => {
    const { page } = await visit({ device, path: '/finder', reducedMotion: 'reduce' });
    const { letters, wild, firstWord, definition } = finderOn(page);
    await page.getByRole('button', { name: 'Try the letters EEJDNOY' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await letters.fill('QUIZKIDS');
    await wild.check();
    await (await firstWord(/^ADZUKIS/)).click();
    await definition
      .getByText(/^adzuki/)
      .first()
      .waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await letters.fill('QUIZ7');
    await page.getByRole('status').getByText('“7” isn’t a letter.').waitFor();
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
    await page.getByText('At this table', { exact: true }).first().waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });
});

/** Goes from page to page and collects what is wrong with each. */
const walk = async (
  page: Page,
  paths: readonly string[],
  faults: (path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    found.push(...(await faults(path)).map((fault) => `${path}: ${fault}`));
  }
  return found;
};

describe.each(['en', 'fr'] as const)('every page (%s)', (language) => {
  it('is clean to axe, and loses nothing on narrow screens and in large text', async () => {
    const { page, forgive } = await visit({ language, path: null, reducedMotion: 'reduce' });
    forgive(/status of 404/);
    const found = await walk(page, EVERY_PAGE, async () => [
      // Colours and roles are the same in both languages.
      ...(language === 'fr' ? await violationsInBothLights(page) : []),
      ...(await lost(page)),
    ]);
    expect(found).toEqual([]);
  });

  it('has targets of at least 48 pixels, and room for long words in the finder', async () => {
    const { page } = await visit({ language, device: 'phone', path: '/finder' });
    const { letters, wild, firstWord, definition } = finderOn(page, language);
    await letters.fill('EEJDNOY');
    await firstWord(/./);
    const small = await smallTargets(page);
    const paths = ['/', '/games', '/settings', '/rules', '/design', '/privacy'];
    expect([...small, ...(await walk(page, paths, () => smallTargets(page)))]).toEqual([]);

    await page.goto('/finder');
    expect(await lost(page)).toEqual([]);
    await wild.check();
    await letters.fill('ABCDEFGHIJKLMNOPQRST');
    await (await firstWord(/, 2[0-9] /)).click();
    await definition
      .getByText(/^[a-z]{8,}/)
      .first()
      .waitFor();
    expect(await lost(page)).toEqual([]);
  });
});

it.each(['en', 'fr'] as const)(
  'a list of finished games loses nothing in large text (%s)',
  async (language) => {
    const [{ page }, { page: other }] = await Promise.all([
      visit({ as: 'Annabella', language, path: null, viewport: { width: 390, height: 640 } }),
      visit({ as: 'Bobby', path: null }),
    ]);
    for (const game of ['buyword', 'choose-your-words']) {
      const code = await tableOf(page, { game, public: true });
      await doAt(other, code, 'sit');
      await doAt(page, code, 'start');
      await doAt(other, code, 'leave');
    }
    await page.goto('/records');
    await page.getByText('Bobby', { exact: true }).nth(1).waitFor();
    await page
      .getByText(`Annabella ${language === 'en' ? 'won' : 'gagne'}`)
      .nth(1)
      .waitFor();
    await largeText(page);
    expect(await overflow(page)).toBe(0);
  },
);
