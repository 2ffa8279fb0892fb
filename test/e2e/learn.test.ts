import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { readKept } from './saves.ts';
import {
  focused,
  handTile,
  handWild,
  letterKeys,
  money,
  said,
  step,
  stepButton,
  tray,
} from './table-page.ts';

const { visit } = useSite();

const STEPS = 22;

const says = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByRole('region', { name: said(({ learn }) => learn.heading) })
    .getByRole('status')
    .getByText(text)
    .waitFor();

describe('the tutorial', () => {
  it('goes from the first roll to the first game on a phone, by touch', async () => {
    const { page } = await visit({ device: 'phone', path: '/', reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'New here? Learn in five minutes' }).tap();
    const tap = (name: string) => stepButton(page, name).tap();
    const lay = async (letters: string): Promise<void> => {
      for (const letter of letters) await handTile(page, letter).tap();
    };

    await says(page, 'You start with $200');
    await tap('Roll the die');
    await says(page, 'EEJD is your lot');
    // What is not asked for is answered kindly, and nothing is lost.
    await tap('Decline');
    await page.getByRole('alert').getByText('Here, buy this one.').waitFor();
    await tap('Buy for $64');
    await says(page, 'So keep your tiles');
    await lay('DEE');
    await tap('Sell for $16');
    await page.getByRole('alert').getByText('just press Done').waitFor();
    await tap('Done');
    await tap('Roll the die');
    await tap('Buy for $25');
    await says(page, 'ENJOYED! 13 pips, so it sells for $169.');
    await lay('ENJOYED');
    await tap('Sell for $169');
    await says(page, 'the heart of it');
    await expect.poll(() => money(page).innerText()).toBe('$280');
    await tap('Done');
    await tap('Roll the die');
    await says(page, '$256 for VVWFQ?');
    await tap('Decline');
    await tap('Done');
    await tap('Roll the die');
    await says(page, 'Your choice');
    await tap('4 tiles');
    await tap('Buy for $81');
    await says(page, 'The round tile is a wild');
    await lay('ZEBR');
    await handWild(page).tap();
    await letterKeys(page).getByRole('button', { name: 'A', exact: true }).tap();
    const moneyAt = async () => (await money(page).boundingBox())?.y;
    const before = await moneyAt();
    await tap('Sell for $100');
    await stepButton(page, 'Yes, spend the wild').waitFor();
    // Nothing moves for a question.
    expect(await moneyAt()).toBe(before);
    await tap('Yes, spend the wild');
    await says(page, 'At most one wild per word');
    await tap('Done');
    await tap('Roll the die');
    await tap('Buy for $25');
    await says(page, 'hold out for a longer one');
    await tap('Done');
    await tap('Roll the die');
    await tap('Buy for $25');
    await page.getByRole('heading', { name: '1 tile too many: sell a word or discard.' }).waitFor();
    await lay('RELATIONS');
    await tap('Sell for $100');
    await says(page, 'You have $349');
    await page.getByText(`Step ${STEPS} of ${STEPS}`).first().waitFor();
    // What comes next is a button, and nothing else is asked for.
    await page.getByRole('heading', { level: 2, name: `Step ${STEPS} of ${STEPS}` }).waitFor();
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual(['']);
    // Whoever has learned it is no newcomer to this game any more, but still is to the other.
    const beside = await page.context().newPage();
    await beside.goto('/cards');
    await beside.getByRole('link', { name: 'New here? Learn in five minutes' }).waitFor();
    await beside.goto('/');
    await beside.getByRole('link', { name: 'Learn', exact: true }).waitFor();
    expect(await beside.getByRole('link', { name: 'New here' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Play your first game' }).tap();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/play');
    await stepButton(page, 'Roll the die').waitFor();
    await expect.poll(() => page.getByText(/^Step \d+ of/).count()).toBe(0);
  });

  it('speaks French on a desktop, by keyboard, and leaves a running game alone', async () => {
    const { page } = await visit({ language: 'fr', path: '/play', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Jouer seul' }).click();
    await page.getByRole('button', { name: 'Lancer le dé' }).waitFor();
    const kept = await readKept(page);
    await page.goto('/learn');
    const press = async (name: string | RegExp): Promise<void> => {
      await focused(stepButton(page, name)).waitFor();
      await page.keyboard.press('Enter');
    };
    const type = async (text: string): Promise<void> => {
      await focused(tray(page)).waitFor();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    const sayDone = async (): Promise<void> => {
      const done = focused(stepButton(page, 'Terminé'));
      await done.or(focused(tray(page))).waitFor();
      if ((await done.count()) === 0) await page.keyboard.press('Enter');
      await press('Terminé');
    };
    await says(page, /Tu commences avec 200\s\$/);
    await press('Lancer le dé');
    await press(/^Acheter\s: 49\s\$$/);
    await says(page, 'Garde tes tuiles');
    await sayDone();
    await press('Lancer le dé');
    await press(/^Acheter\s: 64\s\$$/);
    await says(page, /JOYEUSE\s! 15\spoints, donc 225\s\$/);
    await type('JOYEUSE');
    await says(page, 'Tout le jeu est là');
    await sayDone();
    await press('Lancer le dé');
    await says(page, 'KWVQF');
    await focused(step(page).getByRole('button')).waitFor();
    await page.keyboard.press('Shift+Tab');
    await press('Renoncer');
    await sayDone();
    await press('Lancer le dé');
    await focused(stepButton(page, /^\d\stuiles$/)).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await press(/^4\stuiles$/);
    await press(/^Acheter\s: 81\s\$$/);
    await says(page, 'un joker');
    await type('ZEBRE');
    await press('Oui, vendre');
    await says(page, 'Un seul joker par mot');
    await sayDone();
    await press('Lancer le dé');
    await press(/^Acheter\s: 64\s\$$/);
    await says(page, 'attends un mot plus long');
    await sayDone();
    await press('Lancer le dé');
    await press(/^Acheter\s: 25\s\$$/);
    await says(page, 'Neuf lettres');
    await type('RELATIONS');
    await says(page, /Te voilà à 411\s\$/);
    await expect.poll(() => readKept(page)).toEqual(kept);
  });
});
