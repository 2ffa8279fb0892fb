import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openRules } from './friends-page.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards } from './saves.ts';
import { tool } from './table-page.ts';

const { visit } = useSite();

const PEOPLE = ['Ann', 'Bob', 'Cy'] as const;
const HANDS = ['Fb Ib Sb Hb Eb Rb *', 'Qb Xb Zb Vb Jb Kb Wb', 'Cr Ar Tr Sr Or Nr Er'] as const;
const DEALT = [0, 1, 2].map((dealer) => deckOf(HANDS, 'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib', dealer));

const open = async (options: object, turns: readonly string[]): Promise<Page> => {
  const saved = savedCards({ people: PEOPLE, options, decks: DEALT, turns });
  const { page } = await visit({
    path: '/pass?game=planted',
    device: 'phone',
    before: plant(saved),
    reducedMotion: 'reduce',
  });
  return page;
};

describe('the card table by the revised rules', () => {
  it('CW-21.1 the dealer names a theme that ships', async () => {
    const page = await open({ category: 'dealer' }, []);
    await page.getByRole('button', { name: 'I’m Ann' }).click();
    // Themes are there to choose from; the keyboard of the phone stays down until somebody wants to type.
    await page.getByLabel('Choose a theme').waitFor();
    expect(await page.locator('input[type=text]:focus').count()).toBe(0);
    await page.getByLabel('Choose a theme').selectOption('ocean');
    await page.getByRole('button', { name: 'Announce' }).click();
    await page.getByText('+10 for a word on its list').first().waitFor();
    await page.getByRole('heading', { name: /You open/ }).waitFor();
  });

  it('CW-10 the score sheet is one tap away: chips by round, as a table and a chart', async () => {
    const page = await open({ stack: 40 }, ['0 bet 5', '1 fold', '2 fold']);
    await page.getByRole('button', { name: 'I’m Bob' }).click();
    await (await tool(page, 'Score sheet')).click();
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await sheet.getByRole('row', { name: /^1 42 \+2 39 [-−]1 39 [-−]1$/ }).waitFor();
    await sheet.getByRole('row', { name: 'Start 40 40 40' }).waitFor();
    await sheet.getByRole('figure', { name: 'Chips by round' }).waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  });

  it('CW-1 takes any number in range when a table is made', async () => {
    const { page } = await visit({ path: '/new?game=choose-your-words', device: 'desktop' });
    await openRules(page);
    const chips = page.getByRole('group', { name: 'Stakes' }).getByRole('textbox').first();
    await chips.fill('137');
    await chips.press('Enter');
    await page.getByText('Everybody starts with 137 chips').first().waitFor();
  });
});
