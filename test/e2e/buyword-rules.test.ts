import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openRules } from './friends-page.ts';
import { useSite } from './harness.ts';

const { visit } = useSite();

/** The field beside the usual numbers of an option; it is described by the option's name. */
const fieldOf = (page: Page, name: string, label = 'Other number'): Locator =>
  page.getByRole('textbox', { name: label, exact: true, description: name });
const buttonOf = (page: Page, name: string, label: 'Less' | 'More'): Locator =>
  page.getByRole('button', { name: label, exact: true, description: name });

describe('options that the rules leave free', () => {
  it('BW-2.2 take any number in range: typed, stepped, or one of the usual ones', async () => {
    const { page } = await visit({ path: '/new' });
    await openRules(page);
    await fieldOf(page, 'Money').fill('275');
    await fieldOf(page, 'Money').press('Enter');
    await page.getByText('Everybody starts with $275').waitFor();
    await buttonOf(page, 'Money', 'More').click();
    await page.getByText('Everybody starts with $285').waitFor();
    await fieldOf(page, 'Money').fill('7');
    await fieldOf(page, 'Money').press('Enter');
    await page.getByText('Everybody starts with $50').waitFor();
    await expect.poll(() => buttonOf(page, 'Money', 'Less').isDisabled()).toBe(true);
    await page.getByLabel('Tiles to keep').selectOption({ label: 'No limit' });
    await page.getByText('Keep as many tiles as you like.').waitFor();
    await fieldOf(page, 'Tiles to keep').press('ArrowUp');
    await page.getByText('Keep at most 5 tiles at the end of a round.').waitFor();
  });

  it('BW-16 a target must be above the opening money, and sold letters may go back at once', async () => {
    const { page } = await visit({ path: '/new' });
    await openRules(page);
    await page.getByLabel('Extended play').selectOption({ label: 'Only letters of sold words go back' });
    await page.getByLabel('When letters go back').selectOption({ label: 'At once, in the middle of a draw' });
    await page.getByText('go back the moment the bag is empty').waitFor();
    await fieldOf(page, 'Target').fill('150');
    await fieldOf(page, 'Target').press('Enter');
    await page.getByText('once somebody has $201').waitFor();
    await page.getByLabel('Money', { exact: true }).selectOption({ label: '$300' });
    await page.getByText('set it above the starting money, $300').first().waitFor();
    await page.getByRole('button', { name: 'Play to $1,500' }).first().click();
    await page.getByText('once somebody has $1,500').waitFor();
  });

  it('BW-14.1 a crossword leaves two ways of selling; the players’ own words are on theme (BW-15.1)', async () => {
    const { page } = await visit({ path: '/new' });
    await openRules(page);
    await page.getByLabel('Crossword', { exact: true }).selectOption({ label: 'On' });
    const selling = page.getByLabel('Selling', { exact: true });
    await selling.selectOption({ label: 'In turn, one word at a time' });
    await page.getByText('Players sell in turn, one word at a time').waitFor();
    await expect
      .poll(() => selling.getByRole('option').allInnerTexts())
      .toEqual(['In turn', 'In turn, one word at a time']);
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'ocean' });
    await page.getByText('Valid here and on theme, whatever the lists say.').waitFor();
  });
});
