import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { addBot, makeTable } from './friends-page.ts';
import { useSite } from './harness.ts';
import { commandLine, focused, logLines, moreTold, question, result, settled, step } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** Does what is most at hand, three times: calls or bets, keeps cards; then leaves, which ends a game of two. */
const playABit = async (page: Page): Promise<void> => {
  for (let moves = 0; moves < 3; moves++) {
    await settled(page);
    const told = await logLines(page).count();
    await focused(step(page).getByRole('button')).click();
    await moreTold(page, told);
  }
  await settled(page);
  await page.keyboard.press('/');
  await commandLine(page).fill('leave');
  await page.keyboard.press('Enter');
  await question(page).getByRole('button').first().click();
  await result(page).waitFor();
};

/** What the bot tells of its play. */
const story = async (page: Page): Promise<string[]> => {
  const told = page.locator('.stories details').first();
  await told.locator('summary').click();
  return told.locator('li').allTextContents();
};

describe('bots at the card table', () => {
  it.each([
    ['en', 'Fitch', 'Casual', 'How Fitch played', 'phone'],
    ['fr', 'Félix', 'Amateur', 'Comment Félix a joué', 'desktop'],
  ] as const)(
    'have a face, a name and a level, and tell after the game why they played so (%s)',
    async (language, name, level, heading, device) => {
      const path = '/bots?game=choose-your-words&pace=0';
      const { page } = await visit({ language, device, path, ...still });
      const chosen = page.getByRole('checkbox', { checked: true });
      await chosen.first().waitFor();
      while ((await chosen.count()) > 0) await chosen.first().click();
      await page.getByRole('checkbox', { name }).check();
      await page.locator('.opponents-start .button').click();
      const seat = page.locator('.card-seats .seat-card', { hasText: name });
      await seat.getByText(level).waitFor();
      expect(await seat.locator('svg.face').count()).toBe(1);
      await playABit(page);
      const told = await story(page);
      await page.locator('.stories').getByText(heading).waitFor();
      expect(told.length).toBeGreaterThan(0);
      for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    },
  );

  it('sit down at a table made from a preset, by link, and tell their play there too', async () => {
    const { page } = await visit({ device: 'phone', path: '/new?game=choose-your-words', ...still });
    await page.getByRole('radio', { name: 'Tournament' }).check();
    await page.getByText('Everybody starts with 500 chips and antes 5 a round.').first().waitFor();
    await page.getByText('Change the rules').click();
    // Every option has its control.
    for (const name of [
      ...['Dictionary', 'Deck', 'Looking words up', 'Chips', 'Ante', 'Least bet', 'Most at once', 'Raises'],
      ...['Category', 'Time to challenge', 'Clock', 'After the game', 'Chips to reach', 'Minutes'],
    ])
      await page.getByRole('combobox', { name, exact: true }).waitFor();
    expect([await violations(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], 0]);
    await page.getByRole('radio', { name: 'Category night' }).check();
    await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('2 minutes');
    await page.getByText('Your own mix of rules').first().waitFor();
    await page.getByText('The dealer may name a category each round').first().waitFor();
    await makeTable(page);
    await addBot(page, 'Fitch');
    await page.getByRole('button', { name: 'Start with 2 players' }).click();
    // Whoever deals names a category, or none.
    const seat = page.locator('.card-seats .seat-card', { hasText: 'Fitch' });
    await seat.locator('svg.face').waitFor();
    await page.locator('.card-table:not(:has(.prompt-wait))').waitFor();
    if ((await page.locator('.category-form').count()) > 0) {
      await page.getByLabel('Category', { exact: true }).fill('Things that purr');
      await page.getByRole('button', { name: 'Announce it' }).click();
    }
    await playABit(page);
    expect((await story(page)).length).toBeGreaterThan(0);
  });
});
