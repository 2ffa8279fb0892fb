import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { tool } from './table-page.ts';

const { visit } = useSite();

const summary = (page: Page) => page.getByRole('list', { name: 'The rules at this table' });
/** For how many people. */
const chooseSeats = (page: Page, group: 'Seats' | 'Players', seats: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: seats, exact: true }).check();
const openOptions = (page: Page) => page.getByText('Change the rules').click();

describe('making a table of a variant', () => {
  it('takes a pasted list, says what of it cannot be played, and keeps it in the address however long', async () => {
    const { page, forgive } = await visit({ path: '/new' });
    await openOptions(page);
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'A list of your own …' });
    expect(await page.getByRole('button', { name: 'Make the table' }).isDisabled()).toBe(true);
    const list = page.getByLabel('The words of the theme');
    await list.fill('Casablanca, 12');
    await page.getByText('The title “12” cannot be played').waitFor();
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const titles = letters.flatMap((a) => letters.map((b) => `The Film ${a}${b}`));
    await list.fill(titles.join('\n'));
    await page.getByText('676 words in the list.').waitFor();
    await summary(page).getByText('676 words').waitFor();
    expect(new URL(page.url()).hash.length).toBeGreaterThan(5000);
    await page.reload();
    await summary(page).getByText('676 words').waitFor();
    // The table names long lists, and the page asks for them before it shows anything.
    await page.route('**/api/lists/*', (route) => route.abort());
    forgive(/ERR_FAILED/);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByText('This table’s word list could not be loaded.').waitFor();
    expect(await page.getByRole('list', { name: 'Seats' }).count()).toBe(0);
    await page.unroute('**/api/lists/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: 'Seats' }).waitFor();
    await summary(page).getByText('676 words').waitFor();
    expect(await page.getByText('could not be loaded').count()).toBe(0);
    await page.reload();
    await summary(page).getByText('676 words').waitFor();
  });

  it('explains at once what a theme without a list needs, and mends it at a tap', async () => {
    const { page } = await visit({ path: '/new' });
    await openOptions(page);
    await chooseSeats(page, 'Seats', '2');
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'Any theme, put to the vote …' });
    await page.getByLabel('The theme in your own words').fill('Things that fly');
    await page.getByText('A theme without a list takes 3 players or more').first().waitFor();
    await page.getByRole('button', { name: '3 players' }).first().click();
    await page.getByText('A theme without a list is judged by the players').first().waitFor();
    await page.getByRole('button', { name: 'Let the players judge' }).first().click();
    await summary(page).getByText('Things that fly').waitFor();
    expect(await page.getByText('A theme without a list').count()).toBe(0);
    await page.getByLabel('Your name').fill('Ann');
    expect(await page.getByRole('button', { name: 'Make the table' }).isEnabled()).toBe(true);
  });

  it('says what a crossword, playing alone and French words decide by themselves', async () => {
    const { page } = await visit({ path: '/new?play=bots' });
    await openOptions(page);
    await page.getByLabel('Crossword', { exact: true }).selectOption({ label: 'On' });
    await page.getByText('In a crossword players sell in turn, never all at once.').waitFor();
    const ways = page.getByLabel('Selling', { exact: true }).getByRole('option');
    expect(await ways.allInnerTexts()).toEqual(['In turn', 'In turn, one word at a time']);
    await chooseSeats(page, 'Players', '1');
    await page.getByText('The bank: who plays alone has nobody to challenge.').waitFor();
    await page.getByLabel('Dictionary').selectOption({ label: 'French, all words' });
    const verbs = page.getByLabel('Theme', { exact: true }).locator('option', { hasText: 'verbs' });
    expect(await verbs.innerText()).toBe('verbs (not in French)');
    expect(await verbs.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    await (await tool(page, 'The rules at this table')).click();
    await page.getByRole('dialog').getByText('French words').first().waitFor();
  });

  it('BW-18.1 shows the time of a turn on this device too, and times nobody who passes it on', async () => {
    const { page } = await visit({ path: '/new?play=bots&pace=0', reducedMotion: 'reduce' });
    await openOptions(page);
    const clock = page.getByLabel('Clock', { exact: true });
    await clock.selectOption({ label: '1 minute' });
    await summary(page).getByText('1 minute').waitFor();
    await page.getByRole('radio', { name: 'Pass and play' }).check();
    await page.getByText('at a device that is passed on everybody takes their time').waitFor();
    expect(await clock.isDisabled()).toBe(true);
    await summary(page).getByText('1 minute').waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Bots, here' }).check();
    await page.getByLabel('First leader').selectOption({ label: 'Seat 1' });
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^Your time: (1:00|0:\d\d)$/);
    // Cards are no different.
    await page.goto('/new?game=choose-your-words&play=pass');
    await openOptions(page);
    await page.getByText('at a device that is passed on everybody takes their time').waitFor();
  });
});
