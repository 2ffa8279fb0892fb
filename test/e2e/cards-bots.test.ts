import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { addBot, makeTable, openRules } from './friends-page.ts';
import { useSite } from './harness.ts';
import {
  commandLine,
  focused,
  logLines,
  moreTold,
  question,
  result,
  said,
  seatOf,
  settled,
  step,
  storyOf,
} from './table-page.ts';

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
  await question(page).getByRole('button').last().click();
  await result(page).waitFor();
};

describe('bots at the card table', () => {
  it.each([
    ['en', 'Fitch', 'Casual', 'phone'],
    ['fr', 'Félix', 'Amateur', 'desktop'],
  ] as const)(
    'have a face, a name and a level, and tell after the game why they played so (%s)',
    async (language, name, level, device) => {
      const path = '/bots?game=choose-your-words&pace=0';
      const { page } = await visit({ language, device, path, ...still });
      const chosen = page.getByRole('checkbox', { checked: true });
      await chosen.first().waitFor();
      while ((await chosen.count()) > 0) await chosen.first().click();
      await page.getByRole('checkbox', { name }).check();
      await page.getByRole('button', { name: said(({ characters }) => characters.play([name])) }).click();
      await seatOf(page, name).getByText(level).waitFor();
      await expect.poll(() => seatOf(page, name).locator('svg.face').count()).toBe(1);
      await playABit(page);
      const told = await (await storyOf(page, name)).allTextContents();
      expect(told.length).toBeGreaterThan(0);
      for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    },
  );

  it('sit down at a table made from a preset, by link, and tell their play there too', async () => {
    const { page } = await visit({ device: 'phone', path: '/new?game=choose-your-words', ...still });
    await page.getByRole('radio', { name: 'Tournament' }).check();
    await page.getByText('Everybody starts with 500 chips and antes 5 per round.').first().waitFor();
    await openRules(page);
    // Every option has its control.
    for (const name of [
      ...['Dictionary', 'Deck', 'Looking up words', 'Chips', 'Ante', 'Minimum bet', 'Maximum bet', 'Raises'],
      ...['Category', 'Time to challenge', 'Clock', 'After the game', 'Chips to reach', 'Minutes'],
    ])
      await page.getByRole('combobox', { name, exact: true }).waitFor();
    expect([await violations(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], 0]);
    await page.getByRole('radio', { name: 'Category night' }).check();
    await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('2 minutes');
    await page.getByText('Custom rules').first().waitFor();
    await page.getByText('The dealer may name a category each round').first().waitFor();
    await makeTable(page);
    await addBot(page, 'Fitch');
    await page.getByRole('button', { name: 'Start with 2 players' }).click();
    // Whoever deals names a category, or none.
    await seatOf(page, 'Fitch').locator('svg.face').waitFor();
    await settled(page);
    const category = page.getByLabel('Category', { exact: true });
    if ((await category.count()) > 0) {
      await category.fill('Things that purr');
      await page.getByRole('button', { name: 'Announce' }).click();
    }
    await playABit(page);
    expect(await (await storyOf(page, 'Fitch')).count()).toBeGreaterThan(0);
  });
});
