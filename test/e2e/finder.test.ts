import { describe, expect, it } from 'vitest';
import { finderOn } from './finder-page.ts';
import { useSite, type VisitOptions } from './harness.ts';

const site = useSite();
const visit = (options: VisitOptions = {}) => site.visit({ path: '/finder', ...options });

describe('word finder', () => {
  it('finds the dearest words while one types on a phone, and tells what each means at a tap', async () => {
    const { page } = await visit({ device: 'phone' });
    const { letters, firstWord, words, opened, definition } = finderOn(page);
    await letters.fill('eejdnoy');
    const first = await firstWord(/^ENJOYED, 13 pips, \$169$/);
    await expect.poll(() => first.textContent()).toMatch(/13 pips\s*→\s*\$169/);
    await expect.poll(() => words.count()).toBe(20);
    await page.getByText('Nothing beats ENJOYED alone: $169.').waitFor();
    // Also of which word it is a form.
    await first.tap();
    await opened.and(first).waitFor();
    await definition.getByText('from enjoy').waitFor();
    await definition.getByText('derive or receive pleasure from').waitFor();
    await first.tap();
    await definition.waitFor({ state: 'detached' });
    // A tile that is tapped goes.
    await letters.fill('CAT');
    await page.getByRole('button', { name: 'A', exact: true, includeHidden: true }).tap();
    await expect.poll(() => letters.inputValue()).toBe('CT');
  });

  it('uses a wild, in lower case and round, for one pip; a question mark asks for it', async () => {
    const { page } = await visit();
    const { letters, wild, words } = finderOn(page);
    await letters.fill('ENOYED');
    await wild.check();
    const enjoyed = words.and(page.getByRole('button', { name: 'ENJOYED with a wild as J, 10 pips, $100' }));
    await enjoyed.waitFor();
    const shape = await enjoyed
      .getByText('j', { exact: true })
      .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).borderRadius);
    expect(shape).toBe('50%');
    await wild.uncheck();
    await enjoyed.waitFor({ state: 'detached' });
    await letters.fill('ENOYED?');
    await enjoyed.waitFor();
    await expect.poll(() => wild.isChecked()).toBe(true);
    await expect.poll(() => letters.inputValue()).toBe('ENOYED');
  });

  it('finds French words, accents or not, with the sign after the price, and spells them as they are', async () => {
    const { page } = await visit({ language: 'fr' });
    const { letters, firstWord, definition } = finderOn(page, 'fr');
    await letters.fill('joyeuxé');
    const first = await firstWord(/^JOYEUX, 17 points, 289 \$$/);
    await expect.poll(() => first.textContent()).toMatch(/17\u00a0points\s*→\s*289\u00a0\$/);
    await letters.fill('été');
    await (await firstWord(/^ETE, 4 points, 16 \$$/)).click();
    await definition.getByText('été', { exact: true }).first().waitFor();
    await definition.getByText('Saison chaude').waitFor();
    await definition.getByText('forme de «\u00a0être\u00a0»').waitFor();
  });

  it('adds up the words to sell together, lifts the tiles of one, and follows the dictionary', async () => {
    const { page } = await visit();
    const { letters, words, firstWord } = finderOn(page);
    await page.getByText('180,254 words').waitFor();
    await letters.fill('QUIZKIDS');
    const set = page.getByRole('region', { name: 'Sell together' });
    await set.getByText('Total: $136').waitFor();
    await set.getByRole('button', { name: 'QUIZ, 10 pips, $100' }).click();
    await set.getByText('quiz', { exact: true }).first().waitFor();
    await letters.fill('EEJDNOY');
    await words.and(page.getByRole('button', { name: /^JOEY,/ })).hover();
    // Only the eye sees which tiles of the rack are up.
    const up = page.locator('.rack-tile-up');
    await expect.poll(() => up.allInnerTexts()).toEqual(['E', 'J', 'O', 'Y']);
    await letters.fill('QUIZKID');
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

  it.each([
    ['en', '“7” isn’t a letter.', 'The finder takes at most 20.', 'No words in these letters.'],
    [
      'fr',
      '«\u00a07\u00a0» n’est pas une lettre.',
      'Le chercheur en accepte 20 au maximum.',
      'Aucun mot ne se cache dans ces lettres.',
    ],
  ] as const)('says in %s what is the matter with letters', async (language, notALetter, tooMany, none) => {
    const { page } = await visit({ language });
    const { letters } = finderOn(page, language);
    await letters.fill('AB7');
    await page.getByRole('status').getByText(notALetter).waitFor();
    await letters.fill('ABCDEFGHIJKLMNOPQRSTU');
    await page.getByRole('status').getByText(tooMany).waitFor();
    await letters.fill(language === 'fr' ? 'WWW' : 'ZZZ');
    await page.getByRole('main').getByText(none).last().waitFor();
  });
});
