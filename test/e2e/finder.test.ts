import { describe, expect, it } from 'vitest';
import { finderOn } from './finder-page.ts';
import { DEVICES, type Device, useSite, type VisitOptions } from './harness.ts';

const site = useSite();
const visit = (options: VisitOptions = {}) => site.visit({ path: '/finder', ...options });
const EACH_DEVICE = Object.keys(DEVICES) as Device[];

describe.each(EACH_DEVICE)('word finder on a %s', (device) => {
  it('finds the dearest words while one types, with pips and price', async () => {
    const { page } = await visit({ device });
    const { letters, firstWord, words } = finderOn(page);
    await letters.fill('eejdnoy');
    const first = await firstWord(/^ENJOYED, 13 pips, \$169$/);
    expect(await first.textContent()).toMatch(/13 pips\s*→\s*\$169/);
    expect(await words.count()).toBe(20);
    await page.getByText('No other sale brings more than ENJOYED alone: $169.').waitFor();
  });

  it('tells what a word means, and of which word it is a form', async () => {
    const { page } = await visit({ device });
    const { letters, firstWord, definition } = finderOn(page);
    await letters.fill('EEJDNOY');
    const first = await firstWord(/^ENJOYED/);
    await (device === 'phone' ? first.tap() : first.click());
    await definition.getByText('from enjoy').waitFor();
    await definition.getByText('derive or receive pleasure from').waitFor();
    expect(await first.getAttribute('aria-expanded')).toBe('true');
    await (device === 'phone' ? first.tap() : first.click());
    await definition.waitFor({ state: 'detached' });
  });

  it('uses a wild, in lower case and round, for one pip', async () => {
    const { page } = await visit({ device });
    const { letters, wild, firstWord, words } = finderOn(page);
    await letters.fill('ENOYED');
    await wild.check();
    await firstWord(/./);
    const enjoyed = words.and(page.getByRole('button', { name: 'ENJOYED with a wild as J, 10 pips, $100' }));
    await enjoyed.waitFor();
    const tile = enjoyed.locator('.tile-wild');
    expect(await tile.textContent()).toBe('j');
    const shape = await tile.evaluate(
      (element) => element.ownerDocument.defaultView.getComputedStyle(element).borderRadius,
    );
    expect(shape).toBe('50%');
  });

  it('finds French words, accents or not, with the sign after the price', async () => {
    const { page } = await visit({ device, language: 'fr' });
    const { letters, firstWord } = finderOn(page, 'fr');
    await letters.fill('joyeuxé');
    const first = await firstWord(/^JOYEUX, 17 points, 289 \$$/);
    expect(await first.textContent()).toMatch(/17\u00a0points\s*→\s*289\u00a0\$/);
  });

  it('writes a French word as it is really spelt', async () => {
    const { page } = await visit({ device, language: 'fr' });
    const { letters, firstWord, definition } = finderOn(page, 'fr');
    await letters.fill('été');
    await (await firstWord(/^ETE, 4 points, 16 \$$/)).click();
    await definition.getByText('été', { exact: true }).first().waitFor();
    await definition.getByText('Saison chaude').waitFor();
    await definition.getByText('forme de «\u00a0être\u00a0»').waitFor();
  });
});

describe('word finder', () => {
  it('adds up the words to sell together, and tells what each means', async () => {
    const { page } = await visit();
    const { letters, definition } = finderOn(page);
    await letters.fill('QUIZKIDS');
    const set = page.getByRole('region', { name: 'Sell together' });
    await set.getByText('Total: $136').waitFor();
    await set.getByRole('button', { name: 'QUIZ, 10 pips, $100' }).click();
    await definition.getByText('quiz', { exact: true }).first().waitFor();
  });

  it('lifts the tiles of the word one points at', async () => {
    const { page } = await visit();
    const { letters, words } = finderOn(page);
    await letters.fill('EEJDNOY');
    await words.and(page.getByRole('button', { name: /^JOEY,/ })).hover();
    await page.locator('.rack-tile-up').nth(3).waitFor();
    expect(await page.locator('.rack-tile-up').allInnerTexts()).toEqual(['E', 'J', 'O', 'Y']);
  });

  it('takes a tile away that is tapped', async () => {
    const { page } = await visit({ device: 'phone' });
    const { letters } = finderOn(page);
    await letters.fill('CAT');
    await page.locator('.rack-tile').nth(1).tap();
    await expect.poll(() => letters.inputValue()).toBe('CT');
  });

  it('follows the dictionary one chooses', async () => {
    const { page } = await visit();
    const { letters, firstWord } = finderOn(page);
    await page.getByText('180,254 words').waitFor();
    await letters.fill('QUIZKID');
    await firstWord(/^QUIZ,/);
    await page.getByRole('radio', { name: 'Common' }).check();
    await page.getByText('64,710 words').waitFor();
    await firstWord(/^QUIZ,/);
  });

  it('offers letters to try, and draws eight at random', async () => {
    const { page } = await visit();
    const { letters, firstWord } = finderOn(page);
    await page.getByRole('button', { name: 'Try the letters EEJDNOY' }).click();
    await firstWord(/^ENJOYED/);
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect.poll(() => letters.inputValue()).toMatch(/^[A-Z]{8}$/);
  });

  it('turns the wild on for a question mark', async () => {
    const { page } = await visit();
    const { letters, wild, firstWord } = finderOn(page);
    await letters.fill('ENOYED?');
    await firstWord(/./);
    expect(await wild.isChecked()).toBe(true);
    expect(await letters.inputValue()).toBe('ENOYED');
  });

  it.each([
    ['en', 'AB7', '“7” is not a letter.'],
    ['en', 'ABCDEFGHIJKLMNOPQRSTU', 'The finder takes 20 at most.'],
    ['en', 'ZZZ', 'No word hides in these letters.'],
    ['fr', 'AB7', '«\u00a07\u00a0» n’est pas une lettre.'],
    ['fr', 'ABCDEFGHIJKLMNOPQRSTU', 'Le chercheur en prend 20 au plus.'],
    ['fr', 'WWW', 'Aucun mot ne se cache dans ces lettres.'],
  ] as const)('says in %s what is the matter with %s', async (language, text, sentence) => {
    const { page } = await visit({ language });
    const { letters } = finderOn(page, language);
    await letters.fill(text);
    await page.locator('.problem, .notice').filter({ hasText: sentence }).waitFor();
  });
});
